import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { hasAccount } from "../../../test/samples/addresses.ts";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import { aCustomer, clock, type Customer, db, portal, secrets } from "../../../test/portal.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { cancelInvoice } from "../../insurer/credits.ts";
import { issueInvoice } from "../billing/issue-invoice.ts";
import { readAccounts } from "../statement/read-ledger.ts";

const CREDITS = `query C { credits { payoutAccount credits { law insurerCode amount isAsked } } }`;
const PAY_OUT = `mutation P($law: InsuranceLaw!, $insurerCode: String!) {
  createCreditPayoutRequest(law: $law, insurerCode: $insurerCode) { amount } }`;
const basic = { law: "LAMAL", insurerCode: "9101" } as const;

const creditsOf = async (who: Customer) => (await who.graphql(CREDITS)).data?.credits.credits;
const arrives = async (who: Customer, no: string, amount: number, paidOn = "2026-11-16") => {
  const known = await db
    .selectFrom("invoicePayment")
    .select("position")
    .where("invoiceNo", "=", no)
    .execute();
  const payment = { invoiceNo: no, position: known.length, accountId: who.id, paidOn, amount };
  await db.insertInto("invoicePayment").values(payment).execute();
  await portal.billing.runDue();
};
let place = 1;
const isBilled = async (who: Customer, amount: number, invoiceDate = "2026-11-20") => {
  const no = `${who.insuredNumber}9${String(place++).padStart(5, "0")}`;
  const account = { id: who.id, insuredNumber: who.insuredNumber, displayName: "Anna Rossi" };
  const owner = { ...account, paymentMode: "BVR", language: "fr" };
  await issueInvoice({ db, secrets }, owner, {
    no,
    type: "PREMIUM",
    carrier: basic,
    lines: [{ kind: "BASIC", insuredNumber: who.insuredNumber, about: "RT01", amount }],
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate,
    deadline: "2026-12-20",
  });
  return no;
};
const stateOf = (no: string) =>
  db
    .selectFrom("invoice")
    .select(["status", "paid", "totalAmount"])
    .where("no", "=", no)
    .executeTakeFirstOrThrow();

test("I08 what is paid too much, twice or for a cancelled invoice is a credit of the account", async () => {
  clock.set("2026-11-16");
  const anna = await aCustomer();
  const no = await hasInvoice(anna, { totalAmount: 1353_10 });
  await arrives(anna, no, 2000_00);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 646.9, isAsked: false }]);
  await arrives(anna, no, 1353_10);
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 2000, isAsked: false }]);
  const other = await hasInvoice(anna, { totalAmount: 100_00 });
  await arrives(anna, other, 30_00);
  await cancelInvoice(
    db,
    { no: other, accountId: anna.id, carrier: basic, paid: 30_00 },
    "2026-11-17",
  );
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 2030, isAsked: false }]);
  const stranger = await aCustomer();
  expect(await creditsOf(stranger)).toEqual([]);
});

test("I08 a credit is taken off the next invoice of the same insurer, on its paper and in its slip too", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const credit = await isBilled(anna, -41_20, "2026-11-10");
  expect(await stateOf(credit)).toMatchObject({ status: "REGLEE" });
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 41.2, isAsked: false }]);
  const next = await isBilled(anna, 300_00);
  expect(await stateOf(next)).toMatchObject({ status: "ENCOURS", paid: 41_20 });
  expect(await creditsOf(anna)).toEqual([]);
  const { data } = await anna.graphql(
    `query I { invoices(from: "2026-01-01", to: "2026-12-31") { invoices { id totalAmount toBePaid payments { amount way } } } }`,
  );
  expect(data.invoices.invoices.find(({ id }: { id: string }) => id === next)).toEqual({
    id: next,
    totalAmount: 300,
    toBePaid: 258.8,
    payments: [{ amount: 41.2, way: "CREDIT" }],
  });
  const { iddms } = await db
    .selectFrom("invoice")
    .select("iddms")
    .where("no", "=", next)
    .executeTakeFirstOrThrow();
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain("Avoir déduit −41.20");
  expect(text).toContain("Reste à payer 258.80");
  const news = await db
    .selectFrom("notification")
    .select("parameters")
    .where("accountId", "=", anna.id)
    .where("kind", "=", "InvoiceNew")
    .orderBy("sent")
    .execute();
  expect(news.map(({ parameters }) => parameters)).toMatchObject([
    { amountDue: -41_20 },
    { amountDue: 258_80 },
  ]);
});

test("I08 a credit larger than the invoice settles it and leaves the rest", async () => {
  const anna = await aCustomer();
  await isBilled(anna, -500_00, "2026-11-10");
  const next = await isBilled(anna, 300_00);
  expect(await stateOf(next)).toMatchObject({ status: "REGLEE", paid: 300_00 });
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 200, isAsked: false }]);
});

