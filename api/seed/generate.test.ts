import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { testSecrets as secrets } from "../test/database.ts";
import { anEmptyDatabase, anotherConnection, digests, unlawful } from "../test/seeded.ts";
import { yearsBefore } from "./days.ts";
import { seedDemonstration } from "./demonstration.ts";
import { addGeneratedAccounts } from "./generate.ts";

const today = "2026-11-15";

test("the same day and seed give the same rows in another database", async () => {
  const [one, other] = [await anEmptyDatabase(), await anEmptyDatabase()];
  for (const owner of [one, other]) {
    await seedDemonstration(owner, secrets, { today, seed: 4 });
    await addGeneratedAccounts(owner, secrets, { accounts: 100, seed: 4, today });
  }
  expect(await digests(one)).toEqual(await digests(other));
}, 120_000);

describe("generated accounts", () => {
  const wanted = process.env["LONG"] === "1" ? 10_000 : 600;
  let owner: pg.Client;
  beforeAll(async () => {
    owner = await anEmptyDatabase();
    const beside = await anotherConnection(owner);
    const began = performance.now();
    await addGeneratedAccounts(owner, secrets, { accounts: wanted, seed: 2, today, beside });
    const speed = (wanted / (performance.now() - began)) * 60_000;
    console.log(`${Math.round(speed).toLocaleString("en")} generated accounts a minute`);
  });

  test("are as many as asked for, and none collides with a demonstration household", async () => {
    const { rows } = await owner.query(
      `select (select count(*) from account) as accounts, (select min(insured_number) from insured) as lowest`,
    );
    expect(rows[0].accounts).toBe(wanted);
    expect(rows[0].lowest).toBeGreaterThanOrEqual(20_000_000);
  });

  test("have borne what the law allows", async () => {
    expect(await unlawful(owner)).toEqual([]);
  });

  test.each([
    [
      "live in households of one to nine",
      "select count(*) from account_insured group by account_id",
      9,
    ],
    ["speak the four languages", "select distinct language from account", 4],
    ["pay in the five ways", "select distinct payment_mode from account", 5],
    ["own the address or are affiliated", "select distinct extranaute_type from account", 2],
    ["are sometimes under guardianship", "select distinct sous_tutelle from account", 2],
    ["get letters or mails", "select distinct correspondance from account", 2],
  ])("%s", async (_, statement, kinds) => {
    const { rows } = await owner.query(`select distinct s from (${statement}) s`);
    expect(rows).toHaveLength(kinds);
  });

  test("lack a main insured rarely, and nobody is older than their account", async () => {
    const { rows } = await owner.query(
      `select count(*) filter (where not exists (
           select from account_insured l where l.account_id = a.id and l.part_principal)) as without_main,
         count(*) filter (where i.birthdate > $1::date) as minors,
         count(*) filter (where a.created_at > a.first_connection_at) as too_early
       from account a join insured i using (insured_number)`,
      [yearsBefore(today, 18)],
    );
    expect(rows[0]).toMatchObject({ minors: 0, too_early: 0 });
    expect(rows[0].without_main).toBeGreaterThan(0);
    expect(rows[0].without_main).toBeLessThan(wanted / 100);
  });

  test("a second run adds nothing, a larger one only what is lacking, another seed others", async () => {
    const small = await anEmptyDatabase();
    const run = (accounts: number, seed: number) =>
      addGeneratedAccounts(small, secrets, { accounts, seed, today });
    for (const accounts of [1, 2, 3, 10, 57]) await run(accounts, 1);
    expect(await run(57, 1)).toEqual({ found: 57, added: 0 });
    expect(await run(20, 1)).toEqual({ found: 57, added: 0 });
    const atOnce = await anEmptyDatabase();
    await addGeneratedAccounts(atOnce, secrets, { accounts: 57, seed: 1, today });
    expect(await digests(small)).toEqual(await digests(atOnce));
    expect(await run(57, 2)).toEqual({ found: 0, added: 57 });
  }, 60_000);
});
