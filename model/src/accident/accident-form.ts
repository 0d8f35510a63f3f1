import * as z from "zod/mini";
import { filledFrom } from "../portal/drafts.ts";
import { accidentFields, type AccidentShape, askedNames } from "./fields.ts";

/** The values of the form. */
export function accidentShape() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  const shape = Object.fromEntries(
    askedNames.map((name) => [name, accidentFields[name].shape]),
  ) as AccidentShape;
  return z.strictObject(shape);
}
export type AccidentForm = z.infer<ReturnType<typeof accidentShape>>;

/** The initial form, and the value of a reset field. */
export const startOfAccident: AccidentForm = /* @__PURE__ */ accidentShape().parse(
  /* @__PURE__ */ Object.fromEntries(askedNames.map((name) => [name, accidentFields[name].start])),
);

/**
 * The form of a draft. Missing fields are empty: a draft has no files and no unreadable days. The authorisation refers
 * to the summary, so it is not restored. Undefined if the draft does not match the form.
 */
export function restoreAccident(kept: Readonly<Record<string, unknown>>): AccidentForm | undefined {
  const read = accidentShape().safeParse({
    ...filledFrom(startOfAccident, kept),
    insurerCompanyAuthorized: startOfAccident.insurerCompanyAuthorized,
  });
  return read.success ? read.data : undefined;
}
