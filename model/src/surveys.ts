import * as z from "zod/mini";

/** The moments at which somebody may be asked for an opinion, each a survey of its own. */
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

/** What may be asked of whoever is not signed in: a few surveys by their names. */
export const SurveysWanted = /* @__PURE__ */ z.strictObject({
  surveyNames: z.array(z.string()).check(z.maxLength(20, "invalid")),
});
