import { type CostShare, costShares } from "@portal/model/contributions.ts";
import {
  costSharingRulesOn,
  deductibleInForce,
  familyMaximum,
} from "@portal/model/cost-sharing/rules.ts";
import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ageClassIn, childrenBornFrom } from "@portal/model/premiums/age-classes.ts";
import { sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";

/** What somebody bears of a year's costs, in rappen. */
export interface Contribution {
  year: number;
  deductible: CostShare;
  coinsurance: CostShare;
}

interface ShareRow {
  insuredNumber: number;
  birthdate: string;
  deductibleAnnual: number | null;
  deductiblePaid: number | null;
  coinsuranceAnnual: number | null;
  coinsurancePaid: number | null;
  /** Of the contract that holds on the day. */
  deductible: number | null;
  /** Of all children of the family; nothing for adults. */
  borne: number | null;
  highest: number | null;
}

const sharesOf = prepare((wanted: { year: number; day: string; bornFrom: string }) =>
  sql
    .selectFrom(
      raw<ShareRow>`(
        select l.insured_number, i.birthdate, c.deductible_annual, c.deductible_paid, c.coinsurance_annual,
          c.coinsurance_paid, b.deductible, family.borne, family.highest
        from account_insured l
        join insured i on i.insured_number = l.insured_number
        left join contribution c on c.insured_number = l.insured_number and c.year = ${wanted.year}
        left join basic_contract b on b.insured_number = l.insured_number
          and ${wanted.day}::date between b.valid_from and b.valid_to
        left join own_children_together(${wanted.year}::int, ${wanted.bornFrom}::date) family
          on family.insured_number = l.insured_number)`.as("share"),
    )
    .selectAll(),
);

/** What the people on the account bear of a year's costs, by insured number. Whoever is insured has figures from 1 January on. */
export async function readCostShares(
  ctx: Pick<Context, "read" | "clock">,
  year: number,
): Promise<Map<number, Contribution>> {
  const day = dayOf(year, todayInZurich(ctx.clock.now()));
  const rows = await ctx.read(sharesOf({ year, day, bornFrom: childrenBornFrom(year) }));
  return new Map(
    rows.flatMap((row) => {
      const contribution = contributionOf(row, year);
      return contribution ? [[row.insuredNumber, contribution] as const] : [];
    }),
  );
}

/** Today within the year; else the day of it that is nearest. */
function dayOf(year: number, today: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (today < first) return first;
  return today > last ? last : today;
}

function contributionOf(row: ShareRow, year: number): Contribution | undefined {
  const rules = costSharingRulesOn(`${year}-01-01`);
  const terms = { isChild: ageClassIn(year, row.birthdate) === "CHILD", rules };
  const { deductible, borne, highest } = row;
  if (row.deductibleAnnual === null && deductible === null) return undefined;
  const familyLeft =
    borne === null || highest === null ? undefined : familyMaximum(highest, rules) - borne;
  const shares = {
    deductibleAnnual: row.deductibleAnnual ?? deductibleInForce(deductible ?? 0, terms),
    deductiblePaid: row.deductiblePaid ?? 0,
    coinsuranceAnnual: row.coinsuranceAnnual ?? maximumOf(terms),
    coinsurancePaid: row.coinsurancePaid ?? 0,
  };
  return { year, ...costShares(shares, familyLeft) };
}
