import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect } from "react";
import { focusOn } from "./focus.ts";
import { beginPage } from "./history-entries.ts";

/** Late enough for the new screen to be painted, too early to be noticed (A11). */
const settleMs = 10;
/** After this time a list has loaded, or the customer has begun to read. */
const longestGrowthMs = 3000;

interface ResetScrollAndFocusProps {
  readonly path: string;
  /** The path at which the scroll position was last reset. */
  readonly startedAt: RefObject<string>;
}

/**
 * Belongs beside a screen, inside its Suspense boundary: when the screen appears, it scrolls to the top, or to the
 * earlier position after Back or Forward, and focuses the heading. The browser handles the first page of a visit.
 */
export function ResetScrollAndFocus({ path, startedAt }: ResetScrollAndFocusProps): ReactNode {
  useEffect(() => {
    if (startedAt.current === path) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      startedAt.current = path;
      focusOn(document.querySelector("main h1") ?? document.querySelector("main"));
      scrollDownTo(beginPage(), stopping.signal);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [path, startedAt]);
  return null;
}

/** Scrolls as far down as the page allows, and further while it grows, until the customer scrolls. */
function scrollDownTo(top: number, stopping: AbortSignal): void {
  const go = () => scrollTo({ top, left: 0, behavior: "instant" });
  go();
  if (top === 0 || scrollY >= top) return;
  const growth = new ResizeObserver(() => {
    go();
    if (scrollY >= top) growth.disconnect();
  });
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  stopping.addEventListener("abort", stop);
  for (const sign of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(sign, stop, { once: true, passive: true, signal: stopping });
  }
  setTimeout(stop, longestGrowthMs);
}

/** Failed queries of a page are removed, so that they run again when the customer comes back. */
export function useDropFailedQueries(path: string): void {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      const hasFailed = ({ state }: { state: { status: string } }) => state.status === "error";
      cache.removeQueries({ type: "inactive", predicate: hasFailed });
    },
    [cache, path],
  );
}
