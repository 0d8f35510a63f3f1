import { useEffect, useRef, useState } from "react";
import { guardLeaving, navigate } from "./router.tsx";

export interface Leaving {
  /** The address that the customer wanted to open. */
  readonly wanted: string | undefined;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Blocks navigation from a page with unsaved work. `wanted` is the blocked address, for a dialog; the browser itself
 * asks before it closes the window, unless the work is safe.
 */
export function useLeaveGuard(isNeeded: boolean, isSafe: () => boolean = () => false): Leaving {
  const [wanted, setWanted] = useState<string>();
  const isSafeNow = useRef(isSafe);
  const hasAnswered = useRef(false);
  useEffect(() => {
    isSafeNow.current = isSafe;
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    hasAnswered.current = false;
    const callOff = guardLeaving((to) => {
      if (!hasAnswered.current) setWanted(to);
      return hasAnswered.current;
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSafeNow.current()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => {
      callOff();
      removeEventListener("beforeunload", warn);
    };
  }, [isNeeded]);
  const stay = () => setWanted(undefined);
  const leave = () => {
    if (wanted === undefined) return;
    // The guard stays off while the next page is loading.
    hasAnswered.current = true;
    setWanted(undefined);
    navigate(wanted, { force: true });
  };
  return { wanted, stay, leave };
}
