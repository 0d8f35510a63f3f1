import { z } from "zod";
import { isDay } from "../typing/typed-dates.ts";
import { ExtraKey, extraProblems } from "./extras.ts";
import { MutationCode } from "./proposal.ts";

/** Empty is missing. It does not stop other fields from being judged. */
export const startingDay = /* @__PURE__ */ z.string("required").refine(isDay, {
  error: ({ input }) => (input === "" ? "required" : "date.invalid"),
});

const Extra = /* @__PURE__ */ z.strictObject({
  key: ExtraKey,
  value: z.string("required").trim(),
});

/** One change: what, to which value, from which day on. A text that is empty is not told. */
export const ChangeEntry = /* @__PURE__ */ z
  .strictObject({
    code: MutationCode,
    value: z.string("required").trim().min(1, "required").max(200, "invalid"),
    startingDate: startingDay,
    /** The level of a supplementary cover. Basic insurance has none. */
    level: z.null("invalid").default(null),
    /** Whether the value goes with a family doctor. */
    mpr: z
      .boolean()
      .nullish()
      .transform((given) => given ?? false),
    extra: z
      .array(Extra)
      .max(ExtraKey.options.length, "invalid")
      .refine((extra) => areDistinct(extra.map(({ key }) => key)), "contractChanges.twice")
      .default([]),
  })
  .superRefine((entry, context) => {
    for (const [key, message] of Object.entries(extraProblems(entry))) {
      context.addIssue({ code: "custom", message, path: ["extra", key] });
    }
  });
export type ChangeEntry = z.infer<typeof ChangeEntry>;

/** What somebody wants changed for one person, each thing once. */
const PersonChanges = /* @__PURE__ */ z.strictObject({
  firstname: z.string("required").max(100, "invalid"),
  lastname: z.string("required").max(100, "invalid"),
  insuredNumber: z.int("required"),
  data: z
    .array(ChangeEntry)
    .min(1, "contractChanges.none")
    .refine((data) => areDistinct(data.map(({ code }) => code)), "contractChanges.twice"),
});

export const MOST_PEOPLE = 30;

/** What `submitContractMutations` takes, each person once. */
export const ChangeSubmission = /* @__PURE__ */ z.strictObject({
  mutations: z
    .array(PersonChanges)
    .min(1, "contractChanges.none")
    .max(MOST_PEOPLE, "invalid")
    .refine(
      (all) => areDistinct(all.map(({ insuredNumber }) => insuredNumber)),
      "contractChanges.twice",
    ),
});
export type ChangeSubmission = z.infer<typeof ChangeSubmission>;

export function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
