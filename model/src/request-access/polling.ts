import { isOnboardingError, type OnboardingStatus } from "./request-access.ts";

export const POLL_SECONDS = 5;
export const MOST_POLLS = 120;

/** The next step of the page with the QR code. */
export type NextStep = "wait" | "success" | "error";

/** Evaluates the latest of `polls` answers. The page keeps polling at an unknown status. */
export function afterPoll(status: OnboardingStatus | undefined, polls: number): NextStep {
  if (status === "ACCOUNT_CREATED") return "success";
  if (status && isOnboardingError(status)) return "error";
  return polls >= MOST_POLLS ? "error" : "wait";
}

/** The current one of the three steps: request, document, access. */
export function stepOf(status: OnboardingStatus | undefined): 1 | 2 | 3 {
  if (status === "ACCOUNT_CREATED") return 3;
  return status === "DOCUMENT_SCAN_COMPLETED" ? 2 : 1;
}
