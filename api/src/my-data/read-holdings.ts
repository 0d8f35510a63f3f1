import type { HeldCategory } from "@portal/model/my-data.ts";
import type { Context } from "../core/context.ts";
import { statementName } from "../core/db/prepared-query.ts";
import { type HeldTable, holdings } from "./holdings.ts";

type Row = Record<string, unknown>;

/** All rows of a category that the account may see, by table, with encrypted values decrypted. */
export async function readHoldings(
  ctx: Context,
  category: HeldCategory,
): Promise<Record<string, Row[]>> {
  const tables = await Promise.all(
    holdings[category].map(async (table) => {
      const text = `select ${table.columns?.join(", ") ?? "*"} from ${table.name}`;
      const rows = await ctx.read<Row>({ name: statementName(text), text, values: [] });
      return [table.name, rows.map((row) => decryptedRow(ctx, table, row))] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** Leaves out internal hashes and keys, which are not personal data. */
function decryptedRow(ctx: Context, { name, opens = [], rowOf }: HeldTable, row: Row): Row {
  const values = Object.entries(row).flatMap(([column, value]) => {
    if (!Buffer.isBuffer(value)) return [[column, value] as const];
    const stored = column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (!opens.includes(stored)) return [];
    const place = { table: name, column: stored, row: rowOf?.(row) ?? String(row["id"]) };
    return [[column, readable(ctx.secrets.decrypt(place, value))] as const];
  });
  return Object.fromEntries(values);
}

/** Parses values that are stored as JSON. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
