import type { SurveyName } from "@portal/model/surveys.ts";
import { useEffect, useSyncExternalStore } from "react";
import { cookieSettings } from "../../core/session/cookie-settings.ts";

let raised: SurveyName | undefined;
const watchers = new Set<() => void>();

/**
 * Invites to a survey after a contract change, a transfer, documents, or on the homepage. The customer must have
 * allowed analytics; one survey is shown at a time, and each only once.
 */
export function raiseSurvey(name: SurveyName): void {
  if (raised || !cookieSettings().analytics) return;
  change(name);
}

export function dismissSurvey(): void {
  change(undefined);
}

/** Invites to a survey after the customer has stayed on a screen for a while. */
export function useSurvey(name: SurveyName, afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => raiseSurvey(name), afterMs);
    return () => clearTimeout(timer);
  }, [name, afterMs]);
}

export function useRaisedSurvey(): SurveyName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => raised,
    () => undefined,
  );
}

function change(next: SurveyName | undefined): void {
  raised = next;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
