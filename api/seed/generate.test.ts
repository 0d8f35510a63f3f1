import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { testSecrets as secrets } from "../test/database.ts";
import { anEmptyDatabase, digests, unlawful, writersBeside } from "../test/seeded.ts";
import { yearsBefore } from "./days.ts";
import { seedDemonstration } from "./demonstration.ts";
import { addGeneratedAccounts } from "./generate.ts";
import { generatedHousehold } from "./people/generated-household.ts";
import { writerOn } from "./writer.ts";
import { it } from "../test/variation.ts";

const today = "2026-11-15";
const PLAIN_OWNER = "portal_test_plain_owner";

test.runIf(process.env["LONG"] === "1")(
  "the same day and seed give the same rows in another database",
  async () => {
    const [one, other] = [await anEmptyDatabase(), await anEmptyDatabase()];
    for (const owner of [one, other]) {
      await seedDemonstration(owner, secrets, { today, seed: 4 });
      await addGeneratedAccounts(owner, secrets, { accounts: 40, seed: 4, today });
    }
    expect(await digests(one)).toEqual(await digests(other));
  },
);

it("several threads write what one writes alone, and go on where they were cut short", async () => {
  const [one, several] = [await anEmptyDatabase(), await anEmptyDatabase()];
  const options = { accounts: 125, seed: 5, today };
  await addGeneratedAccounts(one, secrets, options);
  const write = await writerOn(several, secrets, options);
  await write([0, 1, 100, 101].map((index) => generatedHousehold(options.seed, index, today)));
  const writers = writersBeside(several, options);
  await addGeneratedAccounts(several, secrets, { ...options, writers });
  expect(await digests(several)).toEqual(await digests(one));
});

describe("a household with an account that sees no known person", () => {
  const [household, other] = [generatedHousehold(6, 0, today), generatedHousehold(6, 1, today)];
  const strange = {
    ...household,
    accounts: household.accounts.map((account) => {
      return { ...account, sees: [{ insuredNumber: 7, main: true }] };
    }),
  };
  const written = async (owner: pg.Client) => {
    const { rows } = await owner.query("select count(*) as accounts from account");
    return rows[0].accounts;
  };

  test("is refused with all that is written beside it", async () => {
    const owner = await anEmptyDatabase();
    const write = await writerOn(owner, secrets, { seed: 6, today });
    await expect(write([other, strange])).rejects.toThrow(
      /account_insured refers to no insured.*7/,
    );
    expect(await written(owner)).toBe(0);
    await write([other, household]);
    expect(await written(owner)).toBe(other.accounts.length + household.accounts.length);
  });

  test("is refused by PostgreSQL itself where its owner may not switch triggers off", async () => {
    const owner = await anEmptyDatabase();
    await owner.query(`create role ${PLAIN_OWNER} bypassrls`);
    await owner.query(`grant all on all tables in schema public to ${PLAIN_OWNER}`);
    await owner.query(`grant all on all sequences in schema public to ${PLAIN_OWNER}`);
    try {
      await owner.query(`set role ${PLAIN_OWNER}`);
      const write = await writerOn(owner, secrets, { seed: 6, today });
      await expect(write([strange])).rejects.toThrow(/violates foreign key constraint/);
      await write([other]);
      expect(await written(owner)).toBe(other.accounts.length);
    } finally {
      await owner.query("reset role");
      await owner.query(`drop owned by ${PLAIN_OWNER}`);
      await owner.query(`drop role ${PLAIN_OWNER}`);
    }
  });
});

describe("generated accounts", () => {
  const wanted = process.env["LONG"] === "1" ? 10_000 : 400;
  let owner: pg.Client;
  beforeAll(async () => {
    owner = await anEmptyDatabase();
    const writers = writersBeside(owner, { seed: 2, today });
    const began = performance.now();
    await addGeneratedAccounts(owner, secrets, { accounts: wanted, seed: 2, today, writers });
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

  test("lack a main insured rarely, none belongs to a minor, and none was used before it was opened", async () => {
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
    expect(rows[0].without_main).toBeLessThan(wanted / 50);
  });

  test("a second run adds nothing, a larger one only what is lacking, another seed others", async () => {
    const small = await anEmptyDatabase();
    const run = (accounts: number, seed: number) =>
      addGeneratedAccounts(small, secrets, { accounts, seed, today });
    for (const accounts of [1, 2, 3, 27]) await run(accounts, 1);
    expect(await run(27, 1)).toEqual({ found: 27, added: 0 });
    expect(await run(9, 1)).toEqual({ found: 27, added: 0 });
    const atOnce = await anEmptyDatabase();
    await addGeneratedAccounts(atOnce, secrets, { accounts: 27, seed: 1, today });
    expect(await digests(small)).toEqual(await digests(atOnce));
    expect(await run(27, 2)).toEqual({ found: 0, added: 27 });
  });
});
