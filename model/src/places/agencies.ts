import * as z from "zod/mini";
import type { Coordinates } from "./places.ts";

/** Agencies of one page (specification §9). */
export const agenciesPerPage = 10;

export const SearchPoint = z.object({
  lat: z
    .number("coordinates.invalid")
    .check(z.minimum(-90, "coordinates.invalid"), z.maximum(90, "coordinates.invalid")),
  lng: z
    .number("coordinates.invalid")
    .check(z.minimum(-180, "coordinates.invalid"), z.maximum(180, "coordinates.invalid")),
});
export type SearchPoint = z.infer<typeof SearchPoint>;

/** Rounds to about a hundred metres: precise enough to sort agencies, too coarse to identify a house. */
export function coarsePoint({ lat, lng }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 1000) / 1000, lng: Math.round(lng * 1000) / 1000 };
}

/** The box around Switzerland includes places just across the border. */
export function isAroundSwitzerland({ lat, lng }: Coordinates): boolean {
  return lat >= 45.8 && lat <= 47.85 && lng >= 5.9 && lng <= 10.55;
}

/** The address of a page with directions, from the template of the public configuration. */
export function routeAddress(template: string, { lat, lng }: Coordinates): string {
  return template.replaceAll("{destination}", encodeURIComponent(`${lat},${lng}`));
}
