import type { Consent } from "@portal/model/contract-changes/consents.ts";
import { Problem } from "@portal/model/portal/problems.ts";

export function requireConsents(given: readonly Consent[], needed: readonly Consent[]): void {
  if (!needed.every((consent) => given.includes(consent)))
    throw new Problem("INVALID", { fields: { consents: "contractChanges.consent" } });
}
