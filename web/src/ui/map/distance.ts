import type { View } from "./map.ts";
import { metresPerPixel } from "./projection.ts";

const KILOMETRE = 1000;
const LONGEST_PIXELS = 100;

/** Metres, or kilometres where they are shorter to read. */
export function distanceText(metres: number): string {
  return metres < KILOMETRE ? `${metres} m` : `${metres / KILOMETRE} km`;
}

/** The longest round distance that a scale has room for. */
export function scaleOf({ lat, zoom }: Pick<View, "lat" | "zoom">): {
  metres: number;
  pixels: number;
} {
  const most = LONGEST_PIXELS * metresPerPixel(lat, zoom);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((digit) => digit * power <= most) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel(lat, zoom) };
}
