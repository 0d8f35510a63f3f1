import type { Gender } from "./portal/profile.ts";

const YOUNGEST = 12;
const OLDEST = 55;

/** Whether a pregnancy or a birth can be declared for this person: a woman we insure, of an age to bear a child. */
export function isEligibleForMaternity(
  person: { gender: Gender; birthdate: string; forInformation: boolean },
  today: string,
): boolean {
  const age = ageOn(person.birthdate, today);
  return person.gender === "F" && !person.forInformation && age >= YOUNGEST && age <= OLDEST;
}

function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
