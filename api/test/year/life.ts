import { moveDay } from "@portal/model/calendar/calendar.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { expect } from "vitest";
import { premiumsChanged } from "../../src/insurer/cover/premiums-changed.ts";
import { endHealthContracts } from "../../src/insurer/people/report-death.ts";
import { withCode } from "../samples/codes.ts";
import { aPdf } from "../corpus.ts";
import { db } from "../portal.ts";
import { upload } from "../samples/uploads.ts";
import { chanceOf, type Household, ownerOf } from "./households.ts";

const MOVE = `mutation Move($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request insuredNumbers } }`;

/** A household moves together and announces it some days or weeks ahead. */
export async function moves(household: Household, today: string): Promise<void> {
  const startOfValidity = moveDay(today, { days: household.index % 2 === 0 ? 40 : 3 });
  const { data, errors } = await withCode(await ownerOf(household), MOVE, {
    input: {
      postalUse: "DOMICILE_LEGAL",
      street: "Rue du Lac",
      number: "4",
      swissLocalityId: "1003-lausanne",
      npa: "1003",
      startOfValidity,
    },
  });
  // Someone who has announced as many moves as are kept waits for them.
  const [refusal] = errors ?? [];
  if (JSON.stringify(refusal?.extensions["errorCodes"]) === '["tooMany"]') return;
  expect(errors, `household ${household.index} moves`).toBeUndefined();
  expect(data.updateSwissPostalAddress.request).toBeTruthy();
}

/** The insured persons of a household. */
function insuredIn({ accountId }: Household) {
  return db
    .selectFrom("accountInsured")
    .innerJoin("insured", "insured.insuredNumber", "accountInsured.insuredNumber")
    .select(["insured.insuredNumber", "birthdate", "lastname", "language"])
    .where("accountId", "=", accountId)
    .where("forInformation", "=", false)
    .orderBy("insured.insuredNumber")
    .execute();
}

/** A child is born and insured from that day on. The portal has no form for it: the clerk enters it. */
export async function hasChild(household: Household, birthdate: string): Promise<void> {
  const people = await insuredIn(household);
  const insuredNumber = Math.max(...people.map((one) => one.insuredNumber)) + 1;
  const { lastname = "", language = "fr" } = people[0] ?? {};
  const child = { firstname: "Aline", lastname, birthdate, gender: "F", language };
  await db
    .insertInto("insured")
    .values({ ...child, insuredNumber, collective: null })
    .execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: household.accountId, insuredNumber, position: people.length })
    .execute();
  const { id: _id, ...home } = await db
    .selectFrom("postalAddress")
    .selectAll()
    .where("insuredNumber", "=", household.insuredNumber)
    .where("domicileLegal", "=", true)
    .where("validTo", ">=", birthdate)
    .orderBy("validFrom")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("postalAddress")
    .values({ ...home, insuredNumber, validFrom: birthdate })
    .execute();
  const contract = await db
    .selectFrom("basicContract")
    .select(["insurerCode", "periodicity"])
    .where("insuredNumber", "=", household.insuredNumber)
    .orderBy("validFrom", "desc")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("basicContract")
    .values({
      ...contract,
      insuredNumber,
      validFrom: birthdate,
      productCode: "RT01",
      deductible: 0,
      risk: "MIT",
    })
    .execute();
  await premiumsChanged(db, [insuredNumber], birthdate);
}

/** The youngest person of a family dies. */
export async function losesSomebody(household: Household, today: string): Promise<void> {
  const last = (await insuredIn(household)).at(-1);
  if (last && last.insuredNumber !== household.insuredNumber)
    await endHealthContracts(db, { insuredNumber: last.insuredNumber, diedOn: today });
}

const categories = ["DOCTOR", "MEDICINE", "LABORATORY", "THERAPY", "HOSPITAL"] as const;
const smallest: Record<(typeof categories)[number], number> = {
  DOCTOR: 80_00,
  MEDICINE: 12_00,
  LABORATORY: 45_00,
  THERAPY: 150_00,
  HOSPITAL: 2400_00,
};

/** Electronic bills of providers arrive for some persons of a household and are due a few days later. */
export async function isTreated(household: Household, today: string): Promise<void> {
  for (const { insuredNumber, birthdate } of await insuredIn(household)) {
    const chance = chanceOf("care", insuredNumber, today);
    if (!chance.chance(0.03)) continue;
    const category = chance.pick(categories);
    const end = moveDay(today, { days: -chance.between(1, 20) });
    await db
      .insertInto("claim")
      .values({
        insuredNumber,
        isPrivate: isOfAge(birthdate, today),
        channel: "PROVIDER",
        provider: "Cabinet de la Gare",
        category,
        treatmentBegin: category === "HOSPITAL" ? moveDay(end, { days: -3 }) : end,
        treatmentEnd: end,
        tiers: chance.pick(["PAYANT", "PAYANT", "GARANT"]),
        billed: smallest[category] + chance.between(0, 4000) * 5,
        dueOn: moveDay(today, { days: chance.between(2, 9) }),
      })
      .execute();
  }
}

/** Sends a paid bill through the portal. */
export async function sendsBill(household: Household, today: string): Promise<void> {
  const who = await ownerOf(household);
  const title = `${household.index} ${today}`;
  const file = new Uint8Array(aPdf({ trailer: `/Info << /Title (${title}) >>` }));
  const { uuid } = await upload(who, "facture.pdf", file);
  const path = `/mobile-gw/api/v1/documents?insuredNumber=${who.insuredNumber}&documentType=INVOICE`;
  expect((await who.post(path, { files: [uuid] })).status).toBe(200);
}
