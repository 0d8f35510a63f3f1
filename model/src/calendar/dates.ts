/** A calendar day `2026-11-15` in the Swiss form of all languages: `15.11.2026`. */
export function formatDate(day: string): string {
  return day.slice(0, 10).split("-").toReversed().join(".");
}

/** A day without its year (`15.11`) if it lies in the given year, else the whole date. */
export function formatDayIn(year: string, day: string): string {
  const whole = formatDate(day);
  return day.startsWith(year.slice(0, 4)) ? whole.slice(0, 5) : whole;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The Swiss local time, `2026-11-15T08:30`, in any time zone, by the European rule of summer time since 1996. `Intl`
 * gives the same, but its first call blocks the page for 100 ms on a phone.
 */
export function localTimeInZurich(now: Date): string {
  const year = now.getUTCFullYear();
  const isSummer = now >= lastSunday(year, MARCH) && now < lastSunday(year, OCTOBER);
  return new Date(now.getTime() + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

const MARCH = 2;
const OCTOBER = 9;

/** Summer time begins and ends on a last Sunday at 01:00 UTC. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS);
}

/** The instant of a Swiss local time, `2026-11-15T08:30`. Of the hour that autumn repeats, it is the later one. */
export function instantInZurich(local: string): Date {
  const winter = new Date(new Date(`${local}Z`).getTime() - HOUR_MS);
  const summer = new Date(winter.getTime() - HOUR_MS);
  return localTimeInZurich(winter) === local ? winter : summer;
}

/** The calendar day in Switzerland. */
export function todayInZurich(now: Date): string {
  return localTimeInZurich(now).slice(0, 10);
}

/** The Swiss local time: `08:30`. */
export function timeInZurich(now: Date): string {
  return localTimeInZurich(now).slice(11);
}

/** After 17:00 in Switzerland the greeting is "good evening". */
export function isAfterHours(now: Date): boolean {
  return timeInZurich(now) >= "17:00";
}

/** Lists of years begin with this one unless their area says otherwise (A39). */
const earliestYear = 2016;

/** The year of a day and the years before it, newest first: down to `earliest`, or `count` of them. */
export function yearsFrom(
  today: string,
  limit: { readonly earliest?: number } | { readonly count: number } = {},
): [number, ...number[]] {
  const current = Number(today.slice(0, 4));
  const count = "count" in limit ? limit.count : current - (limit.earliest ?? earliestYear) + 1;
  return [current, ...Array.from({ length: Math.max(0, count - 1) }, (_, i) => current - 1 - i)];
}

/** A birthday of 29 February is celebrated on the 28th in a year that has no 29th. */
export function isBirthday(birthdate: string, today: string): boolean {
  const celebrated =
    birthdate.endsWith("-02-29") && !isLeapYear(today) ? "-02-28" : birthdate.slice(4);
  return today.endsWith(celebrated);
}

function isLeapYear(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
