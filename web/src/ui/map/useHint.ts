import type { Map } from "leaflet";
import { useEffect, useState } from "react";
import { listenToGestures } from "./gestures.ts";
import type { Motion } from "./motion.ts";

const HINT_MS = 1600;
const hints = { wheel: "wheelHint", finger: "fingerHint" } as const;

/** Lets pointers move the map; answers a hint for those who tried what scrolls the page. */
export function useHint(map: Map, motion: Motion) {
  const [hint, setHint] = useState<keyof typeof hints>();
  useEffect(() => listenToGestures(map, motion, setHint), [map, motion]);
  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return hint && hints[hint];
}
