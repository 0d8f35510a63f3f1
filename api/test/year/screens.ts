import { sql as raw } from "kysely";
import { expect } from "vitest";
import { cents } from "../samples/demonstration.ts";
import { type Customer, db } from "../portal.ts";
import { type Household, ownerOf } from "./households.ts";

const TOLD = `query Told($from: Date!, $to: Date!, $year: Int!, $before: Int!) {
  invoices(from: $from, to: $to) { openCount
    invoices { id totalAmount fees toBePaid status lines { amount } payments { amount } reminders { fee } } }
  invoicesToPay(from: $from) { id toBePaid }
  urgent: invoicesToPay(from: $from, first: 3) { id toBePaid }
  openInvoices { count amount }
  credits { credits { law insurerCode amount } }
  insureds { insuredNumber contribution { year deductible { paid } coinsurance { paid } } }
  taxCertificates(from: $before, to: $year) { year billed paidByUs own insured { insuredNumber } }
  reimbursements(from: $from, to: $to) { statementNumber owed toBePaidToYou }
}`;

interface Amounts {
  key: string;
  amount: number;
}
const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + cents(amount), 0);
const byKey = (amounts: readonly Amounts[]) =>
  Object.fromEntries(
    amounts.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((one) => [one.key, one.amount]),
  );

async function kept(query: ReturnType<typeof raw<Amounts>>): Promise<Record<string, number>> {
  return byKey((await query.execute(db)).rows);
}

/** Every screen of a household shows the amounts of the books. */
export async function expectScreensToAgree(household: Household, today: string): Promise<void> {
  const who = await ownerOf(household);
  const year = Number(today.slice(0, 4));
  const asked = { from: "2020-01-01", to: `${year + 1}-12-31`, year, before: year - 1 };
  const { data, errors } = await who.graphql(TOLD, asked);
  const about = `household ${household.index} on ${today}`;
  expect(errors, about).toBeUndefined();
  await expectInvoices(household, data, about);
  await expectCare(household, data, { about, year });
}

/** The document exists only in this file, so its answer has no generated type. */
type Answer = Awaited<ReturnType<Customer["graphql"]>>["data"];

async function expectInvoices(
  { accountId }: Household,
  data: Answer,
  about: string,
): Promise<void> {
  const open =
    await kept(raw<Amounts>`select no as key, total_amount + fees - paid as amount from invoice
    where account_id = ${accountId} and status not in ('REGLEE', 'ANNULEE') and total_amount > 0`);
  const told = (list: { id: string; toBePaid: number }[]) =>
    byKey(list.map(({ id, toBePaid }) => ({ key: id, amount: cents(toBePaid) })));
  expect(told(data.invoicesToPay), `to pay of ${about}`).toEqual(open);
  const listed = data.invoices.invoices;
  expect(told(listed.filter((one: { toBePaid: number }) => one.toBePaid > 0)), about).toEqual(open);
  const whole = Object.values(open).reduce((sum, amount) => sum + amount, 0);
  const { count, amount } = data.openInvoices;
  expect([count, cents(amount)], about).toEqual([Object.keys(open).length, whole]);
  expect(data.urgent, about).toEqual(data.invoicesToPay.slice(0, 3));
  for (const { id, totalAmount, fees, toBePaid, status, lines, payments, reminders } of listed) {
    expect(sumOf(lines), id).toBe(cents(totalAmount));
    expect(reminders.reduce((sum: number, { fee }: { fee: number }) => sum + cents(fee), 0)).toBe(
      cents(fees),
    );
    const rest = cents(totalAmount) + cents(fees) - sumOf(payments);
    const isOpen = status !== "REGLEE" && status !== "ANNULEE";
    expect(cents(toBePaid), `${id} of ${about}`).toBe(isOpen ? rest : 0);
  }
  const credits =
    await kept(raw<Amounts>`select law || ' ' || insurer_code as key, sum(amount)::int as amount
    from credit_movement where account_id = ${accountId} group by 1 having sum(amount) > 0`);
  const toldCredits = data.credits.credits.map(
    (one: { law: string; insurerCode: string; amount: number }) => ({
      key: `${one.law} ${one.insurerCode}`,
      amount: cents(one.amount),
    }),
  );
  expect(byKey(toldCredits), `credits of ${about}`).toEqual(credits);
}

interface Certificate {
  year: number;
  billed: number;
  paidByUs: number;
  own: number;
  insured: { insuredNumber: number };
}

async function expectCare(
  { accountId }: Household,
  data: Answer,
  { about, year }: { about: string; year: number },
): Promise<void> {
  const { rows: meters } = await raw<{ key: string; borne: string }>`
    select insured_number || ' ' || year as key, sum(deductible) || ' ' || sum(coinsurance) as borne
    from statement_line join account_insured using (insured_number) where account_id = ${accountId}
    group by insured_number, year`.execute(db);
  const borne = new Map(meters.map((one) => [one.key, one.borne]));
  for (const { insuredNumber, contribution } of data.insureds) {
    if (!contribution) continue;
    expect(contribution.year).toBe(year);
    const told = `${cents(contribution.deductible.paid)} ${cents(contribution.coinsurance.paid)}`;
    expect(told, about).toBe(borne.get(`${insuredNumber} ${year}`) ?? "0 0");
  }
  const settled = await kept(raw<Amounts>`
    select insured_number || ' ' || extract(year from date) || ' ' || part.name as key, sum(part.amount)::int as amount
    from statement join statement_line line using (insured_number), lateral (values ('billed', billed),
      ('paid', basic_paid + supplementary_paid)) part (name, amount)
    where line.statement_id = statement.id group by 1`);
  for (const one of data.taxCertificates as Certificate[]) {
    const key = `${one.insured.insuredNumber} ${one.year}`;
    const [billed = 0, paid = 0] = [settled[`${key} billed`], settled[`${key} paid`]];
    const told = [one.billed, one.paidByUs, one.own].map(cents);
    expect(told, `certificate ${key}`).toEqual([billed, paid, billed - paid]);
  }
  const shares = await kept(raw<Amounts>`select statement_number || ' ' || tiers as key,
      sum(case tiers when 'PAYANT' then billed - basic_paid - supplementary_paid else basic_paid + supplementary_paid
        end)::int as amount
    from statement join statement_line line on line.statement_id = statement.id group by 1`);
  for (const { statementNumber, owed, toBePaidToYou } of data.reimbursements) {
    expect(cents(owed), statementNumber).toBe(shares[`${statementNumber} PAYANT`] ?? 0);
    expect(cents(toBePaidToYou), statementNumber).toBe(shares[`${statementNumber} GARANT`] ?? 0);
  }
}
