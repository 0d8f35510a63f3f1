import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { maximumOf } from "@portal/model/cost-sharing/settle.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { yearOf } from "../days.ts";
import { childDeductibleOf, deductibleCourse, isChildIn } from "../contracts/deductibles.ts";
import type { Household, Person, World } from "../people/household.ts";

/**
 * The limits of each person's cost shares in this and the past years. The database counts the paid shares when
 * statements are written.
 */
export function contributionRows(
  household: Household,
  world: World,
): Insertable<Tables["contribution"]>[] {
  const childDeductible = childDeductibleOf(household, world);
  return household.people
    .filter(({ forInformation }) => !forInformation)
    .flatMap((person) => {
      const deductibleIn = deductibleCourse(person, childDeductible, world);
      return insuredYears(person, household, world).map((year) => ({
        insuredNumber: person.insuredNumber,
        year,
        deductibleAnnual: deductibleIn(year),
        deductiblePaid: 0,
        coinsuranceAnnual: maximumOf({
          isChild: isChildIn(year, person),
          rules: costSharingRulesOn(`${year}-01-01`),
        }),
        coinsurancePaid: 0,
      }));
    });
}

/** The years of the history in which a person was insured, the oldest first. */
export function insuredYears(
  { birthdate }: Person,
  { joined }: Household,
  { today, yearsOfPost }: World,
): number[] {
  const thisYear = yearOf(today);
  const first = Math.max(thisYear - yearsOfPost, yearOf(joined), yearOf(birthdate));
  return Array.from({ length: Math.max(0, thisYear - first + 1) }, (_, place) => first + place);
}
