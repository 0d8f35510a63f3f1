import { expect, test } from "vitest";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { isBilled, lettersOf, onDay, pays, stateOf } from "../../../test/samples/money.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";

const LISTED = `query L { invoices(from: "2020-01-01", to: "2030-12-31") { invoices { id status toBePaid totalAmount
  lines { kind name amount } payments { amount way } instalments { status } arrangement { actif } } }
  openInvoices { count amount overdueCount } invoicesToPay(from: "2020-01-01") { id toBePaid } }`;
const listed = async (who: Customer) => (await who.graphql(LISTED)).data;
const invoiceOf = async (who: Customer, no: string) =>
  (await listed(who)).invoices.invoices.find(({ id }: { id: string }) => id === no);
const remindersOf = (no: string) =>
  db.selectFrom("invoiceReminder").select("status").where("invoiceNo", "=", no).execute();

test("I08 five rappen too little are written off, and no customer is reminded of them", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await pays(no, 412_30);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", fees: 0 });
  expect(await invoiceOf(anna, no)).toMatchObject({ toBePaid: 0, status: "REGLEE" });
  for (const day of ["2026-12-10", "2027-01-15", "2027-03-01"]) await onDay(day);
  expect(await remindersOf(no)).toEqual([]);
});

test.each([
  [95, "REGLEE", 0],
  [96, "ENCOURS", 0.96],
  [500, "ENCOURS", 5],
])("I08 of %i rappen too little the invoice is %s, with %d to pay", async (short, status, open) => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await pays(no, 412_35 - short);
  expect(await invoiceOf(anna, no)).toMatchObject({ status, toBePaid: open });
});

test("I08 a rest of up to five francs is asked for with the next invoice, and not dunned", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await pays(no, 409_15);
  for (const day of ["2026-12-10", "2027-01-15"]) await onDay(day);
  expect(await remindersOf(no)).toEqual([]);
  expect((await listed(anna)).openInvoices).toEqual({ count: 1, amount: 3.2, overdueCount: 0 });
  const next = await isBilled(anna, 300_00, { invoiceDate: "2027-01-20", deadline: "2027-02-10" });
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect(await invoiceOf(anna, next)).toMatchObject({
    totalAmount: 303.2,
    toBePaid: 303.2,
    lines: [{ amount: 300 }, { kind: "CARRIED", amount: 3.2 }],
  });
  expect((await listed(anna)).openInvoices).toMatchObject({ count: 1, amount: 303.2 });
  const [paper = ""] = await lettersOf(anna, "INVOICE");
  expect(paper).toMatch(/Solde de la facture/);
  expect(paper).toContain("303.20");
});

test("I08 more than five francs too little is dunned, and every letter says what was received and what is open", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await pays(no, 407_34);
  for (const [day, owed] of [
    ["2026-12-10", "10.01"],
    ["2027-01-13", "30.01"],
    ["2027-03-05", "90.06"],
  ] as const) {
    await onDay(day);
    const [letter = ""] = await lettersOf(anna, "REMINDER");
    expect(letter, day).toContain("Nous avons reçu CHF 407.34");
    expect(letter, day).toContain(owed);
    expect(letter, day).not.toContain("Nous n’avons pas encore reçu votre paiement");
  }
  expect(await stateOf(no)).toMatchObject({ status: "POURSUITE" });
});

test("I08 a formal notice that is paid but for a little ends, and dunning with it", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  for (const day of ["2026-12-10", "2027-01-13"]) await onDay(day);
  expect(await stateOf(no)).toMatchObject({ status: "SOMMATION", fees: 25_00 });
  await pays(no, 435_00);
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS" });
  await onDay("2027-04-01");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", fees: 25_00 });
});

test("I11 an instalment that is a little short counts as paid, and the plan goes on", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna, {
    totalAmount: 400_00,
    firstInstalmentOn: "2026-12-01",
    deadline: "2026-12-01",
    instalments: 2,
  });
  await pays(no, 199_95);
  await onDay("2026-12-20");
  expect(await invoiceOf(anna, no)).toMatchObject({
    arrangement: { actif: true },
    instalments: [{ status: "PAID" }, { status: "OPEN" }],
  });
  await onDay("2026-12-28");
  await pays(no, 199_95);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
});

test("I08 a rest that no invoice of the insurer asks for any more is written off in the end", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  await pays(no, 409_15);
  await onDay("2027-12-20");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS" });
  await onDay("2027-12-28");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});
