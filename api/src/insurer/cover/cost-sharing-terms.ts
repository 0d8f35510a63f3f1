import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import type { YearTerms } from "@portal/model/cost-sharing/settle.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

export interface Person {
  insuredNumber: number;
  birthdate: string;
}

/** The terms of a person's cost sharing by age and by the contract of a day; undefined without a contract. */
export async function costSharingTermsOn(
  db: Kysely<Tables>,
  { insuredNumber, birthdate }: Person,
  day: string,
): Promise<Pick<YearTerms, "isChild" | "deductible" | "rules"> | undefined> {
  const contract = await db
    .selectFrom("basicContract")
    .select(["deductible", "validFrom"])
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", day)
    .where("validTo", ">=", day)
    .executeTakeFirst();
  if (!contract) return undefined;
  return {
    isChild: ageClassIn(Number(day.slice(0, 4)), birthdate) === "CHILD",
    deductible: heldDeductible(contract, { day, birthdate }),
    rules: costSharingRulesOn(day),
  };
}
