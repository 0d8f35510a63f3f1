import * as z from "zod/mini";
import { formatDate } from "./dates.ts";

/** The days that may be chosen, each `YYYY-MM-DD`. */
export interface DayBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Days in between that cannot be chosen. */
  readonly isDisabled?: ((day: string) => boolean) | undefined;
}

/** `DD.MM.YYYY`: the field cuts a longer text after trimming it. */
export const longestTypedDate = 10;

/** DDMMYYYY and DD/MM/YYYY become DD.MM.YYYY; any other text stays unchanged. */
export function tidyTypedDate(text: string): string {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (digits) return digits.slice(1).join(".");
  return text.trim().replaceAll("/", ".");
}

/** The day of a typed date; undefined if the day does not exist or is not allowed. */
export function readTypedDate(text: string, bounds: DayBounds = {}): string | undefined {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(tidyTypedDate(text));
  if (!parts) return undefined;
  const day = parts.slice(1).toReversed().join("-");
  return isDay(day) && isWithin(day, bounds) ? day : undefined;
}

/** The value of a date field while the customer types: none while incomplete, `""` if emptied, else the day read. */
export function passOn(
  text: string,
  bounds: DayBounds = {},
): { passes: false } | { passes: true; value: string | undefined } {
  const tidy = tidyTypedDate(text);
  if (tidy === "") return { passes: true, value: "" };
  if (tidy.length !== longestTypedDate) return { passes: false };
  return { passes: true, value: readTypedDate(tidy, bounds) };
}

/** Whether the day exists in the calendar: `2027-02-29` does not, nor does a year 0. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

export function isWithin(day: string, { min, max, isDisabled }: DayBounds): boolean {
  if ((min && day < min) || (max && day > max)) return false;
  return !isDisabled?.(day);
}

export function requiredDay(bounds: DayBounds = {}) {
  return z.string("date.format").check(
    z.minLength(1, { error: "required", abort: true }),
    z.refine((day) => isDay(day) && isWithin(day, bounds), "date.format"),
  );
}

/** A day that may be left out. A typed text that is not a day is an error. */
export function optionalDay(bounds: DayBounds = {}) {
  return z
    .string("date.format")
    .check(z.refine((day) => day === "" || (isDay(day) && isWithin(day, bounds)), "date.format"));
}

/** A range of days; an open end is `""`, and a typed text that is not a day is `undefined`. */
export interface DayRange {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** A start that moves past the end clears the end. */
export function moveStart(range: DayRange, start: string | undefined): DayRange {
  return { start, end: start && range.end && start > range.end ? "" : range.end };
}

/** An end before the start is refused and changes nothing. */
export function moveEnd(range: DayRange, end: string | undefined): DayRange {
  return end && range.start && end < range.start ? range : { ...range, end };
}

export function dayRange(bounds: DayBounds = {}) {
  return z.object({ start: requiredDay(bounds), end: optionalDay(bounds) }).check(
    z.refine(({ start, end }) => end === "" || end >= start, {
      error: "range.order",
      path: ["end"],
    }),
  );
}

/** `2026-11-15` as the field shows it; an empty text for no day. */
export function shownDay(day: string | undefined): string {
  return day ? formatDate(day) : "";
}
