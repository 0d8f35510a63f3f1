import { rappenOf } from "@portal/model/money.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { shareOfYear, yearOf } from "./days.ts";
import { childDeductibleOf, deductibleCourse, isChildIn, YEARS_BACK } from "./deductibles.ts";
import type { Household, Person, World } from "./household.ts";
import { type Random, randomOf } from "./random.ts";

type Contribution = Insertable<Tables["contribution"]>;

/** Maximum coinsurance in rappen (OAMal art. 103 al. 2). */
const COINSURANCE = { adult: 700_00, child: 350_00 };

/** What everybody of a household has borne of this year's and the last five years' costs. */
export function contributionRows(household: Household, world: World): Contribution[] {
  const thisYear = yearOf(world.today);
  const firstYear = Math.max(thisYear - YEARS_BACK, yearOf(household.joined));
  const insured = household.people.filter((person) => !person.forInformation);
  const childDeductible = childDeductibleOf(household, world);
  const courses = insured.map((person) => courseOf(person, childDeductible, world));
  const rows: Contribution[] = [];
  for (let year = firstYear; year <= thisYear; year++) {
    const ofYear = courses.flatMap((borneIn) => borneIn(year) ?? []);
    keepWithin(
      2 * (childDeductible + COINSURANCE.child),
      ofYear.filter((row) => row.coinsuranceAnnual === COINSURANCE.child),
    );
    rows.push(...ofYear);
  }
  return rows;
}

/** One person's way through the years, to be asked for one year after the other. */
function courseOf(
  person: Person,
  childDeductible: number,
  world: World,
): (year: number) => Contribution | undefined {
  const { insuredNumber, birthdate, thisYear } = person;
  const { seed, today } = world;
  const random = randomOf(seed, `contribution ${insuredNumber}`);
  const health = random.normal();
  const deductibleIn = deductibleCourse(person, childDeductible, world);
  return (year) => {
    if (year < yearOf(birthdate)) return undefined;
    const isChild = isChildIn(year, person);
    const isNow = year === yearOf(today);
    const costs = yearlyCosts(random, health, isChild) * (isNow ? shareOfYear(today) : 1);
    const borne =
      isNow && thisYear
        ? {
            deductiblePaid: rappenOf(thisYear.paid),
            coinsurancePaid: rappenOf(thisYear.coinsurancePaid),
          }
        : undefined;
    const maximum = isChild ? COINSURANCE.child : COINSURANCE.adult;
    return { insuredNumber, year, ...shareOf(deductibleIn(year), maximum, costs), ...borne };
  };
}

/** First the deductible, then a tenth of what goes beyond it, up to the maximum. */
function shareOf(deductibleAnnual: number, coinsuranceAnnual: number, costs: number) {
  const rounded = Math.round(costs / 50) * 50;
  const beyond = Math.max(0, rounded - deductibleAnnual);
  return {
    deductibleAnnual,
    deductiblePaid: Math.min(deductibleAnnual, rounded),
    coinsuranceAnnual,
    coinsurancePaid: Math.min(coinsuranceAnnual, beyond / 10),
  };
}

/** Several children of a family bear together at most twice what one of them would (OAMal art. 93 al. 3). */
function keepWithin(maximum: number, children: readonly Contribution[]): void {
  let left = maximum;
  for (const child of children) {
    child.deductiblePaid = Math.min(child.deductiblePaid ?? 0, left);
    left -= child.deductiblePaid;
    child.coinsurancePaid = Math.min(child.coinsurancePaid ?? 0, left);
    left -= child.coinsurancePaid;
  }
}

/** In rappen. Most people cost little and a few cost a lot: the logarithm is what is spread evenly. */
function yearlyCosts(random: Random, health: number, isChild: boolean): number {
  const median = isChild ? 350_00 : 1100_00;
  const costs = median * Math.exp(0.9 * health + 0.8 * random.normal());
  return random.chance(isChild ? 0.15 : 0.1) ? 0 : costs;
}
