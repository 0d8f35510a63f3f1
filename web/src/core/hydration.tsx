import { type ReactNode, Suspense, type SuspenseProps, useEffect } from "react";

/** The number of boundaries on the page that are not hydrated yet. */
let pending = 0;
let check = () => {};
const LONGEST_HYDRATION_MS = 5000;

/** Suspense that counts for `pageHydrated`: every boundary of a server-rendered screen is one of these. */
export function Boundary({ fallback, children }: Pick<SuspenseProps, "fallback" | "children">) {
  useEffect(expectContent, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <OnHydrated run={contentIsThere} />
    </Suspense>
  );
}

const expectContent = countingEffect(1);
const contentIsThere = countingEffect(-1);

/** An effect that counts until its clean-up. The effects of a boundary and its content may run in either order; the count allows both. */
function countingEffect(step: number) {
  return () => {
    count(step);
    return () => count(-step);
  };
}

/** Checked in a microtask, after all effects of the same commit have counted. */
function count(step: number): void {
  pending += step;
  queueMicrotask(check);
}

export function OnHydrated({ run }: { run: () => void }): ReactNode {
  useEffect(run, [run]);
  return null;
}

/** Resolves when all boundaries are hydrated, or after five seconds: a failed code load must not block the page. */
export function pageHydrated(): Promise<void> {
  return new Promise((resolve) => {
    check = () => {
      if (pending === 0) resolve();
    };
    setTimeout(resolve, LONGEST_HYDRATION_MS);
    queueMicrotask(check);
  });
}
