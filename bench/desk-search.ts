import { loadavg } from "node:os";
import type pg from "pg";
import { step } from "../scripts/progress.mjs";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import { openSeededDatabase } from "./seeded-database.ts";

const efforts = {
  full: { people: 1_000_000, rounds: 100 },
  quick: { people: 200_000, rounds: 30 },
  smoke: { people: 500, rounds: 1 },
};
const BUDGET_MS = 100;
const PEOPLE_AT_ONCE = 50_000;
const FIRST_NUMBER = 100_000_000;

/** What is asked, as the API folds it: common and rare words, many and few, and a word that is misspelt. */
const questions = {
  "a number": "select * from desk_find_customers(null, null, 100000007, null, null, 51)",
  "a common name":
    "select * from desk_find_customers('''mullerin'':*', null, null, null, null, 51)",
  "a common beginning":
    "select * from desk_find_customers('''mul'':*', null, null, null, null, 51)",
  "first and last name":
    "select * from desk_find_customers('''anna'':* & ''mullerin'':*', null, null, null, null, 51)",
  "name and place":
    "select * from desk_find_customers('''mullerin'':* & ''ort100'':*', null, null, null, null, 51)",
  "a birth date": "select * from desk_find_customers(null, '1980-05-17', null, null, null, 51)",
  "name and birth date":
    "select * from desk_find_customers('''anna'':*', '1980-05-17', null, null, null, 51)",
  "a name of nobody":
    "select * from desk_find_customers('''zzyzx'':*', null, null, null, null, 51)",
  "like a misspelt word":
    "select * from desk_near_words(array['muleri', 'uleri', 'mleri', 'mueri', 'mulri', 'mulei', 'muler', 'mulern', 'mulein'])",
};

/** The desk's search of customers among a million people, which must stay within its budget. */
export async function measureDeskSearch(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { people, rounds } = efforts[effort];
  const seeded = await step("Making a database", () => open(effort === "smoke" ? 20 : 200));
  try {
    const { owner } = seeded;
    await step(`Adding ${people} people`, () => addPeople(owner, people));
    const { rows: staff } = await owner.query<{ id: string }>(
      `insert into staff (email, name, department) values ('bench@example.ch', 'Bench', 'CLAIMS') returning id`,
    );
    await owner.query("select set_config('app.staff', $1, false)", [staff[0]?.id]);
    const lines: string[][] = [];
    let slowest = 0;
    for (const [name, text] of Object.entries(questions)) {
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        found = (await owner.query(text)).rows.length;
        times.push(performance.now() - start);
      }
      slowest = Math.max(slowest, quantile(times, 0.95));
      lines.push([name, String(found), ...[0.5, 0.95].map((q) => quantile(times, q).toFixed(1))]);
    }
    console.log(table(["search", "found", "p50 ms", "p95 ms"], lines));
    console.log(await planOf(owner));
    console.log(`${people} people; the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
    if (effort === "full" && slowest > BUDGET_MS) process.exitCode = 1;
  } finally {
    await seeded.close();
  }
}

/** People with 40,000 last names, 2,000 first names and 3,000 places, common ones more often than rare ones. */
async function addPeople(owner: pg.Client, people: number): Promise<void> {
  await owner.query("set session_replication_role = replica");
  for (let first = 0; first < people; first += PEOPLE_AT_ONCE) {
    const last = Math.min(people, first + PEOPLE_AT_ONCE) - 1;
    const range = [FIRST_NUMBER + first, FIRST_NUMBER + last];
    await owner.query(
      `insert into insured (insured_number, firstname, lastname, birthdate, gender, language)
       select n, case n % 50 when 0 then 'Anna' else 'Vor' || floor(2000 * power(random(), 2)) end,
         case n % 100 when 0 then 'Müllerin' else 'Nach' || floor(40000 * power(random(), 2)) end,
         date '1930-01-01' + (n % 34000), 'F', 'de'
       from generate_series($1::integer, $2) n`,
      range,
    );
    await owner.query(
      `insert into postal_address (insured_number, domicile_legal, correspondance, valid_from, street, number, country, zip, city)
       select n, true, true, '2020-01-01', 'Strasse' || n % 20000, (n % 90)::text, 'CH', (1000 + n % 3000)::text,
         'Ort' || n % 3000
       from generate_series($1::integer, $2) n`,
      range,
    );
    await owner.query(
      `insert into customer_words (insured_number, birthdate, words)
       select p.insured_number, p.birthdate, array_to_tsvector(folded_words(
         concat_ws(' ', p.firstname, p.lastname, a.street, a.number, a.zip, a.city)))
       from insured p join postal_address a using (insured_number)
       where p.insured_number between $1 and $2`,
      range,
    );
  }
  await owner.query(
    `insert into customer_word_slip (slip, word)
     select slip, word from (select distinct unnest(folded_words(concat_ws(' ', firstname, lastname))) word
       from insured) known, word_slips(word) slip`,
  );
  await owner.query("set session_replication_role = origin");
  await owner.query("vacuum analyze");
}

async function planOf(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ "QUERY PLAN": string }>(
    `explain (analyze, costs off, timing off) select insured_number from customer_words
     where words @@ '''anna'':* & ''mullerin'':*'::tsquery limit 51`,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
