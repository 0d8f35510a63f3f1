import type { Coordinates } from "./map.ts";

/** Metres east and north in the Swiss national grid, LV95. */
export interface GridPoint {
  east: number;
  north: number;
}

/** The approximation that swisstopo publishes; its error of some metres is less than a pixel. */
export function toGrid({ lat, lng }: Coordinates): GridPoint {
  const p = (lat * 3600 - 169_028.66) / 10_000;
  const l = (lng * 3600 - 26_782.5) / 10_000;
  return {
    east: 2_600_072.37 + 211_455.93 * l - 10_938.51 * l * p - 0.36 * l * p ** 2 - 44.54 * l ** 3,
    north:
      1_200_147.07 +
      308_807.95 * p +
      3745.25 * l ** 2 +
      76.63 * p ** 2 -
      194.56 * l ** 2 * p +
      119.79 * p ** 3,
  };
}

export function fromGrid({ east, north }: GridPoint): Coordinates {
  const y = (east - 2_600_000) / 1_000_000;
  const x = (north - 1_200_000) / 1_000_000;
  const l = 2.677_909_4 + 4.728_982 * y + 0.791_484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const p =
    16.902_389_2 +
    3.238_272 * x -
    0.270_978 * y ** 2 -
    0.002_528 * x ** 2 -
    0.0447 * y ** 2 * x -
    0.014 * x ** 3;
  return { lat: (p * 100) / 36, lng: (l * 100) / 36 };
}
