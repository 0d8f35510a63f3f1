import { type Kysely, sql } from "kysely";
import type { Tables } from "./db/tables.ts";
import { type EncryptedTable, encryptedTables } from "./secrets/encrypted-columns.ts";
import type { CipherBinding, Secrets } from "./secrets/secrets.ts";

type Db = Kysely<Tables>;

/** How many rows are encrypted again in one transaction. */
const AT_ONCE = 500;

/** How many values of a column each key encrypts. */
export interface KeyUse {
  key: string;
  column: string;
  values: number;
}

/** Counts what each key encrypts. It reads every encrypted value once. */
export async function readKeyUse(db: Db): Promise<KeyUse[]> {
  const used: KeyUse[] = [];
  for (const { table, columns } of encryptedTables)
    for (const column of columns) used.push(...(await countKeys(db, table, column)));
  return [...used, ...(await providerKeyUse(db))];
}

async function countKeys(db: Db, table: string, column: string): Promise<KeyUse[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ key: string; values: number }>`
    select encode(substring(${value} from 1 for position(':'::bytea in ${value}) - 1), 'escape') as key,
      count(*)::int as values
    from ${sql.table(table)} where ${value} is not null group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ ...row, column: `${table}.${column}` }));
}

/** The values of each encrypted column that are opened to see that the keys are the right ones. */
const OPENED = 1_000;

/** The encrypted values that do not open, among the first of each table. */
export async function findUnreadable(db: Db, secrets: Secrets): Promise<string[]> {
  const told: Reencrypted = { done: 0, unreadable: [] };
  for (const { table, columns, boundTo = table, row } of encryptedTables) {
    const values = columns.map((column, at) => sql`${sql.ref(column)} as ${sql.ref(`v${at}`)}`);
    const { rows } = await sql<Row>`select (${sql.raw(row)})::text as bound_row, ${sql.join(values)}
      from ${sql.table(table)} limit ${OPENED}`.execute(db);
    for (const held of rows)
      for (const [at, column] of columns.entries())
        open(secrets, { table: boundTo, column, row: held.boundRow }, held[`v${at}`], told);
  }
  return told.unreadable;
}

export interface Reencrypted {
  done: number;
  /** Values that none of the keys opens: they were damaged, or their key is gone. */
  unreadable: string[];
}

interface Parts {
  db: Db;
  secrets: Secrets;
  /** Commits a batch. What was done before an interruption stays done, and the next run goes on after it. */
  commit: () => Promise<void>;
  atOnce?: number;
}

/** Encrypts the values of older keys under the newest one, in batches. Rows that are in use are left to the next run. */
export async function reencrypt(parts: Parts): Promise<Reencrypted> {
  const told: Reencrypted = { done: 0, unreadable: [] };
  await reencryptProviderKey(parts, told);
  for (const table of encryptedTables) await reencryptTable(parts, table, told);
  return told;
}

interface KeyColumn {
  name: string;
  type: string;
}
/** A row with its primary key as `k0`, `k1` … in text, and its encrypted values as `v0`, `v1` … */
type Row = Record<string, unknown> & { boundRow: string };

async function reencryptTable(parts: Parts, table: EncryptedTable, told: Reencrypted) {
  const { db, commit, atOnce = AT_ONCE } = parts;
  const keys = await primaryKeyOf(db, table.table);
  let last: Row | undefined;
  do {
    await sql`select set_config('portal.reencryption', 'on', true)`.execute(db);
    const rows = await oldRows(parts, table, keys, last);
    last = rows.length === atOnce ? rows.at(-1) : undefined;
    await write(db, table, keys, renewed(parts.secrets, table, rows, told));
    await commit();
  } while (last);
}

async function primaryKeyOf(db: Db, table: string): Promise<KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select a.attname::text as name, format_type(a.atttypid, null) as type
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by a.attnum`.execute(db);
  return rows;
}

