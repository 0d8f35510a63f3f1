import { useEffect, useState } from "react";
import { guardLeaving, navigate } from "./router.tsx";

/**
 * Keeps a person on a page whose work would be lost. `wanted` is where they wanted to go, for a dialog to ask; closing
 * the window is asked about by the browser itself.
 */
export function useLeaveGuard(isNeeded: boolean) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const callOff = guardLeaving((to) => {
      setWanted(to);
      return false;
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      callOff();
      removeEventListener("beforeunload", warn);
    };
  }, [isNeeded]);
  const stay = () => setWanted(undefined);
  const leave = () => {
    if (wanted === undefined) return;
    // Nobody asks a second time.
    guardLeaving(() => true);
    navigate(wanted);
  };
  return { wanted, stay, leave };
}
