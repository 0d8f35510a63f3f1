import { expect, test } from "vitest";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { isBilled, lettersOf, onDay, operate, pays, stateOf } from "../../../test/samples/money.ts";
import { openPdf } from "../../../test/pdf.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";
import { readAccounts } from "../statement/read-ledger.ts";

const LISTED = `query L { invoices(from: "2020-01-01", to: "2030-12-31") { invoices { id status toBePaid deadline
  overdueSince debitReturned payments { amount way reason } } }
  credits { credits { amount } } openInvoices { count amount overdueCount } }`;
const listed = async (who: Customer) => (await who.graphql(LISTED)).data;
const invoiceOf = async (who: Customer, no: string) =>
  (await listed(who)).invoices.invoices.find(({ id }: { id: string }) => id === no);
const creditOf = async (who: Customer) =>
  (await listed(who)).credits.credits.map(({ amount }: { amount: number }) => amount);
const returns = (no: string, reason = "AM04") =>
  operate("invoices", "return", no, "--reason", reason);

/** The account balances: open invoices less the credit equal the sum of all movements. */
async function expectBalance(who: Customer, today: string): Promise<void> {
  const wanted = { accountId: who.id, from: "2020-01-01", to: today, language: "fr" } as const;
  const { openInvoices, credits } = await listed(who);
  const held = credits.credits.reduce(
    (sum: number, { amount }: { amount: number }) => sum + amount,
    0,
  );
  const [account] = await readAccounts(db, wanted);
  expect(account?.closing).toBe(Math.round((openInvoices.amount - held) * 100));
}

async function isDebited(who: Customer, totalAmount = 412_35): Promise<string> {
  const no = await hasInvoice(who, { totalAmount, paymentMode: "LSV", deadline: "2026-11-25" });
  await onDay("2026-11-25");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: totalAmount });
  return no;
}

test("I08 a direct debit that comes back opens the invoice with a term of ten days, and the person is told why", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  clock.set("2026-12-03");
  expect(await returns(no)).toEqual([
    `Returned: CHF 412.35 of ${no}, CHF 412.35 to be paid by 2026-12-14`,
  ]);
  expect(await invoiceOf(anna, no)).toEqual({
    id: no,
    status: "ENCOURS",
    toBePaid: 412.35,
    deadline: "2026-12-14",
    overdueSince: null,
    debitReturned: true,
    payments: [
      { amount: 412.35, way: "BANK", reason: null },
      { amount: -412.35, way: "RETURN", reason: "AM04" },
    ],
  });
  const [letter = ""] = await lettersOf(anna, "REMINDER");
  expect(letter).toContain("le solde du compte bancaire ne suffisait pas");
  expect(letter).toContain("14.12.2026");
  const news = await db
    .selectFrom("notification")
    .select("parameters")
    .where("accountId", "=", anna.id)
    .where("kind", "=", "InvoiceReminder")
    .execute();
  expect(news).toMatchObject([
    { parameters: { step: "DEBIT_RETURNED", dueDate: "2026-12-14", remainingAmount: 412_35 } },
  ]);
  await expectBalance(anna, "2026-12-03");
});

test("I08 what came back is not debited again, is overdue since its first deadline, and is dunned like any other", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  clock.set("2026-12-03");
  await returns(no);
  await onDay("2026-12-15");
  expect(await invoiceOf(anna, no)).toMatchObject({
    toBePaid: 412.35,
    overdueSince: "2026-11-25",
    payments: [{ way: "BANK" }, { way: "RETURN" }],
  });
  await onDay("2026-12-29");
  expect(await stateOf(no)).toMatchObject({ status: "RAPPEL" });
  await pays(no, 417_35);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  await expectBalance(anna, "2026-12-29");
});

test("I08 a debit comes back once, and only what was debited comes back", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  await returns(no);
  await expect(returns(no)).rejects.toThrow("was returned before");
  await pays(no, 412_35);
  await expect(returns(no)).rejects.toThrow("was returned before");
  const byHand = await hasInvoice(anna);
  await pays(byHand, 412_35);
  await expect(returns(byHand)).rejects.toThrow("not paid by direct debit");
  await expect(returns(no, "XX99")).rejects.toThrow("--reason is none of");
  await expect(returns("123")).rejects.toThrow("no invoice has the number");
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  await expectBalance(anna, "2026-11-25");
});

