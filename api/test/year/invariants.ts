import { expect } from "vitest";
import { sql as raw } from "kysely";
import { workingDaysWithin } from "../../src/insurer/calendar/calendar.ts";
import { db } from "../portal.ts";

/**
 * The invariants of all rows on any evening, each as a search for violations. They are independent of the product's own
 * sums.
 */
const broken: Record<string, string> = {
  "the lines of an invoice add up to its total": `select no from invoice where total_amount <>
    (select coalesce(sum((line ->> 'amount')::int), 0) from jsonb_array_elements(lines) line)`,
  "what an invoice costs more than its total is what its reminders say": `select no from invoice where fees <>
    (select coalesce(sum(fee + interest), 0) from invoice_reminder r where r.invoice_no = no)`,
  "what is paid of an invoice is what was booked of it": `select no from invoice where paid <>
    (select coalesce(sum(amount), 0) from invoice_payment p where p.invoice_no = no and p.is_booked)`,
  "in the evening nothing waits to be booked": `select invoice_no from invoice_payment where not is_booked`,
  "an invoice is settled exactly when nothing of it is open": `select no, status, total_amount, fees, paid from invoice
    where status <> 'ANNULEE' and (status = 'REGLEE') <> (paid >= total_amount + fees)`,
  "an account's movements come to what is open less what it has": `select account_id, law, insurer_code,
      sum(moved) as moved, sum(stands) as stands from (
        select account_id, law, insurer_code, debit - credit as moved, 0 as stands from account_movement
        union all select account_id, law, health_insurer_code, 0, greatest(0, total_amount + fees - paid) from invoice
          where status <> 'ANNULEE' and total_amount > 0
        union all select account_id, law, insurer_code, 0, -amount from credit_movement) sums
    group by 1, 2, 3 having sum(moved) <> sum(stands)`,
  "no money appears or is lost": `select account_id, sum(arrived) as arrived, sum(found) as found from (
      select account_id, amount as arrived, 0 as found from invoice_payment where way <> 'CREDIT'
      union all select account_id, 0, least(paid, total_amount + fees) from invoice
        where status <> 'ANNULEE' and total_amount > 0
      union all select p.account_id, 0, p.amount from invoice_payment p join invoice i on i.no = p.invoice_no
        where i.status = 'ANNULEE' and p.way in ('WRITE_OFF', 'CARRIED')
      union all select account_id, 0, amount from credit_movement where kind <> 'PAYOUT'
      union all select account_id, 0, -amount from credit_movement where kind = 'CREDIT_NOTE') sums
    group by 1 having sum(arrived) <> sum(found)`,
  "no premium is billed twice for a period": `select one.no, other.no from invoice one join invoice other
      on one.account_id = other.account_id and one.law = other.law and one.no < other.no
      and one.health_insurer_code = other.health_insurer_code
      and one.period_from <= other.period_to and other.period_from <= one.period_to
    where one.type = 'PREMIUM' and other.type = 'PREMIUM' and 'ANNULEE' not in (one.status, other.status)`,
  "a bill is divided without a rest": `select statement_id from statement_line where billed <>
    not_covered + supplementary_paid + hospital_contribution + deductible + coinsurance + basic_paid`,
  "the meters are the sums of the statements": `select * from (
      select insured_number, year, sum(deductible) as deductible, sum(coinsurance) as coinsurance
        from statement_line group by 1, 2) said
    full join contribution meter using (insured_number, year)
    where coalesce(said.deductible, 0) <> coalesce(meter.deductible_paid, 0)
      or coalesce(said.coinsurance, 0) <> coalesce(meter.coinsurance_paid, 0)`,
  "nobody bears more than a year's maximum": `select * from contribution
    where deductible_paid > deductible_annual or coinsurance_paid > coinsurance_annual`,
  "what statements say is owed is billed or waits to be": `select insured_number, sum(owed) as owed, sum(billed) as billed
    from (
      select insured_number, sum(case tiers when 'PAYANT' then l.billed - basic_paid - supplementary_paid else 0 end)
          - least(0, sum(case tiers when 'GARANT' then basic_paid + supplementary_paid else 0 end)) as owed, 0 as billed
        from statement_line l group by insured_number, statement_id
      union all select (line ->> 'insuredNumber')::int, 0, (line ->> 'amount')::int
        from invoice, jsonb_array_elements(lines) line where type = 'BENEFITS' and line ->> 'kind' <> 'CARRIED'
      union all select (line ->> 'insuredNumber')::int, 0, (line ->> 'amount')::int
        from waiting_share, jsonb_array_elements(lines) line) sums
    group by 1 having sum(owed) <> sum(billed)`,
  "nothing small waits together with enough for an invoice": `select account_id, health_insurer_code from (
      select account_id, health_insurer_code, (line ->> 'amount')::int as amount
      from waiting_share, jsonb_array_elements(lines) line) waiting
    group by 1, 2 having sum(amount) >= 500`,
  "a reminder asks for what was open on its day": `select r.invoice_no, r.position, r.owed from invoice_reminder r
      join invoice i on i.no = r.invoice_no
    where r.owed <> i.total_amount
      + (select sum(fee + interest) from invoice_reminder b where b.invoice_no = i.no and b.position <= r.position)
      - (select coalesce(sum(amount), 0) from invoice_payment p where p.invoice_no = i.no and p.paid_on <= r.sent_on)`,
  "what is carried on is asked for by one later invoice": `select no, carried, asked from (
      select p.invoice_no as no, sum(amount) as carried from invoice_payment p where way = 'CARRIED' group by 1) old
    full join (select line ->> 'about' as no, sum((line ->> 'amount')::int) as asked
      from invoice, jsonb_array_elements(lines) line where line ->> 'kind' = 'CARRIED' group by 1) later using (no)
    where carried is distinct from asked`,
  "nothing of five francs or less is dunned": `select invoice_no from invoice_reminder r
    where owed - fee - interest <= 500`,
  "nobody has a credit where something of the same insurer is open": `select c.account_id from credit_movement c
      join invoice i on i.account_id = c.account_id and i.law = c.law and i.health_insurer_code = c.insurer_code
    where i.total_amount > 0 and i.status not in ('REGLEE', 'ANNULEE')
      and c.insurer_code not in (select code from insurer where invoices_from = 'EXCHANGE')
    group by c.account_id, c.law, c.insurer_code, i.no having sum(c.amount) > 0`,
  "a reminder's letter says what its row says": `select d.iddms from invoice_reminder r join document d using (iddms)
    where (d.parameters ->> 'owed')::int <> r.owed or d.parameters ->> 'no' <> r.invoice_no
      or (d.parameters ->> 'billed')::int + (d.parameters ->> 'fees')::int + (d.parameters ->> 'interest')::int
        - (d.parameters ->> 'paid')::int <> r.owed`,
  "an invoice's paper asks for its total less what a credit settled that day": `select i.no from invoice i
      join document d using (iddms)
      left join invoice_payment p on p.invoice_no = i.no and p.position = 0 and p.way = 'CREDIT'
        and p.paid_on = i.invoice_date
    where (d.content ->> 'totalAmount')::int <> i.total_amount
      or coalesce((d.content ->> 'offset')::int, 0) not in (0, coalesce(p.amount, 0))`,
  "an account statement's closing balance is what moved since its opening one": `select d.iddms from document d,
      jsonb_array_elements(d.content -> 'accounts') a where d.code = 'ACCOUNT_STATEMENT'
      and ((a ->> 'closing')::int <> (a ->> 'opening')::int
          + (select coalesce(sum((m ->> 'debit')::int - (m ->> 'credit')::int), 0)
             from jsonb_array_elements(a -> 'movements') m)
        or (a ->> 'closing')::int <> (a ->> 'open')::int - (a ->> 'held')::int)`,
};

