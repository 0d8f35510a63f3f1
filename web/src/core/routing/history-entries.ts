import { onFirstNavigation } from "../idle.ts";
import { withBasePath } from "./base-path.ts";

/** The state of a history entry: its number tells how far the customer went back and finds its scroll position. */
interface EntryState {
  readonly entry: number;
}

let current = 0;
/** The scroll position at which the page begins; above 0 if the customer came with Back or Forward. */
let start = 0;
/** The page of the current entry is still loading, and the previous one is still shown. */
let isComing = false;
/** A Back or Forward navigation that a leave guard blocked. */
let refused: { to: string; steps: number } | undefined;
let isPuttingBack = false;
/** The customer has confirmed that they leave, so the guards are skipped. */
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
 * Handles Back and Forward, which the browser has already done. A blocked navigation is reverted by the same number of
 * entries, so that the history stays intact. Returns whether the router follows.
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

/** Stores the position itself, because the browser's scroll event may come too late. */
function leavePage(): void {
  onFirstNavigation();
  if (!isComing) notePosition();
  isComing = true;
}

function notePosition(): void {
  positions.set(current, scrollY);
}

/** Repeats the blocked navigation after the customer has confirmed that they leave. */
export function resumeTraversal(to: string): boolean {
  if (!refused || refused.to !== to || refused.steps === 0) return false;
  isForced = true;
  history.go(refused.steps);
  refused = undefined;
  return true;
}

/** The scroll position of the page that is now shown: the top, or the earlier one after Back or Forward. */
export function beginPage(): number {
  isComing = false;
  return start;
}

/** Stores scroll positions, because the browser would restore them before the page of that entry is loaded. */
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
