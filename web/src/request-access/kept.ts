import type { StartedOnboarding } from "@portal/model/request-access/request-access.ts";
import { recordIn } from "../core/http/json.ts";

/** An identity check under way, as this tab keeps it: a page that is loaded again goes on. Nothing that was typed is kept. */
export interface KeptOnboarding extends StartedOnboarding {
  insuredNumber: string;
  maskedPhone: string;
}

const NAME = "onboarding";
/** In a demonstration the post of this number is shown. */
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
