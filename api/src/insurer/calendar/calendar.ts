import { brand } from "@portal/brand/brand.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import {
  type HolidayRule,
  holidaysBetween,
  InFourLanguages,
  workingDaysAfter,
  workingDaysIn,
  WorkingDaysWish,
} from "@portal/model/calendar/holidays.ts";
import { CompiledQuery, type Kysely } from "kysely";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { type BoundStatement, prepare } from "../../core/db/prepared-query.ts";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";

const allHolidays = prepare(() =>
  sql.selectFrom("holiday").select(["rule", "cantons", "isWorkingDay", "name"]).orderBy("id"),
);

const Cantons = z.array(z.string()).nullable();

/** All that is known of holidays, everywhere. */
export async function readHolidayRules(ctx: Pick<Context, "read">): Promise<HolidayRule[]> {
  const rows = await ctx.read(allHolidays({}));
  return rows.map((row) => ({
    ...row,
    cantons: Cantons.parse(row.cantons),
    name: InFourLanguages.parse(row.name),
  }));
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
  const days = await listWorkingDays(within(db), { dateFrom: day, numberOfDays });
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
  return readWorkingDays(within(db));
}

function within(db: Kysely<Tables>): Pick<Context, "read"> {
  return {
    read: async <Row>({ text, values }: BoundStatement<Row>) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  };
}
