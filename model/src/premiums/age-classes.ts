import * as z from "zod/mini";

/** Children to 18, young adults to 25, adults: the classes of basic insurance (LAMal art. 61 al. 3). */
export const AgeClass = /* @__PURE__ */ z.enum(["CHILD", "YOUNG_ADULT", "ADULT"]);
export type AgeClass = z.infer<typeof AgeClass>;

const LAST_AGE_OF_CHILD = 18;
const LAST_AGE_OF_YOUNG_ADULT = 25;

/** The age that a person reaches in a year: the class changes on 1 January, not on the birthday. */
export function ageIn(year: number, birthdate: string): number {
  return year - Number(birthdate.slice(0, 4));
}

export function ageClassIn(year: number, birthdate: string): AgeClass {
  const age = ageIn(year, birthdate);
  if (age <= LAST_AGE_OF_CHILD) return "CHILD";
  return age <= LAST_AGE_OF_YOUNG_ADULT ? "YOUNG_ADULT" : "ADULT";
}

/** The earliest birthdate of a child in a year. */
export function childrenBornFrom(year: number): string {
  return `${year - LAST_AGE_OF_CHILD}-01-01`;
}
