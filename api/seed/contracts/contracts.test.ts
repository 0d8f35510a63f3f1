import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { basicCover } from "../../src/insurer/cover/basic-cover.ts";
import {
  type Days,
  ownContract,
  peopleWith,
  type PersonRow,
} from "../../src/insurer/cover/people-statement.ts";
import { sql } from "../../src/core/db/sql.ts";
import { prepare } from "../../src/core/db/prepared-query.ts";
import { camelCase } from "../../src/core/db/types.ts";
import { aPeopledDatabase } from "../../test/seeded.ts";

const today = "2026-11-15";
let owner: pg.Client;
beforeAll(async () => {
  owner = await aPeopledDatabase(today);
});

async function found(statement: string): Promise<unknown[]> {
  return (await owner.query(statement, statement.includes("$1") ? [today] : [])).rows;
}

test.each([
  [4218730, "RX01", "9101", "2500.00", "OHN", "VD"],
  [4218731, "RT01", "9101", "300.00", "OHN", "VD"],
  [4218732, "RF01", "9101", "0.00", "MIT", "VD"],
  [3907112, "RF01", "9101", "300.00", "MIT", "BE"],
  [5120044, "RT01", "9101", "1500.00", "MIT", "TI"],
  [6033218, "RF01", "9101", "300.00", "MIT", "ZH"],
  [7245001, "RS01", "9101", "1000.00", "OHN", "GE"],
  [8100450, "RF01", "9101", "500.00", "OHN", "LU"],
  [9900123, "RX01", "9102", "2000.00", "OHN", "VS"],
])("F03 %i is insured as the demonstration promises", async (insuredNumber, ...promised) => {
  const { rows } = await owner.query({
    text: `select product_code, insurer_code, round(deductible / 100.0, 2)::text, risk, canton
      from basic_contract c join postal_address a using (insured_number)
      where insured_number = $1 and a.domicile_legal
        and $2 between c.valid_from and c.valid_to and $2 between a.valid_from and a.valid_to`,
    values: [insuredNumber, today],
    rowMode: "array",
  });
  expect(rows).toEqual([promised]);
});

test("everybody who is insured has one basic contract and one legal domicile today, the others neither", async () => {
  const odd = await found(
    `select i.insured_number from insured i where array[
         (select count(*) from basic_contract c
          where c.insured_number = i.insured_number and $1 between c.valid_from and c.valid_to),
         (select count(*) from postal_address a
          where a.insured_number = i.insured_number and a.domicile_legal and $1 between a.valid_from and a.valid_to)
       ] <> case when i.for_information then array[0, 0] else array[1, 1] end::bigint[]`,
  );
  expect(odd).toEqual([]);
});

test("contracts follow one another without a gap, and each differs from the one before", async () => {
  const odd = await found(
    `select * from (
       select insured_number, valid_from, lag(valid_to) over w as before,
         (product_code, deductible, clauses, is_child) is not distinct from
           (lag(product_code) over w, lag(deductible) over w, lag(clauses) over w, lag(is_child) over w) as same
       from (
         select b.*, extract(year from b.valid_from) - extract(year from i.birthdate) <= 18 as is_child
         from basic_contract b join insured i using (insured_number)
       ) version window w as (partition by insured_number order by valid_from)
     ) c where before is not null and (before + 1 <> valid_from or same)`,
  );
  expect(odd).toEqual([]);
});

test("contracts and contributions name the same deductible in every year", async () => {
  const odd = await found(
    `select c.insured_number, c.year from contribution c left join basic_contract b
       on b.insured_number = c.insured_number and b.deductible = c.deductible_annual
       and least(make_date(c.year, 12, 31), $1) between b.valid_from and b.valid_to
     where b.insured_number is null`,
  );
  expect(odd).toEqual([]);
});

test("the demonstration people have five years behind them, with changes", async () => {
  const { rows } = await owner.query(
    `select insured_number, min(valid_from) < $1::date - 1800 as long, count(*)::int as contracts from basic_contract
     where insured_number in (4218730, 3907112, 5120044, 7245001, 2500001) group by 1`,
    [today],
  );
  for (const row of rows) expect(row).toMatchObject({ long: true });
  for (const row of rows) expect(row.contracts, row.insured_number).toBeGreaterThan(1);
  expect(rows).toHaveLength(5);
});

test("G03 everybody's family doctor is one of the directory whom they may choose, near their home", async () => {
  const { rows } = await owner.query<{ insured_number: number; npa: string; pediatre: boolean }>(
    `select b.insured_number, c.npa, c.pediatre from basic_contract b
     join caregiver c on b.doctor = jsonb_build_object('noPartenaire', c.no_partenaire, 'nomPrenom', c.nom_prenom,
       'npa', c.npa, 'localite', c.localite)
     where $1 between b.valid_from and b.valid_to`,
    [today],
  );
  const doctors = new Map(rows.map((row) => [row.insured_number, row]));
  expect(doctors.get(8100450), "Sofia").toMatchObject({ npa: "6003", pediatre: false });
  expect(doctors.get(4218733), "Mia").toMatchObject({ npa: "1004", pediatre: true });
  expect(doctors.get(4218732), "Noé").toEqual({ ...doctors.get(4218733), insured_number: 4218732 });

  const odd = await found(
    `select b.insured_number, i.birthdate, b.doctor, c.* from basic_contract b join insured i using (insured_number)
     join postal_address a on a.insured_number = b.insured_number and $1 between a.valid_from and a.valid_to
     left join caregiver c on c.no_partenaire = b.doctor ->> 'noPartenaire'
     where b.product_code = 'RF01' and $1 between b.valid_from and b.valid_to
       and (c.canton is distinct from a.canton or c.valid_to is not null or c.sous_categorie = 'GYN'
         or c.pediatre <> (i.birthdate > $1::date - interval '18 years'))`,
  );
  expect(odd).toEqual([]);
  expect(rows.length).toBeGreaterThan(150);
});

const peopleAt = prepare((days: Days) =>
  sql.selectFrom(peopleWith(days, ownContract(days)).as("person")).selectAll(),
);

test.each(["2024-11-01", "2025-06-30", today, "2027-01-01", "2027-11-30"])(
  "F03 on %s everybody's premium can be told: plausible, in steps of 5 rappen, never below nothing",
  async (date) => {
    const { text, values } = peopleAt({ date, today });
    const { rows } = await owner.query(text, [...values]);
    const covers = rows.flatMap((row) => {
      const named = Object.entries(row).map(([name, value]) => [camelCase(name), value]);
      return basicCover(Object.fromEntries(named) as PersonRow) ?? [];
    });
    expect(covers.length).toBeGreaterThan(500);
    for (const { premium } of covers) {
      expect(premium.gross % 5).toBe(0);
      expect(premium.gross).toBeGreaterThan(40_00);
      expect(premium.gross).toBeLessThan(800_00);
      expect(premium.net).toBeGreaterThanOrEqual(0);
    }
  },
);
