import * as z from "zod/mini";

/** What pressing a card of “my health” does. */
export const HealthCardKind = /* @__PURE__ */ z.enum(["LINK", "SYMPTOM_CHECKER"]);
export type HealthCardKind = z.infer<typeof HealthCardKind>;

/** Begins an assessment of somebody on the account by the symptom checker. */
export const StartAssessment = /* @__PURE__ */ z.strictObject({
  assessmentFor: z.int("required").check(z.positive("required")),
});
export type StartAssessment = z.infer<typeof StartAssessment>;

/** The portal only says that it is over; what it came to stays with the checker. */
export const EndAssessment = /* @__PURE__ */ z.strictObject({
  status: z.literal("FINISHED", "required"),
});
export type EndAssessment = z.infer<typeof EndAssessment>;

/** What `POST /v1/symptom-checker-assessments` answers. */
export interface SymptomAssessment {
  id: string;
  /** The product of basic insurance that the person has today, by which the checker says where to turn. */
  insurancePlan: string | null;
}
