import * as z from "zod/mini";
import { rappenOf } from "../money.ts";
import { filledFrom } from "../portal/drafts.ts";

/** What the form holds while it is filled in, and the body of `POST /v1/contact/damage`. */
export function damageShape() {
  const text = z._default(z.string("invalid").check(z.trim()), "");
  const isSet = z._default(z.boolean("invalid"), false);
  return z.strictObject({
    /** The number of the contract. */
    contract: text,
    kind: text,
    /** A day that cannot be read is `undefined`. */
    damageDate: z.optional(z.string("date.format")),
    /** `HH:mm`, where it is known. */
    damageHour: text,
    place: text,
    description: text,
    policeReport: isSet,
    policeStation: text,
    policeReportNumber: text,
    /** Whose belongings were damaged, where it is a matter of liability. */
    injuredPartyName: text,
    injuredPartyContact: text,
    things: z._default(
      z.array(
        z.strictObject({
          what: z.string("required").check(z.trim()),
          /** What it is worth, in francs. What is typed and is no number is `NaN`. */
          amount: z.optional(z.number("number.invalid")),
        }),
        "invalid",
      ),
      [],
    ),
    /** Ids of uploaded PDFs: photos are pages of one. */
    files: z._default(z.array(z.string("files.gone"), "invalid"), []),
    contactPhone: text,
    /** What is declared is true and complete. */
    isConfirmed: isSet,
  });
}
export type DamageForm = z.infer<ReturnType<typeof damageShape>>;
export type DamagedThing = DamageForm["things"][number];

export const emptyThing: DamagedThing = { what: "", amount: undefined };

/** The form as it begins, and what a field goes back to when it is no longer asked for. */
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

/** The form of a draft; the confirmation and the files do not come back. Nothing where it is no such form. */
export function restoreDamage(kept: Readonly<Record<string, unknown>>): DamageForm | undefined {
  const { isConfirmed, files } = startOfDamage;
  const read = damageShape().safeParse({
    ...filledFrom(startOfDamage, withAmounts(kept)),
    isConfirmed,
    files,
  });
  return read.success ? read.data : undefined;
}

/** A draft is JSON: an amount that was no number is kept as null, and one that was missing not at all. */
function withAmounts(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { things } = kept;
  if (!Array.isArray(things)) return kept;
  return {
    ...kept,
    things: things.map((thing: object) => filledFrom(emptyThing, thing)),
  };
}

/** The sum of the list, in rappen: what has no amount yet counts nothing. */
export function sumOf(things: readonly DamagedThing[]): number {
  return things.reduce((sum, { amount = 0 }) => sum + (amount > 0 ? rappenOf(amount) : 0), 0);
}
