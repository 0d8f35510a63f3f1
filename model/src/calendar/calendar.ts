/** Moves a day by days or months. A shorter month gives its last day. */
export function moveDay(day: string, step: { days?: number; months?: number }): string {
  const { days = 0, months = 0 } = step;
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  if (months !== 0) {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months);
    date.setUTCDate(Math.min(wanted, lastDayOf(date)));
  }
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The twelve months before a day. */
export function yearUpTo(day: string): { from: string; to: string } {
  return { from: moveDay(day, { months: -12 }), to: day };
}

const DAY_MS = 86_400_000;

/** The number of days between two; negative if the second comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

function lastDayOf(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** The last day of a month, given as `2026-11` or as any day of it. */
export function endOfMonth(month: string): string {
  return moveDay(moveDay(`${month.slice(0, 7)}-01`, { months: 1 }), { days: -1 });
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The day itself, or the Friday before a weekend: a notice arrives on a weekday. */
export function lastWeekdayUpTo(day: string): string {
  return moveDay(day, { days: Math.min(0, 4 - weekdayOf(day)) });
}

/** The weeks of a month `2026-11`, from Monday to Sunday; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const days: (string | undefined)[] = Array.from({ length: weekdayOf(first) });
  for (let day = first; day.startsWith(month); day = moveDay(day, { days: 1 })) days.push(day);
  while (days.length % 7 !== 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The months from one to another, both included, each `YYYY-MM`. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (
    let month = first;
    month <= last;
    month = moveDay(`${month}-01`, { months: 1 }).slice(0, 7)
  ) {
    months.push(month);
  }
  return months;
}
