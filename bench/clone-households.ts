import type pg from "pg";
import { firstNumberOf } from "../api/seed/people/generated-household.ts";

/** The distance between the numbers of two copies: more than a thousand households of ten numbers each. */
const NUMBERS_PER_COPY = 20_000;
const COPIES_AT_ONCE = 20;

const uuid = (column: string) => `md5(${column}::text || k)::uuid`;
const number = (column: string) => `${column} + k * ${NUMBERS_PER_COPY}`;
const invoice = (column: string) => `lpad(k::text, 5, '0') || ${column}`;
const iddms = (column: string) => `upper(substr(md5(${column} || k), 1, 20))`;
const own = { account_id: uuid("account_id"), insured_number: number("insured_number") };

/** The columns of each table that must differ in a copy. The others are copied. */
type CopiedTables = Record<string, Record<string, string>>;

/** The tables of the homepage, parents first. */
const homeTables: CopiedTables = {
  insured: { insured_number: own.insured_number },
  account: {
    id: uuid("id"),
    insured_number: own.insured_number,
    login_email_hash: "sha256(login_email_hash || k::text::bytea)",
  },
  account_insured: own,
  contribution: { insured_number: own.insured_number },
  invoice: {
    ...own,
    no: invoice("no"),
    statement_number: "statement_number || '-' || k",
    bvr_number: "lpad(k::text, 6, '0') || substr(bvr_number, 7)",
  },
  invoice_payment: { account_id: own.account_id, invoice_no: invoice("invoice_no") },
  invoice_reminder: { account_id: own.account_id, invoice_no: invoice("invoice_no") },
  interaction: {
    ...own,
    id: uuid("id"),
    parent_id: uuid("parent_id"),
    business_key: "business_key || k",
  },
  interaction_status: { account_id: own.account_id, interaction_id: uuid("interaction_id") },
};

/** The tables of the homepage and of the own search. */
export const searchedTables: CopiedTables = {
  ...homeTables,
  statement: {
    insured_number: own.insured_number,
    id: uuid("id"),
    statement_number: "statement_number || lpad(k::text, 5, '0')",
    iddms: iddms("iddms"),
  },
  statement_line: {
    insured_number: own.insured_number,
    statement_id: uuid("statement_id"),
    corrects_statement: uuid("corrects_statement"),
  },
  document: { account_id: own.account_id, iddms: iddms("iddms") },
  conversation: { ...own, id: uuid("id"), interaction_id: uuid("interaction_id") },
};

/**
 * Multiplies the generated households, a thousand accounts a copy, by SQL alone: inventing a million would take an
 * hour. Only measured tables are copied. Foreign keys are not checked meanwhile; they are valid by construction.
 */
export async function cloneHouseholds(
  owner: pg.Client,
  { from, to }: { from: number; to: number },
  howFar: (text: string) => void,
  tables = homeTables,
): Promise<void> {
  await owner.query("set session_replication_role = replica");
  await owner.query("set synchronous_commit = off");
  const inserts: string[] = [];
  for (const [table, changes] of Object.entries(tables))
    inserts.push(await insertOf(owner, table, changes));
  for (let first = from; first <= to; first += COPIES_AT_ONCE) {
    const last = Math.min(to, first + COPIES_AT_ONCE - 1);
    for (const insert of inserts) await owner.query(insert, [first, last]);
    howFar(`${last} of ${to} thousand`);
  }
  await owner.query("reset session_replication_role");
  for (const table of Object.keys(tables)) await owner.query(`vacuum analyze ${table}`);
  await owner.query("checkpoint");
}

/** The account of a copy; copy 0 is the account itself. */
export const COPY_OF_ACCOUNT = `select case when $2::int = 0 then $1::uuid else md5($1::text || $2::int)::uuid end as id`;

async function insertOf(
  owner: pg.Client,
  table: string,
  changes: Record<string, string>,
): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
     and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? name);
  await owner.query(
    `create temp table if not exists base_${table} as select * from ${table} where ${ofBase(names)}`,
  );
  return `insert into ${table} (${names.join()}) select ${values.join()}
    from generate_series($1::int, $2::int) k cross join base_${table}`;
}

/** The condition for rows of the invented households, by the column that names the household. */
function ofBase(names: readonly string[]): string {
  const range = `between ${firstNumberOf(1, 0)} and ${firstNumberOf(1, 0) + NUMBERS_PER_COPY - 1}`;
  if (names.includes("account_id"))
    return `account_id in (select id from account where insured_number ${range})`;
  return `insured_number ${range}`;
}
