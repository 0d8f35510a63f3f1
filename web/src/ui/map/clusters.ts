import type { MapMarker } from "./map.ts";
import type { Point, View } from "./projection.ts";
import { screenPoint, type Size, zooms } from "./view.ts";

/** A marker, or several that would cover one another. */
export interface Pin extends Point {
  markers: readonly [MapMarker, ...MapMarker[]];
}

/** Targets of 44 px must not lie on one another. */
const APART_PIXELS = 40;

/**
 * Markers as they are shown in a view, in the order given. The selected one always stands by itself, and at the nearest
 * zoom all do.
 */
export function pinsOf(
  markers: readonly MapMarker[],
  view: View,
  size: Size,
  selected?: string,
): Pin[] {
  const pins: Pin[] = [];
  for (const marker of markers) {
    const point = screenPoint(view, size, marker);
    const near = isAlone(marker) ? undefined : pins.findIndex((pin) => covers(pin, point));
    const pin = near === undefined ? undefined : pins[near];
    if (near === undefined || !pin) pins.push({ ...point, markers: [marker] });
    else pins[near] = { ...pin, markers: [...pin.markers, marker] };
  }
  return pins;

  function isAlone({ id }: MapMarker): boolean {
    return id === selected || view.zoom >= zooms.most;
  }

  function covers(pin: Pin, { x, y }: Point): boolean {
    return !isAlone(pin.markers[0]) && Math.hypot(pin.x - x, pin.y - y) < APART_PIXELS;
  }
}
