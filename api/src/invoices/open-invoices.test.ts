import { expect, test } from "vitest";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { aCustomer, clock, type Customer, db } from "../../test/portal.ts";

const OPEN = `query O { openInvoices { count amount overdueCount overdueSince years { year count } } }`;
const openOf = async (who: Customer) => (await who.graphql(OPEN)).data?.openInvoices;
const billedOn = (invoiceDate: string, deadline: string) => ({ invoiceDate, deadline });

test("I01 I05 on 3 January what was billed last year is still to be paid, the most urgent year first", async () => {
  const camille = await aCustomer();
  await hasInvoice(camille, { ...billedOn("2026-12-12", "2027-01-11"), totalAmount: 800_00 });
  await hasInvoice(camille, { ...billedOn("2026-11-12", "2026-12-10"), totalAmount: 400_00 });
  await hasInvoice(camille, { ...billedOn("2027-01-02", "2027-02-01"), totalAmount: 30_05 });
  const giulia = await aCustomer();
  await hasInvoice(giulia, {
    ...billedOn("2025-06-12", "2025-09-10"),
    status: "POURSUITE",
    fees: 85_00,
  });
  clock.set("2027-01-03");
  expect(await openOf(camille)).toEqual({
    count: 3,
    amount: 1230.05,
    overdueCount: 1,
    overdueSince: "2026-12-10",
    years: [
      { year: 2026, count: 2 },
      { year: 2027, count: 1 },
    ],
  });
  expect(await openOf(giulia)).toMatchObject({
    count: 1,
    amount: 497.35,
    overdueCount: 1,
    years: [{ year: 2025, count: 1 }],
  });
});

test.each([
  ["2026-12-31", "2026-12-31", 0],
  ["2027-01-01", "2026-12-31", 1],
  ["2028-02-29", "2028-02-29", 0],
  ["2028-03-01", "2028-02-29", 1],
])(
  "I05 on %s an invoice due on %s counts as %i overdue, and is open",
  async (today, deadline, overdue) => {
    const anna = await aCustomer();
    await hasInvoice(anna, billedOn("2026-11-30", deadline));
    clock.set(today);
    expect(await openOf(anna)).toMatchObject({
      count: 1,
      overdueCount: overdue,
      overdueSince: overdue > 0 ? deadline : null,
      years: [{ year: 2026, count: 1 }],
    });
  },
);

test("I05 a customer who was reminded is late, also while the reminder leaves time", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { deadline: "2026-12-30", status: "RAPPEL", fees: 5_00 });
  await db
    .insertInto("invoiceReminder")
    .values({
      invoiceNo: no,
      position: 0,
      accountId: anna.id,
      status: "RAPPEL",
      sentOn: "2026-12-10",
      dueOn: "2026-11-25",
      deadline: "2026-12-30",
      fee: 5_00,
      owed: 417_35,
    })
    .execute();
  clock.set("2026-12-15");
  expect(await openOf(anna)).toMatchObject({ overdueCount: 1, overdueSince: "2026-11-25" });
});

test("I05 what is paid, cancelled or owed by us is not open, and the bank's own delay is not the customer's", async () => {
  const urs = await aCustomer({ paymentMode: "LSV" });
  clock.set("2026-11-30");
  await hasInvoice(urs, { status: "REGLEE", paid: 412_35 });
  await hasInvoice(urs, { status: "ANNULEE", cancelledOn: "2026-11-20" });
  await hasInvoice(urs, { totalAmount: -41_20, status: "REGLEE" });
  const nothing = { count: 0, amount: 0, overdueCount: 0, overdueSince: null, years: [] };
  expect(await openOf(urs)).toEqual(nothing);
  await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-25" });
  expect(await openOf(urs)).toMatchObject({ count: 1, overdueCount: 0 });
});

test("H07 an instalment of New Year's Day is late once the next working day is over", async () => {
  const anna = await aCustomer();
  await hasInvoice(anna, {
    totalAmount: 400_00,
    firstInstalmentOn: "2027-01-01",
    deadline: "2027-01-01",
    instalments: 2,
  });
  const PLAN = `query P { openInvoices { overdueCount overdueSince } invoicesToPay(from: "2020-01-01") {
    status overdueSince instalments { status } } }`;
  for (const [today, since] of [
    ["2026-12-31", null],
    ["2027-01-03", null],
    ["2027-01-04", null],
    ["2027-01-05", "2027-01-01"],
  ] as const) {
    clock.set(today);
    const { data } = await anna.graphql(PLAN);
    expect(data.openInvoices, today).toEqual({ overdueCount: since ? 1 : 0, overdueSince: since });
    expect(data.invoicesToPay[0], today).toMatchObject({
      overdueSince: since,
      instalments: [{ status: since ? "LATE" : "OPEN" }, { status: "OPEN" }],
    });
  }
});

test("H07 what is overdue for longest comes first, however late a letter lets it be paid", async () => {
  clock.set("2026-11-18");
  const anna = await aCustomer();
  const soon = await hasInvoice(anna, { deadline: "2026-11-20" });
  const dunned = await hasInvoice(anna, { deadline: "2026-12-05", status: "SOMMATION" });
  await db
    .insertInto("invoiceReminder")
    .values({
      invoiceNo: dunned,
      position: 0,
      accountId: anna.id,
      status: "RAPPEL",
      sentOn: "2026-08-25",
      dueOn: "2026-08-10",
      deadline: "2026-09-15",
      owed: 417_35,
      fee: 5_00,
    })
    .execute();
  const { data } = await anna.graphql(
    `query T { openInvoices { overdueSince } invoicesToPay(from: "2020-01-01") { id overdueSince } }`,
  );
  expect(data.invoicesToPay).toEqual([
    { id: dunned, overdueSince: "2026-08-10" },
    { id: soon, overdueSince: null },
  ]);
  expect(data.openInvoices.overdueSince).toBe("2026-08-10");
});
