import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect } from "react";
import { focusOn } from "./focus.ts";

/** Late enough for the new screen to be painted, too early to be noticed (A11). */
const settleMs = 10;

interface FreshStartProps {
  readonly path: string;
  /** The page on which the reader last began at the top. */
  readonly startedAt: RefObject<string>;
}

/**
 * Beside a screen, inside its Suspense: once the screen is there, up to its top and the focus to its
 * heading. The first page of a visit is left to the browser.
 */
export function FreshStart({ path, startedAt }: FreshStartProps): ReactNode {
  useEffect(() => {
    if (startedAt.current === path) return undefined;
    const timer = setTimeout(() => {
      startedAt.current = path;
      startAtTheTop();
    }, settleMs);
    return () => clearTimeout(timer);
  }, [path, startedAt]);
  return null;
}

function startAtTheTop(): void {
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  focusOn(document.querySelector("main h1") ?? document.querySelector("main"));
}

/** What failed on a page is asked again when somebody comes back to it. */
export function useForgottenFailures(path: string): void {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      const hasFailed = ({ state }: { state: { status: string } }) => state.status === "error";
      cache.removeQueries({ type: "inactive", predicate: hasFailed });
    },
    [cache, path],
  );
}
