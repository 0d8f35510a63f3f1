import { beforeAll, expect, test } from "vitest";
import { clock, db, portal } from "../../../test/portal.ts";
import { seedTariffs } from "../../../test/samples/demonstration.ts";
import { aHousehold, anInvoice, aSource, inPortal } from "../../../test/samples/exchanged.ts";
import { treatAll } from "../../../test/samples/requests.ts";

const source = await aSource();

beforeAll(async () => {
  clock.set("2026-11-18");
  await seedTariffs("2026-11-18");
  await db
    .updateTable("insurer")
    .set({ invoicesFrom: "EXCHANGE" })
    .where("code", "=", "9101")
    .execute();
});

let nextPayment = 1;

/** A household with as many invoices of 100 francs as are asked for, the first of which is paid with 150. */
async function withCredit({ invoices = 2, announce = false } = {}) {
  const { policyholder, id, data } = aHousehold({ asOf: "2026-11-17T07:30:00Z" });
  expect(await source.put("households", id, data)).toMatchObject({ status: "written" });
  const customer = await inPortal(policyholder);
  const invoiceOf = (place: number, more: object) =>
    anInvoice(policyholder, {
      announce: false,
      number: `${policyholder}${place}`,
      periodFrom: `2026-0${place}-01`,
      periodTo: `2026-0${place}-28`,
      invoiceDate: `2026-0${place}-01`,
      total: 100,
      ...more,
    });
  const send = (place: number, more: object = {}, version = 1) =>
    source.put("invoices", `${id}-${place}`, invoiceOf(place, more), version);
  const pay = (place: number, amount: number, more: object = {}) =>
    source.put("payments", `${id}-${nextPayment++}`, {
      announce,
      invoice: `${policyholder}${place}`,
      amount,
      paidOn: "2026-11-16",
      ...more,
    });
  for (let place = 1; place <= invoices; place++) await send(place);
  await pay(1, 150);
  const states = () =>
    db
      .selectFrom("invoice")
      .select(["status", "paid"])
      .where("accountId", "=", customer.accountId)
      .orderBy("no")
      .execute();
  return { ...customer, send, pay, states };
}

const CREDITS = `query C { credits { credits { amount } } }`;
type Household = Awaited<ReturnType<typeof withCredit>>;
const creditOf = async ({ graphql }: Household) =>
  (await graphql(CREDITS)).data.credits.credits.map(({ amount }: { amount: number }) => amount);
const moneyOf = ({ accountId }: Household) =>
  db
    .selectFrom("creditMovement")
    .select(["kind", "amount"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();

const open = { status: "ENCOURS", paid: 0 };

test("a credit pays nothing by itself where a system of record issues the invoices, whichever came first", async () => {
  const before = await withCredit({ invoices: 2 });
  const after = await withCredit({ invoices: 1 });
  await after.send(2);
  for (const household of [before, after]) {
    await portal.billing.runDue();
    expect(await household.states()).toEqual([{ status: "REGLEE", paid: 150_00 }, open]);
    expect(await creditOf(household)).toEqual([50]);
  }
});

test("the source says what a credit pays, and the customer sees both sides of it", async () => {
  const household = await withCredit();
  expect(await household.pay(2, 50, { way: "CREDIT" })).toMatchObject({ status: "written" });
  expect(await household.states()).toEqual([
    { status: "REGLEE", paid: 150_00 },
    { status: "ENCOURS", paid: 50_00 },
  ]);
  expect(await creditOf(household)).toEqual([]);
  expect(await moneyOf(household)).toEqual([
    { kind: "OVERPAID", amount: 50_00 },
    { kind: "OFFSET", amount: -50_00 },
  ]);
});

test("a credit that is not there pays nothing: the source is told", async () => {
  const household = await withCredit();
  expect(await household.pay(2, 50.01, { way: "CREDIT" })).toMatchObject({
    http: 409,
    code: "CONFLICT",
    fields: { amount: "payment.noCredit" },
  });
  expect(await household.states()).toEqual([{ status: "REGLEE", paid: 150_00 }, open]);
  const asked = await household.graphql(
    `mutation P { createCreditPayoutRequest(law: LAMAL, insurerCode: "9101") { amount } }`,
  );
  expect(asked.errors).toBeUndefined();
  await treatAll();
  expect(await household.pay(2, 50, { way: "CREDIT" })).toMatchObject({
    fields: { amount: "payment.noCredit" },
  });
});

test("an invoice that is cancelled after it was paid is a credit; opened again, the credit pays it", async () => {
  const household = await withCredit();
  await household.pay(2, 50, { way: "CREDIT" });
  await household.send(2, { cancelledOn: "2026-11-17" }, 2);
  expect(await creditOf(household)).toEqual([50]);
  await household.send(1, { cancelledOn: "2026-11-17" }, 2);
  expect(await creditOf(household)).toEqual([150]);
  await household.send(1, {}, 3);
  await household.send(2, {}, 3);
  expect(await creditOf(household)).toEqual([]);
  expect(await household.states()).toEqual([
    { status: "REGLEE", paid: 150_00 },
    { status: "ENCOURS", paid: 50_00 },
  ]);
});

test("a corrected invoice corrects the credit, and what of it was used is owed again", async () => {
  const household = await withCredit();
  await household.send(1, { total: 80 }, 2);
  expect(await creditOf(household)).toEqual([70]);
  await household.pay(2, 60, { way: "CREDIT" });
  await household.send(1, { total: 120 }, 3);
  expect(await creditOf(household)).toEqual([]);
  expect(await household.states()).toEqual([
    { status: "ENCOURS", paid: 90_00 },
    { status: "ENCOURS", paid: 60_00 },
  ]);
});

test("an invoice that its source calls paid has no credit of it when it asks for less", async () => {
  const household = await withCredit();
  await household.send(2, { paidOn: "2026-11-17" }, 2);
  await household.send(2, { paidOn: "2026-11-17", total: 80 }, 3);
  expect(await household.states()).toContainEqual({ status: "REGLEE", paid: 80_00 });
  expect(await creditOf(household)).toEqual([50]);
  await household.pay(2, 50, { way: "CREDIT" });
  expect(await creditOf(household), "it stands for what was said to be paid").toEqual([]);
  expect(await household.states()).toContainEqual({ status: "REGLEE", paid: 80_00 });
});

test("a credit note is a credit, until it is cancelled", async () => {
  const household = await withCredit({ invoices: 1 });
  await household.send(3, { total: -30 });
  expect(await creditOf(household)).toEqual([80]);
  await household.send(3, { total: -30, cancelledOn: "2026-11-17" }, 2);
  expect(await creditOf(household)).toEqual([50]);
});

test("a payment that is too high is told once, with the payment", async () => {
  const household = await withCredit({ invoices: 1, announce: true });
  await portal.billing.runDue();
  const told = await db
    .selectFrom("notification")
    .select(["kind", "parameters"])
    .where("accountId", "=", household.accountId)
    .execute();
  expect(told).toMatchObject([{ kind: "InvoicePaid", parameters: { amount: 150_00 } }]);
});
