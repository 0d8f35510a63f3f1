import { rappenOf } from "@portal/model/money.ts";
import { shareOfYear, yearOf } from "../days.ts";
import { isChildIn } from "../contracts/deductibles.ts";
import type { Household, Person, World } from "../people/household.ts";
import { type Random, randomOf } from "../random.ts";

/** The least amount of each of many bills, in rappen. */
const SMALL_BILL = 88_00;

/**
 * A person's costs of care in each year that basic insurance covers, in rappen; the caller asks in the order of years.
 * For a year with given shares, the costs that lead to them.
 */
export function yearlyCostsOf(
  person: Person,
  { billsAYear = 0 }: Household,
  { seed, today }: World,
): (year: number) => number {
  const random = randomOf(seed, `contribution ${person.insuredNumber}`);
  const health = random.normal();
  return (year) => {
    const isNow = year === yearOf(today);
    const costs = costsOfYear(random, health, isChildIn(year, person));
    if (isNow && person.thisYear) return givenCosts(person.thisYear);
    const invented = Math.max(costs, billsAYear * SMALL_BILL) * (isNow ? shareOfYear(today) : 1);
    return Math.round(invented / 50) * 50;
  };
}

/** The coinsurance is a tenth of the costs beyond the deductible. */
function givenCosts({ paid, coinsurancePaid }: NonNullable<Person["thisYear"]>): number {
  return rappenOf(paid) + rappenOf(coinsurancePaid) * 10;
}

/** The costs have a log-normal distribution: most people cost little, a few cost a lot. */
function costsOfYear(random: Random, health: number, isChild: boolean): number {
  const median = isChild ? 350_00 : 1100_00;
  const costs = median * Math.exp(0.9 * health + 0.8 * random.normal());
  return random.chance(isChild ? 0.15 : 0.1) ? 0 : costs;
}
