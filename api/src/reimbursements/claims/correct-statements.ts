import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { correctYear, reversed, type SettledBill } from "@portal/model/cost-sharing/correct.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { declaredPeriods, familyLimit, familyOf, readTerms } from "./claim-terms.ts";
import type { Person } from "../../insurer/cover/cost-sharing-terms.ts";
import { type ClaimsDesk, type LineToWrite, writeStatement } from "./write-statement.ts";

/**
 * Settles a person's bills again after a pregnancy or a birth was declared, in the transaction of the declaration: one
 * statement reverses the wrong lines and adds the right ones. Without a change, none is written.
 */
export async function correctStatements(job: ClaimsDesk, insuredNumber: number): Promise<void> {
  const { db } = job;
  const family = await familyOf(db, insuredNumber);
  const person = family.find((one) => one.insuredNumber === insuredNumber);
  if (!person) return;
  const freePeriods = await declaredPeriods(db, insuredNumber);
  const years = Map.groupBy(await standingLines(db, person), ({ year }) => year);
  const corrections: LineToWrite[] = [];
  for (const [year, lines] of years) {
    const limit = await familyLimit(db, person, year);
    for (const { line, settlement } of correctYear(lines, freePeriods, limit)) {
      const { provider, category, treatmentBegin, treatmentEnd, tiers } = line;
      const bill = { provider, category, treatmentBegin, treatmentEnd, tiers };
      const { statementId, position, statementNumber } = line;
      const place = { statementId, position, statementNumber };
      corrections.push(
        { ...bill, ...reversed(line), corrects: { ...place, correction: "REVERSAL" } },
        { ...bill, ...settlement, corrects: { ...place, correction: "REPLACEMENT" } },
      );
    }
  }
  if (corrections.length > 0) await writeStatement(job, person, corrections);
}

interface StandingLine extends SettledBill, LineToWrite {
  statementId: string;
  statementNumber: string;
  position: number;
  year: number;
}

/** The lines in force, each in the position of the bill's first one: the order of a year never changes. */
async function standingLines(db: Kysely<Tables>, person: Person): Promise<StandingLine[]> {
  const rows = await db
    .selectFrom("statementLine as line")
    .innerJoin("statement", "statement.id", "line.statementId")
    .selectAll("line")
    .select("statementNumber")
    .where("line.insuredNumber", "=", person.insuredNumber)
    .orderBy("date")
    .orderBy("statementNumber")
    .orderBy("position")
    .execute();
  const key = (statement: string | null, position: number | null) => `${statement} ${position}`;
  const replaced = new Map(
    rows
      .filter(({ correction }) => correction === "REPLACEMENT")
      .map((row) => [key(row.correctsStatement, row.correctsPosition), row]),
  );
  const latest = (row: (typeof rows)[number]): typeof row => {
    const next = replaced.get(key(row.statementId, row.position));
    return next ? latest(next) : row;
  };
  const lines: StandingLine[] = [];
  for (const first of rows.filter(({ correction }) => correction === null)) {
    const row = latest(first);
    const terms = await readTerms(db, person, row.treatmentBegin);
    if (!terms) continue;
    lines.push({
      ...row,
      category: CareCategory.parse(row.category),
      tiers: Tiers.parse(row.tiers),
      begin: row.treatmentBegin,
      end: row.treatmentEnd,
      terms,
    });
  }
  return lines;
}
