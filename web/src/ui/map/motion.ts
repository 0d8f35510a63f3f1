import { latLng, type Map, type Point } from "leaflet";
import { clamp } from "./projection.ts";
import { type Coordinates, type View, zooms } from "./map.ts";

const MOTION_SECONDS = 0.2;
/** A larger change of zoom is not animated, because the animation would show nothing useful. */
const FAR_ZOOMS = 3;

export interface Motion {
  /** Moves the map, animated unless the distance is long or reduced motion is preferred. */
  glide: (to: View) => void;
  /** The target of the current motion, so that quick presses add up. */
  goal: () => View;
}

export function createMotion(map: Map): Motion {
  let goal: View | undefined;
  map.on("moveend", () => (goal = undefined));
  return {
    glide: (to) => {
      const view = { ...to, zoom: clamp(zooms.least, to.zoom, map.getMaxZoom()) };
      move(map, view);
      // `moveend` of the interrupted motion has already cleared the goal.
      goal = view;
    },
    goal: () => goal ?? viewOf(map),
  };
}

function move(map: Map, view: View): void {
  const { lat, lng, zoom } = view;
  const from = map.getZoom();
  const isNear = Math.abs(zoom - from) <= FAR_ZOOMS && map.getBounds().pad(1).contains([lat, lng]);
  const animate = isNear && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const options = { animate, duration: MOTION_SECONDS };
  // `flyTo` at the same zoom would zoom out and in again.
  if (zoom === from) map.panTo([lat, lng], options);
  else map.flyTo([lat, lng], zoom, options);
}

function viewOf(map: Map): View {
  const { lat, lng } = map.getCenter();
  return { lat, lng, zoom: map.getZoom() };
}

/** The view at another zoom, which keeps the place under a point of the map fixed. */
export function zoomedAt(map: Map, view: View, zoom: number, point: Point): View {
  const next = clamp(zooms.least, zoom, map.getMaxZoom());
  const off = point.subtract(map.getSize().divideBy(2));
  const place = map.unproject(map.project(latLng(view), view.zoom).add(off), view.zoom);
  const { lat, lng } = map.unproject(map.project(place, next).subtract(off), next);
  return { lat, lng, zoom: next };
}

/** The view after panning by a number of pixels. */
export function panned(map: Map, view: View, by: [x: number, y: number]): View {
  const { lat, lng } = map.unproject(map.project(latLng(view), view.zoom).subtract(by), view.zoom);
  return { lat, lng, zoom: view.zoom };
}

export function isInView(map: Map, view: View, place: Coordinates): boolean {
  const off = map.project(latLng(place), view.zoom).subtract(map.project(latLng(view), view.zoom));
  const { x, y } = map.getSize();
  return Math.abs(off.x) < x / 2 && Math.abs(off.y) < y / 2;
}
