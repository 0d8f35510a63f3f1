import { useEffect, useEffectEvent } from "react";

/** Calls a function when the network is back, while the component is mounted. */
export function useWhenOnline(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const hear = () => latest();
    addEventListener("online", hear);
    return () => removeEventListener("online", hear);
  }, []);
}
