import type { StartedOnboarding } from "@portal/model/request-access/request-access.ts";
import { recordIn } from "../core/json.ts";

/** A running identity check in this tab's storage, so that a reload continues it. No typed data is stored. */
export interface KeptOnboarding extends StartedOnboarding {
  insuredNumber: string;
  maskedPhone: string;
}

const NAME = "onboarding";
/** The number whose messages a demonstration shows. */
const NUMBER = "access-number";

export function keepOnboarding(started: KeptOnboarding): void {
  sessionStorage.setItem(NAME, JSON.stringify(started));
}

export function forgetOnboarding(): void {
  sessionStorage.removeItem(NAME);
}

export function keptOnboarding(kept: (name: string) => string | null): KeptOnboarding | undefined {
  const text = kept(NAME);
  if (!text) return undefined;
  const entries = recordIn(JSON.parse(text));
  const one = (name: string) => {
    const value = entries[name];
    return typeof value === "string" ? value : "";
  };
  const onboarding = {
    id: one("id"),
    transactionCode: one("transactionCode"),
    url: one("url"),
    createdAt: one("createdAt"),
    expiresAt: one("expiresAt"),
    insuredNumber: one("insuredNumber"),
    maskedPhone: one("maskedPhone"),
  };
  return onboarding.url ? onboarding : undefined;
}

export function keepNumber(insuredNumber: number): void {
  sessionStorage.setItem(NUMBER, String(insuredNumber));
}

export function keptNumber(kept: (name: string) => string | null): string | undefined {
  return kept(NUMBER) ?? undefined;
}
