import type { HeldCategory } from "@portal/model/my-data.ts";
import type { Context } from "../core/context.ts";
import { statementName } from "../core/db/prepared-query.ts";
import { type HeldTable, holdings } from "./holdings.ts";

type Row = Record<string, unknown>;

/** All rows of a category as the account may see them, by table, with what is encrypted opened. */
export async function readHoldings(
  ctx: Context,
  category: HeldCategory,
): Promise<Record<string, Row[]>> {
  const tables = await Promise.all(
    holdings[category].map(async (table) => {
      const text = `select ${table.columns?.join(", ") ?? "*"} from ${table.name}`;
      const rows = await ctx.read<Row>({ name: statementName(text), text, values: [] });
      return [table.name, rows.map((row) => opened(ctx, table, row))] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** Hashes and keys of ours are left out; they say nothing of anybody. */
function opened(ctx: Context, { name, opens = [], rowOf }: HeldTable, row: Row): Row {
  const values = Object.entries(row).flatMap(([column, value]) => {
    if (!Buffer.isBuffer(value)) return [[column, value] as const];
    const stored = column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (!opens.includes(stored)) return [];
    const place = { table: name, column: stored, row: rowOf?.(row) ?? String(row["id"]) };
    return [[column, readable(ctx.secrets.decrypt(place, value))] as const];
  });
  return Object.fromEntries(values);
}

/** What was kept as JSON is told as such. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
