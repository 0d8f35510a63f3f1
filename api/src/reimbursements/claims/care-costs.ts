import { CareYears } from "@portal/model/statements.ts";
import { sql as sqlText } from "kysely";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { parse } from "../../core/http/parse.ts";

/** The decided costs of a year's care and who paid them. In rappen, by the day of treatment. */
export interface CareCosts {
  year: number;
  paidByUs: number;
  deductible: number;
  coinsurance: number;
  hospitalContribution: number;
  notCovered: number;
}

const byYear = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom("careTotal")
    .select([
      "year",
      sqlText<number>`sum(basic_paid + supplementary_paid)::int`.as("paidByUs"),
      sqlText<number>`sum(deductible)::int`.as("deductible"),
      sqlText<number>`sum(coinsurance)::int`.as("coinsurance"),
      sqlText<number>`sum(hospital_contribution)::int`.as("hospitalContribution"),
      sqlText<number>`sum(not_covered)::int`.as("notCovered"),
    ])
    .where("year", ">=", wanted.from)
    .where("year", "<=", wanted.to)
    .groupBy("year")
    .orderBy("year", "desc"),
);

/** The costs of persons whose statements the account may read. */
export async function listCareCosts(
  ctx: Context,
  args: { from: number; to: number },
): Promise<readonly CareCosts[]> {
  return ctx.read(byYear(parse(CareYears, args)));
}
