import { brand } from "@portal/brand/brand.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import {
  type HolidayRule,
  holidaysBetween,
  holidaysIn,
  InFourLanguages,
  workingDaysAfter,
  workingDaysIn,
  WorkingDaysWish,
  workingDayUpTo,
} from "@portal/model/calendar/holidays.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { readerWithin } from "../../core/db/account-reader.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import type { Tables } from "../../core/db/tables.ts";
import { oncePerRequest } from "../../core/http/once-per-request.ts";
import { parse } from "../../core/http/parse.ts";

const allHolidays = prepare(() =>
  sql.selectFrom("holiday").select(["rule", "cantons", "isWorkingDay", "name"]).orderBy("id"),
);

const Cantons = z.array(z.string()).nullable();

const holidayRules = oncePerRequest(async (ctx: Pick<Context, "read">): Promise<HolidayRule[]> => {
  const rows = await ctx.read(allHolidays({}));
  return rows.map((row) => ({
    ...row,
    cantons: Cantons.parse(row.cantons),
    name: InFourLanguages.parse(row.name),
  }));
});

/** All that is known of holidays, everywhere. */
export function readHolidayRules(ctx: Pick<Context, "read">): Promise<HolidayRule[]> {
  return holidayRules(ctx, "");
}

/** Weekends and every holiday of a working life fit in between. */
const DAYS_AHEAD = 366;

/** The working days of the company that follow a day: those of its head office. The last is the day after that many. */
export async function listWorkingDays(
  ctx: Pick<Context, "read">,
  wish: WorkingDaysWish,
): Promise<string[]> {
  const { dateFrom, numberOfDays } = parse(WorkingDaysWish, wish);
  const rules = await readHolidayRules(ctx);
  const span = [dateFrom, moveDay(dateFrom, { days: DAYS_AHEAD })] as const;
  const holidays = holidaysBetween(rules, brand.address.canton, span);
  return workingDaysAfter(dateFrom, numberOfDays, (day) => holidays.has(day));
}

/** The day that so many working days after another is, asked within a transaction. */
export async function workingDayAfter(
  db: Kysely<Tables>,
  day: string,
  numberOfDays: number,
): Promise<string> {
  const days = await listWorkingDays(readerWithin(db), { dateFrom: day, numberOfDays });
  return days.at(-1) ?? day;
}

/** Moves days on which something falls due to working days of the head office, those that are none to the next one. */
export async function readWorkingDays(
  ctx: Pick<Context, "read">,
): Promise<(day: string) => string> {
  return workingDaysIn(await readHolidayRules(ctx), brand.address.canton);
}

/** The same, asked within a transaction. */
export function workingDaysWithin(db: Kysely<Tables>): Promise<(day: string) => string> {
  return readWorkingDays(readerWithin(db));
}

/** All that is known of holidays as one value, for statements that read more than that. */
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

/** Moves days by which a notice has to be there to working days of the head office, those that are none to the one before. */
export function noticeDays(holidays: unknown): (day: string) => string {
  const isHoliday = holidaysIn(Holidays.parse(holidays), brand.address.canton);
  return (day) => workingDayUpTo(day, isHoliday);
}
