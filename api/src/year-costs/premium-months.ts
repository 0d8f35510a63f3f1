import { monthsBetween } from "@portal/model/calendar/calendar.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { condition } from "../core/db/condition.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { contractsAt } from "../insurer/cover/contracts-at.ts";

/** The health premiums of a person in a month, after reductions. Amounts in rappen. */
export interface PremiumMonth {
  /** `2027-03`. */
  month: string;
  basic: number;
  supplementary: number;
  /** Whether the premiums of that year are announced; the latest known ones stand for the others. */
  isAnnounced: boolean;
}

export interface PersonPremiums {
  /** The insurer of the basic contract at the end of the year. */
  insurerCode: string | undefined;
  months: PremiumMonth[];
}

/** The days of a year on which a contract, a home or a reduction of the account's people begins or has ended. */
const changesIn = prepare((wanted: { first: string; last: string }) =>
  sql
    .selectFrom(
      raw<{ day: string }>`(
        select valid_from as day from basic_contract
        union select valid_to + 1 from basic_contract
        union select valid_from from supplementary_contract
        union select valid_to + 1 from supplementary_contract
        union select valid_from from premium_reduction
        union select valid_to + 1 from premium_reduction
        union select valid_from from postal_address where domicile_legal)`.as("change"),
    )
    .select(raw<string>`day::text`.as("day"))
    .where(condition`day > ${wanted.first}::date and day <= ${wanted.last}::date`)
    .orderBy("day"),
);

/** The premiums of a year by person, month by month. A month without a change has those of the month before. */
export async function readPremiumMonths(
  ctx: Context,
  year: number,
): Promise<Map<number, PersonPremiums>> {
  const months = monthsBetween(`${year}-01`, `${year}-12`);
  const changes = await ctx.read(changesIn({ first: `${year}-01-01`, last: `${year}-12-01` }));
  const eras = erasOf(
    months,
    changes.map(({ day }) => day),
  );
  const covers = await Promise.all(eras.map((month) => contractsAt(ctx, `${month}-01`)));
  const premiums = new Map<number, PersonPremiums>();
  for (const month of months) {
    const place = eras.findLastIndex((era) => era <= month);
    for (const { insuredNumber, healthBasic, supplementalsMonthlyAmount } of covers[place] ?? []) {
      const known = premiums.get(insuredNumber) ?? { insurerCode: undefined, months: [] };
      premiums.set(insuredNumber, {
        insurerCode: healthBasic?.healthInsurer.code ?? known.insurerCode,
        months: [
          ...known.months,
          {
            month,
            basic: healthBasic?.monthlyAmount ?? 0,
            supplementary: supplementalsMonthlyAmount,
            isAnnounced: healthBasic === null || healthBasic.tariffYear >= year,
          },
        ],
      });
    }
  }
  return premiums;
}

/** The months that begin with other contracts than the month before. */
function erasOf(months: readonly string[], changes: readonly string[]): string[] {
  return months.filter((month, place) => {
    const before = months[place - 1];
    if (before === undefined) return true;
    return changes.some((day) => day > `${before}-01` && day <= `${month}-01`);
  });
}
