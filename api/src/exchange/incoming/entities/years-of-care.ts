import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { costSharingTermsOn, type Person } from "../../../insurer/cover/cost-sharing-terms.ts";

/** The limits of the year in which a treatment began, by the contract of that day; undefined without one. */
export async function limitsOn(db: Kysely<Tables>, person: Person, day: string) {
  const terms = await costSharingTermsOn(db, person, day);
  if (!terms) return undefined;
  return { deductibleAnnual: terms.deductible, coinsuranceAnnual: maximumOf(terms) };
}

/**
 * Corrects the limits of the years that have statements, after the contract changed: the meters are the same whether the
 * contract or the statements came first. What was charged stays charged.
 */
export async function correctYears(db: Kysely<Tables>, person: Person): Promise<void> {
  const { insuredNumber } = person;
  const years = await db
    .selectFrom("contribution")
    .innerJoin("statementLine as line", (join) =>
      join
        .onRef("line.insuredNumber", "=", "contribution.insuredNumber")
        .onRef("line.year", "=", "contribution.year"),
    )
    .select(["contribution.year", (one) => one.fn.min("line.treatmentBegin").as("day")])
    .where("contribution.insuredNumber", "=", insuredNumber)
    .groupBy("contribution.year")
    .execute();
  for (const { year, day } of years) {
    const limits = await limitsOn(db, person, day);
    if (!limits) continue;
    await db
      .updateTable("contribution")
      .set({
        deductibleAnnual: raw<number>`greatest(deductible_paid, ${limits.deductibleAnnual})`,
        coinsuranceAnnual: raw<number>`greatest(coinsurance_paid, ${limits.coinsuranceAnnual})`,
      })
      .where("insuredNumber", "=", insuredNumber)
      .where("year", "=", year)
      .execute();
  }
}
