import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { basicCover } from "../../src/insurer/cover/basic-cover.ts";
import {
  type Days,
  ownContract,
  peopleWith,
  type PersonRow,
} from "../../src/insurer/cover/people-statement.ts";
import { propertyAt, propertyContract } from "../../src/insurer/cover/property-cover.ts";
import {
  supplementaryAt,
  supplementaryContract,
} from "../../src/insurer/cover/supplementary-cover.ts";
import { sql } from "../../src/core/db/sql.ts";
import { type BoundStatement, prepare } from "../../src/core/db/prepared-query.ts";
import { camelCase } from "../../src/core/db/types.ts";
import { aPeopledDatabase } from "../../test/seeded.ts";
import { addDays } from "../days.ts";

const today = "2026-11-15";
let owner: pg.Client;
beforeAll(async () => {
  owner = await aPeopledDatabase(today);
});

const peopleAt = prepare((days: Days) =>
  sql.selectFrom(peopleWith(days, ownContract(days)).as("person")).selectAll(),
);

async function rowsOf<Row>({ text, values }: BoundStatement<Row>): Promise<Row[]> {
  const { rows } = await owner.query<Record<string, unknown>>(text, [...values]);
  return rows.map((row) => {
    const named = Object.entries(row).map(([name, value]) => [camelCase(name), value]);
    return Object.fromEntries(named) as Row;
  });
}

/** The monthly premiums by the engine on a day, by person and product. */
async function engineOn(date: string): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const row of await rowsOf<PersonRow>(peopleAt({ date, today }))) {
    const cover = basicCover(row);
    if (cover) costs.set(`${row.insuredNumber} ${cover.productCode}`, cover.premium.net);
  }
  for (const row of await rowsOf(supplementaryAt({ date }))) {
    const { monthlyAmount } = supplementaryContract(row, date, "fr");
    costs.set(`${row.insuredNumber} ${row.productCode}`, monthlyAmount);
  }
  for (const row of await rowsOf(propertyAt({ date }))) {
    const { monthlyAmount } = propertyContract(row, "fr");
    costs.set(`${row.insuredNumber} ${row.productCode}`, monthlyAmount);
  }
  return costs;
}

interface Billed {
  no: string;
  months: number;
  lines: { kind: string; insuredNumber: number; about: string; amount: number }[];
}

test.each(["2026-01-01", "2026-04-01", "2026-07-01", "2026-12-01"])(
  "I03 the lines of every premium invoice from %s are the engine's monthly amounts, to the rappen",
  async (date) => {
    const costs = await engineOn(date);
    const { rows } = await owner.query<Billed>(
      `select no, lines, (extract(year from age(period_to + 1, period_from)) * 12
          + extract(month from age(period_to + 1, period_from)))::int as months
       from invoice where type = 'PREMIUM' and period_from = $1 and lines -> 0 ->> 'kind' <> 'CORRECTION'`,
      [date],
    );
    expect(rows.length).toBeGreaterThan(150);
    const wrong = rows.flatMap(({ no, months, lines }) =>
      lines
        .filter(({ insuredNumber, about, amount }) => {
          return amount !== months * (costs.get(`${insuredNumber} ${about}`) ?? Number.NaN);
        })
        .map((line) => ({ no, months, ...line })),
    );
    expect(wrong).toEqual([]);
  },
);

interface Shown {
  status: string;
  deadline: string;
  totalAmount: number;
  jokerPlayedOn: string | null;
}

async function invoicesOf(insuredNumber: number): Promise<Shown[]> {
  const { rows } = await owner.query<Shown>(
    `select status, deadline::text, total_amount as "totalAmount", joker_played_on::text as "jokerPlayedOn"
     from invoice where insured_number = $1 order by invoice_date desc, no`,
    [insuredNumber],
  );
  return rows;
}

test("Camille has one invoice due within a week, one late, one joker used, a credit and a cancelled one", async () => {
  const invoices = await invoicesOf(4218730);
  const open = invoices.filter(({ status }) => status === "ENCOURS");
  const [soon = "", late = "", ...more] = open.map(({ deadline }) => deadline);
  expect(more).toEqual([]);
  expect(soon >= today && soon <= addDays(today, 7), soon).toBe(true);
  expect(late).toBe(addDays(today, -9));
  expect(invoices.filter(({ jokerPlayedOn }) => jokerPlayedOn)).toHaveLength(1);
  expect(invoices.filter(({ totalAmount }) => totalAmount < 0)).toHaveLength(1);
  expect(invoices.filter(({ status }) => status === "ANNULEE")).toHaveLength(1);
});

