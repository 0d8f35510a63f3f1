import { referenceOf } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { aCustomer, aProcess, clock, type Customer, db, portal } from "../../../test/portal.ts";

const stateOf = (no: string) =>
  db
    .selectFrom("invoice")
    .select(["status", "deadline", "fees", "paid"])
    .where("no", "=", no)
    .executeTakeFirst();
const runOn = async (day: string) => {
  clock.set(day);
  await portal.billing.runDue();
};
/** The notifications and outgoing messages of a customer. */
const toldTo = async (who: Customer) => {
  const news = await db
    .selectFrom("notification")
    .select(["kind", "parameters", "idDms"])
    .where("accountId", "=", who.id)
    .orderBy("sent")
    .execute();
  const messages = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", who.id)
    .execute();
  return { news, messages: messages.map(({ template }) => template) };
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
  expect(await stateOf(no)).toMatchObject({ status: "POURSUITE", fees: 90_20 });
  await runOn("2027-12-31");
  const letters = await db
    .selectFrom("document")
    .select(["iddms", "date"])
    .where("accountId", "=", anna.id)
    .where("code", "=", "REMINDER")
    .orderBy("date")
    .execute();
  expect(letters.map(({ date }) => date)).toEqual(["2026-12-10", "2027-01-11", "2027-02-25"]);
  const { news, messages } = await toldTo(anna);
  expect(news.map(({ idDms }) => idDms)).toEqual(letters.map((one) => one.iddms));
  expect(news[1]?.parameters).toEqual({
    kind: "InvoiceReminder",
    step: "SOMMATION",
    noInvoice: no,
    documentDate: "2027-01-11",
    dueDate: "2027-02-10",
    amountDue: 437_35,
    remainingAmount: 437_35,
  });
  expect(messages.toSorted()).toEqual([
    "notification.invoiceCollection",
    "notification.invoiceFormalNotice",
    "notification.invoiceReminder",
  ]);
});

test("I04 direct debit settles an invoice on its due date by itself, and never twice", async () => {
  const urs = await aCustomer({ paymentMode: "LSV" });
  const no = await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-25" });
  await runOn("2026-11-24");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  await runOn("2026-11-25");
  await runOn("2026-11-26");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect(await toldTo(urs)).toEqual({
    news: [
      {
        kind: "InvoicePaid",
        parameters: { kind: "InvoicePaid", paymentDate: "2026-11-25", amount: 412_35 },
        idDms: null,
      },
    ],
    messages: [],
  });
});

test("I04 the bank debits on working days: what falls due on a Sunday is debited on Monday", async () => {
  const urs = await aCustomer({ paymentMode: "LSV" });
  const no = await hasInvoice(urs, { paymentMode: "LSV", deadline: "2026-11-29" });
  await runOn("2026-11-29");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  await runOn("2026-11-30");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});

/** Payments that the bank reports, one after the other. */
const arrivalsOf = (accountId: string, invoiceNo: string) => (position: number, amount: number) =>
  db
    .insertInto("invoicePayment")
    .values({ invoiceNo, position, accountId, paidOn: "2026-11-15", amount })
    .execute();

const OPEN = `query Open { invoicesToPay(from: "2020-01-01") { id toBePaid }
  invoices(from: "2026-11-01", to: "2026-11-30") { openCount invoices { toBePaid status } } }`;

test("I04 H07 a payment counts from its arrival: no customer is asked for it until it is booked", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const arrives = arrivalsOf(anna.id, no);
  await arrives(0, 100_00);
  expect((await anna.graphql(OPEN)).data).toEqual({
    invoicesToPay: [{ id: no, toBePaid: 312.35 }],
    invoices: { openCount: 1, invoices: [{ toBePaid: 312.35, status: "ENCOURS" }] },
  });
  await arrives(1, 312_35);
  const settled = {
    invoicesToPay: [],
    invoices: { openCount: 0, invoices: [{ toBePaid: 0, status: "REGLEE" }] },
  };
  expect((await anna.graphql(OPEN)).data).toEqual(settled);
  await runOn("2026-11-15");
  expect((await anna.graphql(OPEN)).data).toEqual(settled);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});

test("I04 a payment that arrives is booked; a part leaves the rest open, and all of it settles the invoice", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const arrives = arrivalsOf(anna.id, no);
  await arrives(0, 100_00);
  await runOn("2026-11-15");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 100_00 });
  await arrives(1, 300_00);
  await arrives(2, 12_35);
  await runOn("2026-11-15");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});

