import * as z from "zod/mini";

/** The action of a card of “my health”. */
export const HealthCardKind = /* @__PURE__ */ z.enum(["LINK", "SYMPTOM_CHECKER"]);
export type HealthCardKind = z.infer<typeof HealthCardKind>;

/** Begins an assessment of a person of the account by the symptom checker. */
export const StartAssessment = /* @__PURE__ */ z.strictObject({
  assessmentFor: z.int("required").check(z.positive("required")),
});
export type StartAssessment = z.infer<typeof StartAssessment>;

/** The portal only reports the end; the result stays with the checker. */
export const EndAssessment = /* @__PURE__ */ z.strictObject({
  status: z.literal("FINISHED", "required"),
});
export type EndAssessment = z.infer<typeof EndAssessment>;

/** The answer of `POST /v1/symptom-checker-assessments`. */
export interface SymptomAssessment {
  id: string;
  /** The person's product of basic insurance today, by which the checker recommends a provider. */
  insurancePlan: string | null;
}
