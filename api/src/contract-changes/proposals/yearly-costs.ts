import { sql as raw } from "kysely";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";

/** What somebody's care of a year cost basic insurance and themselves, in rappen. */
export interface YearlyCosts {
  year: number;
  costs: number;
}

/** How many years are looked back at, the present one among them. */
const YEARS_LOOKED_AT = 5;

const costsSince = prepare((wanted: { first: number }) =>
  sql
    .selectFrom("statementLine")
    .select([
      "insuredNumber",
      "year",
      raw<number>`sum(deductible + coinsurance + basic_paid)::int`.as("costs"),
    ])
    .where("year", ">=", wanted.first)
    .groupBy(["insuredNumber", "year"])
    .having(raw<boolean>`sum(deductible + coinsurance + basic_paid) > 0`)
    .orderBy("year"),
);

/** Of those whose statements the account may read: an adult's are theirs alone. */
export function costsLately(today: string) {
  return costsSince({ first: Number(today.slice(0, 4)) - YEARS_LOOKED_AT + 1 });
}
