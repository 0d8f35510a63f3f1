import type { SwissMapProps } from "./map.ts";

/** What a map's owner wants to be seen. */
export type Wish = Pick<SwissMapProps, "markers" | "center" | "zoom" | "fit" | "circle" | "here">;

/** Equal wishes are equal texts, so that a new list of the same places moves nothing. */
export function wishOf({ markers, center, zoom, fit, circle, here }: Wish): string {
  const places = markers.map(({ id, lat, lng }) => [id, lat, lng]);
  return JSON.stringify([places, center?.lat, center?.lng, zoom, fit, fit && [circle, here]]);
}
