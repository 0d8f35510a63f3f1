const zurichClock = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Zurich",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});

function inZurich(now: Date, part: "year" | "month" | "day" | "hour"): string {
  return zurichClock.formatToParts(now).find(({ type }) => type === part)?.value ?? "";
}

/** A calendar day `2026-11-15` as people in Switzerland write it, in every language: `15.11.2026`. */
export function formatDate(day: string): string {
  return day.slice(0, 10).split("-").toReversed().join(".");
}

const HOUR_MS = 3_600_000;
let lastAsked = { hour: Number.NaN, day: "" };

/**
 * The calendar day in Switzerland, wherever the clock that is asked stands. A day begins on a full hour, so the answer
 * is kept for the hour: the calendar of `Intl` costs more than the rest of what asks for it.
 */
export function todayInZurich(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (lastAsked.hour !== hour) {
    const day = `${inZurich(now, "year")}-${inZurich(now, "month")}-${inZurich(now, "day")}`;
    lastAsked = { hour, day };
  }
  return lastAsked.day;
}

const zurichTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Zurich",
  hourCycle: "h23",
  hour: "2-digit",
  minute: "2-digit",
});

/** What clocks in Switzerland show: `08:30`. */
export function timeInZurich(now: Date): string {
  return zurichTime.format(now);
}

/** Past 17:00 in Switzerland: good evening. */
export function isAfterHours(now: Date): boolean {
  return Number(inZurich(now, "hour")) >= 17;
}

/** No list of years goes further back unless its area says so (A39). */
const earliestYear = 2016;

/** The year of a day and those before it, newest first: down to `earliest`, or `count` of them. */
export function yearsFrom(
  today: string,
  limit: { readonly earliest?: number } | { readonly count: number } = {},
): [number, ...number[]] {
  const current = Number(today.slice(0, 4));
  const count = "count" in limit ? limit.count : current - (limit.earliest ?? earliestYear) + 1;
  return [current, ...Array.from({ length: Math.max(0, count - 1) }, (_, i) => current - 1 - i)];
}

/** Whoever is born on a 29 February celebrates on the 28th in a year that has none. */
export function isBirthday(birthdate: string, today: string): boolean {
  const celebrated =
    birthdate.endsWith("-02-29") && !isLeapYear(today) ? "-02-28" : birthdate.slice(4);
  return today.endsWith(celebrated);
}

function isLeapYear(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
