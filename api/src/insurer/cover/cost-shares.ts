import { type CostShare, costShares } from "@portal/model/contributions.ts";
import { borneByOthers, borneTogether, type ChildTerm } from "@portal/model/cost-sharing/family.ts";
import { costSharingRulesOn, familyMaximum } from "@portal/model/cost-sharing/rules.ts";
import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import type { Siblings } from "@portal/model/year-costs/forecast.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ageClassIn, childrenBornFrom } from "@portal/model/premiums/age-classes.ts";
import { sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";

/** The share of a year's costs that a person bears, in rappen. */
export interface Contribution {
  year: number;
  deductible: CostShare;
  coinsurance: CostShare;
  /** What the other children of the family have borne; null for an adult. */
  siblings: Siblings | null;
}

interface ShareRow {
  insuredNumber: number;
  birthdate: string;
  deductibleAnnual: number | null;
  deductiblePaid: number | null;
  coinsuranceAnnual: number | null;
  coinsurancePaid: number | null;
  /** The insurer of a contract in the year; consecutive contracts give several rows. */
  insurerCode: string | null;
  /** The deductible in force in the year. */
  deductible: number | null;
  /** Whether the contract is in force on the day. */
  holds: boolean | null;
}

interface CostShareQuery {
  year: number;
  day: string;
  first: string;
  last: string;
}

/** Row level security limits the rows to the people of the account. */
const sharesOf = prepare(({ year, day, first, last }: CostShareQuery) =>
  sql
    .selectFrom(
      raw<ShareRow>`(
        select i.insured_number, i.birthdate, c.deductible_annual, c.deductible_paid, c.coinsurance_annual,
          c.coinsurance_paid, b.insurer_code,
          held_deductible(b.deductible, b.valid_from, i.birthdate, ${day}::date) as deductible, ${day}::date between b.valid_from and b.valid_to as holds
        from insured i
        left join contribution c on c.insured_number = i.insured_number and c.year = ${year}
        left join basic_contract b on b.insured_number = i.insured_number
          and b.valid_from <= ${last}::date and b.valid_to >= ${first}::date)`.as("share"),
    )
    .selectAll(),
);

interface ElsewhereRow {
  beside: number;
  nth: number;
  insurerCode: string;
  deductible: number;
  borne: number | null;
}

const childrenElsewhere = prepare((wanted: { year: number; bornFrom: string }) =>
  sql
    .selectFrom(
      raw<ElsewhereRow>`children_elsewhere(${wanted.year}::int, ${wanted.bornFrom}::date)`.as(
        "elsewhere",
      ),
    )
    .selectAll(),
);

/** The cost shares of a year by insured number. An insured person has figures from 1 January on. */
export async function readCostShares(
  ctx: Pick<Context, "read" | "clock">,
  year: number,
): Promise<Map<number, Contribution>> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const day = dayOf(year, todayInZurich(ctx.clock.now()));
  const [rows, elsewhere] = await Promise.all([
    ctx.read(sharesOf({ year, day, first, last })),
    ctx.read(childrenElsewhere({ year, bornFrom: childrenBornFrom(year) })),
  ]);
  const children = rows.filter((row) => isChildIn(year, row));
  const terms = children.flatMap(termOf);
  const shares = new Map<number, Contribution>();
  for (const row of rows) {
    const { insuredNumber } = row;
    // The contract in force counts; without one, a year with costs still has its figures.
    if (shares.has(insuredNumber) && row.holds !== true) continue;
    const beside = elsewhere.filter((other) => other.beside === insuredNumber).map(termElsewhere);
    const family = isChildIn(year, row) ? [...terms, ...beside] : undefined;
    const contribution = contributionOf(row, year, family);
    if (contribution) shares.set(insuredNumber, contribution);
  }
  return shares;
}

function isChildIn(year: number, { birthdate }: ShareRow): boolean {
  return birthdate >= childrenBornFrom(year);
}

function termOf(row: ShareRow): ChildTerm[] {
  const { insuredNumber, insurerCode, deductible } = row;
  if (insurerCode === null || deductible === null) return [];
  const borne = (row.deductiblePaid ?? 0) + (row.coinsurancePaid ?? 0);
  return [{ child: String(insuredNumber), insurerCode, deductible, borne }];
}

function termElsewhere({ nth, insurerCode, deductible, borne }: ElsewhereRow): ChildTerm {
  return { child: `elsewhere ${nth}`, insurerCode, deductible, borne: borne ?? 0 };
}

/** Today if it is within the year, else the nearest day of the year. */
function dayOf(year: number, today: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (today < first) return first;
  return today > last ? last : today;
}

function contributionOf(
  row: ShareRow,
  year: number,
  family: readonly ChildTerm[] | undefined,
): Contribution | undefined {
  const child = String(row.insuredNumber);
  const together = family && borneTogether(child, family);
  const rules = costSharingRulesOn(`${year}-01-01`);
  const terms = { isChild: ageClassIn(year, row.birthdate) === "CHILD", rules };
  const deductible = row.holds ? row.deductible : null;
  if (row.deductibleAnnual === null && deductible === null) return undefined;
  const familyLeft = together && familyMaximum(together.highest, rules) - together.borne;
  const shares = {
    deductibleAnnual: row.deductibleAnnual ?? deductible ?? 0,
    deductiblePaid: row.deductiblePaid ?? 0,
    coinsuranceAnnual: row.coinsuranceAnnual ?? maximumOf(terms),
    coinsurancePaid: row.coinsurancePaid ?? 0,
  };
  const siblings = family ? borneByOthers(child, family) : null;
  return { year, ...costShares(shares, familyLeft), siblings };
}
