import { type RefObject, useEffect, useRef, useState } from "react";
import { type Gestures, listenToGestures } from "./gestures.ts";
import type { MapView } from "./useMapView.ts";
import { pushed, type Size, zoomedAt } from "./view.ts";

const HINT_MS = 1600;
const hints = { wheel: "wheelHint", finger: "fingerHint" } as const;

/** Lets a pointer, a wheel or two fingers move the map; answers a hint for those who tried something else. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  motion: MapView,
  size: Size,
  onPress: () => void,
) {
  const [hint, setHint] = useState<keyof typeof hints>();
  const gestures: Gestures = {
    push: (by) => motion.jump(pushed(motion.now(), by)),
    zoom: (levels, at, isStep) => {
      const from = isStep ? motion.goal() : motion.now();
      const next = zoomedAt(from, size, from.zoom + levels, at);
      if (isStep) motion.glide(next);
      else motion.jump(next);
    },
    press: onPress,
    refuse: setHint,
    isEntered: () => stage.current?.contains(document.activeElement) ?? false,
  };
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const map = stage.current;
    if (!map) return undefined;
    return listenToGestures(map, () => latest.current);
  }, [stage]);
  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return hint && hints[hint];
}
