import type { Insertable } from "kysely";
import type pg from "pg";
import { type BoundStatement, statementName } from "../src/core/db/statement.ts";
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
  const keys = Object.keys(rows[0] ?? {});
  const columns = keys.map(snakeCase);
  const lists = columns.map(
    (column, place) => `$${place + 1}::${types.get(`${name}.${column}`)}[]`,
  );
  const text = `insert into ${name} (${columns.join()}) select * from unnest(${lists.join()}) on conflict do nothing`;
  return {
    name: statementName(text),
    text,
    values: keys.map((key) => `{${rows.map((row) => element(Reflect.get(row, key))).join()}}`),
  };
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
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString("hex")}"`;
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return quoted(typeof value === "string" ? value : JSON.stringify(value));
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
