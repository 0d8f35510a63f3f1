import "leaflet/dist/leaflet.css";
import { latLngBounds, Map } from "leaflet";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import {
  LIST_ZOOM,
  centerOfSwitzerland,
  type SwissMapProps,
  type RequestedView,
  requestedViewKey,
  zooms,
} from "./map.ts";
import { createMotion, type Motion, isInView } from "./motion.ts";
import { clamp } from "./projection.ts";
import { viewFor } from "./map-view.ts";

export interface MovingMap {
  map: Map;
  motion: Motion;
}

/** A Leaflet map in an element, created when the element mounts and removed when it unmounts. */
export function useLeaflet(
  ref: RefObject<HTMLElement | null>,
  requested: RequestedView & Pick<SwissMapProps, "maxZoom">,
): MovingMap | undefined {
  const [made, setMade] = useState<MovingMap>();
  const [start] = useState(requested);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const map = createMap(element, start.maxZoom);
    const { lat, lng, zoom } = viewFor(map, start);
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

/** Renders the component again whenever the map has moved. */
export function useRedraw(map: Map): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on("move resize", redraw);
    return () => void map.off("move resize", redraw);
  }, [map]);
}

/**
 * The map shows the requested view until the customer moves it, and again with a new request. A marker selected in the
 * list is moved into view.
 */
export function useFollow({ map, motion }: MovingMap, props: SwissMapProps): void {
  const { markers, selected } = props;
  const requested = requestedViewKey(props);
  const latest = useRef({ follow: () => {}, reveal: () => {} });
  useEffect(() => {
    latest.current = {
      follow: () => motion.glide(viewFor(map, props)),
      reveal: () => {
        const marker = markers.find(({ id }) => id === selected);
        const goal = motion.goal();
        if (!marker || isInView(map, goal, marker)) return;
        motion.glide({ ...goal, lat: marker.lat, lng: marker.lng });
      },
    };
  });
  useEffect(() => latest.current.follow(), [requested]);
  useEffect(() => latest.current.reveal(), [selected]);
}

/** The bounds of the map's centre, which keep Switzerland in view. */
const around = latLngBounds([45.4, 5.4], [48.1, 11]);

/** A Leaflet map with the portal's settings; the portal's own modules handle keys, wheel and dragging. */
function createMap(container: HTMLElement, maxZoom = zooms.most): Map {
  const map = new Map(container, {
    minZoom: zooms.least,
    maxZoom,
    // Fractional zooms: content fits as closely as possible, and wheel and pinch zoom smoothly.
    zoomSnap: 0,
    // Leaflet's CSS zoom animation would not move the content that React renders.
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
  map.setView(centerOfSwitzerland, LIST_ZOOM);
  map.on("moveend", () => keepAround(map));
  return map;
}

function keepAround(map: Map): void {
  const { lat, lng } = map.getCenter();
  // The tolerance absorbs rounding to whole pixels.
  if (around.pad(0.01).contains([lat, lng])) return;
  map.panTo(
    [
      clamp(around.getSouth(), lat, around.getNorth()),
      clamp(around.getWest(), lng, around.getEast()),
    ],
    { animate: false },
  );
}