test("I08 a debit that came back after a double payment takes its credit back, and the invoice stays paid", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  await pays(no, 412_35);
  expect(await creditOf(anna)).toEqual([412.35]);
  await returns(no);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  expect(await creditOf(anna)).toEqual([]);
  await expectBalance(anna, "2026-11-25");
});

test("I08 where that credit paid another invoice meanwhile, the first one is open again", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  await pays(no, 412_35);
  const other = await isBilled(anna, 300_00, { invoiceDate: "2026-11-25" });
  expect(await stateOf(other)).toMatchObject({ status: "REGLEE" });
  await returns(no);
  expect(await invoiceOf(anna, no)).toMatchObject({ status: "ENCOURS", toBePaid: 300 });
  expect(await stateOf(other)).toMatchObject({ status: "REGLEE" });
  expect(await creditOf(anna)).toEqual([]);
  await expectBalance(anna, "2026-11-25");
  await pays(no, 300_00);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  await expectBalance(anna, "2026-11-25");
});

test("I08 where more than the debit was paid too much and nearly all of it was used, the invoice owes what was used", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna, 100_00);
  await pays(no, 150_00);
  const other = await hasInvoice(anna, { totalAmount: 130_00, invoiceDate: "2026-11-26" });
  await pays(no, 1);
  expect(await stateOf(other)).toMatchObject({ status: "REGLEE", paid: 130_00 });
  await returns(no);
  // 150 came in, and 130 of it paid the other invoice.
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 20_01 });
  expect(await creditOf(anna)).toEqual([]);
  await expectBalance(anna, "2026-12-31");
});

test("I08 a debit that comes back from a plan leaves its instalments open, with ten days to pay", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await hasInvoice(anna, {
    totalAmount: 400_00,
    paymentMode: "LSV",
    firstInstalmentOn: "2026-12-01",
    deadline: "2027-01-01",
    instalments: 2,
    paid: 200_00,
  });
  const payment = { invoiceNo: no, position: 0, accountId: anna.id, paidOn: "2026-11-30" };
  await db
    .insertInto("invoicePayment")
    .values({ ...payment, amount: 200_00, isBooked: true, isDebit: true })
    .execute();
  clock.set("2026-12-20");
  await returns(no);
  await onDay("2026-12-29");
  const PLAN = `query P { invoicesToPay(from: "2020-01-01") { toBePaid deadline arrangement { actif } instalments { status } } }`;
  expect((await anna.graphql(PLAN)).data.invoicesToPay).toEqual([
    {
      toBePaid: 400,
      deadline: "2026-12-30",
      arrangement: { actif: true },
      instalments: [{ status: "LATE" }, { status: "OPEN" }],
    },
  ]);
  await pays(no, 200_00);
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", deadline: "2027-01-01" });
  await expectBalance(anna, "2026-12-29");
});

test("I08 a credit that is left pays what a returned debit opened, and no letter asks for it", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna, 100_00);
  await isBilled(anna, -250_00, { invoiceDate: "2026-11-25" });
  expect(await returns(no)).toEqual([`Returned: CHF 100.00 of ${no}, nothing is open`]);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  expect(await creditOf(anna)).toEqual([150]);
  expect(await lettersOf(anna, "REMINDER")).toEqual([]);
  await expectBalance(anna, "2026-11-25");
});

test("K01 a debit that comes back in the next year leaves the certificate as it was and is a correction of the new one", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const no = await isDebited(anna);
  const certificate = async (year: number) => {
    const path = `/v1/tax-certificates/${year}/${anna.insuredNumber}.pdf`;
    return Buffer.from(await (await anna.get(path)).arrayBuffer());
  };
  clock.set("2027-01-15");
  const before = await certificate(2026);
  await returns(no);
  expect((await certificate(2026)).equals(before)).toBe(true);
  await pays(no, 412_35);
  expect((await certificate(2026)).equals(before)).toBe(true);
  const { text } = await openPdf(await certificate(2027));
  expect(text).toContain("Assurance de base 412.35");
  expect(text).toMatch(/retournés.* −412\.35/);
  expect(text).toContain("Total 0.00");
});

test("I08 no other account's invoice is touched by a return", async () => {
  clock.set("2026-11-20");
  const anna = await aCustomer();
  const bruno = await aCustomer();
  const no = await isDebited(anna);
  const others = await isDebited(bruno);
  await returns(no);
  expect(await stateOf(others)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect((await listed(bruno)).openInvoices).toMatchObject({ count: 0 });
});
