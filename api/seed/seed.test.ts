import { externalPages } from "@portal/model/client.ts";
import { isBirthday } from "@portal/model/dates.ts";
import { flagIds } from "@portal/model/flags.ts";
import { languages } from "@portal/model/languages.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { valueTypes } from "../src/core/db/types.ts";
import { verifyPassword } from "../src/core/passwords.ts";
import { emailLookup } from "../src/core/secrets.ts";
import { cloneTemplate, testSecrets as secrets } from "../test/database.ts";
import { yearsBefore } from "./days.ts";
import { demonstrationLogins, demonstrationPassword, seedDemonstration } from "./demonstration.ts";
import { addGeneratedAccounts } from "./generate.ts";
import { readOptions } from "./options.ts";

const today = "2026-11-15";
const thisYear = 2026;
const undo: (() => Promise<void>)[] = [];

async function anEmptyDatabase(): Promise<pg.Client> {
  const clone = await cloneTemplate(inject("databaseUrl"));
  const owner = new pg.Client({ connectionString: clone.url, types: valueTypes });
  await owner.connect();
  undo.push(() => owner.end().then(clone.drop));
  return owner;
}

afterAll(async () => {
  for (const step of undo) await step();
});

/** One digest per table of all that is not encrypted, since encryption never gives the same bytes twice. */
async function digests(owner: pg.Client): Promise<Record<string, string>> {
  const tables = ["account", "insured", "account_insured", "contribution", "credential"];
  const settings = ["feature_flag", "public_configuration", "demonstration"];
  const found: Record<string, string> = {};
  for (const table of [...tables, ...settings]) {
    const { rows } = await owner.query<{ digest: string }>(
      `select count(*) || ' ' || md5(string_agg(line, '' order by line)) as digest
       from (select (to_jsonb(t) - 'login_email' - 'phone_number')::text as line from ${table} t) lines`,
    );
    found[table] = rows[0]?.digest ?? "";
  }
  return found;
}

