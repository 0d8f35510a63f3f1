import * as z from "zod/mini";

/** Drafts are kept for this many days. */
export const draftDays = 30;
/** The most drafts of an account; a new one replaces the oldest. */
export const mostDrafts = 20;
/** The most characters of a draft as JSON. */
export const largestDraft = 16_000;

/**
 * The form of a draft with its version: `profile.email.new@1`. A form with changed fields takes the next version and
 * ignores drafts of the old one.
 */
export const DraftForm = /* @__PURE__ */ z
  .string()
  .check(
    z.maxLength(100, "draft.form"),
    z.regex(/^[a-z][\w-]*(?:\.[\w-]+)*@\d{1,3}$/, "draft.form"),
  );

/** Counts how often a form was sent or discarded. Drafts of an earlier generation are ignored. */
const Generation = /* @__PURE__ */ z
  .int("draft.generation")
  .check(z.minimum(0, "draft.generation"), z.maximum(1e9));

export const DraftValues = /* @__PURE__ */ z.record(z.string(), z.unknown());
export type DraftValues = z.infer<typeof DraftValues>;

export const KeepDraft = /* @__PURE__ */ z.strictObject({
  generation: Generation,
  values: DraftValues,
});
export type KeepDraft = z.infer<typeof KeepDraft>;

/** The draft that an act completes or a customer discards. */
export const DraftMark = /* @__PURE__ */ z.strictObject({
  form: DraftForm,
  generation: Generation,
});
export type DraftMark = z.infer<typeof DraftMark>;

/** A draft in the answers of the API; without values, the form was sent or discarded. */
export const Draft = /* @__PURE__ */ z.object({
  form: z.string(),
  generation: z.int(),
  keptAt: z.iso.datetime(),
  values: z.nullable(DraftValues),
});
export type Draft = z.infer<typeof Draft>;

export function readMark(text: string): DraftMark | undefined {
  const [generation, form] = text.split(" ");
  return DraftMark.safeParse({ form, generation: Number(generation) }).data;
}

/** Secrets must not be stored, and files expire after two hours: neither is part of a draft. */
const neverKept = /[Pp]assw|[Ss]ecret|[Tt]oken|^otp|Otp|[Oo]neTime|^code$|^file|File|[Aa]ttachment/;

/** The values of a form that may be stored. */
export function keptValues(values: object): DraftValues {
  const kept: unknown = JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (neverKept.test(name) ? undefined : value)),
  );
  return DraftValues.parse(kept);
}

/** The initial values of a form, overwritten with those of a draft. Unknown fields are dropped. */
export function filledFrom(start: object, kept: object): DraftValues {
  const values = new Map(Object.entries(kept));
  return Object.fromEntries(
    Object.entries(start).map(([name, value]: [string, unknown]) => {
      const found: unknown = values.get(name) ?? value;
      return [name, isGroup(value) && isGroup(found) ? filledFrom(value, found) : found];
    }),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
