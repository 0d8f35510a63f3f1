import { isOnboardingError, type OnboardingStatus } from "./request-access.ts";

export const POLL_SECONDS = 5;
export const MOST_POLLS = 120;

/** What the page of the QR code does next. */
export type NextStep = "wait" | "success" | "error";

/** After so many answers, the last of them this one. A status that nobody knows yet keeps the page waiting. */
export function afterPoll(status: OnboardingStatus | undefined, polls: number): NextStep {
  if (status === "ACCOUNT_CREATED") return "success";
  if (status && isOnboardingError(status)) return "error";
  return polls >= MOST_POLLS ? "error" : "wait";
}

/** Which of the three steps is under way: request, document, access. */
export function stepOf(status: OnboardingStatus | undefined): 1 | 2 | 3 {
  if (status === "ACCOUNT_CREATED") return 3;
  return status === "DOCUMENT_SCAN_COMPLETED" ? 2 : 1;
}
