import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import type { Context } from "../../core/context.ts";

const amounts = [
  "billed",
  "notCovered",
  "hospitalContribution",
  "deductible",
  "coinsurance",
  "basicPaid",
  "supplementaryPaid",
] as const;

const linesIn = prepare((wanted: { insuredNumber: number; from: string; to: string }) =>
  sql
    .selectFrom("statement")
    .innerJoin("statementLine as line", "line.statementId", "statement.id")
    .select([
      "statementNumber",
      "statement.date",
      "provider",
      "category",
      "treatmentBegin",
      "treatmentEnd",
      ...amounts,
    ])
    .where("statement.insuredNumber", "=", wanted.insuredNumber)
    .where("statement.date", ">=", wanted.from)
    .where("statement.date", "<=", wanted.to)
    .orderBy("statement.date")
    .orderBy("statementNumber")
    .orderBy("position"),
);

/** A person's bills that were settled in a year, in the order of their statements. */
export function readSettledLines(ctx: Context, insuredNumber: number, year: number) {
  return ctx.read(linesIn({ insuredNumber, from: `${year}-01-01`, to: `${year}-12-31` }));
}

/** What a certificate says of a bill: amounts without the care that was given. */
export type CertifiedLine = Pick<
  SettledLine,
  "statementNumber" | "date" | (typeof amounts)[number]
>;
export type SettledLine = Awaited<ReturnType<typeof readSettledLines>>[number];
