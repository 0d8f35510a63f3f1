import * as z from "zod/mini";
import { formatDate } from "../calendar/dates.ts";

/** The days that may be chosen, each `YYYY-MM-DD`. */
export interface DayBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Days in between that cannot be chosen. */
  readonly isDisabled?: ((day: string) => boolean) | undefined;
}

/** `DD.MM.YYYY`: a field cuts what is longer, once the blanks around it are gone. */
export const longestTypedDate = 10;

/** DDMMYYYY and DD/MM/YYYY as DD.MM.YYYY; anything else stays as it is typed. */
export function tidyTypedDate(text: string): string {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (digits) return digits.slice(1).join(".");
  return text.trim().replaceAll("/", ".");
}

/** The day of a typed date, or nothing when there is no such day or it may not be chosen. */
export function readTypedDate(text: string, bounds: DayBounds = {}): string | undefined {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(tidyTypedDate(text));
  if (!parts) return undefined;
  const day = parts.slice(1).toReversed().join("-");
  return isDay(day) && isWithin(day, bounds) ? day : undefined;
}

/** What a field passes on while somebody types: nothing yet, nothing any more (`""`), or what was read. */
export function passOn(
  text: string,
  bounds: DayBounds = {},
): { passes: false } | { passes: true; value: string | undefined } {
  const tidy = tidyTypedDate(text);
  if (tidy === "") return { passes: true, value: "" };
  if (tidy.length !== longestTypedDate) return { passes: false };
  return { passes: true, value: readTypedDate(tidy, bounds) };
}

/** A day of the calendar: `2027-02-29` is none, and no calendar knows a year 0. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

export function isWithin(day: string, { min, max, isDisabled }: DayBounds): boolean {
  if ((min && day < min) || (max && day > max)) return false;
  return !isDisabled?.(day);
}

/** A day that has to be there. */
export function requiredDay(bounds: DayBounds = {}) {
  return z.string("date.format").check(
    z.minLength(1, { error: "required", abort: true }),
    z.refine((day) => isDay(day) && isWithin(day, bounds), "date.format"),
  );
}

/** A day that may be left out. What was typed and is no day does not count as left out. */
export function optionalDay(bounds: DayBounds = {}) {
  return z
    .string("date.format")
    .check(z.refine((day) => day === "" || (isDay(day) && isWithin(day, bounds)), "date.format"));
}

/** From one day to another; an end that is left open is `""`, and what was typed and is no day is `undefined`. */
export interface DayRange {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** A start that moves past the end clears the end. */
export function moveStart(range: DayRange, start: string | undefined): DayRange {
  return { start, end: start && range.end && start > range.end ? "" : range.end };
}

/** An end before the start is rejected: nothing changes. */
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

/** `2026-11-15` as the field shows it, and nothing for no day. */
export function shownDay(day: string | undefined): string {
  return day ? formatDate(day) : "";
}
