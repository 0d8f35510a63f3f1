import * as z from "zod/mini";
import { messageCounts } from "../portal/message-counts.ts";
import { isDay } from "./typed-dates.ts";

export const earliestBirthday = "1900-01-01";
const FULL_AGE = messageCounts["birthday.major"];

/** The latest birthday of a person who is of full age today. A person born on 29 February comes of age on 1 March. */
export function latestMajorBirthday(today: string): string {
  const year = String(Number(today.slice(0, 4)) - FULL_AGE).padStart(4, "0");
  const day = `${year}${today.slice(4)}`;
  return isDay(day) ? day : `${year}-02-28`;
}

/** The rule of a birthday of a person of full age. */
export function birthday(today: string) {
  return z.string("birthday.format").check(
    z.minLength(1, { error: "required", abort: true }),
    z.refine((day) => isDay(day) && day >= earliestBirthday, {
      error: "birthday.format",
      abort: true,
    }),
    z.refine((day) => day <= latestMajorBirthday(today), "birthday.major"),
  );
}

/** The age of a person on a day. A person born on 29 February has the birthday on 1 March in other years. */
export function ageOn(day: string, birthdate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
