import type { ComponentType } from "react";
import type { VisitorScreen } from "./core/routing/paths.ts";

/** The code of the visitors' screens, apart so that a visitor does not load the map of all other screens. */
export const screenCode: Record<VisitorScreen, () => Promise<ComponentType>> = {
  selfServiceInsuranceCard: async () =>
    (await import("./self-service/InsuranceCardScreen.tsx")).InsuranceCardScreen,
  selfServiceFailure: async () => (await import("./self-service/FailureScreen.tsx")).FailureScreen,
  requestAccess: async () =>
    (await import("./request-access/RequestAccessScreen.tsx")).RequestAccessScreen,
  requestAccessSuccess: async () =>
    (await import("./request-access/results/LetterSentScreen.tsx")).LetterSentScreen,
  requestAccessDigitalSuccess: async () =>
    (await import("./request-access/results/AccessReadyScreen.tsx")).AccessReadyScreen,
  requestAccessDigitalFailure: async () =>
    (await import("./request-access/results/CheckFailedScreen.tsx")).CheckFailedScreen,
  onboardingSuccess: async () =>
    (await import("./request-access/results/AccessReadyScreen.tsx")).AccessReadyScreen,
  onboardingFailure: async () =>
    (await import("./request-access/results/CheckFailedScreen.tsx")).CheckFailedScreen,
  verify: async () => (await import("./verify/VerifyScreen.tsx")).VerifyScreen,
  identityCheck: async () =>
    (await import("./request-access/check/IdentityCheckScreen.tsx")).IdentityCheckScreen,
};
