import { type ReactNode, Suspense, type SuspenseProps, useEffect } from "react";

/** How many boundaries are on the page whose content React has not hydrated yet. */
let pending = 0;
let check = () => {};
const LONGEST_HYDRATION_MS = 5000;

/** Suspense that counts for `wholePageHydrated`: every boundary of a server-rendered screen is one of these. */
export function Boundary({ fallback, children }: Pick<SuspenseProps, "fallback" | "children">) {
  useEffect(expectContent, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <OnHydrated run={contentIsThere} />
    </Suspense>
  );
}

const expectContent = counting(1);
const contentIsThere = counting(-1);

/** An effect. React runs that of the content before or after that of its boundary: both count, in any order. */
function counting(step: number) {
  return () => {
    count(step);
    return () => count(-step);
  };
}

/** Checked in a microtask, when the effects of the same commit have all counted. */
function count(step: number): void {
  pending += step;
  queueMicrotask(check);
}

export function OnHydrated({ run }: { run: () => void }): ReactNode {
  useEffect(run, [run]);
  return null;
}

/** Resolves when all boundaries are hydrated, or after five seconds: code that does not arrive must not block the page. */
export function wholePageHydrated(): Promise<void> {
  return new Promise((resolve) => {
    check = () => {
      if (pending === 0) resolve();
    };
    setTimeout(resolve, LONGEST_HYDRATION_MS);
    queueMicrotask(check);
  });
}
