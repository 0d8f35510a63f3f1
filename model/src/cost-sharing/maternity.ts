import { daysBetween, moveDay } from "../calendar/calendar.ts";

/** Care is free of charge from the 13th week of pregnancy to eight weeks after birth (LAMal art. 64 al. 7). */
export interface FreePeriod {
  from: string;
  to: string;
}

const FROM_WEEK_13_TO_BIRTH = 196;
export const WEEKS_AFTER_BIRTH = 8;
const AFTER_BIRTH = WEEKS_AFTER_BIRTH * 7;

/** The expected day of birth determines the beginning, the actual one the end. */
export function maternityPeriod(expected: string, born = expected): FreePeriod {
  return {
    from: moveDay(expected, { days: -FROM_WEEK_13_TO_BIRTH }),
    to: moveDay(born, { days: AFTER_BIRTH }),
  };
}

/** A declared pregnancy: the expected day of birth, the day of birth, or both. */
export interface Pregnancy {
  expectedOn: string | null;
  bornOn: string | null;
}

/** The free periods of declared pregnancies. A birth without a declared pregnancy counts as expected on its day. */
export function freePeriodsOf(pregnancies: readonly Pregnancy[]): FreePeriod[] {
  return pregnancies.flatMap(({ expectedOn, bornOn }) => {
    const expected = expectedOn ?? bornOn;
    return expected ? [maternityPeriod(expected, bornOn ?? expected)] : [];
  });
}

/** A declared day: of a birth, or of the beginning of the 13th week. */
export type DeclaredDay = { bornOn: string } | { thirteenthWeek: string };

/** A birth that is later than this after the expected day belongs to another pregnancy. */
const DAYS_OVERDUE = 42;
/** Two births of different pregnancies are further apart than this. */
const DAYS_APART = 150;

/** Whether a declared day belongs to a known pregnancy. */
export function isOfPregnancy(declared: DeclaredDay, known: Pregnancy): boolean {
  const said = asPregnancy(declared);
  const [day, before] = said.bornOn
    ? [said.bornOn, known.bornOn]
    : [said.expectedOn, known.expectedOn];
  if (day && before) return Math.abs(daysBetween(before, day)) < DAYS_APART;
  const expected = said.expectedOn ?? known.expectedOn;
  const born = said.bornOn ?? known.bornOn;
  if (!expected || !born) return false;
  const late = daysBetween(expected, born);
  return late >= -FROM_WEEK_13_TO_BIRTH && late <= DAYS_OVERDUE;
}

/** A pregnancy with only the declared day. */
export function asPregnancy(declared: DeclaredDay): Pregnancy {
  if ("bornOn" in declared) return { expectedOn: null, bornOn: declared.bornOn };
  const expectedOn = moveDay(declared.thirteenthWeek, { days: FROM_WEEK_13_TO_BIRTH });
  return { expectedOn, bornOn: null };
}
