import { isOfAge } from "@portal/model/documents.ts";
import { expect } from "vitest";
import { cardLetter } from "../../src/insurer/papers/card-letter.ts";
import { issuePaper } from "../../src/insurer/papers/file-paper.ts";
import { settlementLetter } from "../../src/damage/settlement-letter.ts";
import { costShareStatement } from "../../src/documents/letters/cost-share.ts";
import { welcomeLetter } from "../../src/documents/letters/welcome.ts";
import { frenchIban } from "../samples/addresses.ts";
import { aFall } from "../samples/accidents.ts";
import { withCode } from "../samples/codes.ts";
import { aFlood, hasProperty } from "../samples/damages.ts";
import { addressedTo } from "../samples/documents.ts";
import { type Customer, db } from "../portal.ts";
import type { Household } from "../year/households.ts";
import type { CrowdHousehold } from "./household.ts";

/** Sets the names of the crowd in the database: names come from the insurer, not from a form. */
export async function isCalled({ accountId }: Household, crowd: CrowdHousehold): Promise<void> {
  const { firstname, lastname, language } = crowd;
  await db
    .updateTable("insured")
    .set({ firstname, lastname, language })
    .where("insuredNumber", "in", (query) =>
      query.selectFrom("accountInsured").select("insuredNumber").where("accountId", "=", accountId),
    )
    .execute();
  const displayName = `${firstname} ${lastname}`;
  // A customer who pays by slip gets one with every invoice and reminder.
  await db
    .updateTable("account")
    .set({ displayName, language, paymentMode: "BVR" })
    .where("id", "=", accountId)
    .execute();
}

const SWISS = `mutation Swiss($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request } }`;
const FOREIGN = `mutation Foreign($input: ForeignPostalAddressInput!) {
  updateForeignPostalAddress(input: $input) { request } }`;
const BANK = `mutation Bank($input: ForeignFinancialAddressInput!) {
  updateForeignFinancialAddress(input: $input) { request } }`;

/** Fills in every form whose values reach a document, through the API: no form refuses its own limits. */
export async function fillsInForms(who: Customer, crowd: CrowdHousehold): Promise<void> {
  const { address, account, index } = crowd;
  const { startOfValidity } = address.input;
  const moved = await withCode(who, address.kind === "swiss" ? SWISS : FOREIGN, {
    input: address.input,
  });
  expect(moved.errors, `address of household ${index}`).toBeUndefined();
  const bank = { usage: "REMB", country: "FR", iban: frenchIban, startOfValidity, ...account };
  const banked = await withCode(who, BANK, { input: bank });
  expect(banked.errors, `bank account of household ${index}`).toBeUndefined();
}

export async function declaresAccident(
  who: Customer,
  { accident, index }: CrowdHousehold,
): Promise<void> {
  const answer = await who.post("/v1/contact/accident", aFall(who.insuredNumber, accident));
  expect(await answer.json(), `accident of household ${index}`).not.toHaveProperty("code");
}

export async function declaresDamage(
  who: Customer,
  { damage, index }: CrowdHousehold,
): Promise<void> {
  const flood = aFlood(await hasProperty(who.insuredNumber), damage);
  const answer = await who.post("/v1/contact/damage", flood);
  expect(await answer.json(), `damage of household ${index}`).not.toHaveProperty("code");
}

/** A provider's bill of which the household owes a share. */
export async function wasTreated({ insuredNumber }: Household, day: string): Promise<void> {
  const person = await db
    .selectFrom("insured")
    .select("birthdate")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("claim")
    .values({
      insuredNumber,
      isPrivate: isOfAge(person.birthdate, day),
      channel: "PROVIDER",
      dueOn: day,
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: day,
      treatmentEnd: day,
      tiers: "PAYANT",
      billed: 2300_00,
    })
    .execute();
}

/** A letter for another occasion, with the household's address of that day. */
export async function getsLetter(
  who: Customer,
  kind: number,
  { language, day }: { language: string; day: string },
): Promise<void> {
  const { addressed, head, person } = await addressedTo(who, day, language);
  const letters = [
    () =>
      issuePaper(db, cardLetter, {
        ...addressed,
        parameters: { validUntil: "2029-12-31" },
        content: { head, person },
      }),
    () =>
      issuePaper(db, welcomeLetter, {
        ...addressed,
        parameters: {},
        content: { head, people: [person] },
      }),
    () =>
      issuePaper(db, costShareStatement, {
        ...addressed,
        parameters: { year: 2025 },
        content: { head, person, shares },
      }),
    () =>
      issuePaper(db, settlementLetter, {
        ...addressed,
        parameters: { date: "2025-12-20", event: "WATER" },
        content: { head, ...settled },
      }),
  ];
  await letters[kind % letters.length]?.();
}

const shares = {
  deductibleAnnual: 250_000,
  deductiblePaid: 84_000,
  coinsuranceAnnual: 70_000,
  coinsurancePaid: 0,
};
const settled = {
  noContract: "M-1",
  product: "Cervin Ménage",
  place: "Bern",
  module: "CONTENTS",
  insuredAmount: 80_000_00,
  recognised: 1_700_00,
  deductible: 200_00,
  amount: 1_500_00,
  paysOn: "2026-01-09",
  paidTo: "CH… 2957",
};
