import { useEffect, useEffectEvent } from "react";

/** Does something as soon as there is a network again, for as long as the component is there. */
export function useWhenOnline(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const hear = () => latest();
    addEventListener("online", hear);
    return () => removeEventListener("online", hear);
  }, []);
}