/** Checks all invariants of the stored data. */
export async function expectBooksToAgree(today: string): Promise<void> {
  const { rows } = await raw.raw<object>(searches).execute(db);
  expect(rows.slice(0, 5), today).toEqual([]);
}

/** One query for all of them, so that each evening is fast. */
const searches = Object.entries(broken)
  .map(
    ([rule, search]) =>
      `select '${rule.replaceAll("'", "''")}' as rule, to_jsonb(found) as found from (${search}) found`,
  )
  .join("\nunion all ");

/** The events without which a simulated year proves nothing. */
const happenings: Record<string, string> = {
  "invoices of both laws": "count(distinct law) > 1 from invoice where invoice_date > $1",
  "payments of a part": `count(*) > 0 from invoice_payment p join invoice i on i.no = p.invoice_no
    where paid_on > $1 and p.amount < i.total_amount and way = 'BANK'`,
  "payments too high or twice":
    "count(*) > 0 from credit_movement where booked_on > $1 and kind = 'OVERPAID'",
  "credits taken off an invoice":
    "count(*) > 0 from credit_movement where booked_on > $1 and kind = 'OFFSET'",
  "credits paid out": "count(*) > 0 from credit_movement where booked_on > $1 and kind = 'PAYOUT'",
  "a cancellation with a payment":
    "count(*) > 0 from credit_movement where booked_on > $1 and kind = 'CANCELLED'",
  "small rests written off":
    "count(*) > 0 from invoice_payment where paid_on > $1 and way = 'WRITE_OFF'",
  "small rests carried on":
    "count(*) > 0 from invoice_payment where paid_on > $1 and way = 'CARRIED'",
  "debits that came back":
    "count(*) > 0 from invoice_payment where paid_on > $1 and way = 'RETURN'",
  debits:
    "count(*) > 0 from invoice where paid > 0 and payment_mode in ('LSV', 'SDD') and invoice_date > $1",
  reminders: "count(*) > 0 from invoice_reminder where sent_on > $1",
  jokers: "count(*) > 0 from invoice where joker_played_on > $1",
  plans: "count(*) > 0 from invoice where first_instalment_on > $1",
  corrections: `count(*) > 0 from invoice, jsonb_array_elements(lines) line
    where invoice_date > $1 and line ->> 'kind' = 'CORRECTION'`,
  "shares of care": "count(*) > 0 from invoice where invoice_date > $1 and type = 'BENEFITS'",
  "bills that people sent in":
    "count(*) > 0 from claim where interaction_id is not null and status = 'SETTLED'",
  "a birth": "count(*) > 0 from insured where birthdate > $1",
  "a death": "count(*) > 0 from basic_contract where valid_to > $1 and valid_to < '9999-01-01'",
};

