import type { Map } from "leaflet";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from "react";
import { createMap } from "./leaflet-map.ts";
import { createMotion, type Motion } from "./motion.ts";
import { wantedView } from "./wanted.ts";
import type { Wish } from "./wish.ts";

export interface MovingMap {
  map: Map;
  motion: Motion;
}

/** A Leaflet map in an element, once that is there and has a size, and as long as it is. */
export function useLeaflet(ref: RefObject<HTMLElement | null>, wish: Wish): MovingMap | undefined {
  const [made, setMade] = useState<MovingMap>();
  const [start] = useState(wish);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const map = createMap(element);
    const { lat, lng, zoom } = wantedView(map, start);
    map.setView([lat, lng], zoom, { animate: false });
    setMade({ map, motion: createMotion(map) });
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      map.remove();
    };
  }, [ref, start]);
  return made;
}

/** Draws a component again whenever the map has moved. */
export function useRedraw(map: Map): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on("move resize", redraw);
    return () => void map.off("move resize", redraw);
  }, [map]);
}
