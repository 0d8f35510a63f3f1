import type { Insertable } from "kysely";
import type pg from "pg";
import { type BoundStatement, statementName } from "../src/core/db/prepared-query.ts";
import type { Tables } from "../src/core/db/tables.ts";

/** The type of every column, by `table.column`. */
export type ColumnTypes = ReadonlyMap<string, string>;

/**
 * Adds rows in one statement, a column at a time; a row that is there already stays as it is. COPY would not do:
 * PostgreSQL refuses it on tables with row level security.
 */
export function insertion<T extends keyof Tables>(
  types: ColumnTypes,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): BoundStatement<unknown> {
  const name = snakeCase(table);
  const columns = Object.keys(rows[0] ?? {}).map((key) => {
    const column = snakeCase(key);
    return { key, column, type: types.get(`${name}.${column}`) };
  });
  const names = columns.map(({ column }) => column).join();
  const lists = columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join();
  const text = `insert into ${name} (${names}) select * from unnest(${lists}) on conflict do nothing`;
  const values = columns.map(({ key, type }) => {
    const toText = type === "jsonb" ? jsonElement : element;
    return `{${rows.map((row) => toText(Reflect.get(row, key))).join()}}`;
  });
  return { name: statementName(text), text, values };
}

export async function readColumnTypes(owner: pg.ClientBase): Promise<ColumnTypes> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** A value as it stands in the text of a PostgreSQL array. */
function element(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString("hex")}"`;
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return typeof value === "string" ? quoted(value) : JSON.stringify(value);
}

function jsonElement(value: unknown): string {
  return value === null || value === undefined ? "NULL" : quoted(JSON.stringify(value));
}

/** Most texts need no escape, and looking is cheaper than replacing. */
function quoted(text: string): string {
  const isPlain = !text.includes('"') && !text.includes("\\");
  return isPlain ? `"${text}"` : `"${text.replaceAll(/[\\"]/g, "\\$&")}"`;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
