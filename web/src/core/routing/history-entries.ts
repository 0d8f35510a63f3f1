import { onFirstNavigation } from "../idle.ts";
import { withBasePath } from "./base-path.ts";

/**
 * The entries of the browser's history, numbered, so that it is known how far somebody went back, and where on the page
 * they had been there.
 */
interface EntryState {
  readonly entry: number;
}

let current = 0;
/** Where the present page begins: whoever comes by the browser's own buttons finds it as they left it. */
let start = 0;
/** The page of the present entry is not there yet: what is seen is still the one before. */
let isComing = false;
/** A way back or forward that was refused for now. */
let refused: { to: string; steps: number } | undefined;
let isPuttingBack = false;
/** Somebody wants to leave for good: nobody is asked again. */
let isForced = false;
const positions = new Map<number, number>();

function entryOf(state: unknown): number {
  const isNumbered = typeof state === "object" && state !== null && "entry" in state;
  return isNumbered && typeof state.entry === "number" ? state.entry : 0;
}

export function pushEntry(to: string): void {
  leavePage();
  current += 1;
  start = 0;
  refused = undefined;
  for (const entry of positions.keys()) if (entry >= current) positions.delete(entry);
  const state: EntryState = { entry: current };
  history.pushState(state, "", withBasePath(to));
}

/**
 * The browser has gone back or forward already. Whoever is kept is put back the same number of entries, so that the
 * history stays as it was; the rest is told whether to follow.
 */
export function arriveAtEntry(isBlocked: (to: string) => boolean): boolean {
  if (isPuttingBack) {
    isPuttingBack = false;
    return false;
  }
  const next = entryOf(history.state);
  const steps = next - current;
  if (!isForced && isBlocked(location.href)) {
    refused = { to: location.href, steps };
    isPuttingBack = steps !== 0;
    if (steps !== 0) history.go(-steps);
    return false;
  }
  isForced = false;
  refused = undefined;
  leavePage();
  current = next;
  start = positions.get(next) ?? 0;
  return true;
}

/** The browser tells of a scroll a moment after it, which may be too late. */
function leavePage(): void {
  onFirstNavigation();
  if (!isComing) notePosition();
  isComing = true;
}

function notePosition(): void {
  positions.set(current, scrollY);
}

/** Goes the way that was refused before, now that the person has said that they want to leave. */
export function resumeTraversal(to: string): boolean {
  if (!refused || refused.to !== to || refused.steps === 0) return false;
  isForced = true;
  history.go(refused.steps);
  refused = undefined;
  return true;
}

/** Where to begin on the page that is now there: at the top, or where somebody who comes back was before. */
export function beginPage(): number {
  isComing = false;
  return start;
}

/** Notes how far down somebody is. The browser would scroll back before the page of that entry is there. */
export function keepScrollPositions(): () => void {
  current = entryOf(history.state);
  history.scrollRestoration = "manual";
  const leaveToBrowser = () => {
    history.scrollRestoration = "auto";
  };
  addEventListener("scroll", notePosition, { passive: true });
  addEventListener("pagehide", leaveToBrowser);
  return () => {
    removeEventListener("scroll", notePosition);
    removeEventListener("pagehide", leaveToBrowser);
  };
}
