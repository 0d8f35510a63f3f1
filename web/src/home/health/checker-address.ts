import type { SymptomAssessment } from "@portal/model/my-health.ts";

/** The checker's address with the assessment, the insurance plan and the return address, never the person. */
export function checkerAddress(
  checker: string,
  { id, insurancePlan }: SymptomAssessment,
  origin: string,
): string {
  const address = new URL(checker, origin);
  address.searchParams.set("assessment", id);
  if (insurancePlan) address.searchParams.set("plan", insurancePlan);
  address.searchParams.set("return", `${origin}/`);
  return address.href;
}
