import { brand } from "@portal/brand/brand.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import {
  type HolidayRule,
  holidaysBetween,
  holidaysIn,
  InFourLanguages,
  workingDaysAfter,
  workingDaysIn,
  WorkingDaysInput,
  workingDayUpTo,
} from "@portal/model/calendar/holidays.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { readerWithin } from "../../core/db/account-reader.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare, type Reader } from "../../core/db/prepared-query.ts";
import type { Tables } from "../../core/db/tables.ts";
import { oncePerRequest } from "../../core/http/once-per-request.ts";
import { parse } from "../../core/http/parse.ts";

const allHolidays = prepare(() =>
  sql.selectFrom("holiday").select(["rule", "cantons", "isWorkingDay", "name"]).orderBy("id"),
);

const Cantons = z.array(z.string()).nullable();

const holidayRules = oncePerRequest(async (ctx: Reader): Promise<HolidayRule[]> => {
  const rows = await ctx.read(allHolidays({}));
  return rows.map((row) => ({
    ...row,
    cantons: Cantons.parse(row.cantons),
    name: InFourLanguages.parse(row.name),
  }));
});

export function readHolidayRules(ctx: Reader): Promise<HolidayRule[]> {
  return holidayRules(ctx, "");
}

/** The range to search, long enough for the allowed number of working days with weekends and holidays. */
const DAYS_AHEAD = 366;

/** The company's working days after a day, by the holidays of its head office; the last is the requested one. */
export async function listWorkingDays(ctx: Reader, input: WorkingDaysInput): Promise<string[]> {
  const { dateFrom, numberOfDays } = parse(WorkingDaysInput, input);
  const rules = await readHolidayRules(ctx);
  const span = [dateFrom, moveDay(dateFrom, { days: DAYS_AHEAD })] as const;
  const holidays = holidaysBetween(rules, brand.address.canton, span);
  return workingDaysAfter(dateFrom, numberOfDays, (day) => holidays.has(day));
}

/** The day that is this many working days after another, read within a transaction. */
export async function workingDayAfter(
  db: Kysely<Tables>,
  day: string,
  numberOfDays: number,
): Promise<string> {
  const days = await listWorkingDays(readerWithin(db), { dateFrom: day, numberOfDays });
  return days.at(-1) ?? day;
}

/** Moves due dates that are no working days of the head office to the next working day. */
export async function readWorkingDays(ctx: Reader): Promise<(day: string) => string> {
  return workingDaysIn(await readHolidayRules(ctx), brand.address.canton);
}

/** The same, read within a transaction. */
export function workingDaysWithin(db: Kysely<Tables>): Promise<(day: string) => string> {
  return readWorkingDays(readerWithin(db));
}

/** The holiday rules as one JSON value, for statements that read more data. */
export const holidaysAsJson = raw`(select coalesce(jsonb_agg(jsonb_build_object('rule', h.rule, 'cantons', h.cantons,
  'isWorkingDay', h.is_working_day, 'name', h.name) order by h.id), '[]') from holiday h)`;

const Holidays = z.array(
  z.object({
    rule: z.string(),
    cantons: Cantons,
    isWorkingDay: z.boolean(),
    name: InFourLanguages,
  }),
);

/** Moves notice dates that are no working days of the head office to the working day before. */
export function noticeDays(holidays: unknown): (day: string) => string {
  const isHoliday = holidaysIn(Holidays.parse(holidays), brand.address.canton);
  return (day) => workingDayUpTo(day, isHoliday);
}
