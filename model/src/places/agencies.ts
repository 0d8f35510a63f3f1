import * as z from "zod/mini";
import type { Coordinates } from "./places.ts";

/** Agencies of one page (specification §9). */
export const agenciesPerPage = 10;

/** A point on the map, as a search names it. */
export const SearchPoint = z.object({
  lat: z
    .number("coordinates.invalid")
    .check(z.minimum(-90, "coordinates.invalid"), z.maximum(90, "coordinates.invalid")),
  lng: z
    .number("coordinates.invalid")
    .check(z.minimum(-180, "coordinates.invalid"), z.maximum(180, "coordinates.invalid")),
});
export type SearchPoint = z.infer<typeof SearchPoint>;

/** About a hundred metres: close enough to sort agencies, too coarse to name a door. */
export function coarsePoint({ lat, lng }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 1000) / 1000, lng: Math.round(lng * 1000) / 1000 };
}

/** The frame around Switzerland. Whoever is just across the border still has an agency nearby. */
export function isAroundSwitzerland({ lat, lng }: Coordinates): boolean {
  return lat >= 45.8 && lat <= 47.85 && lng >= 5.9 && lng <= 10.55;
}

/** The address of a page that shows the way, from the template that the public configuration names. */
export function routeAddress(template: string, { lat, lng }: Coordinates): string {
  return template.replaceAll("{destination}", encodeURIComponent(`${lat},${lng}`));
}
