const DAY_MS = 86_400_000;

/** Caches, because parsing and formatting dates is slow, and millions of rows share the same days. */
const starts = new Map<string, number>();
const written = new Map<number, string>();

/** A day (YYYY-MM-DD) moved by whole days. */
export function addDays(day: string, days: number): string {
  const start = startOf(day) + days * DAY_MS;
  const moved = written.get(start) ?? new Date(start).toISOString().slice(0, 10);
  written.set(start, moved);
  return moved;
}

function startOf(day: string): number {
  const start = starts.get(day) ?? Date.parse(day);
  starts.set(day, start);
  return start;
}

/** The same date years ago; 29 February becomes the 28th in other years. */
export function yearsBefore(day: string, years: number): string {
  const before = `${yearOf(day) - years}${day.slice(4)}`;
  return isDay(before) ? before : `${before.slice(0, 8)}28`;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The elapsed share of a day's year, from 0 to 1. */
export function shareOfYear(day: string): number {
  return (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / (365 * DAY_MS);
}

/** A working hour of a day as an instant. */
export function duringDay(day: string, minutes: number): string {
  return new Date(startOf(day) + 8 * 3_600_000 + minutes * 60_000).toISOString();
}

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