test("Giulia's invoices stand at every step of dunning, Urs' are debited, and Sofia has none yet", async () => {
  const statuses = new Set((await invoicesOf(5120044)).map(({ status }) => status));
  for (const step of ["ENCOURS", "RAPPEL", "SOMMATION", "POURSUITE", "REGLEE"]) {
    expect(statuses).toContain(step);
  }
  const urs = await invoicesOf(3907112);
  const due = urs.filter(({ deadline }) => deadline <= today);
  expect(new Set(due.map(({ status }) => status))).toEqual(new Set(["REGLEE"]));
  expect(urs.length).toBeGreaterThan(5);
  expect(await invoicesOf(8100450)).toEqual([]);
});

test("I03 every invoice belongs to one carrier: basic insurance apart from what is insured by contract", async () => {
  const { rows } = await owner.query<{ law: string; kinds: string[]; insurers: string[] }>(
    `select law, array_agg(distinct line ->> 'kind' order by line ->> 'kind') as kinds,
       array_agg(distinct health_insurer_code order by health_insurer_code) as insurers
     from invoice, jsonb_array_elements(lines) line
     where type = 'PREMIUM' and line ->> 'kind' <> 'CORRECTION' group by law order by law`,
  );
  expect(rows).toEqual([
    { law: "LAMAL", kinds: ["BASIC"], insurers: ["9101", "9102", "9103"] },
    { law: "LCA", kinds: ["PROPERTY", "SUPPLEMENTARY"], insurers: ["9100"] },
  ]);
});

test("what is paid was paid in full, every invoice has its document, and only owners are billed", async () => {
  const { rows } = await owner.query(
    `select i.no from invoice i join account a on a.id = i.account_id
     left join document d on d.iddms = i.iddms and d.account_id = i.account_id and d.date = i.invoice_date
     where d.iddms is null or a.extranaute_type <> 'PPA' or i.invoice_date > $1
       or (i.status = 'REGLEE' and i.paid - (select coalesce(sum(c.amount), 0) from credit_movement c
         where c.invoice_no = i.no and c.kind = 'OVERPAID') <> greatest(0, i.total_amount + i.fees))
       or i.paid <> (select coalesce(sum(p.amount), 0) from invoice_payment p where p.invoice_no = i.no)
       or i.fees <> (select coalesce(sum(r.fee + r.interest), 0) from invoice_reminder r where r.invoice_no = i.no)`,
    [today],
  );
  expect(rows).toEqual([]);
});

test("I08 Camille's credit was taken off her next invoice, what she paid too much is still there, and every account adds up", async () => {
  const { rows: moved } = await owner.query<{ law: string; kind: string; amount: number }>(
    `select c.law, c.kind, c.amount from credit_movement c join account a on a.id = c.account_id
     where a.insured_number = 4218730 order by c.booked_on, c.kind`,
  );
  expect(moved).toEqual([
    { law: "LAMAL", kind: "CREDIT_NOTE", amount: 41_20 },
    { law: "LAMAL", kind: "OFFSET", amount: -41_20 },
    { law: "LCA", kind: "OVERPAID", amount: 20_00 },
  ]);
  const { rows: wrong } = await owner.query(
    `select m.account_id, m.law, m.insurer_code from account_movement m group by 1, 2, 3
     having sum(m.debit - m.credit) <> (select coalesce(sum(i.total_amount + i.fees - i.paid), 0) from invoice i
         where i.account_id = m.account_id and i.law = m.law and i.health_insurer_code = m.insurer_code
           and i.status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE'))
       - (select coalesce(sum(c.amount), 0) from credit_movement c
         where c.account_id = m.account_id and c.law = m.law and c.insurer_code = m.insurer_code)`,
  );
  expect(wrong).toEqual([]);
});

test("Zbinden's five years are about 600 invoices, 2,000 documents, 1,500 statements and 300 requests", async () => {
  const count = async (table: string, condition: string) =>
    (await owner.query<{ count: number }>(`select count(*) from ${table} where ${condition}`))
      .rows[0]?.count ?? 0;
  const own = "account_id = (select id from account where insured_number = 2500001)";
  const read = `insured_number between 2500001 and 2500009
    and (not is_private or insured_number = 2500001)`;
  const isAbout = (promised: number, found: number) =>
    expect(Math.abs(found - promised), `${found} of ${promised}`).toBeLessThan(promised / 10);
  isAbout(600, await count("invoice", own));
  isAbout(2_000, await count("document", own));
  isAbout(1_500, await count("statement", read));
  isAbout(300, await count("interaction", own));
  for (const law of ["LAMAL", "LCA"]) {
    expect(await count("invoice", `${own} and type = 'PREMIUM' and law = '${law}'`)).toBe(60);
  }
  expect(await count("interaction", `${own} and type = 'INVOICE'`)).toBeGreaterThanOrEqual(200);
});
