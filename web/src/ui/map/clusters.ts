import type { MapMarker } from "./map.ts";
import type { Point } from "./projection.ts";

/** A marker, or a cluster of overlapping ones, and its point in the frame. */
export interface Pin<At extends Point = Point> {
  at: At;
  markers: readonly [MapMarker, ...MapMarker[]];
}

/** Targets of 44 px must not overlap. */
const APART_PIXELS = 40;

/**
 * Clusters overlapping markers at the point of the first, in the given order. Markers for which `isAlone` holds, such as
 * the selected one, stay single.
 */
export function pinsOf<At extends Point>(
  markers: readonly MapMarker[],
  pointOf: (marker: MapMarker) => At,
  isAlone: (marker: MapMarker) => boolean,
): Pin<At>[] {
  const pins: Pin<At>[] = [];
  for (const marker of markers) {
    const at = pointOf(marker);
    const near = isAlone(marker) ? -1 : pins.findIndex((pin) => covers(pin, at));
    const pin = pins[near];
    if (pin) pins[near] = { ...pin, markers: [...pin.markers, marker] };
    else pins.push({ at, markers: [marker] });
  }
  return pins;

  function covers(pin: Pin<At>, { x, y }: Point): boolean {
    return !isAlone(pin.markers[0]) && Math.hypot(pin.at.x - x, pin.at.y - y) < APART_PIXELS;
  }
}
