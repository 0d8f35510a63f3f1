import type { SurveyName } from "@portal/model/surveys.ts";
import { useEffect, useSyncExternalStore } from "react";
import { cookieSettings } from "../../core/session/cookie-settings.ts";

let raised: SurveyName | undefined;
const watchers = new Set<() => void>();

/**
 * Asks for an opinion, where the moment has come: after a contract change, a transfer, documents, or on the homepage.
 * Only who allowed us to count how the portal is used is asked, one survey at a time, and for each of them once.
 */
export function raiseSurvey(name: SurveyName): void {
  if (raised || !cookieSettings().analytics) return;
  change(name);
}

export function dismissSurvey(): void {
  change(undefined);
}

/** Raises a survey once somebody has stayed on a screen for a while. */
export function useSurvey(name: SurveyName, afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => raiseSurvey(name), afterMs);
    return () => clearTimeout(timer);
  }, [name, afterMs]);
}

export function useRaisedSurvey(): SurveyName | undefined {
  return useSyncExternalStore(
    watch,
    () => raised,
    () => undefined,
  );
}

function change(next: SurveyName | undefined): void {
  raised = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
