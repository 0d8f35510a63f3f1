import { expect, test } from "vitest";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { basic, isBilled, onDay, operate, pays, stateOf } from "../../../test/samples/money.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";

const CREDITS = `query C { credits { credits { law insurerCode amount } } }`;
const creditsOf = async (who: Customer) => (await who.graphql(CREDITS)).data?.credits.credits;

test("I08 what is paid too much pays the oldest open invoice of the same insurer on that day", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const oldest = await hasInvoice(anna, { totalAmount: 250_00, invoiceDate: "2026-09-01" });
  const newer = await hasInvoice(anna, { totalAmount: 300_00, invoiceDate: "2026-10-01" });
  const elsewhere = await hasInvoice(anna, {
    totalAmount: 80_00,
    invoiceDate: "2026-08-01",
    law: "LCA",
    healthInsurerCode: "9102",
  });
  const paid = await hasInvoice(anna, { totalAmount: 100_00, invoiceDate: "2026-11-01" });
  await pays(paid, 500_00);
  expect(await stateOf(oldest)).toMatchObject({ status: "REGLEE", paid: 250_00 });
  expect(await stateOf(newer)).toMatchObject({ status: "ENCOURS", paid: 150_00 });
  expect(await stateOf(elsewhere)).toMatchObject({ status: "ENCOURS", paid: 0 });
  expect(await creditsOf(anna)).toEqual([]);
  const offsets = await db
    .selectFrom("creditMovement")
    .select(["bookedOn", "amount"])
    .where("accountId", "=", anna.id)
    .where("kind", "=", "OFFSET")
    .orderBy("amount")
    .execute();
  expect(offsets).toEqual([
    { bookedOn: "2026-11-20", amount: -250_00 },
    { bookedOn: "2026-11-20", amount: -150_00 },
  ]);
});

test("I08 a credit note and a cancellation pay the oldest open invoice, before any new one", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const oldest = await hasInvoice(anna, { totalAmount: 25_05, invoiceDate: "2026-09-01" });
  await isBilled(anna, -10_00);
  expect(await stateOf(oldest)).toMatchObject({ paid: 10_00 });
  const other = await hasInvoice(anna, { totalAmount: 100_00 });
  await pays(other, 30_00);
  await operate("invoices", "cancel", other);
  expect(await stateOf(oldest)).toMatchObject({ status: "REGLEE", paid: 25_05 });
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 14.95 }]);
  const next = await isBilled(anna, 300_00);
  expect(await stateOf(next)).toMatchObject({ paid: 14_95 });
});

test("I08 nothing is dunned that a credit of before covers", async () => {
  clock.set("2026-11-16");
  const anna = await aCustomer();
  const no = await hasInvoice(anna, {
    totalAmount: 25_05,
    status: "RAPPEL",
    deadline: "2026-11-20",
  });
  const paid = await hasInvoice(anna, { totalAmount: 100_00, paid: 500_00, status: "REGLEE" });
  const credit = { accountId: anna.id, ...basic, bookedOn: "2026-11-10", amount: 400_00 };
  await db
    .insertInto("creditMovement")
    .values({ ...credit, kind: "OVERPAID", invoiceNo: paid })
    .execute();
  await onDay("2026-12-20");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", fees: 0 });
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 374.95 }]);
});
