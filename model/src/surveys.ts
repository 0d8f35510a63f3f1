import { z } from "zod";

/** The moments at which somebody may be asked for an opinion, each a survey of its own. */
export const SurveyName = /* @__PURE__ */ z.enum([
  "HOMEPAGE",
  "DOCUMENTS",
  "CONTRACT_MUTATION",
  "FAMILY_DOCTOR",
  "TRANSFER",
]);
export type SurveyName = z.infer<typeof SurveyName>;
