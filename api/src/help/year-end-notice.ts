import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { yearEndNotice } from "@portal/model/contract-changes/dates.ts";
import type { Context } from "../core/context.ts";
import { noticeDays, readHolidayRules } from "../insurer/calendar/calendar.ts";

/** The last working day of November at the head office: a notice counts from its receipt. */
export async function findYearEndNotice(ctx: Context): Promise<string> {
  const year = Number(todayInZurich(ctx.clock.now()).slice(0, 4));
  return yearEndNotice(year, noticeDays(await readHolidayRules(ctx)));
}
