import * as z from "zod/mini";

/** What was typed into a form and not sent yet is kept this long. */
export const draftDays = 30;
/** As many unfinished forms an account has at once; the oldest gives way. */
export const mostDrafts = 20;
/** Characters of one form's values as JSON. */
export const largestDraft = 16_000;

/**
 * Which form a draft is of, with the form's version: `profile.email.new@1`. A form whose fields change takes the next
 * version, and what was typed into the old one is left alone.
 */
export const DraftForm = /* @__PURE__ */ z
  .string()
  .check(
    z.maxLength(100, "draft.form"),
    z.regex(/^[a-z][\w-]*(?:\.[\w-]+)*@\d{1,3}$/, "draft.form"),
  );

/** How often a form was sent or given up. What was typed before that never comes back. */
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

/** Which draft an act makes an end of, or a person gives up. */
export const DraftMark = /* @__PURE__ */ z.strictObject({
  form: DraftForm,
  generation: Generation,
});
export type DraftMark = z.infer<typeof DraftMark>;

/** A form's draft as the API tells it; without values, the form was sent or given up. */
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

/** Secrets must not be kept, and files are gone after two hours: neither is part of a draft. */
const neverKept = /[Pp]assw|[Ss]ecret|[Tt]oken|^otp|Otp|[Oo]neTime|^code$|^file|File|[Aa]ttachment/;

/** What may be kept of what a form holds. */
export function keptValues(values: object): DraftValues {
  const kept: unknown = JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (neverKept.test(name) ? undefined : value)),
  );
  return DraftValues.parse(kept);
}

/** The values that a form begins with, with those of a draft in their places. What the form does not know is left out. */
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
