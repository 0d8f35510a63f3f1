import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { type FreePeriod, freePeriodsOf } from "@portal/model/cost-sharing/maternity.ts";
import {
  type CostSharingRules,
  costSharingRulesOn,
  familyMaximum,
} from "@portal/model/cost-sharing/rules.ts";
import {
  type Benefit,
  maximumOf,
  nothingBorne,
  type Standing,
  standingAfter,
  type YearTerms,
} from "@portal/model/cost-sharing/settle.ts";
import { ageClassIn, childrenBornFrom } from "@portal/model/premiums/age-classes.ts";
import { isInTrainingOn } from "@portal/model/professional.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { costSharingTermsOn, type Person } from "../../insurer/cover/cost-sharing-terms.ts";

/** The class of the advisory locks that serialise the claims of a family; other code uses other numbers. */
const FAMILY_LOCK = 27;

/** All persons on the accounts of this person, locked against concurrent claims. */
export async function familyOf(db: Kysely<Tables>, insuredNumber: number): Promise<Person[]> {
  const seen = await db
    .selectFrom("accountInsured as own")
    .innerJoin("accountInsured as other", "other.accountId", "own.accountId")
    .select("other.insuredNumber")
    .where("own.insuredNumber", "=", insuredNumber)
    .execute();
  const numbers = new Set([insuredNumber, ...seen.map((one) => one.insuredNumber)]);
  const family = await db
    .selectFrom("insured")
    .select(["insuredNumber", "birthdate"])
    .where("insuredNumber", "in", [...numbers])
    .orderBy("insuredNumber")
    .execute();
  for (const one of family)
    await raw`select pg_advisory_xact_lock(${FAMILY_LOCK}, ${one.insuredNumber})`.execute(db);
  return family;
}

interface Year {
  terms: YearTerms;
  standing: Standing;
  familyLeft: number;
}

/** A person's terms in the year of a treatment and the costs borne so far; nothing if not insured. */
export async function readYear(
  db: Kysely<Tables>,
  person: Person,
  day: string,
): Promise<Year | undefined> {
  const { insuredNumber } = person;
  const year = Number(day.slice(0, 4));
  const holding = await readTerms(db, person, day);
  if (!holding) return undefined;
  const terms: YearTerms = {
    ...holding,
    freePeriods: await declaredPeriods(db, insuredNumber),
    benefits: await benefitsOf(db, insuredNumber, day),
  };
  await openYear(db, { insuredNumber, year }, terms);
  return {
    terms,
    standing: await standingOf(db, insuredNumber, year),
    familyLeft: terms.isChild
      ? await leftFor(db, insuredNumber, year, terms.rules)
      : Number.POSITIVE_INFINITY,
  };
}

/** The terms by contract, age and occupation of a person on a day. */
export async function readTerms(
  db: Kysely<Tables>,
  person: Person,
  day: string,
): Promise<Omit<YearTerms, "freePeriods" | "benefits"> | undefined> {
  const terms = await costSharingTermsOn(db, person, day);
  if (!terms) return undefined;
  const ageClass = ageClassIn(Number(day.slice(0, 4)), person.birthdate);
  return {
    ...terms,
    isInTraining: ageClass === "YOUNG_ADULT" && (await isInTraining(db, person.insuredNumber, day)),
  };
}

/** The limit of a child's cost share together with their siblings; adults have no such limit. */
export async function familyLimit(
  db: Kysely<Tables>,
  { insuredNumber, birthdate }: Person,
  year: number,
): Promise<number> {
  if (ageClassIn(year, birthdate) !== "CHILD") return Number.POSITIVE_INFINITY;
  const { deductible, coinsurance } = await standingOf(db, insuredNumber, year);
  const left = await leftFor(db, insuredNumber, year, costSharingRulesOn(`${year}-01-01`));
  return left + deductible + coinsurance;
}

/** Whether the person's latest occupation on the day is a training. */
async function isInTraining(
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<boolean> {
  const occupation = await db
    .selectFrom("professionalData")
    .select(["professionalStatus", "trainingUntil"])
    .where("insuredNumber", "=", insuredNumber)
    .where("dateOfEntry", "<=", day)
    .orderBy("dateOfEntry", "desc")
    .limit(1)
    .executeTakeFirst();
  return isInTrainingOn(occupation, day);
}

/** The days on which a person's care is free, as declared. */
export async function declaredPeriods(
  db: Kysely<Tables>,
  insuredNumber: number,
): Promise<FreePeriod[]> {
  const pregnancies = await db
    .selectFrom("maternity")
    .select(["expectedOn", "bornOn"])
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  return freePeriodsOf(pregnancies);
}

async function benefitsOf(
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<Benefit[]> {
  const rows = await db
    .selectFrom("supplementaryContract as contract")
    .innerJoin("supplementaryBenefit as benefit", (join) =>
      join
        .onRef("benefit.productCode", "=", "contract.productCode")
        .onRef("benefit.level", "=", "contract.level"),
    )
    .select(["category", "share", "yearlyMaximum"])
    .where("contract.insuredNumber", "=", insuredNumber)
    .where("contract.validFrom", "<=", day)
    .where("contract.validTo", ">=", day)
    .where("benefit.validFrom", "<=", day)
    .orderBy("benefit.validFrom", "desc")
    .execute();
  return rows.map(({ category, share, yearlyMaximum }) => ({
    category: CareCategory.parse(category),
    share,
    yearlyMaximum: yearlyMaximum ?? undefined,
  }));
}

/** The first bill of a year creates the contribution of the year. */
async function openYear(
  db: Kysely<Tables>,
  key: { insuredNumber: number; year: number },
  terms: YearTerms,
): Promise<void> {
  await db
    .insertInto("contribution")
    .values({
      ...key,
      deductibleAnnual: terms.deductible,
      coinsuranceAnnual: maximumOf(terms),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function standingOf(
  db: Kysely<Tables>,
  insuredNumber: number,
  year: number,
): Promise<Standing> {
  const lines = await db
    .selectFrom("statementLine")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .where("year", "=", year)
    .execute();
  return lines.reduce<Standing>(
    (before, line) => standingAfter(before, { category: CareCategory.parse(line.category) }, line),
    nothingBorne,
  );
}

/** The remaining limit of the children of a family together. */
async function leftFor(
  db: Kysely<Tables>,
  insuredNumber: number,
  year: number,
  rules: CostSharingRules,
): Promise<number> {
  const { rows } = await raw<{
    borne: number;
    highest: number;
  }>`select borne, highest from children_together(${insuredNumber}, ${year}::int, ${childrenBornFrom(year)}::date)`.execute(
    db,
  );
  const [together] = rows;
  return together ? Math.max(0, familyMaximum(together.highest, rules) - together.borne) : 0;
}
