import * as z from "zod/mini";
import { isDay } from "../calendar/typed-dates.ts";
import { ExtraKey, extraProblems } from "./extras.ts";
import { MutationCode } from "./proposal.ts";

/** An empty day is missing; the other fields are still checked. */
export const startingDay = /* @__PURE__ */ z.string("required").check(
  z.refine(isDay, {
    error: ({ input }) => (input === "" ? "required" : "date.invalid"),
  }),
);

const Extra = /* @__PURE__ */ z.strictObject({
  key: ExtraKey,
  value: z.string("required").check(z.trim()),
});

/** One change: its kind, its value and its first day. An empty text counts as left out. */
export const ChangeEntry = /* @__PURE__ */ z
  .strictObject({
    code: MutationCode,
    value: z
      .string("required")
      .check(z.trim(), z.minLength(1, "required"), z.maxLength(200, "invalid")),
    startingDate: startingDay,
    /** The level of a supplementary cover; basic insurance has none. */
    level: z._default(z.null("invalid"), null),
    /** Whether the value requires a family doctor. */
    mpr: z.pipe(
      z.nullish(z.boolean()),
      z.transform((given) => given ?? false),
    ),
    extra: z._default(
      z.array(Extra).check(
        z.maxLength(ExtraKey.options.length, "invalid"),
        z.refine((extra) => areDistinct(extra.map(({ key }) => key)), "contractChanges.twice"),
      ),
      [],
    ),
  })
  .check(
    z.superRefine((entry, context) => {
      for (const [key, message] of Object.entries(extraProblems(entry))) {
        context.addIssue({ code: "custom", message, path: ["extra", key] });
      }
    }),
  );
export type ChangeEntry = z.infer<typeof ChangeEntry>;

/** The changes of one person, each kind at most once. */
const PersonChanges = /* @__PURE__ */ z.strictObject({
  firstname: z.string("required").check(z.maxLength(100, "invalid")),
  lastname: z.string("required").check(z.maxLength(100, "invalid")),
  insuredNumber: z.int("required"),
  data: z.array(ChangeEntry).check(
    z.minLength(1, "contractChanges.none"),
    z.refine((data) => areDistinct(data.map(({ code }) => code)), "contractChanges.twice"),
  ),
});

export const MOST_PEOPLE = 30;

/** The input of `submitContractMutations`, each person at most once. */
export const ChangeSubmission = /* @__PURE__ */ z.strictObject({
  mutations: z.array(PersonChanges).check(
    z.minLength(1, "contractChanges.none"),
    z.maxLength(MOST_PEOPLE, "invalid"),
    z.refine(
      (all) => areDistinct(all.map(({ insuredNumber }) => insuredNumber)),
      "contractChanges.twice",
    ),
  ),
});
export type ChangeSubmission = z.infer<typeof ChangeSubmission>;

export function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
