import type { SessionState } from "@portal/model/portal/client.ts";
import { useSyncExternalStore } from "react";
import { configuration } from "../configuration.ts";
import { raise } from "../errors/errors.ts";
import { recordIn } from "../json.ts";
import { signOutWithOtherTab, signOutIdle } from "./exits.ts";
import { beforeLeaving, type SignOutReason, sessionChannel } from "./session.ts";
import {
  instantsOfState,
  instantsOfToken,
  nextStep,
  type SessionInstants,
} from "./expiry-steps.ts";
import { tokenIn } from "./token.ts";

let pulse: SessionInstants = {};
/** Whether the customer was active since the last renewal. */
let isActive = false;
let renewal: AbortController | undefined;
let secondsLeft: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
/** Tabs share one session and its instants. */
let otherTabs: BroadcastChannel | undefined;

/** Renews the token silently while the customer uses the portal, and warns before the end. */
export function startSessionRenewal(): void {
  otherTabs = new BroadcastChannel(sessionChannel);
  otherTabs.addEventListener("message", ({ data }: MessageEvent<SessionState | SignOutReason>) => {
    if (typeof data !== "string") return adopt(data);
    stopRenewal();
    return signOutWithOtherTab(data);
  });
  beforeLeaving(stopRenewal);
  const token = tokenIn(document.cookie);
  // Only a development server works without a token; elsewhere another tab has signed out meanwhile.
  if (!token)
    return import.meta.env.MODE === "production" ? signOutWithOtherTab("left") : undefined;
  pulse = instantsOfToken(token);
  const noteActivity = () => {
    isActive = true;
  };
  for (const sign of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, noteActivity, { passive: true, capture: true });
  }
  // A hidden tab's timers are throttled, so it checks the clock when it is shown again.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") takeNextStep();
  });
  addEventListener("pageshow", takeNextStep);
  takeNextStep();
}

function takeNextStep(): void {
  clearTimeout(timer);
  // The customer signed out while this tab slept, or this page comes from the back/forward cache.
  if (!tokenIn(document.cookie)) return signOutWithOtherTab("left");
  const step = nextStep(pulse, Date.now(), isActive);
  show(step.kind === "warn" ? step.secondsLeft : undefined);
  if (step.kind === "over") raise({ kind: "unauthenticated" });
  else if (step.kind === "end") signOutIdle();
  else if (step.kind === "renew") void renew(isActive);
  else timer = setTimeout(takeNextStep, step.afterMs);
}

async function renew(active: boolean): Promise<void> {
  if (renewal) return;
  renewal = new AbortController();
  isActive = false;
  const answer = await askForRenewal(active, renewal.signal).catch(() => undefined);
  renewal = undefined;
  if (answer === "refused") return raise({ kind: "unauthenticated" });
  if (answer) {
    otherTabs?.postMessage(answer);
    return adopt(answer);
  }
  // A temporary network failure: the token is still valid, and the retry may succeed.
  isActive ||= active;
  timer = setTimeout(takeNextStep, 15_000);
}

/** A response that arrives after sign-out would set the cookies again. */
function stopRenewal(): undefined {
  renewal?.abort();
}

async function askForRenewal(
  active: boolean,
  signal: AbortSignal,
): Promise<SessionState | "refused"> {
  const answer = await fetch(configuration().renewPath, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ active }),
    signal,
  });
  if (answer.status === 401) return "refused";
  if (!answer.ok) throw new Error(`Renewal answered ${answer.status}`);
  const state: unknown = await answer.json();
  if (!isSessionState(state)) throw new Error("Renewal answered something else");
  void noteArrival();
  return state;
}

function isSessionState(state: unknown): state is SessionState {
  const { now, tokenExpiresAt, idleExpiresAt, expiresAt } = recordIn(state);
  return [now, tokenExpiresAt, idleExpiresAt, expiresAt].every((at) => typeof at === "string");
}

/** Without this acknowledgement the server assumes a lost response and would repeat it. */
async function noteArrival(): Promise<void> {
  const address = `${configuration().renewPath}/arrived`;
  await fetch(address, { method: "POST", credentials: "same-origin", keepalive: true }).catch(
    () => undefined,
  );
}

function adopt(state: SessionState): void {
  pulse = instantsOfState(state, Date.now());
  takeNextStep();
}

function show(seconds: number | undefined): void {
  if (seconds === secondsLeft) return;
  secondsLeft = seconds;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export interface SessionExpiry {
  /** Set within the last two minutes before the idle timeout. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
}

export function useSessionExpiry(): SessionExpiry {
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft,
    () => undefined,
  );
  return { secondsLeft: left, stay };
}

function stay(): void {
  show(undefined);
  clearTimeout(timer);
  isActive = true;
  void renew(true);
}
