import path from "node:path";
import type pg from "pg";
import { loadUnderLock } from "../core/db/load.ts";
import { insurerOf } from "./published-codes.ts";
import { type Columns, readTable, wrong } from "./table-file.ts";

const LOCK = 7_281_907;
const ROWS_AT_ONCE = 5_000;
const LINES_TOLD = 10;

interface Table<Name extends string, Row extends object> {
  columns: Columns<Name | "insurer">;
  /** Returns a row, an error text, or nothing for a row to skip. */
  read: (cells: Record<Name | "insurer", string>, line: number) => Row | string | undefined;
  /** Faults between rows. */
  faultsAmong?: (rows: readonly Row[]) => string[];
}

/** The rows of the group's insurers in a published table; a file with faults or without such rows is refused. */
export async function readOwnRows<Name extends string, Row extends object>(
  owner: pg.Client,
  file: string,
  { columns, read, faultsAmong = () => [] }: Table<Name, Row>,
): Promise<Row[]> {
  const insurers = await ownInsurers(owner);
  const { rows, faults } = readTable(file, columns, (cells, line) =>
    insurers.has(insurerOf(cells.insurer)) ? read(cells, line) : undefined,
  );
  refuseFaults(file, [...faults, ...faultsAmong(rows)]);
  if (rows.length === 0)
    throw wrong(`${path.basename(file)} holds no row of our insurers. Nothing was changed.`);
  return rows;
}

/** Stores the rows of a file and their source, one import at a time, all or none. */
export async function keepRows<Row extends { year: number }>(
  owner: pg.Client,
  source: { kind: "premiums" | "products" | "areas"; file: string },
  rows: readonly Row[],
  keep: (rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  await loadUnderLock(owner, LOCK, async () => {
    await keep(rows);
    await rememberSource(owner, source.kind, source.file, countedByYear(rows));
  });
  return rows.length;
}

/** Runs a statement that takes rows as JSON, in batches of some thousands. */
export async function runInBatches(
  owner: pg.Client,
  statement: string,
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await owner.query(statement, [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))]);
  }
}

async function ownInsurers(owner: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ code: string }>("select code from insurer");
  return new Set(rows.map(({ code }) => code));
}

export interface KnownProduct {
  code: string;
  model: string;
}

/** The basic products by their names in published tables. */
export async function productsByTariff(
  owner: pg.Client,
): Promise<ReadonlyMap<string, KnownProduct>> {
  const { rows } = await owner.query<KnownProduct & { tariff: string }>(
    "select code, model, tariff from product where kind = 'BASIC' and tariff is not null",
  );
  return new Map(rows.map(({ tariff, code, model }) => [tariff, { code, model }]));
}

async function rememberSource(
  owner: pg.Client,
  kind: "premiums" | "products" | "areas",
  file: string,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [year, rows] of counts) {
    await owner.query(
      `insert into tariff_source (kind, year, file, row_count) values ($1, $2, $3, $4)
       on conflict (kind, year) do update set file = excluded.file, row_count = excluded.row_count, loaded_at = now()`,
      [kind, year, path.basename(file), rows],
    );
  }
}

function countedByYear(rows: readonly { year: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { year } of rows) counts.set(year, (counts.get(year) ?? 0) + 1);
  return counts;
}

/** Refuses a file with its faults, the first of them by line. */
function refuseFaults(file: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length - LINES_TOLD;
  const told = [...faults.slice(0, LINES_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
  throw wrong(
    `${path.basename(file)} has rows that cannot be used. Nothing was changed.\n  ${told.join("\n  ")}`,
  );
}