/** The next rows with a value under an older key, in the order of their primary key. */
async function oldRows(
  { db, secrets, atOnce = AT_ONCE }: Parts,
  { table, columns, row }: EncryptedTable,
  keys: readonly KeyColumn[],
  last: Row | undefined,
): Promise<Row[]> {
  const mark = Buffer.from(`${secrets.newestKey}:`);
  const isOld = columns.map(
    (column) => sql`substring(${sql.ref(column)} from 1 for ${mark.length}::int) <> ${mark}::bytea`,
  );
  const order = sql.join(keys.map(({ name }) => sql.ref(name)));
  const after = last
    ? sql`(${order}) > (${sql.join(keys.map(({ type }, at) => sql`${last[`k${at}`]}::${sql.raw(type)}`))})`
    : sql`true`;
  const selected = [
    ...keys.map(({ name }, at) => sql`${sql.ref(name)}::text as ${sql.ref(`k${at}`)}`),
    ...columns.map((column, at) => sql`${sql.ref(column)} as ${sql.ref(`v${at}`)}`),
  ];
  const { rows } = await sql<Row>`
    select (${sql.raw(row)})::text as bound_row, ${sql.join(selected)} from ${sql.table(table)}
    where true in (${sql.join(isOld)}) and ${after}
    order by ${order} limit ${atOnce} for update skip locked`.execute(db);
  return rows;
}

/** The rows with their values under the newest key; a value that does not open stays as it is. */
function renewed(
  secrets: Secrets,
  { table, columns, boundTo = table }: EncryptedTable,
  rows: readonly Row[],
  told: Reencrypted,
): Row[] {
  return rows.map((row) => {
    const values = columns.map((column, at) => {
      const binding = { table: boundTo, column, row: row.boundRow };
      return [`v${at}`, renew(secrets, binding, row[`v${at}`], told)] as const;
    });
    return { ...row, ...Object.fromEntries(values) };
  });
}

function renew(secrets: Secrets, binding: CipherBinding, value: unknown, told: Reencrypted) {
  if (!Buffer.isBuffer(value) || secrets.keyOf(value) === secrets.newestKey) return value;
  const text = open(secrets, binding, value, told);
  if (text === undefined) return value;
  told.done += 1;
  return secrets.encrypt(binding, text);
}

function open(secrets: Secrets, binding: CipherBinding, value: unknown, told: Reencrypted) {
  if (!Buffer.isBuffer(value)) return undefined;
  try {
    return secrets.decrypt(binding, value);
  } catch {
    told.unreadable.push(`${binding.table}.${binding.column} of ${binding.row}`);
    return undefined;
  }
}

async function write(
  db: Db,
  { table, columns }: EncryptedTable,
  keys: readonly KeyColumn[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const arrays = [
    ...keys.map(({ type }, at) => sql`${rows.map((row) => row[`k${at}`])}::${sql.raw(type)}[]`),
    ...columns.map((_, at) => sql`${rows.map((row) => row[`v${at}`])}::bytea[]`),
  ];
  const names = [...keys.map(({ name }) => name), ...columns];
  await sql`update ${sql.table(table)} as kept
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`))}
    from unnest(${sql.join(arrays)}) as fresh (${sql.join(names.map((name) => sql.ref(name)))})
    where (${sql.join(keys.map(({ name }) => sql`kept.${sql.ref(name)}`))})
      = (${sql.join(keys.map(({ name }) => sql`fresh.${sql.ref(name)}`))})`.execute(db);
}

/** The signing key of the embedded provider is encrypted within its row. */
const providerKey = { table: "oidc_payload", column: "payload", row: "jwks" };

async function readProviderKey(db: Db): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: string }>`select payload ->> 'sealed' as sealed
    from oidc_payload where kind = 'Keys' and id = 'jwks' for update`.execute(db);
  return rows[0] && Buffer.from(rows[0].sealed, "base64");
}

async function providerKeyUse(db: Db): Promise<KeyUse[]> {
  const sealed = await readProviderKey(db);
  if (!sealed) return [];
  const key = sealed.subarray(0, sealed.indexOf(":")).toString();
  return [{ key, column: "oidc_payload.payload", values: 1 }];
}

async function reencryptProviderKey({ db, secrets, commit }: Parts, told: Reencrypted) {
  const sealed = await readProviderKey(db);
  const fresh = sealed && renew(secrets, providerKey, sealed, told);
  if (Buffer.isBuffer(fresh) && fresh !== sealed) {
    const payload = JSON.stringify({ sealed: fresh.toString("base64") });
    await sql`update oidc_payload set payload = payload || ${payload}::jsonb
      where kind = 'Keys' and id = 'jwks'`.execute(db);
  }
  await commit();
}