const PLAN = `query Plan { invoices(from: "2026-11-01", to: "2026-11-30") { invoices {
  toBePaid instalments { amount status } arrangement { actif endedOn ineligibilityReason } } } }`;
const planOf = async (who: Customer) => (await who.graphql(PLAN)).data.invoices.invoices[0];
const pays = (who: Customer, invoiceNo: string, paidOn: string, amount: number) =>
  db
    .insertInto("invoicePayment")
    .values({ invoiceNo, position: Number(paidOn.slice(5, 7)), accountId: who.id, paidOn, amount })
    .execute();
const inThree = {
  totalAmount: 300_05,
  deadline: "2026-12-01",
  firstInstalmentOn: "2026-12-01",
  instalments: 3,
};

test("I04 no customer is reminded of what arrived and is not booked yet", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { deadline: "2026-11-25" });
  await pays(anna, no, "2026-12-10", 412_35);
  await runOn("2026-12-10");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", fees: 0 });
});

test("I07 instalments are followed: each that is paid makes the next one due, and the last one settles the invoice", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, inThree);
  await pays(anna, no, "2026-12-01", 100_05);
  await runOn("2026-12-01");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", deadline: "2027-01-01" });
  await runOn("2027-01-05");
  expect(await planOf(anna)).toMatchObject({
    toBePaid: 200,
    instalments: [
      { amount: 100.05, status: "PAID" },
      { amount: 100, status: "LATE" },
      { amount: 100, status: "OPEN" },
    ],
    arrangement: { actif: true, endedOn: null },
  });
  await pays(anna, no, "2027-01-06", 100_00);
  await pays(anna, no, "2027-02-01", 100_00);
  await runOn("2027-02-12");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", fees: 0, paid: 300_05 });
  const news = (await toldTo(anna)).news.map(({ kind }) => kind);
  expect(news).toEqual(["InvoicePaid"]);
});

test("I07 an instalment that stays away ends the plan once: the rest is due, and dunning goes on", async () => {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, inThree);
  await pays(anna, no, "2026-12-01", 100_05);
  await runOn("2027-01-14");
  expect((await planOf(anna)).arrangement).toMatchObject({ actif: true });
  // The deadline moves from New Year's Day to Monday, the 4th.
  await runOn("2027-01-15");
  await runOn("2027-01-16");
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", fees: 0, deadline: "2027-02-04" });
  expect((await planOf(anna)).arrangement).toEqual({
    actif: false,
    endedOn: "2027-01-15",
    ineligibilityReason: "ENDED",
  });
  const [told, ...more] = (await toldTo(anna)).news;
  expect(told?.parameters).toMatchObject({
    kind: "InvoiceReminder",
    step: "PLAN_ENDED",
    dueDate: "2027-02-04",
    amountDue: 300_05,
    remainingAmount: 200_00,
  });
  expect(more).toEqual([]);
  await runOn("2027-02-19");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL", fees: 5_00 });
});

/** A customer who is covered from 2020 on and was billed up to a day. */
async function isBilledTo(premiumsBilledTo: string): Promise<Customer> {
  const who = await aCustomer();
  await cover(who);
  await db.updateTable("account").set({ premiumsBilledTo }).where("id", "=", who.id).execute();
  return who;
}
const premiumsOf = (who: Customer) =>
  db
    .selectFrom("invoice")
    .select(["no", "law", "healthInsurerCode", "periodFrom", "periodTo", "invoiceDate", "deadline"])
    .select(["lines", "totalAmount"])
    .where("accountId", "=", who.id)
    .orderBy("periodFrom")
    .orderBy("no")
    .execute();

