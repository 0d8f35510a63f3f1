import { expect, test } from "vitest";
import { faultsInCode, faultsInMigration } from "./raw-sql.ts";

const inCode = (source: string) => faultsInCode("api/src/a.ts", source);

test.each([
  ["an or in a raw condition", "query.where(raw<boolean>`kind = 'EMAIL' or mobile`)"],
  ["an and in a raw condition, which `not` would tear", "const is = sql`a and b`;"],
  ["a condition over several lines", "x.where(\n  raw<boolean>`a = 1\n   or b = 2`,\n)"],
  ["a condition within another", "raw<boolean>`(a or ${raw`b or c`})`"],
  ["a mixture in a statement", "pool.query(`select 1 from a where b or c and d`)"],
  ["a mixture in a quoted statement", 'pool.query("delete from a where b and c or d")'],
  ["a mixture within brackets", "raw`(a or b and c)`"],
  ["a mixture that `condition` brackets only from outside", "condition`a or b and c`"],
])("%s is told with its line", (_what, source) => {
  const [fault, ...more] = inCode(`\n${source}`);
  expect(fault).toMatch(/^api\/src\/a\.ts:[23] /);
  expect(more).toEqual([]);
});

test.each([
  ["what `condition` brackets", "query.where(condition`kind = 'EMAIL' or mobile`)"],
  ["a bracketed raw condition", "query.where(raw<boolean>`(kind = 'EMAIL' or mobile)`)"],
  ["a range", "raw<boolean>`${day}::date between valid_from and valid_to`"],
  ["a statement with one of the two words", "pool.query(`select 1 from a where b and c and d`)"],
  ["clauses of one statement", "pool.query(`select a or b from c join d on e and f where g or h`)"],
  ["a choice between values", "raw`case when a or b then c when d and e then f end`"],
  ["words of a text", 'const text = "now or never and so on";'],
  ["words within SQL strings", "pool.query(`select 'a or b' where c and d`)"],
  ["a comment", "// where a or b and c\nconst x = 1;"],
])("%s passes", (_what, source) => {
  expect(inCode(source)).toEqual([]);
});

test("a migration mixes the two words only within brackets", () => {
  const policy = (using: string) =>
    `create or replace function f() returns int as $$ select 1 $$;\ncreate policy p on t using (${using});`;
  expect(faultsInMigration("0101_a.sql", policy("a = 1 or b and c"))).toEqual([
    '0101_a.sql:2 mixes "and" with "or": bracket what belongs together',
  ]);
  expect(faultsInMigration("0101_a.sql", policy("a = 1 or (b and c)"))).toEqual([]);
});
