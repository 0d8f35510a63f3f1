import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { premiumsChanged } from "../../../../insurer/cover/premiums-changed.ts";

/** A validity with what holds during it. */
export interface Valid {
  validFrom: string;
  validTo: string;
}

/** A row as a text that is the same for the same values in any order of the keys of its JSON columns. */
export function textOf(row: object): string {
  return JSON.stringify(row, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}

/** The first day on which one of two lists differs from the other; undefined if they are the same. */
export function firstDifference<Row extends Valid>(
  before: readonly Row[],
  after: readonly Row[],
): string | undefined {
  const [known, wanted] = [before.map(textOf), after.map(textOf)];
  const changed = [
    ...before.filter((row) => !wanted.includes(textOf(row))),
    ...after.filter((row) => !known.includes(textOf(row))),
  ];
  return changed.map(({ validFrom }) => validFrom).toSorted()[0];
}

/** Joins periods of the same content that follow each other. */
export function joined<Row extends Valid>(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))) {
    const last = result.at(-1);
    const content = (one: Row) => textOf({ ...one, validFrom: "", validTo: "" });
    if (last && dayAfter(last.validTo) === row.validFrom && content(last) === content(row))
      result.splice(-1, 1, { ...last, validTo: row.validTo });
    else result.push(row);
  }
  return result;
}

export function dayAfter(day: string): string {
  return moved(day, 1);
}

export function dayBefore(day: string): string {
  return moved(day, -1);
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Marks the premiums of a person as changed, if anything differs. */
export async function changedFrom(
  db: Kysely<Tables>,
  insuredNumber: number,
  from: string | undefined,
): Promise<void> {
  if (from !== undefined) await premiumsChanged(db, [insuredNumber], from);
}
