import "leaflet/dist/leaflet.css";
import { latLngBounds, Map } from "leaflet";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import {
  LIST_ZOOM,
  middleOfSwitzerland,
  type SwissMapProps,
  type Wish,
  wishOf,
  zooms,
} from "./map.ts";
import { createMotion, type Motion, shows } from "./motion.ts";
import { between } from "./projection.ts";
import { wantedView } from "./wanted.ts";

export interface MovingMap {
  map: Map;
  motion: Motion;
}

/** A Leaflet map in an element, once that is there and has a size, and as long as it is. */
export function useLeaflet(
  ref: RefObject<HTMLElement | null>,
  wish: Wish & Pick<SwissMapProps, "maxZoom">,
): MovingMap | undefined {
  const [made, setMade] = useState<MovingMap>();
  const [start] = useState(wish);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const map = createMap(element, start.maxZoom);
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

/**
 * The map shows what its owner wishes until somebody moves it, and again with a new wish. Whoever selects in the list
 * beside it sees the marker come into sight.
 */
export function useFollow({ map, motion }: MovingMap, props: SwissMapProps): void {
  const { markers, selected } = props;
  const wish = wishOf(props);
  const latest = useRef({ follow: () => {}, reveal: () => {} });
  useEffect(() => {
    latest.current = {
      follow: () => motion.glide(wantedView(map, props)),
      reveal: () => {
        const marker = markers.find(({ id }) => id === selected);
        const goal = motion.goal();
        if (!marker || shows(map, goal, marker)) return;
        motion.glide({ ...goal, lat: marker.lat, lng: marker.lng });
      },
    };
  });
  useEffect(() => latest.current.follow(), [wish]);
  useEffect(() => latest.current.reveal(), [selected]);
}

/** Of the map's middle: Switzerland stays in sight. */
const around = latLngBounds([45.4, 5.4], [48.1, 11]);

/** Leaflet with what it does as we do it; keys, wheel and who may drag are told in keys and gestures of our own. */
function createMap(container: HTMLElement, maxZoom = zooms.most): Map {
  const map = new Map(container, {
    minZoom: zooms.least,
    maxZoom,
    // Any zoom between two: what fits is shown as near as possible, and wheels and fingers zoom smoothly.
    zoomSnap: 0,
    // Zooming by style sheets would leave behind what React draws.
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: false,
    bounceAtZoomLimits: false,
    touchZoom: true,
    keyboard: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    zoomControl: false,
    attributionControl: false,
  });
  map.createPane("drawing");
  map.setView(middleOfSwitzerland, LIST_ZOOM);
  map.on("moveend", () => keepAround(map));
  return map;
}

function keepAround(map: Map): void {
  const { lat, lng } = map.getCenter();
  // A pixel is never quite where it was asked for.
  if (around.pad(0.01).contains([lat, lng])) return;
  map.panTo(
    [
      between(around.getSouth(), lat, around.getNorth()),
      between(around.getWest(), lng, around.getEast()),
    ],
    { animate: false },
  );
}
