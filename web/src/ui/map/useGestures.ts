import type { Map } from "leaflet";
import { useEffect, useState } from "react";
import { type Motion, zoomedAt } from "./motion.ts";

const HINT_MS = 1600;
const hints = { wheel: "wheelHint", finger: "fingerHint" } as const;

/** Pointer gestures on the map; returns a hint for a gesture that scrolled the page instead. */
export function useGestures(map: Map, motion: Motion) {
  const [hint, setHint] = useState<keyof typeof hints>();
  useEffect(() => listenToGestures(map, motion, setHint), [map, motion]);
  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return hint && hints[hint];
}

const WHEEL_PIXELS_PER_LEVEL = 240;

/**
 * One finger and the wheel scroll the page; two fingers, a mouse drag and the wheel with Ctrl or with the focus in the
 * map move the map. Leaflet moves it, once the gesture is recognized.
 */
function listenToGestures(
  map: Map,
  { glide, goal }: Motion,
  refuse: (tried: "wheel" | "finger") => void,
): () => void {
  const surface = map.getContainer();
  const ends = new AbortController();
  const { signal } = ends;

  const decideDrag = (event: PointerEvent) => {
    if (event.pointerType === "touch" || isOnButton(event)) map.dragging.disable();
    else map.dragging.enable();
  };
  const tellFinger = ({ touches }: TouchEvent) => {
    if (touches.length === 1) refuse("finger");
  };
  const turnWheel = (event: WheelEvent) => {
    const isEntered = surface.contains(document.activeElement);
    if (!event.ctrlKey && !event.metaKey && !isEntered) return refuse("wheel");
    event.preventDefault();
    // A touchpad pinch fires small wheel events with Ctrl; a line is about 16 pixels high.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    const levels = (-pixels * (event.ctrlKey ? 4 : 1)) / WHEEL_PIXELS_PER_LEVEL;
    const point = map.mouseEventToContainerPoint(event);
    map.setZoomAround(point, map.getZoom() + levels, { animate: false });
  };
  const zoomByTwo = (event: MouseEvent) => {
    if (isOnButton(event)) return;
    const from = goal();
    const zoom = from.zoom + (event.shiftKey ? -1 : 1);
    glide(zoomedAt(map, from, zoom, map.mouseEventToContainerPoint(event)));
  };
  surface.addEventListener("pointerdown", decideDrag, { signal, capture: true });
  surface.addEventListener("touchmove", tellFinger, { signal, passive: true });
  surface.addEventListener("wheel", turnWheel, { signal, passive: false });
  surface.addEventListener("dblclick", zoomByTwo, { signal });
  return () => ends.abort();
}

/** Whether an event is on a marker or its caption, not on the map itself. */
export function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest("button, [data-caption]") !== null;
}
