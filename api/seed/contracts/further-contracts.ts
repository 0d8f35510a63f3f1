import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { coversOf } from "./covers.ts";
import { addDays, yearOf } from "../days.ts";
import { beginningOf } from "../people/homes.ts";
import type { Household, World } from "../people/household.ts";

type SupplementaryContract = Insertable<Tables["supplementaryContract"]>;
type PropertyContract = Insertable<Tables["propertyContract"]>;

const TERM_YEARS = 5;

/** The supplementary insurance of a household's persons, since they joined or were born. */
export function supplementaryContractRows(
  household: Household,
  world: World,
): SupplementaryContract[] {
  const covers = coversOf(household, world);
  return household.people.flatMap((person) => {
    const validFrom = beginningOf(person, household);
    const { supplementary = [], risk = "MIT" } = covers.get(person.insuredNumber) ?? {};
    return supplementary.map((chosen) => ({
      insuredNumber: person.insuredNumber,
      productCode: chosen.productCode,
      validFrom,
      level: chosen.level,
      deductible: chosen.deductible ?? null,
      risk,
      frameworkAgreement: chosen.frameworkAgreement ?? null,
      waitingUntil: chosen.waitingMonths
        ? addDays(moveDay(validFrom, { months: chosen.waitingMonths }), -1)
        : null,
      variantes: chosen.variantes ?? [],
    }));
  });
}

/** The property insurance of the policyholder. */
export function propertyContractRows(household: Household, world: World): PropertyContract[] {
  const covers = coversOf(household, world);
  return household.people.flatMap((person) => {
    const home = person.home ?? household.home;
    const validFrom = beginningOf(person, household);
    // All premiums of a person have the same frequency.
    const { property = [], periodicity = "MONTHLY" } = covers.get(person.insuredNumber) ?? {};
    return property.map(({ modules, constructionType = "SOLID", ...chosen }, place) => ({
      noContract: `${person.insuredNumber}-${place + 1}`,
      insuredNumber: person.insuredNumber,
      validFrom,
      endsOn: endOfTerm(validFrom, world.today),
      periodicity,
      residenceType: "MAIN",
      constructionType,
      street: `${home?.street} ${home?.number}`,
      town: `${home?.zip} ${home?.city}`,
      modules: Object.entries(modules).map(([code, [insuredAmount, deductible]]) => ({
        code,
        level: chosen.level,
        insuredAmount,
        deductible,
      })),
      ...chosen,
    }));
  });
}

/** A term of five years is renewed for five more without a notice. */
function endOfTerm(validFrom: string, today: string): string {
  const terms = Math.floor((yearOf(today) - yearOf(validFrom)) / TERM_YEARS) + 1;
  return addDays(moveDay(validFrom, { months: 12 * TERM_YEARS * terms }), -1);
}
