import { paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { testSecrets as secrets } from "../../test/database.ts";
import { aPeopledDatabase, aSeededDatabase, unlawful } from "../../test/seeded.ts";
import { readBillingTerms } from "../invoices/billing-terms.ts";
import { contributionRows } from "./contributions.ts";
import { generatedHousehold } from "../people/generated-household.ts";
import { sumOfLines } from "@portal/model/invoices/invoice.ts";
import { invoicesOf, waitingSharesOf } from "../invoices/invoices.ts";
import { type SeededStatement, statementsOf } from "./statements.ts";

const today = "2026-11-15";
const years = { yearsOfPost: 2, yearsOfPremiums: 1 };
let owner: pg.Client;

beforeAll(async () => {
  owner = await aPeopledDatabase(today);
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

async function found(statement: string): Promise<unknown[]> {
  return (await owner.query(statement)).rows.slice(0, 5);
}

describe("agreement", () => {
  test("everybody's meters are the sum of their statements, to the rappen, also where there are none", async () => {
    expect(
      await found(
        `select c.* from contribution c left join (
         select insured_number, year, sum(deductible) as d, sum(coinsurance) as q from statement_line group by 1, 2
       ) l using (insured_number, year)
       where c.deductible_paid <> coalesce(l.d, 0) or c.coinsurance_paid <> coalesce(l.q, 0)`,
      ),
    ).toEqual([]);
    const { rows } = await owner.query(
      "select count(distinct insured_number) as people, count(*) as lines from statement_line",
    );
    expect(rows[0].people).toBeGreaterThan(350);
  });

  test("generated households: regardless of the order of their bills, each bears what a year's costs ask for", async () => {
    const terms = await readBillingTerms(owner);
    const world = { today, seed: 9, secrets, passwordHashOf: () => "", ...years, ...terms };
    const households = process.env["LONG"] ? 10_000 : 200;
    const wrong: unknown[] = [];
    let people = 0;
    for (let index = 0; index < households; index++) {
      const household = generatedHousehold(9, index, today);
      const shares = sharesOf(statementsOf(household, world));
      for (const row of contributionRows(household, world)) {
        const borne = shares.get(`${row.insuredNumber} ${row.year}`);
        if (!borne) continue;
        people++;
        if (!isDue(row, borne)) wrong.push({ row, borne });
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(people).toBeGreaterThan(3 * households);
  });

  test("K01 I03 what invoices of care ask for, and what waits, is what statements say is owed, to the rappen", async () => {
    expect(
      await found(
        `with owed as (
           select a.id as account_id, sum(l.billed - l.basic_paid - l.supplementary_paid)::int as owed
           from statement s join statement_line l on l.statement_id = s.id
           join account_insured x on x.insured_number = s.insured_number
           join account a on a.id = x.account_id and a.extranaute_type = 'PPA'
           where l.tiers = 'PAYANT' group by 1
           having sum(l.billed - l.basic_paid - l.supplementary_paid) > 0
         ), asked as (
           select account_id, sum(amount)::int as asked from (
             select account_id, total_amount as amount from invoice where type = 'BENEFITS'
             union all select account_id, sum_of_lines(lines) from waiting_share) both_of_them group by 1
         )
         select * from owed full join asked using (account_id) where owed is distinct from asked`,
      ),
    ).toEqual([]);
    const { rows } = await owner.query(
      "select count(*) as count from invoice where type = 'BENEFITS'",
    );
    expect(rows[0].count).toBeGreaterThan(1_000);
  });

  test("I03 shares of care below five francs wait for the next invoice, at most three months", async () => {
    expect(
      await found(
        `select i.no, i.total_amount from invoice i join statement s using (statement_number)
         where i.type = 'BENEFITS' and i.total_amount < 500 and i.invoice_date <= s.date`,
      ),
    ).toEqual([]);
    expect(
      await found(
        `select account_id, health_insurer_code from waiting_share group by 1, 2
         having sum(sum_of_lines(lines)) >= 500 or min(waits_since) <= date '${today}' - interval '3 months'`,
      ),
    ).toEqual([]);
    const { rows } = await owner.query("select count(*) as count from waiting_share");
    expect(rows[0].count).toBeGreaterThan(0);
  });

  test("K01 I03 generated households: the sums of invoices are those of statements", async () => {
    const terms = await readBillingTerms(owner);
    const world = { today, seed: 9, secrets, passwordHashOf: () => "", ...years, ...terms };
    const households = process.env["LONG"] ? 10_000 : 200;
    const wrong: unknown[] = [];
    let billed = 0;
    for (let index = 0; index < households; index++) {
      const household = generatedHousehold(9, index, today);
      const invoices = invoicesOf(household, world).filter(({ type }) => type === "BENEFITS");
      const waiting = waitingSharesOf(household, world).flatMap(({ lines }) => lines);
      const asked = sumOfLines(waiting) + sumOf(invoices.map(({ totalAmount }) => totalAmount));
      billed += invoices.length;
      const lines = statementsOf(household, world).flatMap((statement) => statement.lines);
      const owed = sumOf(
        lines.map(({ bill, settlement }) => paymentsOf(bill.tiers, settlement).owed),
      );
      if (asked !== owed) wrong.push({ index, asked, owed });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(billed).toBeGreaterThan(2 * households);
  });

  test("an invoice tells the owner of the address neither who treated another adult nor for what", async () => {
    expect(
      await found(
        `select i.no, i.lines from invoice i join statement s using (statement_number)
         where s.is_private and s.insured_number <> i.insured_number
           and (i.period_from <> date_trunc('month', i.invoice_date) or exists (
             select from jsonb_array_elements(i.lines) line
             where (line ->> 'insuredNumber')::int = s.insured_number
               and (line ->> 'kind' <> 'COST_SHARE' or line ->> 'about' <> '')))`,
      ),
    ).toEqual([]);
    const { rows } = await owner.query(
      `select count(*) filter (where lines @> '[{"kind": "COST_SHARE"}]') as hidden,
         count(*) filter (where lines @> '[{"kind": "HOSPITAL_CONTRIBUTION"}]') as told from invoice`,
    );
    expect(rows[0].hidden).toBeGreaterThan(40);
    expect(rows[0].told).toBeGreaterThan(10);
  });

  test("everybody bears what the law allows", async () => {
    expect(await unlawful(owner)).toEqual([]);
  });

  test("beyond the deductible it is a tenth, regardless of the order of the bills", async () => {
    expect(
      await found(
        `select * from (
         select c.*, sum((l.coinsurance + l.basic_paid) * l.coinsurance_rate::bigint) as base
         from contribution c join statement_line l using (insured_number, year)
         where c.coinsurance_annual = 70000 group by c.insured_number, c.year
       ) y where coinsurance_paid <> least(coinsurance_annual, round(base / 10000.0))`,
      ),
    ).toEqual([]);
  });
});

interface Shares {
  deductible: number;
  coinsurance: number;
  /** The costs that count towards the limits: neither free care nor daily contributions. */
  costs: number;
  /** The part beyond the deductible, times the rates of coinsurance. */
  counted: number;
}

/** An adult's shares follow from the year's costs alone; children share a family limit. */
function isDue(
  { deductibleAnnual, coinsuranceAnnual }: { deductibleAnnual: number; coinsuranceAnnual: number },
  { deductible, coinsurance, costs, counted }: Shares,
): boolean {
  if (deductible > deductibleAnnual || coinsurance > coinsuranceAnnual) return false;
  const tenth = Math.round(counted / 100_00);
  const isAdults =
    deductible === Math.min(deductibleAnnual, costs) &&
    coinsurance === Math.min(coinsuranceAnnual, tenth);
  return coinsuranceAnnual === 350_00 || isAdults;
}

/** The cost shares in statements, by person and year. */
function sharesOf(statements: readonly SeededStatement[]): Map<string, Shares> {
  const shares = new Map<string, Shares>();
  for (const { bill, settlement } of statements.flatMap(({ lines }) => lines)) {
    const key = `${bill.insuredNumber} ${bill.year}`;
    const before = shares.get(key) ?? { deductible: 0, coinsurance: 0, costs: 0, counted: 0 };
    const { deductible, coinsurance, coinsuranceRate, basicPaid } = settlement;
    const beyond = coinsurance + basicPaid;
    shares.set(key, {
      deductible: before.deductible + deductible,
      coinsurance: before.coinsurance + coinsurance,
      costs: before.costs + (coinsuranceRate > 0 ? deductible + beyond : 0),
      counted: before.counted + beyond * coinsuranceRate,
    });
  }
  return shares;
}

describe("the demonstration's statements", () => {
  test.each([
    ["Camille", 4218730, 840_00, 0],
    ["Luca", 4218731, 300_00, 412_35],
    ["Urs", 3907112, 300_00, 268_40],
    ["Oliver", 7245001, 1000_00, 96_75],
    ["Beat", 2500001, 2500_00, 183_55],
    ["Regula", 2500002, 300_00, 700_00],
    ["Sofia", 8100450, 0, 0],
  ])("%s has borne this year what was promised", async (_, insuredNumber, ...promised) => {
    const { rows } = await owner.query({
      text: `select coalesce(sum(deductible), 0)::int, coalesce(sum(coinsurance), 0)::int from statement_line
        where insured_number = $1 and year = 2026`,
      values: [insuredNumber],
      rowMode: "array",
    });
    expect(rows).toEqual([promised]);
  });

  test("Zbinden can read about 1,500 statements over five years; Sofia has none", async () => {
    const { rows } = await owner.query(
      `select count(*) as count, min(date) as first from statement s join insured i using (insured_number)
       where i.lastname = 'Zbinden' and (not s.is_private or i.insured_number = 2500001)`,
    );
    expect(rows[0].count).toBeGreaterThan(1_350);
    expect(rows[0].count).toBeLessThan(1_750);
    expect(rows[0].first < "2022-02-01").toBe(true);
    expect(await found("select * from statement where insured_number = 8100450")).toEqual([]);
  });

  test("nothing is decided before it happened or after today, nor before a person was insured", async () => {
    expect(
      await found(
        `select * from statement s join statement_line l on l.statement_id = s.id join insured i on i.insured_number = s.insured_number
       where l.treatment_end > s.date or s.date > '${today}' or l.treatment_begin < i.birthdate
         or l.year <> extract(year from l.treatment_begin)`,
      ),
    ).toEqual([]);
  });

  test("a statement that an account got is among its documents, and one of an adult belongs to no other account", async () => {
    expect(
      await found(
        `select s.* from statement s left join document d on d.iddms = s.iddms
       where s.iddms is not null and (d.iddms is null or d.parameters->>'statementNumber' <> s.statement_number)`,
      ),
    ).toEqual([]);
    expect(
      await found(
        `select * from statement s join document d using (iddms) join account a on a.id = d.account_id
       where s.is_private and a.insured_number <> s.insured_number`,
      ),
    ).toEqual([]);
  });
});

test.each(["2027-01-01", "2028-02-29"])("seeded on %s, the shares are the same", async (day) => {
  const other = await aSeededDatabase(day);
  const { rows } = await other.query({
    text: `select deductible_paid, coinsurance_paid from contribution where insured_number = 4218731 and year = $1`,
    values: [Number(day.slice(0, 4))],
    rowMode: "array",
  });
  expect(rows).toEqual([[300_00, 412_35]]);
  expect(await unlawful(other)).toEqual([]);
});
