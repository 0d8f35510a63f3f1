/** A calendar day `2026-11-15` as people in Switzerland write it, in every language: `15.11.2026`. */
export function formatDate(day: string): string {
  return day.slice(0, 10).split("-").toReversed().join(".");
}

/** A day beside others of its year: `15.11`. One of another year keeps its own. */
export function formatDayIn(year: string, day: string): string {
  const whole = formatDate(day);
  return day.startsWith(year.slice(0, 4)) ? whole.slice(0, 5) : whole;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What clocks in Switzerland show, `2026-11-15T08:30`, wherever the clock that is asked stands: by the rule of all Europe
 * since 1996. `Intl` knows it too, but the first question of a page to it holds a phone's page up for 100 ms.
 */
function inZurich(now: Date): string {
  const year = now.getUTCFullYear();
  const isSummer = now >= lastSunday(year, MARCH) && now < lastSunday(year, OCTOBER);
  return new Date(now.getTime() + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

const MARCH = 2;
const OCTOBER = 9;

/** When summer time begins and ends: at one o'clock in Greenwich. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS);
}

/** The calendar day in Switzerland. */
export function todayInZurich(now: Date): string {
  return inZurich(now).slice(0, 10);
}

/** What clocks in Switzerland show: `08:30`. */
export function timeInZurich(now: Date): string {
  return inZurich(now).slice(11);
}

/** Past 17:00 in Switzerland: good evening. */
export function isAfterHours(now: Date): boolean {
  return timeInZurich(now) >= "17:00";
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