test("I03 when a period is near, each carrier bills its premiums once, also with several nodes, and the owner is told", async () => {
  const anna = await isBilledTo("2026-11-30");
  await runOn("2026-11-10");
  expect(await premiumsOf(anna)).toEqual([]);
  clock.set("2026-11-11");
  const others = [await aProcess(), await aProcess()];
  await Promise.all([portal, ...others].map((one) => one.billing.runDue()));
  await runOn("2026-11-12");
  const invoices = await premiumsOf(anna);
  const [basic, byContract] = invoices;
  const december = {
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate: "2026-11-11",
    deadline: "2026-12-10",
  };
  expect(invoices).toMatchObject([
    { ...december, no: `${anna.insuredNumber}261201`, law: "LAMAL", healthInsurerCode: "9101" },
    { ...december, no: `${anna.insuredNumber}261202`, law: "LCA", healthInsurerCode: "9100" },
  ]);
  const { data } = await anna.graphql(
    `query T { totalMonthlyAmount(date: "2026-12-01")
      invoices(from: "2026-11-11", to: "2026-11-11") { invoices { law lines { kind } iddms } } }`,
  );
  const sum = (basic?.totalAmount ?? 0) + (byContract?.totalAmount ?? 0);
  expect(sum).toBe(Math.round(data.totalMonthlyAmount * 100));
  const shown: { law: string; lines: { kind: string }[]; iddms: string }[] = data.invoices.invoices;
  expect(shown.map(({ law, lines }) => [law, ...lines.map(({ kind }) => kind)])).toEqual([
    ["LAMAL", "BASIC"],
    ["LCA", "SUPPLEMENTARY", "PROPERTY"],
  ]);
  const told = invoices.map(({ no, totalAmount }, place) => ({
    kind: "InvoiceNew",
    parameters: {
      kind: "InvoiceNew",
      noInvoice: no,
      dueDate: "2026-12-10",
      amountDue: totalAmount,
      isDebited: false,
    },
    idDms: shown[place]?.iddms,
  }));
  const { news, messages } = await toldTo(anna);
  expect(news).toHaveLength(2);
  expect(news).toEqual(expect.arrayContaining(told));
  expect(messages).toEqual(["notification.invoiceNew", "notification.invoiceNew"]);
});

test("I03 whose bank debits is told that there is nothing to do", async () => {
  const urs = await isBilledTo("2026-11-30");
  await db.updateTable("account").set({ paymentMode: "SDD" }).where("id", "=", urs.id).execute();
  await runOn("2026-11-12");
  const { news, messages } = await toldTo(urs);
  expect(news.map(({ parameters }) => parameters)).toMatchObject([
    { isDebited: true },
    { isDebited: true },
  ]);
  expect(messages).toEqual(["notification.invoiceDebited", "notification.invoiceDebited"]);
});

test("I03 an office that was closed catches up, and leaves time to pay; who was never billed begins now", async () => {
  const [bea, cora] = [await isBilledTo("2026-11-30"), await isBilledTo("-infinity")];
  await runOn("2027-02-01");
  const months = ["2026-12-01", "2027-01-01", "2027-02-01"];
  const begun = async (who: Customer) =>
    (await premiumsOf(who)).filter(({ law }) => law === "LAMAL").map((one) => one.periodFrom);
  expect(await begun(bea)).toEqual(months);
  expect((await premiumsOf(bea))[0]).toMatchObject({
    invoiceDate: "2027-02-01",
    deadline: "2027-02-22",
  });
  expect(await begun(cora)).toEqual(["2027-02-01"]);
});

test("I03 who pays half-yearly is billed for six months, in January and July", async () => {
  const dora = await isBilledTo("2026-11-30");
  await db
    .updateTable("basicContract")
    .set({ periodicity: "HALF_YEARLY" })
    .where("insuredNumber", "=", dora.insuredNumber)
    .execute();
  await runOn("2026-12-11");
  expect(await premiumsOf(dora)).toEqual([]);
  await runOn("2026-12-12");
  expect(await premiumsOf(dora)).toMatchObject([
    { law: "LAMAL", periodFrom: "2027-01-01", periodTo: "2027-06-30", deadline: "2027-01-11" },
    { law: "LCA", periodFrom: "2027-01-01", periodTo: "2027-06-30", deadline: "2027-01-11" },
  ]);
});

test("an invoice that cannot be made stops no other, and is made once it can", async () => {
  const [elsa, fadi] = [await isBilledTo("2026-11-30"), await isBilledTo("2026-11-30")];
  const taken = await hasInvoice(fadi, {
    bvrNumber: referenceOf(`${elsa.insuredNumber}261201`),
    periodFrom: "2026-11-01",
    periodTo: "2026-11-30",
    deadline: "2027-01-25",
  });
  await runOn("2026-11-11");
  expect(await premiumsOf(elsa)).toEqual([]);
  expect(await premiumsOf(fadi)).toHaveLength(3);
  const bvrNumber = referenceOf(taken);
  await db.updateTable("invoice").set({ bvrNumber }).where("no", "=", taken).execute();
  await runOn("2026-11-12");
  expect(await premiumsOf(elsa)).toHaveLength(2);
});
