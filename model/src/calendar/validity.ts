import * as z from "zod/mini";
import { type DayBounds, isDay, isWithin } from "./typed-dates.ts";

/** The end of an unlimited validity. */
export const NO_END = "9999-12-31";

/** An end from this day on means none. */
const ENDLESS_FROM = "9999-12-30";

const YEARS_AHEAD = 1000;

/** Whether the validity is limited: then the entry is read-only, and its end is shown. */
export function hasEnd(endDate: string): boolean {
  return endDate < ENDLESS_FROM;
}

/** The first days of validity of an address or an account: from today to a thousand years ahead. */
export function validityBounds(today: string): DayBounds & { min: string; max: string } {
  return { min: today, max: `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}` };
}

export function startOfValidity(today: string) {
  const bounds = validityBounds(today);
  return z.string("date.format").check(
    z.refine((day) => isDay(day) && isWithin(day, bounds), {
      error: ({ input }) => (input === "" ? "required" : "date.format"),
    }),
  );
}

/** Moves a day by a number of days. */
export function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** More entries can only be changed by a clerk: the portal shows them and says so. */
export const MOST_ENTRIES = 2;
