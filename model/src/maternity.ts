import * as z from "zod/mini";
import { ageOn } from "./calendar/birthdays.ts";
import { moveDay } from "./calendar/calendar.ts";
import { messageCounts } from "./portal/message-counts.ts";
import type { Gender } from "./portal/profile.ts";
import { type DayBounds, isDay, isWithin } from "./calendar/typed-dates.ts";
import { maternityEvents } from "./codes.ts";

const YOUNGEST = 12;
const OLDEST = 55;
const MONTHS_BACK = 12;

/** A 13th week can be declared at most this many days before it begins: a doctor can determine it by then. */
const DAYS_AHEAD = messageCounts["maternity.thirteenthWeek"];

/** Whether a pregnancy or a birth can be declared for a person: an insured woman of childbearing age. */
export function isEligibleForMaternity(
  person: { gender: Gender; birthdate: string; forInformation: boolean },
  today: string,
): boolean {
  const age = ageOn(today, person.birthdate);
  return person.gender === "F" && !person.forInformation && age >= YOUNGEST && age <= OLDEST;
}

/** The declared event: the birth, or the beginning of the 13th week of pregnancy. */
export const MaternityEvent = /* @__PURE__ */ z.enum(maternityEvents, "required");
export type MaternityEvent = z.infer<typeof MaternityEvent>;

/** The days that can be declared today. */
export function maternityDays(type: MaternityEvent, today: string): DayBounds {
  const min = moveDay(today, { months: -MONTHS_BACK });
  return type === "BIRTHDATE"
    ? { min, max: today }
    : { min, max: moveDay(today, { days: DAYS_AHEAD }) };
}

const wrongDay: Readonly<Record<MaternityEvent, string>> = {
  BIRTHDATE: "maternity.birthdate",
  THIRTEENTH_WEEK_DATE: "maternity.thirteenthWeek",
};

const LARGEST_NUMBER = 2_147_483_647;

/** A declaration, from the form or from the API. */
const Declaration = /* @__PURE__ */ z.strictObject({
  concernedInsured: z
    .int("required")
    .check(z.minimum(1, "required"), z.maximum(LARGEST_NUMBER, "invalid")),
  type: MaternityEvent,
  date: z.string("date.format").check(z.minLength(1, "required")),
});
export type DeclareMaternity = z.infer<typeof Declaration>;

/** The rule of the form and of the API: a day outside the allowed range is refused with its reason. */
export function declareMaternityRule(today: string) {
  return Declaration.check(
    z.superRefine(({ type, date }, context) => {
      if (isDay(date) && isWithin(date, maternityDays(type, today))) return;
      context.addIssue({ code: "custom", path: ["date"], message: wrongDay[type] });
    }),
  );
}
