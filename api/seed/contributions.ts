import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { shareOfYear, yearOf } from "./days.ts";
import type { Household, Person, World } from "./household.ts";
import { type Random, randomOf } from "./random.ts";

type Contribution = Insertable<Tables["contribution"]>;

const YEARS_BACK = 5;
/** A child becomes an adult of the tariff on 1 January after the 18th birthday (OAMal art. 91). */
const LAST_CHILD_AGE = 18;
/** Maximum coinsurance in rappen (OAMal art. 103 al. 2). */
const COINSURANCE = { adult: 700_00, child: 350_00 };

/** What everybody of a household has borne of this year's and the last five years' costs. */
export function contributionRows(
  { people, joined }: Household,
  { today, seed }: World,
): Contribution[] {
  const thisYear = yearOf(today);
  const firstYear = Math.max(thisYear - YEARS_BACK, yearOf(joined));
  const insured = people.filter((person) => !person.forInformation);
  const courses = insured.map((person) => courseOf(person, seed, today));
  const childDeductible = childDeductibleOf(people, seed);
  const rows: Contribution[] = [];
  for (let year = firstYear; year <= thisYear; year++) {
    let leftForChildren = 2 * (childDeductible + COINSURANCE.child);
    for (const course of courses) {
      const age = year - course.bornIn;
      if (age < 0) continue;
      const isChild = age <= LAST_CHILD_AGE;
      const row = course.borneIn(year, isChild, isChild ? childDeductible : undefined);
      if (isChild) leftForChildren -= keepWithin(row, leftForChildren);
      rows.push(row);
    }
  }
  return rows;
}

/** How one person's deductible and costs go through the years. */
function courseOf(
  { insuredNumber, birthdate, thisYear }: Person,
  seed: number,
  today: string,
): {
  bornIn: number;
  borneIn(year: number, isChild: boolean, childDeductible: number | undefined): Contribution;
} {
  const random = randomOf(seed, `contribution ${insuredNumber}`);
  let deductible = thisYear?.deductible ? rappen(thisYear.deductible) : adultDeductible(random);
  const health = random.normal();
  return {
    bornIn: yearOf(birthdate),
    borneIn(year, isChild, childDeductible) {
      if (!thisYear && random.chance(0.08)) deductible = adultDeductible(random);
      const isNow = year === yearOf(today);
      const costs = yearlyCosts(random, health, isChild) * (isNow ? shareOfYear(today) : 1);
      const key = { insuredNumber, year };
      const maximum = isChild ? COINSURANCE.child : COINSURANCE.adult;
      if (!isNow || !thisYear) {
        return { ...key, ...borne(childDeductible ?? deductible, maximum, costs) };
      }
      return {
        ...key,
        deductibleAnnual: rappen(thisYear.deductible),
        deductiblePaid: rappen(thisYear.paid),
        coinsuranceAnnual: maximum,
        coinsurancePaid: rappen(thisYear.coinsurancePaid),
      };
    },
  };
}

/** First the deductible, then a tenth of what goes beyond it, up to the maximum. */
function borne(
  deductible: number,
  maximum: number,
  costs: number,
): Omit<Contribution, "insuredNumber" | "year"> {
  const rounded = Math.round(costs / 50) * 50;
  return {
    deductibleAnnual: deductible,
    deductiblePaid: Math.min(deductible, rounded),
    coinsuranceAnnual: maximum,
    coinsurancePaid: Math.min(maximum, Math.max(0, rounded - deductible) / 10),
  };
}

/**
 * Several children of a family bear together at most twice what one of them would (OAMal art. 93 al. 3). Cuts a
 * child's row to what is left of that and says how much it bears.
 */
function keepWithin(row: Contribution, left: number): number {
  row.deductiblePaid = Math.min(row.deductiblePaid ?? 0, left);
  row.coinsurancePaid = Math.min(row.coinsurancePaid ?? 0, left - row.deductiblePaid);
  return row.deductiblePaid + row.coinsurancePaid;
}

function adultDeductible(random: Random): number {
  return random.weighted([
    [300_00, 42],
    [2500_00, 34],
    [500_00, 8],
    [1500_00, 7],
    [1000_00, 5],
    [2000_00, 4],
  ]);
}

/** One for all children of a household; most have none. */
function childDeductibleOf(people: readonly Person[], seed: number): number {
  const [first] = people;
  if (!first || people.some((person) => person.thisYear)) return 0;
  const random = randomOf(seed, `child deductible ${first.insuredNumber}`);
  return random.weighted([
    [0, 85],
    [100_00, 4],
    [200_00, 3],
    [300_00, 3],
    [400_00, 2],
    [500_00, 1],
    [600_00, 2],
  ]);
}

/** In rappen. Most people cost little and a few cost a lot: the logarithm is what is spread evenly. */
function yearlyCosts(random: Random, health: number, isChild: boolean): number {
  const median = isChild ? 350_00 : 1100_00;
  const costs = median * Math.exp(0.9 * health + 0.8 * random.normal());
  return random.chance(isChild ? 0.15 : 0.1) ? 0 : costs;
}

function rappen(chf: number): number {
  return Math.round(chf * 100);
}
