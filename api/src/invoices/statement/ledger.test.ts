import { moveDay } from "@portal/model/calendar/calendar.ts";
import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { hasAccount } from "../../../test/samples/addresses.ts";
import { isBilled, onDay, operate, pays, stateOf } from "../../../test/samples/money.ts";
import { cents } from "../../../test/samples/demonstration.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";
import { readAccounts } from "./read-ledger.ts";

const TOLD = `query T { openInvoices { count amount } invoicesToPay(from: "2020-01-01") { id toBePaid }
  invoices(from: "2020-01-01", to: "2030-12-31") { invoices { id toBePaid totalAmount fees status payments { amount } } }
  credits { credits { amount } } }`;
const PAY_OUT = `mutation P { createCreditPayoutRequest(law: LAMAL, insurerCode: "9101") { amount } }`;

/** A seeded generator, so that every run is the same. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Told {
  id: string;
  toBePaid: number;
}
const sumOf = (list: readonly Told[]) => list.reduce((sum, one) => sum + cents(one.toBePaid), 0);

/** List, homepage and account statement agree, and no customer has both a debt and a credit at one insurer. */
async function expectToAgree(anna: Customer, today: string, about: string): Promise<void> {
  const { data } = await anna.graphql(TOLD);
  const open = data.invoices.invoices.filter(({ toBePaid }: Told) => toBePaid > 0);
  const sum = sumOf(open);
  expect([sumOf(data.invoicesToPay), cents(data.openInvoices.amount)], about).toEqual([sum, sum]);
  expect(data.openInvoices.count, about).toBe(open.length);
  const held = data.credits.credits.reduce(
    (all: number, { amount }: { amount: number }) => all + cents(amount),
    0,
  );
  expect(Math.min(held, sum), `${about}: owes and has`).toBe(0);
  const wanted = { accountId: anna.id, to: today, language: "fr" } as const;
  const [all] = await readAccounts(db, { ...wanted, from: "2020-01-01" });
  const [later] = await readAccounts(db, { ...wanted, from: "2026-03-01" });
  expect(all?.closing ?? 0, about).toBe(sum - held);
  expect([all?.open ?? 0, all?.held ?? 0], about).toEqual([sum, held]);
  expect(later?.closing ?? all?.closing, about).toBe(all?.closing);
  const { rows } = await raw`select no from invoice where account_id = ${anna.id} and (
    paid <> (select coalesce(sum(amount), 0) from invoice_payment p where p.invoice_no = no and p.is_booked)
    or (status not in ('ANNULEE', 'REGLEE') and paid >= total_amount + fees)
    or (status = 'REGLEE' and paid < total_amount + fees))`.execute(db);
  expect(rows, about).toEqual([]);
}

test.each(process.env["LONG"] === "1" ? [1, 2, 3, 4, 5, 6] : [1, 5])(
  "I08 whatever is paid short, too much, in part, returned, cancelled, credited or dunned, every sum agrees (%i)",
  async (seed) => {
    const random = randomOf(seed);
    const anna = await aCustomer();
    await hasAccount(anna);
    const invoices: string[] = [];
    let today = "2026-01-05";
    const bill = async (amount: number) => {
      const paymentMode = random(2) === 0 ? "LSV" : "BVR";
      const terms = { invoiceDate: today, deadline: moveDay(today, { days: 12 }), paymentMode };
      invoices.push(await isBilled(anna, amount, terms));
    };
    for (let step = 0; step < 30; step++) {
      today = moveDay(today, { days: random(9) });
      clock.set(today);
      const no = invoices[random(invoices.length)] ?? "";
      const act = invoices.length === 0 ? 0 : random(11);
      const { totalAmount, fees, paid } = no
        ? await stateOf(no)
        : { totalAmount: 0, fees: 0, paid: 0 };
      const open = Math.max(0, totalAmount + fees - paid);
      if (act <= 1) await bill((1 + random(40)) * 10_05);
      if (act === 2) await bill(-(1 + random(20)) * 7_35);
      if (act === 3 && open > 6_00) await pays(no, open - 1 - random(5_50));
      if (act === 4) await pays(no, open + 1 + random(300_00));
      if (act === 5 && open > 1) await pays(no, 1 + random(open));
      if (act === 6 && open > 0) await pays(no, open);
      if (act === 7) await operate("invoices", "return", no, "--reason", "AM04").catch(refused);
      if (act === 8) await operate("invoices", "cancel", no).catch(refused);
      if (act === 9) {
        await anna.graphql(PAY_OUT);
        await treatAll();
      }
      if (act === 10) {
        today = moveDay(today, { days: 15 + random(20) });
        await onDay(today);
      }
      await expectToAgree(anna, today, `step ${step}: ${act} on ${today}`);
    }
    expect(invoices.length).toBeGreaterThan(1);
  },
);

/** An impossible order is refused by the operator; any other error fails the test. */
function refused(error: unknown): void {
  expect(String(error)).toMatch(/Operator: /);
}
