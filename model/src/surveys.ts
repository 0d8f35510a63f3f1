import * as z from "zod/mini";

/** The occasions of a survey, each with its own survey. */
export const SurveyName = /* @__PURE__ */ z.enum([
  "HOMEPAGE",
  "DOCUMENTS",
  "CONTRACT_MUTATION",
  "FAMILY_DOCTOR",
  "TRANSFER",
]);
export type SurveyName = z.infer<typeof SurveyName>;

export const AddSurveyPrompt = /* @__PURE__ */ z.strictObject({
  surveyName: z.enum(SurveyName.options, "required"),
});

/** The surveys that a visitor may request by name. */
export const SurveysWanted = /* @__PURE__ */ z.strictObject({
  surveyNames: z.array(z.string()).check(z.maxLength(20, "invalid")),
});
