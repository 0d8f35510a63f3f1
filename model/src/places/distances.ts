import type { Coordinates } from "./places.ts";

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two points as the crow flies. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const [lat1, lat2] = [radians(one.lat), radians(other.lat)];
  const height = Math.sin((lat2 - lat1) / 2) ** 2;
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = Math.sqrt(height + Math.cos(lat1) * Math.cos(lat2) * width);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord));
}

/** Rounded up to whole kilometres (specification §9), at least one. */
export function shownKilometres(distance: number): number {
  return Math.max(1, Math.ceil(distance));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
