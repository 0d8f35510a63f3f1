import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import { expect, test } from "vitest";
import {
  frenchIban,
  hasAccount,
  messagesTo,
  pendingOf,
  swissIban,
} from "../../test/samples/addresses.ts";
import { untilCode, withCode } from "../../test/samples/codes.ts";
import { aCustomer, type Customer, db, secrets } from "../../test/portal.ts";
import { treatAll } from "../../test/samples/requests.ts";

const LIST = `query List($usage: FinancialUsage!) { financialAddresses(usage: $usage) {
  id usageType loIban accountNumber formattedAccountNumber addressNature noClearing bic paymentMode startDate endDate
  bank { name street locality }
  owner { fullname nameComplement street streetNumber country zip city locality localityCommuneId }
} }`;
const SWISS = `mutation Swiss($input: SwissFinancialAddressInput!) {
  updateSwissFinancialAddress(input: $input) { request }
}`;
const FOREIGN = `mutation Foreign($input: ForeignFinancialAddressInput!) {
  updateForeignFinancialAddress(input: $input) { request }
}`;

const today = todayInZurich(new Date());
const inAMonth = movedDay(today, 30);
const postIban = "CH8409000000700000007";
const ofAnna = {
  usage: "REMB",
  ownerFullname: "Anna Rossi",
  street: "Tannenhalde 7",
  localityCommuneId: "3011-bern",
  iban: "CH84 0900 0000 7000 0000 7",
  startOfValidity: inAMonth,
};
const { localityCommuneId: _, ...account } = ofAnna;
const abroad = {
  ...account,
  country: "FR",
  streetNumber: "14",
  zip: "01210",
  locality: "Ferney-Voltaire",
  iban: frenchIban,
};

const swiss = (who: Customer, change: object = {}) =>
  withCode(who, SWISS, { input: { ...ofAnna, ...change } });
const foreign = (who: Customer, change: object = {}) =>
  withCode(who, FOREIGN, { input: { ...abroad, ...change } });
const refusal = ({ errors }: Awaited<ReturnType<typeof swiss>>) => errors?.[0]?.extensions;
const list = async (who: Customer, usage = "REMB") =>
  (await who.graphql(LIST, { usage })).data.financialAddresses;

test("C06 an account that is the same as before asks for no code; another owner or number does", async () => {
  const anna = await aCustomer();
  const id = await hasAccount(anna, { iban: postIban });
  const ask = async (change: object) =>
    refusal(await anna.graphql(SWISS, { input: { ...ofAnna, id, ...change } }));
  expect(await ask({})).toEqual({ code: "CONFLICT", errorCodes: ["unchanged"] });
  const codes = db.selectFrom("confirmation").select("id").where("accountId", "=", anna.id);
  expect(await codes.execute()).toEqual([]);
  expect(await ask({ ownerFullname: "Anna Bianchi" })).toMatchObject({
    code: "CONFIRMATION_NEEDED",
  });
  expect(await ask({ iban: swissIban })).toMatchObject({ code: "CONFIRMATION_NEEDED" });
});

test("C06 accounts are listed by what they are for, with the bank that the number names", async () => {
  const anna = await aCustomer({ paymentMode: "LSV" });
  const id = await hasAccount(anna, { iban: postIban });
  await hasAccount(anna, { usage: "PRLV", iban: frenchIban });
  expect(await list(anna)).toEqual([
    {
      id,
      usageType: "REMB",
      loIban: postIban,
      accountNumber: postIban,
      formattedAccountNumber: "CH84 0900 0000 7000 0000 7",
      addressNature: "CCP",
      noClearing: "09000",
      bic: "POFICHBEXXX",
      bank: { name: "PostFinance AG", street: "Mingerstrasse 20", locality: "3030 Bern" },
      paymentMode: null,
      startDate: "2020-01-01",
      endDate: "9999-12-31",
      owner: {
        fullname: "Anna Rossi",
        nameComplement: null,
        street: "Tannenhalde 7",
        streetNumber: null,
        country: "CH",
        zip: "3011",
        city: "Bern",
        locality: "3011 Bern",
        localityCommuneId: "3011-bern",
      },
    },
  ]);
  expect(await list(anna, "PRLV")).toMatchObject([
    { loIban: frenchIban, bank: null, bic: null, noClearing: null, paymentMode: "LSV" },
  ]);
});

test("C06 a new account is asked for, pending, told of by e-mail and SMS, and used from its day on", async () => {
  const anna = await aCustomer();
  const id = await hasAccount(anna);
  const { errors } = await swiss(anna, { id });
  expect(errors).toBeUndefined();
  expect(await pendingOf(anna, "FINANCIAL_ADDRESS")).toBe(true);
  expect(await list(anna)).toHaveLength(1);
  await treatAll();
  expect(await pendingOf(anna, "FINANCIAL_ADDRESS")).toBe(false);
  expect(await list(anna)).toMatchObject([
    { loIban: swissIban, endDate: movedDay(inAMonth, -1) },
    { loIban: postIban, startDate: inAMonth, endDate: "9999-12-31" },
  ]);
  expect(await messagesTo(anna)).toEqual([
    "EMAIL financialAddress.asked",
    "SMS financialAddress.asked",
    "EMAIL financialAddress.done",
  ]);
  const { parameters, id: message } = await db
    .selectFrom("message")
    .select(["id", "parameters"])
    .where("accountId", "=", anna.id)
    .where("template", "=", "financialAddress.asked")
    .where("channel", "=", "SMS")
    .executeTakeFirstOrThrow();
  const place = { table: "message", column: "parameters", row: message };
  expect(JSON.parse(secrets.decrypt(place, parameters))).toEqual({ ending: "0007" });
});

