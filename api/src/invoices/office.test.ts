import { expect, test } from "vitest";
import { hasInvoice } from "../../test/invoices.ts";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../test/portal.ts";

const stateOf = (no: string) =>
  db
    .selectFrom("invoice")
    .select(["status", "deadline", "fees", "paid"])
    .where("no", "=", no)
    .executeTakeFirst();
const runOn = async (day: string) => {
  clock.set(day);
  await portal.invoiceOffice.runDue();
};
const toldTo = async (who: Customer) => {
  const rows = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", who.id)
    .execute();
  return rows.map(({ template }) => template);
};

test("I04 who does not pay is reminded, warned and then pursued, each step once, with its fee, letter and message", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { deadline: "2026-11-25" });
  await runOn("2026-12-09");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", fees: 0 });
  await runOn("2026-12-10");
  await runOn("2026-12-10");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL", fees: 5_00, deadline: "2026-12-30" });
  await runOn("2027-01-11");
  expect(await stateOf(no)).toMatchObject({
    status: "SOMMATION",
    fees: 25_00,
    deadline: "2027-02-10",
  });
  await runOn("2027-02-25");
  expect(await stateOf(no)).toMatchObject({ status: "POURSUITE", fees: 85_00 });
  await runOn("2027-12-31");
  const letters = await db
    .selectFrom("document")
    .select(["iddms", "date"])
    .where("accountId", "=", anna.id)
    .where("code", "=", "REMINDER")
    .orderBy("date")
    .execute();
  expect(letters.map(({ date }) => date)).toEqual(["2026-12-10", "2027-01-11", "2027-02-25"]);
  const { iddms = "" } = letters[1] ?? {};
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain("Sommation");
  expect(text).toContain("À payer 437.35");
  expect(await toldTo(anna)).toEqual(["invoice.reminded", "invoice.reminded", "invoice.reminded"]);
});

test("I04 direct debit settles an invoice on its due date by itself, and never twice", async () => {
  const urs = await aCustomer({ paymentMode: "LSV" });
  const no = await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-25" });
  await runOn("2026-11-24");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  await runOn("2026-11-25");
  await runOn("2026-11-26");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect(await toldTo(urs)).toEqual(["invoice.paid"]);
});

test("I04 a payment that arrives is booked; a part leaves the rest open, and all of it settles the invoice", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const arrives = (position: number, amount: number) =>
    db
      .insertInto("invoicePayment")
      .values({ invoiceNo: no, position, accountId: anna.id, paidOn: "2026-11-15", amount })
      .execute();
  await arrives(0, 100_00);
  await runOn("2026-11-15");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 100_00 });
  await arrives(1, 312_35);
  await runOn("2026-11-15");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});

test("I07 nobody is reminded of what is paid by instalments", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, {
    firstInstalmentOn: "2026-12-01",
    instalments: 3,
    arranged: 412_35,
  });
  await runOn("2027-03-01");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", fees: 0 });
});
