import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { condition } from "../core/db/condition.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";

/** In rappen. */
export interface ComparedSum {
  paidByUs: number;
  own: number;
}

/** A sort of care of a person, by the year of treatment. */
export interface ComparedCare {
  insuredNumber: number;
  category: CareCategory;
  thisYear: ComparedSum;
  /** Settled up to the same day of the year before, so that bills still to come do not make this year look cheaper. */
  lastYearSoFar: ComparedSum;
  lastYear: ComparedSum;
}

const paid = raw`line.basic_paid + line.supplementary_paid`;
const own = raw`line.billed - line.basic_paid - line.supplementary_paid`;

const sumsOf = prepare((wanted: { year: number; before: number; sameDay: string }) => {
  const { year, before, sameDay } = wanted;
  const isBefore = raw`line.year = ${before}::int`;
  const isSoFar = condition`line.year = ${before}::int and s.date <= ${sameDay}::date`;
  return sql
    .selectFrom("statementLine as line")
    .innerJoin("statement as s", "s.id", "line.statementId")
    .select(["line.insuredNumber", "line.category"])
    .select([
      raw<number>`coalesce(sum(${paid}) filter (where line.year = ${year}::int), 0)::int`.as(
        "paidNow",
      ),
      raw<number>`coalesce(sum(${own}) filter (where line.year = ${year}::int), 0)::int`.as(
        "ownNow",
      ),
      raw<number>`coalesce(sum(${paid}) filter (where ${isSoFar}), 0)::int`.as("paidSoFar"),
      raw<number>`coalesce(sum(${own}) filter (where ${isSoFar}), 0)::int`.as("ownSoFar"),
      raw<number>`coalesce(sum(${paid}) filter (where ${isBefore}), 0)::int`.as("paidBefore"),
      raw<number>`coalesce(sum(${own}) filter (where ${isBefore}), 0)::int`.as("ownBefore"),
    ])
    .where("line.year", ">=", before)
    .where("line.year", "<=", year)
    .groupBy(["line.insuredNumber", "line.category"])
    .orderBy("line.insuredNumber")
    .orderBy("line.category");
});

/** The care of this year beside that of the year before. Row level security filters the lines. */
export async function compareCare(ctx: Context): Promise<ComparedCare[]> {
  const today = todayInZurich(ctx.clock.now());
  const year = Number(today.slice(0, 4));
  const rows = await ctx.read(
    sumsOf({ year, before: year - 1, sameDay: moveDay(today, { months: -12 }) }),
  );
  return rows.map((row) => ({
    insuredNumber: row.insuredNumber,
    category: CareCategory.parse(row.category),
    thisYear: { paidByUs: row.paidNow, own: row.ownNow },
    lastYearSoFar: { paidByUs: row.paidSoFar, own: row.ownSoFar },
    lastYear: { paidByUs: row.paidBefore, own: row.ownBefore },
  }));
}
