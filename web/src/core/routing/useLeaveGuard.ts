import { useEffect, useRef, useState } from "react";
import { guardLeaving, navigate } from "./router.tsx";

export interface Leaving {
  /** Where the person wanted to go. */
  readonly wanted: string | undefined;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Keeps a person on a page whose work would be lost. `wanted` is where they wanted to go, for a dialog to ask; closing
 * the window is asked about by the browser itself, unless what they did is safe by then.
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
    // Nobody asks a second time, also while the next page is still on its way.
    hasAnswered.current = true;
    setWanted(undefined);
    navigate(wanted, { force: true });
  };
  return { wanted, stay, leave };
}
