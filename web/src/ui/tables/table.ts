import type { ReactNode } from "react";
import { type Choice, oneOf } from "../../core/routing/search.ts";

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts are right-aligned, so that their digits line up. */
  readonly align?: "end";
  /**
   * Its position in the two lines of a row on a phone: beside the name, below it at either side, or hidden. A table
   * whose columns set none has cards on a phone.
   */
  readonly onPhone?: "beside" | "below" | "belowEnd" | "nowhere";
  /** Hidden on tablets, where the table has no room. */
  readonly isWideOnly?: boolean;
  /** The sort key of the column, if it is sortable. */
  readonly sortBy?: (row: Row) => string | number;
}

/**
 * The sort of a table in the address: `due`, or `-due` for descending. Every sortable column can be chosen; `first` is
 * the default.
 */
export function tableSort<Row>(columns: readonly Column<Row>[], first: string): Choice<string> {
  const sorts = columns.filter(({ sortBy }) => sortBy).flatMap(({ id }) => bothWays(id));
  if (!sorts.includes(first)) throw new Error(`No column sorts by ${first}`);
  return oneOf("sort", [first, ...sorts]);
}

function bothWays(sort: string): string[] {
  return [sort, reversedSort(sort)];
}

export function reversedSort(sort: string): string {
  return sort.startsWith("-") ? sort.slice(1) : `-${sort}`;
}

/** The `aria-sort` of a column. */
export function sortOf(sort: string, columnId: string): "ascending" | "descending" | "none" {
  if (sort === columnId) return "ascending";
  return sort === `-${columnId}` ? "descending" : "none";
}

/** A stable sort: equal rows keep their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
): readonly Row[] {
  const column = columns.find(({ id }) => sortOf(sort, id) !== "none");
  const key = column?.sortBy;
  if (!key) return rows;
  const direction = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(key(one), key(other)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [first, second] = [String(one), String(other)];
  // Dates sort by their characters, because the first use of a locale's collation is slow.
  if (isDay.test(first) && isDay.test(second))
    return Number(first > second) - Number(first < second);
  return first.localeCompare(second);
}

const isDay = /^\d{4}-\d\d-\d\d/;
