import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../../test/portal.ts";

const ANNOUNCE = `mutation Announce($id: ID!) { announcePayment(id: $id) }`;
const INVOICE = `query One($id: ID!) {
  invoice(id: $id) { id toBePaid overdueSince paymentAwaitedUntil creditor { qrIban } } }`;
const TO_PAY = `query Open { openInvoices { count overdueCount }
  invoicesToPay(from: "2026-01-01") { id paymentAwaitedUntil } }`;

const announce = async (who: Customer, id: string) => {
  const { data, errors } = await who.graphql(ANNOUNCE, { id });
  return errors
    ? [errors[0]?.extensions["code"], errors[0]?.extensions["reason"]]
    : data.announcePayment;
};
const statusOf = async (no: string) =>
  (await db.selectFrom("invoice").select("status").where("no", "=", no).executeTakeFirst())?.status;
const runOn = async (day: string) => {
  clock.set(day);
  await portal.billing.runDue();
};
const aCovered = async () => {
  const who = await aCustomer();
  await cover(who);
  return who;
};

test("I03 a payment that the customer announced is waited for: no reminder leaves until it is late, then one does", async () => {
  const [anna, bea] = [await aCovered(), await aCovered()];
  clock.set("2026-12-05");
  const no = await hasInvoice(anna, { deadline: "2026-11-25" });
  const other = await hasInvoice(bea, { deadline: "2026-11-25" });
  expect(await announce(anna, no)).toBe("2026-12-12");
  expect(await announce(anna, no), "twice is once").toBe("2026-12-12");
  await runOn("2026-12-10");
  expect([await statusOf(no), await statusOf(other)]).toEqual(["ENCOURS", "RAPPEL"]);
  await runOn("2026-12-12");
  expect(await statusOf(no)).toBe("ENCOURS");
  clock.set("2026-12-13");
  expect(await announce(anna, no)).toEqual(["CONFLICT", "NOT_ARRIVED"]);
  await runOn("2026-12-14");
  expect(await statusOf(no)).toBe("RAPPEL");
  clock.set("2026-12-15");
  expect(await announce(anna, no), "after a reminder").toBe("2026-12-22");
});

test("I03 what was announced is asked for last, and is no longer counted as late", async () => {
  const anna = await aCustomer();
  clock.set("2026-11-18");
  const late = await hasInvoice(anna, { deadline: "2026-11-09" });
  const due = await hasInvoice(anna, { deadline: "2026-12-10" });
  const read = async () => (await anna.graphql(TO_PAY)).data;
  expect((await read()).invoicesToPay.map(({ id }: { id: string }) => id)).toEqual([late, due]);
  await announce(anna, late);
  const { openInvoices, invoicesToPay } = await read();
  expect(openInvoices).toEqual({ count: 2, overdueCount: 0 });
  expect(invoicesToPay).toEqual([
    { id: due, paymentAwaitedUntil: null },
    { id: late, paymentAwaitedUntil: "2026-11-25" },
  ]);
  clock.set("2026-11-26");
  expect((await read()).openInvoices.overdueCount).toBe(1);
});

test.each([
  ["paid", { status: "REGLEE" }, "NOT_OPEN"],
  ["a credit", { totalAmount: -5_00 }, "NOT_OPEN"],
  ["left to the bank", { paymentMode: "LSV" }, "DIRECT_DEBIT"],
])("I03 nothing is announced of an invoice that is %s", async (_is, options, why) => {
  const anna = await aCustomer();
  expect(await announce(anna, await hasInvoice(anna, options))).toEqual(["CONFLICT", why]);
});

test("I03 one invoice is read by its number; another account's is not found, nor can its payment be announced", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const no = await hasInvoice(anna, { deadline: "2026-12-10" });
  const { data } = await anna.graphql(INVOICE, { id: no });
  expect(data.invoice).toMatchObject({ id: no, toBePaid: 412.35, paymentAwaitedUntil: null });
  const foreign = await bea.graphql(INVOICE, { id: no });
  expect(foreign.errors?.[0]?.extensions["code"]).toBe("NOT_FOUND");
  expect((await bea.graphql(INVOICE, { id: "0" })).errors).toEqual(foreign.errors);
  expect(await announce(bea, no)).toEqual(["NOT_FOUND", undefined]);
});
