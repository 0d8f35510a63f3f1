import type { Coordinates, View } from "./map.ts";

export interface Point {
  x: number;
  y: number;
}

const EQUATOR_METRES = 40_075_016.686;
const TILE = 256;
/** The zoom in whose pixels the bundled geometry is drawn, and its origin. */
export const DRAWN_ZOOM = 12;
export const ORIGIN: Coordinates = { lat: 46.8, lng: 8.23 };

/**
 * Web Mercator: pixels of the drawing from its origin, so that the numbers stay short. Leaflet projects all else; the
 * script that makes the geometry runs without a browser, which Leaflet needs.
 */
export function toOrigin(place: Coordinates): Point {
  const [point, origin] = [toWorld(place), toWorld(ORIGIN)];
  return { x: point.x - origin.x, y: point.y - origin.y };
}

function toWorld({ lat, lng }: Coordinates): Point {
  const size = TILE * 2 ** DRAWN_ZOOM;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export function metresPerPixel(lat: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** zoom);
}

const KILOMETRE = 1000;
const LONGEST_PIXELS = 100;

/** Metres, or kilometres from 1 km on. */
export function distanceText(metres: number): string {
  return metres < KILOMETRE ? `${metres} m` : `${metres / KILOMETRE} km`;
}

/** The longest round distance that fits into the scale bar. */
export function scaleOf({ lat, zoom }: Pick<View, "lat" | "zoom">): {
  metres: number;
  pixels: number;
} {
  const most = LONGEST_PIXELS * metresPerPixel(lat, zoom);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((digit) => digit * power <= most) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel(lat, zoom) };
}

export function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
