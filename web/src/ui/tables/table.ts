import type { ReactNode } from "react";
import { type Choice, oneOf } from "../../core/routing/search.ts";

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts align at their end, so that their figures stand below one another. */
  readonly align?: "end";
  /**
   * Its place where a phone draws a row in two lines: beside the name, below it at either side, or nowhere. A table whose
   * columns name none has cards on a phone.
   */
  readonly onPhone?: "beside" | "below" | "belowEnd" | "nowhere";
  /** Left out on tablets, where a table has no room to spare. */
  readonly isWideOnly?: boolean;
  /** What the column is sorted by, where a person may sort by it. */
  readonly sortBy?: (row: Row) => string | number;
}

/**
 * The sort of a table in the address: `due`, or `-due` from the greatest down. Every column that knows what it is sorted
 * by may be chosen; `first` is the default.
 */
export function tableSort<Row>(columns: readonly Column<Row>[], first: string): Choice<string> {
  const sorts = columns.filter(({ sortBy }) => sortBy).flatMap(({ id }) => bothWays(id));
  if (!sorts.includes(first)) throw new Error(`No column sorts by ${first}`);
  return oneOf("sort", [first, ...sorts]);
}

function bothWays(sort: string): string[] {
  return [sort, opposite(sort)];
}

export function opposite(sort: string): string {
  return sort.startsWith("-") ? sort.slice(1) : `-${sort}`;
}

/** How a sort concerns a column, in the words of `aria-sort`. */
export function sortOf(sort: string, columnId: string): "ascending" | "descending" | "none" {
  if (sort === columnId) return "ascending";
  return sort === `-${columnId}` ? "descending" : "none";
}

/** Rows that are equal stay in the order they came in. */
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
  // Days stand in the order of their figures; a page's first question to a language's own order is a slow one.
  if (isDay.test(first) && isDay.test(second))
    return Number(first > second) - Number(first < second);
  return first.localeCompare(second);
}

const isDay = /^\d{4}-\d\d-\d\d/;