test("C06 no account number is readable in the database", async () => {
  const anna = await aCustomer();
  await swiss(anna);
  await treatAll();
  const rows = await db.selectFrom("financialAddress").select("iban").execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { iban } of rows) expect(iban.toString("latin1")).not.toContain("70000000");
});

test("C07 an account with an end is only to be looked at", async () => {
  const anna = await aCustomer();
  const id = await hasAccount(anna, { validTo: movedDay(today, 20) });
  expect(refusal(await swiss(anna, { id }))).toEqual({ code: "CONFLICT", errorCodes: ["changed"] });
  expect((await swiss(anna)).errors).toBeUndefined();
  const bea = await aCustomer();
  const endless = await hasAccount(bea, { validTo: "9999-12-30" });
  expect((await swiss(bea, { id: endless })).errors).toBeUndefined();
});

test("C06 what is refused names its fields, and QR-IBANs and slips are among it", async () => {
  const anna = await aCustomer();
  const fields = async (change: object) => refusal(await swiss(anna, change))?.["fields"];
  expect(await fields({ iban: "CH4431999123000889012" })).toEqual({ iban: "iban.qr" });
  expect(await fields({ iban: "CH8409000000700000008" })).toEqual({ iban: "iban.invalid" });
  expect(await fields({ iban: frenchIban })).toEqual({ iban: "iban.swiss" });
  expect(await fields({ localityCommuneId: "9999-nowhere" })).toEqual({
    localityCommuneId: "locality.list",
  });
  expect(await fields({ ownerFullname: "x".repeat(41), startOfValidity: "" })).toEqual({
    ownerFullname: "text.tooLong",
    startOfValidity: "required",
  });
  expect(await fields({ usage: "PRLV" })).toEqual({ usage: "financial.noDirectDebit" });
  // The check digits are right, but a French IBAN is longer.
  expect(refusal(await foreign(anna, { iban: "FR04200410100505" }))?.["fields"]).toEqual({
    iban: "iban.invalid",
  });
  expect(await messagesTo(anna)).toEqual([]);
});

test("C06 premiums are debited from another account than reimbursements go to", async () => {
  const anna = await aCustomer({ paymentMode: "SDD" });
  await hasAccount(anna);
  const old = await hasAccount(anna, { usage: "PRLV" });
  const { errors } = await foreign(anna, { usage: "PRLV", id: old, startOfValidity: today });
  expect(errors).toBeUndefined();
  await treatAll();
  expect(await list(anna)).toMatchObject([{ loIban: swissIban, endDate: "9999-12-31" }]);
  expect(await list(anna, "PRLV")).toMatchObject([
    {
      loIban: frenchIban,
      startDate: today,
      owner: { city: "Ferney-Voltaire", streetNumber: "14" },
    },
  ]);
});

test("C08 one change at a time, and at most two accounts of a use", async () => {
  const anna = await aCustomer();
  const tabs = [
    await untilCode(anna, SWISS, { input: ofAnna }),
    await untilCode(anna, FOREIGN, { input: abroad }),
    await untilCode(anna, SWISS, { input: { ...ofAnna, iban: swissIban } }),
  ];
  const answers = await Promise.all(tabs.map((send) => send()));
  const codes = answers.map(({ errors }) => errors?.[0]?.message ?? "sent");
  expect(codes.toSorted()).toEqual(["CONFLICT", "CONFLICT", "sent"]);
  const bea = await aCustomer();
  await hasAccount(bea, { validTo: movedDay(today, 20) });
  await hasAccount(bea, { validFrom: movedDay(today, 21) });
  expect(refusal(await swiss(bea))).toEqual({ code: "CONFLICT", errorCodes: ["tooMany"] });
});

test("C06 the bank is told while its number is being typed", async () => {
  const anna = await aCustomer();
  const bankOf = async (iban: string) =>
    (await anna.graphql(`query Bank($iban: String!) { bank(iban: $iban) { name bic } }`, { iban }))
      .data.bank;
  expect(await bankOf("ch00 0900 0")).toEqual({ name: "PostFinance AG", bic: "POFICHBEXXX" });
  for (const iban of ["", "CH00 0900", "CH00 9999 9", "DE00 0900 0", "\u0000"])
    expect(await bankOf(iban), iban).toBeNull();
});

test("W05 bank accounts are the address owner's alone, also for the rest of the household", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  await hasAccount(anna);
  await hasAccount(luca);
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  const { insuredNumber } = anna;
  await db
    .insertInto("accountInsured")
    .values({ accountId: luca.id, insuredNumber, partPrincipal: false })
    .execute();
  expect(refusal(await luca.graphql(LIST, { usage: "REMB" }))).toEqual({ code: "FORBIDDEN" });
  expect(refusal(await swiss(luca))).toEqual({ code: "FORBIDDEN" });
});
