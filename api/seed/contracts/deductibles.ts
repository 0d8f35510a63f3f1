import { rappenOf } from "@portal/model/money.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { yearOf } from "../days.ts";
import type { Household, Person, World } from "../people/household.ts";
import { type Random, randomOf } from "../random.ts";

/** The number of years in the history of the demonstration. */
export const YEARS_BACK = 5;

export function isChildIn(year: number, { birthdate }: Pick<Person, "birthdate">): boolean {
  return ageClassIn(year, birthdate) === "CHILD";
}

/** A person's deductible in each year, in rappen: contracts and contributions use it. */
export function deductibleCourse(
  person: Person,
  childDeductible: number,
  { seed, today }: World,
): (year: number) => number {
  const thisYear = yearOf(today);
  const firstYear = thisYear - YEARS_BACK;
  const chosen = person.thisYear
    ? known(person, firstYear, thisYear)
    : invented(randomOf(seed, `deductible ${person.insuredNumber}`));
  return (year) => {
    const place = Math.min(Math.max(year - firstYear, 0), YEARS_BACK);
    return isChildIn(year, person) ? childDeductible : (chosen[place] ?? 0);
  };
}

function known(
  { thisYear, deductibleBefore }: Person,
  firstYear: number,
  lastYear: number,
): number[] {
  return Array.from({ length: YEARS_BACK + 1 }, (_, place) => {
    const isBefore = deductibleBefore && firstYear + place <= lastYear - deductibleBefore.yearsAgo;
    return rappenOf((isBefore ? deductibleBefore.deductible : thisYear?.deductible) ?? 0);
  });
}

/** A random person changes the deductible now and then. */
function invented(random: Random): number[] {
  let chosen = adultDeductible(random);
  return Array.from({ length: YEARS_BACK + 1 }, () => {
    if (random.chance(0.08)) chosen = adultDeductible(random);
    return chosen;
  });
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

/** The same for all children of a household; most have none. */
export function childDeductibleOf({ people }: Household, { seed }: World): number {
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
