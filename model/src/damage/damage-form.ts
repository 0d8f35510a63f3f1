import * as z from "zod/mini";
import { rappenOf } from "../money.ts";
import { filledFrom } from "../portal/drafts.ts";
import {
  askedNames,
  type DamagedThing,
  damageFields,
  type DamageShape,
  emptyThing,
} from "./fields.ts";

/** The values of the form, and the body of `POST /v1/contact/damage`. */
export function damageShape() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  const shape = Object.fromEntries(
    askedNames.map((name) => [name, damageFields[name].shape]),
  ) as DamageShape;
  return z.strictObject(shape);
}
export type DamageForm = z.infer<ReturnType<typeof damageShape>>;

/** The initial form, and the value of a reset field. */
export const startOfDamage: DamageForm = /* @__PURE__ */ damageShape().parse(
  /* @__PURE__ */ Object.fromEntries(askedNames.map((name) => [name, damageFields[name].start])),
);

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
