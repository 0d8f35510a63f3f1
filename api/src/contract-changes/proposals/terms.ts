import type { LastWorkingDay } from "@portal/model/contract-changes/dates.ts";
import { Periodicity } from "@portal/model/contract.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { holidaysAsJson, noticeDays } from "../../insurer/calendar/calendar.ts";

const DeductibleRules = z.array(
  z.object({
    code: z.string(),
    forChildren: z.boolean(),
    validFrom: z.string(),
    amount: z.int(),
    isOrdinary: z.boolean(),
  }),
);
export type DeductibleRule = z.infer<typeof DeductibleRules>[number];

interface TermsRow {
  rules: unknown;
  periodicities: unknown;
  flags: unknown;
  holidays: unknown;
}

/** The terms for all persons: deductibles and payment periods of the tariff, holidays and feature switches. */
export interface Terms {
  rules: readonly DeductibleRule[];
  periodicities: readonly Periodicity[];
  hasChanges: boolean;
  hasTransfers: boolean;
  /** The day by which a notice with a deadline must arrive. */
  lastWorkingDay: LastWorkingDay;
}

export const termsOn = prepare((wanted: { today: string }) =>
  sql
    .selectFrom(
      raw<TermsRow>`(select
        (select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'forChildren', d.for_children, 'validFrom', d.valid_from,
            'amount', d.amount, 'isOrdinary', d.is_ordinary) order by d.valid_from desc, d.amount), '[]')
          from deductible_rule d) as rules,
        (select coalesce(jsonb_agg(distinct p.periodicity), '[]') from payment_discount p
          where p.valid_from <= ${wanted.today}::date) as periodicities,
        (select coalesce(jsonb_agg(f.id), '[]') from feature_flag f where f.value) as flags,
        ${holidaysAsJson} as holidays)`.as("terms"),
    )
    .selectAll(),
);

export function termsOf(row: TermsRow | undefined): Terms {
  const flags = z.array(z.string()).parse(row?.flags ?? []);
  return {
    rules: DeductibleRules.parse(row?.rules ?? []),
    periodicities: z.array(Periodicity).parse(row?.periodicities ?? []),
    hasChanges: flags.includes("CONTRACT_MUTATION"),
    hasTransfers: flags.includes("TRANSFERT_INTER_CAISSE"),
    lastWorkingDay: noticeDays(row?.holidays ?? []),
  };
}

/** The newest rule of a deductible that holds on a day. */
export function ruleOf(
  { rules }: Pick<Terms, "rules">,
  wanted: { day: string; isChild: boolean; amount: number },
): DeductibleRule | undefined {
  return rules.find(
    ({ forChildren, amount, validFrom }) =>
      forChildren === wanted.isChild && amount === wanted.amount && validFrom <= wanted.day,
  );
}
