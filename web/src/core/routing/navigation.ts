import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect } from "react";
import { focusOn } from "./focus.ts";
import { beginPage } from "./history-entries.ts";

/** Late enough for the new screen to be painted, too early to be noticed (A11). */
const settleMs = 10;
/** By then a list has arrived, or a person has begun to read. */
const longestGrowthMs = 3000;

interface ResetScrollAndFocusProps {
  readonly path: string;
  /** The page on which the reader last began at the top. */
  readonly startedAt: RefObject<string>;
}

/**
 * Beside a screen, inside its Suspense: once the screen is there, up to its top, or to where somebody who comes back
 * was before, and the focus to its heading. The first page of a visit is left to the browser.
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

/** As far down as the page goes by now, and on while it grows, until the person moves by themselves. */
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

/** What failed on a page is asked again when somebody comes back to it. */
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