describe("the demonstration households", () => {
  let owner: pg.Client;
  beforeAll(async () => {
    owner = await anEmptyDatabase();
    await seedDemonstration(owner, secrets, { today });
  });

  const accounts = [
    ["camille", 4218730, "PPA", "fr", "BVR", "DIGITAL", "4218730 4218731 4218732 4218733"],
    ["luca", 4218731, "AFF", "it", "BVR", "DIGITAL", "4218731"],
    ["urs", 3907112, "PPA", "de", "LSV", "PAPER", "3907112"],
    ["giulia", 5120044, "PPA", "it", "YWB", "DIGITAL", "5120044"],
    ["hannah", 6033218, "PPA", "de", "BVR", "DIGITAL", "6033218"],
    ["oliver", 7245001, "PPA", "en", "SDD", "DIGITAL", "7245001 7245002 7245003"],
    ["sofia", 8100450, "PPA", "de", "PYN", "DIGITAL", "8100450"],
    ["nina", 9900123, "PPA", "fr", "BVR", "DIGITAL", "9900123"],
    ["operator", 0, "OPE", "fr", "BVR", "DIGITAL", ""],
  ] as const;

  test.each(accounts)("%s has the promised account", async (name, ...promised) => {
    const [insuredNumber, type, language, mode, correspondance, sees] = promised;
    const account = await accountOf(`${name}@example.ch`);
    expect(account).toMatchObject({
      role: name === "operator" ? "OPERATOR" : "CUSTOMER",
      insured_number: insuredNumber,
      extranaute_type: type,
      language,
      payment_mode: mode,
      correspondance,
      sous_tutelle: name === "hannah",
      sees,
      main: name === "nina" || name === "operator" ? null : insuredNumber,
    });
    expect(account?.first_connection_at === null).toBe(name === "luca");
  });

  test("Zbinden's account sees nine insured, two of them young adults", async () => {
    const account = await accountOf("zbinden@example.ch");
    expect(account).toMatchObject({ extranaute_type: "PPA", main: 2500001 });
    expect(account?.sees.split(" ")).toHaveLength(9);
    const { rowCount } = await owner.query(
      "select from insured where lastname = 'Zbinden' and age($1::date, birthdate) between '18 years' and '26 years'",
      [today],
    );
    expect(rowCount).toBe(2);
  });

  test.each([
    [4218730, "Camille", "Rochat", "F", "1986-04-12"],
    [4218731, "Luca", "Rochat", "M", "1984"],
    [4218732, "Noé", "Rochat", "M", "2019"],
    [4218733, "Mia", "Rochat", "F", "2022"],
    [3907112, "Urs", "Ammann", "M", "1958-11-03"],
    [5120044, "Giulia", "Bernasconi", "F", "1979-02-20"],
    [6033218, "Hannah", "Keller", "F", "1999-08-14"],
    [7245001, "Oliver", "Smith", "M", "1985-11-15"],
    [7245002, "Amelia", "Smith", "F", ""],
    [8100450, "Sofia", "Meier", "F", "1994-06-30"],
    [2500001, "Beat", "Zbinden", "M", "1975-01-09"],
    [9900123, "Nina", "Blanc", "F", "1990-10-10"],
    [3300777, "Martin", "Graf", "M", "1982-03-03"],
    [3300778, "Elena", "Costa", "F", "1968-12-01"],
    [3300779, "Jonas", "Widmer", "M", "2010"],
  ])("%i is %s %s", async (insuredNumber, firstname, lastname, gender, born) => {
    const { rows } = await owner.query("select * from insured where insured_number = $1", [
      insuredNumber,
    ]);
    expect(rows).toMatchObject([{ firstname, lastname, gender, for_information: false }]);
    expect(rows[0].birthdate).toMatch(new RegExp(`^${born}`));
  });

  test.each([
    [4218730, 2500_00, 840_00, 700_00, 0],
    [4218731, 300_00, 300_00, 700_00, 412_35],
    [4218732, 0, 0, 350_00, 35_20],
    [4218733, 0, 0, 350_00, 0],
    [8100450, 500_00, 0, 700_00, 0],
  ])("%i has borne this year what the homepage shows", async (insuredNumber, ...amounts) => {
    const { rows } = await owner.query({
      text: `select deductible_annual, deductible_paid, coinsurance_annual, coinsurance_paid
       from contribution where insured_number = $1 and year = $2`,
      values: [insuredNumber, thisYear],
      rowMode: "array",
    });
    expect(rows).toEqual([amounts]);
  });

  test("contributions go back five years, to birth or to the first day, and skip who is known for information", async () => {
    const years = async (insuredNumber: number) =>
      (
        await owner.query<{ year: number }>(
          "select year from contribution where insured_number = $1 order by year",
          [insuredNumber],
        )
      ).rows.map(({ year }) => year);
    expect(await years(4218730)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
    expect(await years(4218733)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(await years(8100450)).toEqual([2026]);
    expect(await years(7245003)).toEqual([]);
    expect(await unlawful(owner)).toEqual([]);
  });

  test("every login opens with the demonstration password, and an encrypted e-mail opens at its place alone", async () => {
    const { rows } = await owner.query<{
      id: string;
      login_email: Buffer;
      phone_number: Buffer | null;
      password_hash: string;
    }>("select * from account join credential on account_id = id");
    const logins = rows.map(({ id, login_email }) =>
      secrets.decrypt({ table: "account", column: "login_email", row: id }, login_email),
    );
    expect(logins.sort()).toEqual(demonstrationLogins.map(({ login }) => login).sort());
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
    for (const { id, phone_number: phone, password_hash: kept } of rows) {
      expect(await verifyPassword(demonstrationPassword, kept)).toBe(true);
      const place = { table: "account", column: "phone_number", row: id };
      if (phone) expect(secrets.decrypt(place, phone)).toMatch(/^\+417\d{8}$/);
    }
  });

  test("A22 all fourteen flags are on", async () => {
    const { rows } = await owner.query<{ id: string }>("select id from feature_flag where value");
    expect(rows.map(({ id }) => id).sort()).toEqual([...flagIds].sort());
  });

  test("A19 every external page has an https address in each language", async () => {
    const { rows } = await owner.query(
      "select key, value from public_configuration where type = 'GMNET'",
    );
    const configuration = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    expect(configuration.contractsAddYearsVisible).toBe("1");
    expect(configuration.externalLinks.glossary.fr).toBe("https://www.cervin.example/fr/glossaire");
    for (const page of externalPages) {
      const addresses = languages.map((language) => configuration.externalLinks[page][language]);
      for (const address of addresses) expect(new URL(address).protocol).toBe("https:");
      expect(new Set(addresses).size).toBe(languages.length);
    }
  });

  test("a second seeding changes nothing, whatever its day", async () => {
    const before = await digests(owner);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await seedDemonstration(owner, secrets, { today: "2027-02-28", say });
    expect(await digests(owner)).toEqual(before);
    expect(said).toEqual([]);
  });

  async function accountOf(login: string) {
    const { rows } = await owner.query<{ sees: string; first_connection_at: Date | null }>(
      `select a.*, coalesce(string_agg(l.insured_number::text, ' ' order by l.position), '') as sees,
         max(l.insured_number) filter (where l.part_principal) as main
       from account a left join account_insured l on l.account_id = a.id
       where a.login_email_hash = $1 group by a.id`,
      [emailLookup(secrets, login)],
    );
    return rows[0];
  }
});

test("the same day and seed give the same rows in another database", async () => {
  const [one, other] = [await anEmptyDatabase(), await anEmptyDatabase()];
  for (const owner of [one, other]) {
    await seedDemonstration(owner, secrets, { today, seed: 4 });
    await addGeneratedAccounts(owner, secrets, { accounts: 300, seed: 4, today });
  }
  expect(await digests(one)).toEqual(await digests(other));
});

test.each(["2027-01-01", "2028-02-29", "2026-12-31"])(
  "seeded on %s, Oliver is 41 and Jonas 16",
  async (day) => {
    const owner = await anEmptyDatabase();
    await seedDemonstration(owner, secrets, { today: day });
    const { rows } = await owner.query<{ age: number; birthdate: string }>(
      `select extract(year from age($1::date, birthdate))::int as age, birthdate from insured
       where insured_number in (7245001, 3300779) order by birthdate`,
      [day],
    );
    expect(rows.map(({ age }) => age)).toEqual([41, 16]);
    // Nobody who is 41 was born on a 29 February.
    if (!day.endsWith("-02-29")) expect(isBirthday(rows[0]?.birthdate ?? "", day)).toBe(true);
    expect(await unlawful(owner)).toEqual([]);
  },
);

describe("generated accounts", () => {
  const wanted = 2_000;
  let owner: pg.Client;
  beforeAll(async () => {
    owner = await anEmptyDatabase();
    const began = performance.now();
    await addGeneratedAccounts(owner, secrets, { accounts: wanted, seed: 7, today });
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
  });
});

test.each([
  [["--accounts"], "--accounts"],
  [[], "--accounts is missing"],
  [["--accounts", "many"], "--accounts many is not a whole number"],
  [["--accounts", "0"], "--accounts 0 is not a whole number"],
  [["--accounts", "10", "--seed", "101"], "--seed 101 is not a whole number from 1 to 100"],
  [["--accounts", "10", "--date", "2026-02-30"], "--date 2026-02-30 is not a day"],
  [["--acounts", "10"], "Unknown option '--acounts'"],
  [["10"], "Unexpected argument '10'"],
])("%j is refused with one clear line", (args, says) => {
  const refusal = () => readOptions(args, new Date());
  expect(refusal).toThrow(says);
  expect(refusal).toThrow(/^Seed: [^\n]+\. npm run seed -- --help explains\.$/);
});

/** Rows of contributions that Swiss law does not know. */
async function unlawful(owner: pg.Client): Promise<unknown[]> {
  const { rows } = await owner.query(
    `with dated as (
       select c.*, c.year - extract(year from i.birthdate)::int <= 18 as child, i.for_information, i.birthdate
       from contribution c join insured i using (insured_number))
     select * from dated where for_information or year < extract(year from birthdate) or deductible_annual % 100 <> 0
       or deductible_annual / 100 <> all (case when child then array[0, 100, 200, 300, 400, 500, 600]
            else array[300, 500, 1000, 1500, 2000, 2500] end)
       or coinsurance_annual <> case when child then 35000 else 70000 end
       or coinsurance_paid > 0 and deductible_paid < deductible_annual`,
  );
  // Children of a family bear together at most twice what one of them would.
  const families = await owner.query(
    `select l.account_id, c.year, sum(c.deductible_paid + c.coinsurance_paid) as borne
     from contribution c join account_insured l using (insured_number)
     where c.coinsurance_annual = 35000 group by 1, 2
     having sum(c.deductible_paid + c.coinsurance_paid) > 2 * max(c.deductible_annual + 35000)`,
  );
  return [...rows, ...families.rows];
}
