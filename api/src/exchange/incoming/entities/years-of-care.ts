import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";

interface Person {
  insuredNumber: number;
  birthdate: string;
}

/** The limits of the year in which a treatment began, by the contract of that day; undefined without one. */
export async function limitsOn(
  db: Kysely<Tables>,
  { insuredNumber, birthdate }: Person,
  day: string,
) {
  const contract = await db
    .selectFrom("basicContract")
    .select(["deductible", "validFrom"])
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", day)
    .where("validTo", ">=", day)
    .executeTakeFirst();
  if (!contract) return undefined;
  const terms = {
    isChild: ageClassIn(Number(day.slice(0, 4)), birthdate) === "CHILD",
    deductible: heldDeductible(contract, { day, birthdate }),
    rules: costSharingRulesOn(day),
  };
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
