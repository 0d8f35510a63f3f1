import type { Scale } from "./plot-scale.ts";

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const LEFT = 56;

/** Where points and values stand in the drawing, in pixels. */
export interface PlotPlaces {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  /** The width that a point has. */
  readonly slot: number;
  readonly lines: readonly number[];
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The point under a place; undefined beside the points. */
  readonly pointAt: (place: number) => number | undefined;
}

export function placesIn(width: number, count: number, scale: Scale): PlotPlaces {
  const slot = Math.max(1, width - LEFT) / Math.max(1, count);
  return {
    width,
    height: HEIGHT,
    top: TOP,
    left: LEFT,
    slot,
    lines: scale.lines,
    x: (at) => LEFT + slot * (at + 0.5),
    y: (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / scale.top),
    pointAt(place) {
      const at = Math.floor((place - LEFT) / slot);
      return at >= 0 && at < count ? at : undefined;
    },
  };
}
