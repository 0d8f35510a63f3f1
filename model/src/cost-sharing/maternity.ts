import { moveDay } from "../calendar.ts";

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