/** The events that did not happen since a day: a walk without events would pass too. */
export async function whatNeverHappened(since: string): Promise<string[]> {
  const asked = Object.entries(happenings).map(([what, fact]) => {
    const text = fact.replaceAll("$1", `'${since}'::date`);
    return `select '${what}' as what where not (select ${text})`;
  });
  const { rows } = await raw.raw<{ what: string }>(asked.join(" union all ")).execute(db);
  return rows.map(({ what }) => what);
}

/** The statements of account of a day: each insurer's account closes with the open amount less the credit. */
export async function expectStatementsToAgree(today: string, count: number): Promise<void> {
  const { rows } = await raw<{ accountId: string; said: string; stands: string }>`
    select account_id, (select string_agg(concat_ws(' ', a ->> 'closing', a ->> 'open', a ->> 'held'), ', '
        order by a ->> 'closing', a ->> 'open', a ->> 'held') from jsonb_array_elements(content -> 'accounts') a) as said,
      (select string_agg(concat_ws(' ', open - held, open, held), ', '
        order by (open - held)::text, open::text, held::text)
       from (select law, insurer_code, sum(open) as open, sum(held) as held from (
           select law, health_insurer_code as insurer_code, case when status in ('REGLEE', 'ANNULEE') then 0
               else total_amount + fees - paid end as open, 0 as held
             from invoice i where i.account_id = document.account_id
           union all select law, insurer_code, 0, amount from credit_movement c
             where c.account_id = document.account_id) parts group by 1, 2) insurers) as stands
    from document where code = 'ACCOUNT_STATEMENT' and date = ${today}::date`.execute(db);
  expect(rows.length, `statements of ${today}`).toBe(count);
  expect(
    rows.filter(({ said, stands }) => said !== stands),
    today,
  ).toEqual([]);
}

/** Deadlines and debits since a day fall on bank working days. Instalments begin on the first of a month. */
export async function expectWorkingDays(since: string, today: string): Promise<void> {
  const workingDay = await workingDaysWithin(db);
  const { rows } = await raw<{ what: string; day: string }>`
    select 'deadline of ' || no as what, deadline as day from invoice
      where invoice_date >= ${since}::date and first_instalment_on is null
    union all select 'reminder of ' || invoice_no, deadline from invoice_reminder where sent_on >= ${since}::date
    union all select 'debit of ' || no, paid_on from invoice_payment p join invoice on no = invoice_no
      where paid_on >= ${since}::date and p.is_debit`.execute(db);
  const wrong = rows.filter(({ day }) => workingDay(day) !== day || isWeekend(day));
  expect(wrong.slice(0, 5), today).toEqual([]);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
