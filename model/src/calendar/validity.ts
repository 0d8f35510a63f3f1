import * as z from "zod/mini";
import { type DayBounds, isDay, isWithin } from "../typing/typed-dates.ts";

/** What has no end bears this day. */
export const NO_END = "9999-12-31";

/** An end from here on means that there is none. */
const ENDLESS_FROM = "9999-12-30";

const YEARS_AHEAD = 1000;

/** Whether something ends: then it is only to be looked at, and its end is told. */
export function hasEnd(endDate: string): boolean {
  return endDate < ENDLESS_FROM;
}

/** The days from which an address or an account may be valid: today and a thousand years ahead. */
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

/** The day before or after another one. */
export function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** More entries than these are left to us: the portal shows them and says so. */
export const MOST_ENTRIES = 2;
