import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { possibleDates } from "@portal/model/contract-changes/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { OfferedYear } from "@portal/model/year-costs/simulation.ts";
import type { Context } from "../core/context.ts";
import { noticeDays, readHolidayRules } from "../insurer/calendar/calendar.ts";
import { deductiblePremiumsOn } from "../insurer/cover/premium-elsewhere.ts";

const MONTHS = 12;
const FAR = { validFrom: "1996-01-01", validTo: "9999-12-31" };

/** The deductibles of a person with the premiums of a whole year, and until when another one can be chosen. */
export interface DeductibleYears {
  offers: OfferedYear[];
  /** A lower deductible needs a notice. */
  lower: PossibleChange;
  higher: PossibleChange;
}

export interface PossibleChange {
  /** The first possible day. */
  from: string;
  askBy: string;
}

/** The premiums of a year with each deductible, by the tariff of the year or the latest announced one. */
export async function readDeductibleYears(
  ctx: Context,
  { insuredNumber, year }: { insuredNumber: number; year: number },
): Promise<DeductibleYears> {
  const today = todayInZurich(ctx.clock.now());
  const thisYear = Number(today.slice(0, 4));
  if (year !== thisYear && year !== thisYear + 1)
    throw new Problem("INVALID", { fields: { year: "number.invalid" } });
  const date = year === thisYear ? today : `${year}-01-01`;
  const [premiums, holidays] = await Promise.all([
    deductiblePremiumsOn(ctx, { insuredNumber, date }),
    readHolidayRules(ctx),
  ]);
  const asked = { today, contract: FAR, lastWorkingDay: noticeDays(holidays) };
  const changeOf = (kind: "LOWER_DEDUCTIBLE" | "HIGHER_DEDUCTIBLE"): PossibleChange => {
    const { dateDefault, askBy } = possibleDates({ kind }, asked);
    return { from: dateDefault ?? `${thisYear + 1}-01-01`, askBy: askBy ?? today };
  };
  return {
    offers: premiums.map(({ deductible, premium }) => ({
      deductible,
      premiums: MONTHS * premium,
    })),
    lower: changeOf("LOWER_DEDUCTIBLE"),
    higher: changeOf("HIGHER_DEDUCTIBLE"),
  };
}
