import pg from "pg";
import { inject } from "vitest";
import { startWriters } from "../seed/writer-threads.ts";
import { valueTypes } from "../src/core/db/types.ts";
import { clonePeopled, cloneSeeded, cloneTemplate, testKeys } from "./database.ts";

const undo: (() => Promise<void>)[] = [];

/** A migrated empty database, dropped at the end of the file. */
export async function anEmptyDatabase(): Promise<pg.Client> {
  return connectedTo(await cloneTemplate(inject("databaseUrl")));
}

/** A database with the demonstration households as of a day. */
export async function aSeededDatabase(today: string): Promise<pg.Client> {
  return connectedTo(await cloneSeeded(inject("databaseUrl"), today));
}

/** A database with doctors and some hundred generated accounts, for rules that hold for any household. */
export async function aPeopledDatabase(today: string): Promise<pg.Client> {
  return connectedTo(await clonePeopled(inject("databaseUrl"), today));
}

async function connectedTo(clone: { url: string; drop(): Promise<void> }): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: clone.url, types: valueTypes });
  await owner.connect();
  undo.push(() => owner.end().then(() => clone.drop()));
  return owner;
}

/** Threads that write generated households into the database of a connection. */
export function writersBeside(owner: pg.Client, { seed, today }: { seed: number; today: string }) {
  const { host, port, user, password, database } = owner;
  const url = `postgres://${user}:${password}@${host}:${port}/${database}`;
  const threads = startWriters({ url, keys: testKeys, seed, today }, 3);
  undo.unshift(() => threads.stop());
  return threads.writers;
}

export async function closeSeeded(): Promise<void> {
  for (const step of undo.splice(0)) await step();
}

/** One digest per table of the unencrypted columns, because encryption never gives the same bytes twice. */
export async function digests(owner: pg.Client): Promise<Record<string, string>> {
  const tables = [
    "account",
    "insured",
    "account_insured",
    "contribution",
    "credential",
    "interaction",
    "interaction_status",
    "postal_address",
    "professional_data",
    "maternity",
    "consent_event",
    "basic_contract",
    "premium_reduction",
    "supplementary_contract",
    "property_contract",
    "insurance_card",
    "ahv_number",
    "statement",
    "statement_line",
    "claim",
    "document",
    "notification",
    "invoice",
    "invoice_payment",
    "invoice_reminder",
    "credit_movement",
    "waiting_share",
  ];
  const settings = ["feature_flag", "public_configuration", "demonstration", "basic_premium"];
  const found: Record<string, string> = {};
  for (const table of [...tables, ...settings]) {
    // The database assigns these ids in the order of writing.
    const numbered = table === "consent_event" ? " - 'id'" : "";
    const { rows } = await owner.query<{ digest: string }>(
      `select count(*) || ' ' || md5(string_agg(line, '' order by line)) as digest
       from (select (to_jsonb(t) - 'login_email' - 'phone_number' - 'details'${numbered})::text as line from ${table} t) lines`,
    );
    found[table] = rows[0]?.digest ?? "";
  }
  return found;
}

/** Rows of contributions that violate Swiss law. */
export async function unlawful(owner: pg.Client): Promise<unknown[]> {
  const { rows } = await owner.query(
    `with dated as (
       select c.*, c.year - extract(year from i.birthdate)::int <= 18 as child, i.for_information, i.birthdate
       from contribution c join insured i using (insured_number))
     select * from dated where for_information or year < extract(year from birthdate) or deductible_annual % 100 <> 0
       or deductible_annual / 100 <> all (case when child then array[0, 100, 200, 300, 400, 500, 600]
            else array[300, 500, 1000, 1500, 2000, 2500] end)
       or coinsurance_annual <> case when child then 35000 else 70000 end
       or (coinsurance_paid > 0 and deductible_paid < deductible_annual)`,
  );
  // The children of a family bear at most what one adult bears; with deductibles, twice what one child would.
  const families = await owner.query(
    `select l.account_id, c.year, sum(c.deductible_paid + c.coinsurance_paid) as borne
     from contribution c join account_insured l using (insured_number)
     where c.coinsurance_annual = 35000 group by 1, 2
     having sum(c.deductible_paid + c.coinsurance_paid)
       > case when max(c.deductible_annual) = 0 then 100000 else 2 * max(c.deductible_annual + 35000) end`,
  );
  return [...rows, ...families.rows];
}
