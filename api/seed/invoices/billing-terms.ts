import { brand } from "@portal/brand/brand.ts";
import type { DunningRule, WorkingDay } from "@portal/model/invoices/dunning.ts";
import { type HolidayRule, workingDaysIn } from "@portal/model/calendar/holidays.ts";
import type pg from "pg";

/** The rules of deadlines and fees, as in the migrated database. */
export interface BillingTerms {
  dunningRules: readonly DunningRule[];
  workingDay: WorkingDay;
}

export async function readBillingTerms(owner: pg.Client): Promise<BillingTerms> {
  const holidays = await owner.query<HolidayRule>(
    `select rule, cantons, is_working_day as "isWorkingDay", name from holiday order by id`,
  );
  const rules = await owner.query<DunningRule>(
    `select law, status, valid_from::text as "validFrom", after_days as "afterDays", term_days as "termDays", fee, interest
     from dunning_rule`,
  );
  return {
    dunningRules: rules.rows,
    workingDay: workingDaysIn(holidays.rows, brand.address.canton),
  };
}
