import type { Map } from "leaflet";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import type { View } from "./map.ts";
import { panned } from "./motion.ts";
import { nearestTown } from "./labels.ts";
import type { MovingMap } from "./useLeaflet.ts";

const STEP_SHARE = 0.25;
const SETTLED_MS = 400;
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const levels: Record<string, number> = { "+": 1, "=": 1, "-": -1, "−": -1 };

/** Arrow keys pan the map by a quarter, plus and minus zoom; the place near the centre is then announced. */
export function useMapKeys(moving: MovingMap | undefined) {
  const t = useTexts("map");
  const [moved, setMoved] = useState<View>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => {
      const { zoom } = moved;
      setSaid(t("near", { town: nearestTown(moved), zoom: Math.round(zoom) }));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [moved, t]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!moving || event.ctrlKey || event.metaKey || event.altKey) return;
    const { map, motion } = moving;
    const next = afterKey(event.key, map, motion.goal());
    if (!next) return;
    event.preventDefault();
    motion.glide(next);
    setMoved(motion.goal());
  };
  return { onKeyDown, said };
}

function afterKey(key: string, map: Map, view: View): View | undefined {
  const step = steps[key];
  if (step) {
    const { x, y } = map.getSize();
    return panned(map, view, [step[0] * x * STEP_SHARE, step[1] * y * STEP_SHARE]);
  }
  const level = levels[key];
  return level ? { ...view, zoom: Math.round(view.zoom) + level } : undefined;
}
