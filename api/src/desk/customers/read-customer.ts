import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { guardianOf } from "../../insurer/people/guardianship.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";
import { disputedData } from "../disputed-data.ts";
import { openEnd, peopleOn } from "./people-on.ts";
import { readContacts } from "./read-contacts.ts";
import { waitingActs } from "./approved/waiting-acts.ts";

/** The household, the account and the addresses of an open customer. */
export function readCustomer(call: DeskCall, insuredNumber: number): Promise<CustomerPage> {
  const look = { what: "Desk.insureds", insuredNumber };
  return deskRead(call, look, async (desk, accountId) => {
    const numbers = await peopleOn(desk, { accountId, insuredNumber });
    return {
      insuredNumber,
      people: await peopleOf(desk, numbers, accountId),
      account: accountId === null ? null : await accountOf(desk, accountId),
      addresses: await addressesOf(desk, numbers),
    };
  });
}

async function peopleOf(
  desk: DeskWork,
  numbers: readonly number[],
  accountId: string | null,
): Promise<CustomerPage["people"]> {
  const { db } = desk;
  const contactsOf = await readContacts(desk, numbers);
  const disputesOf = await disputedData(desk, numbers);
  const people = await db
    .selectFrom("insured as p")
    .leftJoin("accountInsured as l", (join) =>
      join.onRef("l.insuredNumber", "=", "p.insuredNumber").on("l.accountId", "=", accountId),
    )
    .select(["p.insuredNumber", "p.firstname", "p.lastname", "p.birthdate", "p.language"])
    .select(["p.forInformation", "p.leftOn", "p.diedOn", "l.partPrincipal"])
    .where("p.insuredNumber", "in", numbers)
    .orderBy("l.partPrincipal", "desc")
    .orderBy("l.position")
    .orderBy("p.insuredNumber")
    .execute();
  const cards = await db
    .selectFrom("insuranceCard")
    .distinctOn("insuredNumber")
    .select(["insuredNumber", "cardNumber", "validUntil", "blockedOn"])
    .where("insuredNumber", "in", numbers)
    .orderBy("insuredNumber")
    .orderBy("blockedOn", (order) => order.desc().nullsFirst())
    .orderBy("issuedOn", "desc")
    .execute();
  const cardOf = new Map(cards.map(({ insuredNumber, ...card }) => [insuredNumber, card]));
  return people.map(({ partPrincipal, language, ...person }) => ({
    ...person,
    language: knownLanguage(language),
    isMain: partPrincipal ?? false,
    ...contactsOf(person.insuredNumber),
    card: cardOf.get(person.insuredNumber) ?? null,
    disputes: disputesOf(person.insuredNumber),
  }));
}

async function accountOf(desk: DeskWork, id: string): Promise<CustomerPage["account"]> {
  const row = await desk.db
    .selectFrom("account")
    .select(["id", "displayName", "extranauteType", "language", "correspondance", "paymentMode"])
    .select(["sousTutelle", "createdAt", "firstConnectionAt", "lockedAt"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    displayName: row.displayName,
    kind: row.extranauteType,
    language: knownLanguage(row.language),
    correspondence: row.correspondance,
    paymentMode: row.paymentMode,
    isUnderGuardianship: row.sousTutelle,
    guardian: await guardianOn(desk, id),
    createdAt: row.createdAt.toISOString(),
    firstConnectionAt: row.firstConnectionAt?.toISOString() ?? null,
    lockedAt: row.lockedAt?.toISOString() ?? null,
    waiting: await waitingActs(desk, id),
  };
}

async function guardianOn({ db }: DeskWork, accountId: string) {
  const running = await guardianOf(db, accountId);
  if (!running) return null;
  const { guardian, authority, since } = running;
  return { guardian, authority, since };
}

async function addressesOf(
  { db, today }: DeskWork,
  numbers: readonly number[],
): Promise<CustomerPage["addresses"]> {
  const rows = await db
    .selectFrom("postalAddress")
    .select(["id", "insuredNumber", "domicileLegal", "correspondance", "validFrom", "validTo"])
    .select(["street", "number", "complement", "poBox", "zip", "city", "country"])
    .where("insuredNumber", "in", numbers)
    .where("validTo", ">=", today)
    .orderBy("insuredNumber")
    .orderBy("validFrom")
    .execute();
  return rows.map(({ id, insuredNumber, domicileLegal, correspondance, ...row }) => ({
    id,
    insuredNumber,
    isHome: domicileLegal,
    isForLetters: correspondance,
    lines: [
      row.complement,
      [row.street, row.number].filter(Boolean).join(" "),
      row.poBox,
      [row.zip, row.city].join(" "),
      row.country === "CH" ? null : row.country,
    ].filter((line): line is string => line !== null && line !== ""),
    validFrom: row.validFrom,
    validTo: openEnd(row.validTo),
  }));
}
