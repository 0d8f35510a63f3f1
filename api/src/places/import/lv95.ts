import type { Coordinates } from "@portal/model/places/places.ts";

/** Metres of the Swiss grid (LV95) as WGS84, by swisstopo's approximation: accurate to a metre within the country. */
export function fromLv95(easting: number, northing: number): Coordinates {
  const y = (easting - 2_600_000) / 1_000_000;
  const x = (northing - 1_200_000) / 1_000_000;
  const lng = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x * x - 0.0436 * y * y * y;
  const lat =
    16.9023892 +
    3.238272 * x -
    0.270978 * y * y -
    0.002528 * x * x -
    0.0447 * y * y * x -
    0.014 * x * x * x;
  return { lat: rounded((lat * 100) / 36), lng: rounded((lng * 100) / 36) };
}

/** A point of a directory: metres in one variant, degrees in the other. */
export function pointOf(east: number, north: number): Coordinates | undefined {
  if (east > 2_400_000 && east < 2_900_000 && north > 1_000_000 && north < 1_400_000) {
    return fromLv95(east, north);
  }
  const isDegrees = east > 5 && east < 11 && north > 45 && north < 49;
  return isDegrees ? { lat: rounded(north), lng: rounded(east) } : undefined;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