test("I08 a credit is paid out on request to the account for reimbursements, once, and told in change tracking", async () => {
  const anna = await aCustomer();
  await isBilled(anna, -41_20, "2026-11-10");
  const without = await anna.graphql(PAY_OUT, basic);
  expect(without.errors?.[0]?.extensions).toEqual({ code: "CONFLICT", payoutStatus: "NO_ACCOUNT" });
  await hasAccount(anna);
  const both = await Promise.all([anna.graphql(PAY_OUT, basic), anna.graphql(PAY_OUT, basic)]);
  const amounts = both.flatMap(({ data }) => data?.createCreditPayoutRequest?.amount ?? []);
  expect(amounts).toEqual([41.2]);
  expect(await creditsOf(anna)).toEqual([{ ...basic, amount: 41.2, isAsked: true }]);
  await treatAll();
  expect(await creditsOf(anna)).toEqual([]);
  const { data } = await anna.graphql(
    `query T { interactions(from: "2020-01-01", to: "2099-12-31") { type status details } }`,
  );
  expect(data.interactions[0]).toMatchObject({
    type: "INVOICE",
    details: { amount: 41_20, accountNumber: "CH9300762011623852957" },
  });
  const none = await anna.graphql(PAY_OUT, basic);
  expect(none.errors?.[0]?.extensions).toEqual({ code: "CONFLICT", payoutStatus: "NO_CREDIT" });
});

test("I08 a payout that an invoice used up meanwhile is refused with a reason", async () => {
  const anna = await aCustomer();
  await hasAccount(anna);
  await isBilled(anna, -41_20, "2026-11-10");
  await anna.graphql(PAY_OUT, basic);
  await isBilled(anna, 300_00);
  await treatAll();
  const request = await db
    .selectFrom("interaction")
    .select(["status", "reason"])
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(request.status).toBe("REFUSED");
  expect(request.reason).toContain("déduit d’une facture");
});

test("I08 an affiliate sees no credits and asks for none", async () => {
  const luca = await aCustomer({ isAddressOwner: false });
  expect((await luca.graphql(CREDITS)).errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  expect((await luca.graphql(PAY_OUT, basic)).errors?.[0]?.extensions).toEqual({
    code: "FORBIDDEN",
  });
});

/** A seeded generator, so that every run is the same. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([1, 2, 3, 4])(
  "I08 whatever happens, opening plus debits less credits is the closing balance, which is what is open less the credit (%i)",
  async (seed) => {
    const random = randomOf(seed);
    const anna = await aCustomer();
    await hasAccount(anna);
    const invoices: string[] = [];
    let day = 0;
    for (let step = 0; step < 25; step++) {
      day += random(12);
      const today = new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10);
      clock.set(today);
      const no = invoices[random(invoices.length)] ?? "";
      const act = invoices.length === 0 ? 0 : random(7);
      if (act <= 1) invoices.push(await isBilled(anna, (1 + random(40)) * 10_05, today));
      if (act === 2) invoices.push(await isBilled(anna, -(1 + random(20)) * 7_35, today));
      if (act === 3) await arrives(anna, no, 1 + random(600_00), today);
      if (act === 4) {
        const { totalAmount, paid, status } = await stateOf(no);
        if (status === "ENCOURS" && totalAmount > paid)
          await arrives(anna, no, totalAmount - paid, today);
      }
      if (act === 5) {
        const { paid, status } = await stateOf(no);
        const cancelled = { no, accountId: anna.id, carrier: basic, paid };
        if (status === "ENCOURS") await cancelInvoice(db, cancelled, today);
      }
      if (act === 6) {
        await anna.graphql(PAY_OUT, basic);
        await treatAll();
      }
      expect(await balances(anna, today), `step ${step}`).toBe(true);
    }
  },
);

/** Whether the account balances to the rappen, wherever its period begins. */
async function balances(anna: Customer, today: string): Promise<boolean> {
  const wanted = { accountId: anna.id, to: today, language: "fr" } as const;
  const [all] = await readAccounts(db, { ...wanted, from: "2020-01-01" });
  const [later] = await readAccounts(db, { ...wanted, from: "2026-03-01" });
  if (!all) return true;
  const { rest } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("rest"))
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  const sum = all.movements.reduce((total, { debit, credit }) => total + debit - credit, 0);
  return (
    all.opening === 0 &&
    all.closing === sum &&
    all.held === rest &&
    all.closing === all.open - rest &&
    (later?.closing ?? all.closing) === all.closing
  );
}
