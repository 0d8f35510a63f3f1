import type { SymptomAssessment } from "@portal/model/my-health.ts";

/** Where the checker begins: it is told which assessment, the insurance plan and the way back, never who. */
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
