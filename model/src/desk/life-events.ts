import * as z from "zod/mini";
import { postalLengths } from "../addresses/postal-addresses.ts";
import { isDay } from "../calendar/typed-dates.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import { checked } from "./approved-acts.ts";

/** A guardian's name stands after `c/o ` in the second line of an address. */
export const LONGEST_GUARDIAN = postalLengths.complement - 4;
export const LONGEST_AUTHORITY = 80;

/** A day that was. */
function pastDay(today: string) {
  return z.string("required").check(
    z.refine((day) => isDay(day) && day >= "1900-01-01" && day <= today, {
      error: ({ input }) => (input === "" ? "required" : "date.format"),
    }),
  );
}

/** The death of a person, as a document proves it. */
export function deskDeath(today: string) {
  return z.strictObject({
    diedOn: pastDay(today),
    /** Such as the death certificate of a registry office. */
    document: requiredLine(LONGEST_AUTHORITY),
    reportedBy: requiredLine(LONGEST_AUTHORITY),
    checked,
  });
}
export type DeskDeath = z.infer<ReturnType<typeof deskDeath>>;

/** A guardian (Beistand, curateur) whom the protection authority appointed, and where their letters go. */
export function deskGuardian(today: string) {
  return z.strictObject({
    guardian: requiredLine(LONGEST_GUARDIAN),
    authority: requiredLine(LONGEST_AUTHORITY),
    since: pastDay(today),
    street: requiredLine(postalLengths.street),
    number: optionalLine(postalLengths.number),
    npa: z.string("required").check(z.trim(), z.regex(/^\d{4}$/, "invalid")),
    city: requiredLine(postalLengths.locality),
    checked,
  });
}
export type DeskGuardian = z.infer<ReturnType<typeof deskGuardian>>;

/** The day on which the authority ended a guardianship. */
export function deskGuardianEnd(today: string) {
  return z.strictObject({ endedOn: pastDay(today), checked });
}
export type DeskGuardianEnd = z.infer<ReturnType<typeof deskGuardianEnd>>;
