import type { Insertable } from "kysely";
import type pg from "pg";
import { statementName } from "../src/core/db/prepared-query.ts";
import type { Tables } from "../src/core/db/tables.ts";
import type { Insertion } from "./references.ts";

/** The type of every column, by `table.column`. */
export type ColumnTypes = ReadonlyMap<string, string>;

/**
 * Adds rows in one statement, one array per column; existing rows stay. COPY is impossible: PostgreSQL refuses it on
 * tables with row level security.
 */
export function insertion<T extends keyof Tables>(
  types: ColumnTypes,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Insertion {
  const name = snakeCase(table);
  const columns = Object.keys(rows[0] ?? {}).map((key) => {
    const column = snakeCase(key);
    return { key, column, ...transportOf(types.get(`${name}.${column}`)) };
  });
  const names = columns.map(({ column }) => column).join();
  const lists = columns.map(({ list }, place) => list(`$${place + 1}`)).join();
  const chosen = columns.map(({ column, chosen: as }) => as(column)).join();
  const text = `insert into ${name} (${names}) select ${chosen} from rows from (${lists}) as given (${names}) on conflict do nothing`;
  const values = columns.map(({ key, write }) => write(rows.map((row) => Reflect.get(row, key))));
  return { name: statementName(text), text, values, table: name };
}

interface Transport {
  /** The values of a column as one parameter. */
  write: (values: readonly unknown[]) => string;
  /** The function that expands the parameter into rows. */
  list: (parameter: string) => string;
  chosen: (column: string) => string;
}

/** JSON is sent as one document, because each quote in an array element would be escaped and unescaped. */
function transportOf(type: string | undefined): Transport {
  return type === "jsonb"
    ? {
        write: (values) => JSON.stringify(values),
        list: (parameter) => `jsonb_array_elements(${parameter}::jsonb)`,
        chosen: (column) => `nullif(${column}, 'null')`,
      }
    : {
        write: (values) => `{${values.map(element).join()}}`,
        list: (parameter) => `unnest(${parameter}::${type}[])`,
        chosen: (column) => column,
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

/** A value in the text of a PostgreSQL array. */
function element(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return Buffer.isBuffer(value) ? `"\\\\x${value.toString("hex")}"` : JSON.stringify(value);
}

/** Most texts need no escape, and searching is cheaper than replacing. */
function quoted(text: string): string {
  const isPlain = !text.includes('"') && !text.includes("\\");
  return isPlain ? `"${text}"` : `"${text.replaceAll(/[\\"]/g, "\\$&")}"`;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
