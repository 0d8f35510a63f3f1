import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { birthsOf } from "../invoices/bills.ts";
import { addDays } from "../days.ts";
import { beginningOf } from "../people/homes.ts";
import type { Household, Person, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";

interface SeededPregnancy {
  declaredOn: string;
  expectedOn: string;
  bornOn: string | null;
}

/** Most pregnancies are declared after the third month. */
export const DECLARED_BEFORE_BIRTH = 180;

/** The pregnancies that a woman declared while insured: those of the household's children, and the present one. */
export function pregnanciesOf(
  person: Person,
  household: Household,
  { today }: World,
): SeededPregnancy[] {
  const insuredFrom = beginningOf(person, household);
  const births = birthsOf(person, household)
    .filter((born) => born > insuredFrom)
    .map((born) => {
      const early = addDays(born, -DECLARED_BEFORE_BIRTH);
      const declaredOn = early > insuredFrom ? early : insuredFrom;
      return { declaredOn, expectedOn: born, bornOn: born };
    });
  const { expecting } = person;
  const now = expecting && {
    declaredOn: addDays(today, -expecting.declaredDaysAgo),
    expectedOn: addDays(today, expecting.inDays),
    bornOn: null,
  };
  return now ? [...births, now] : births;
}

/** The declaring account is the woman's own, or the address owner's. */
export function maternityRows(
  household: Household,
  world: World,
): Insertable<Tables["maternity"]>[] {
  const { accounts, people } = household;
  return people
    .filter(({ forInformation }) => !forInformation)
    .flatMap((person) => {
      const { insuredNumber } = person;
      const account =
        accounts.find((one) => one.insuredNumber === insuredNumber) ??
        accounts.find(({ type }) => type === "PPA");
      return pregnanciesOf(person, household, world).map((pregnancy) => ({
        id: uuidOf(world.seed, `maternity ${insuredNumber} ${pregnancy.expectedOn}`),
        insuredNumber,
        accountId: account ? accountId(world, account) : null,
        details: null,
        ...pregnancy,
      }));
    });
}
