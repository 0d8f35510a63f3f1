import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { birthsOf } from "../invoices/bills.ts";
import { addDays } from "../days.ts";
import { beginningOf } from "../people/homes.ts";
import type { Household, Person, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";

/** A pregnancy that we were told of. */
interface SeededPregnancy {
  declaredOn: string;
  expectedOn: string;
  bornOn: string | null;
}

/** Most tell us when the third month is over. */
export const DECLARED_BEFORE_BIRTH = 180;

/** The pregnancies that a woman declared while she was insured: those of the household's children, and the one she is in. */
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

/** Whoever has an account declared it there: the woman herself, or the owner of the address for her. */
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
