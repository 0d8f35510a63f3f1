import * as z from "zod/mini";
import { rappenOf } from "../money.ts";
import { filledFrom } from "../portal/drafts.ts";

/** The values of the form, and the body of `POST /v1/contact/damage`. */
export function damageShape() {
  const text = z._default(z.string("invalid").check(z.trim()), "");
  const isSet = z._default(z.boolean("invalid"), false);
  return z.strictObject({
    /** The number of the contract. */
    contract: text,
    kind: text,
    /** An unreadable day is `undefined`. */
    damageDate: z.optional(z.string("date.format")),
    /** `HH:mm`, if it is known. */
    damageHour: text,
    place: text,
    description: text,
    policeReport: isSet,
    policeStation: text,
    policeReportNumber: text,
    /** The owner of the damaged property in a liability case. */
    injuredPartyName: text,
    injuredPartyContact: text,
    things: z._default(
      z.array(
        z.strictObject({
          what: z.string("required").check(z.trim()),
          /** The value in francs. A typed text that is not a number is `NaN`. */
          amount: z.optional(z.number("number.invalid")),
        }),
        "invalid",
      ),
      [],
    ),
    /** Ids of uploaded PDFs: photos become pages of one PDF. */
    files: z._default(z.array(z.string("files.gone"), "invalid"), []),
    contactPhone: text,
    /** The customer confirms that the declaration is true and complete. */
    isConfirmed: isSet,
  });
}
export type DamageForm = z.infer<ReturnType<typeof damageShape>>;
export type DamagedThing = DamageForm["things"][number];

export const emptyThing: DamagedThing = { what: "", amount: undefined };

/** The initial form, and the value of a reset field. */
export const startOfDamage: DamageForm = {
  contract: "",
  kind: "",
  damageDate: "",
  damageHour: "",
  place: "",
  description: "",
  policeReport: false,
  policeStation: "",
  policeReportNumber: "",
  injuredPartyName: "",
  injuredPartyContact: "",
  things: [emptyThing],
  files: [],
  contactPhone: "",
  isConfirmed: false,
};

/** The form of a draft without confirmation and files. Undefined if the draft does not match the form. */
export function restoreDamage(kept: Readonly<Record<string, unknown>>): DamageForm | undefined {
  const { isConfirmed, files } = startOfDamage;
  const read = damageShape().safeParse({
    ...filledFrom(startOfDamage, withAmounts(kept)),
    isConfirmed,
    files,
  });
  return read.success ? read.data : undefined;
}

/** A draft is JSON: `NaN` is stored as null, and a missing amount is left out. */
function withAmounts(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { things } = kept;
  if (!Array.isArray(things)) return kept;
  return {
    ...kept,
    things: things.map((thing: object) => filledFrom(emptyThing, thing)),
  };
}

/** The sum of the list in rappen; a missing amount counts as zero. */
export function sumOf(things: readonly DamagedThing[]): number {
  return things.reduce((sum, { amount = 0 }) => sum + (amount > 0 ? rappenOf(amount) : 0), 0);
}
