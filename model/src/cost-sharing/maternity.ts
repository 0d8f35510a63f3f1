import { moveDay } from "../calendar/calendar.ts";

/** From the 13th week of pregnancy to eight weeks after birth, care costs nothing (LAMal art. 64 al. 7). */
export interface FreePeriod {
  from: string;
  to: string;
}

const FROM_WEEK_13_TO_BIRTH = 196;
const AFTER_BIRTH = 56;

/** The expected day of birth decides about the beginning, the actual one about the end. */
export function maternityPeriod(expected: string, born = expected): FreePeriod {
  return {
    from: moveDay(expected, { days: -FROM_WEEK_13_TO_BIRTH }),
    to: moveDay(born, { days: AFTER_BIRTH }),
  };
}

/** A pregnancy as it was declared: the day on which a child is expected, the day of birth, or both. */
export interface Pregnancy {
  expectedOn: string | null;
  bornOn: string | null;
}

/** The free periods of declared pregnancies. A birth that nobody announced counts as expected on its day. */
export function freePeriodsOf(pregnancies: readonly Pregnancy[]): FreePeriod[] {
  return pregnancies.flatMap(({ expectedOn, bornOn }) => {
    const expected = expectedOn ?? bornOn;
    return expected ? [maternityPeriod(expected, bornOn ?? expected)] : [];
  });
}
