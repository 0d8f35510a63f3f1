import { type KeyboardEvent, useEffect, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import type { View } from "./projection.ts";
import { nearestTown } from "./towns.ts";
import type { MapView } from "./useMapView.ts";
import { pushed, type Size, zoomedAt } from "./view.ts";

const STEP_SHARE = 0.25;
const SETTLED_MS = 400;
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const levels: Record<string, number> = { "+": 1, "=": 1, "-": -1, "−": -1 };

/** Arrows push the map by a quarter, plus and minus zoom; then it is said what the middle is near. */
export function useMapKeys(motion: MapView, size: Size) {
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
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = afterKey(event.key, motion.goal(), size);
    if (!next) return;
    event.preventDefault();
    motion.glide(next);
    setMoved(next);
  };
  return { onKeyDown, said };
}

function afterKey(key: string, view: View, size: Size): View | undefined {
  const step = steps[key];
  if (step) {
    return pushed(view, {
      x: step[0] * size.width * STEP_SHARE,
      y: step[1] * size.height * STEP_SHARE,
    });
  }
  const level = levels[key];
  const middle = { x: size.width / 2, y: size.height / 2 };
  return level ? zoomedAt(view, size, Math.round(view.zoom) + level, middle) : undefined;
}
