import { DEFAULT_ZOOM, middleOfSwitzerland, type SwissMapProps } from "./map.ts";
import type { Place, View } from "./projection.ts";
import { endsOf, fitted, kept, type Size } from "./view.ts";

type Wish = Pick<SwissMapProps, "markers" | "center" | "zoom" | "fit" | "circle" | "here">;

/** Everything there is to see. */
export function allOf({ markers, circle, here }: Wish): Place[] {
  return [...markers, ...(circle ? endsOf(circle) : []), ...(here ? [here] : [])];
}

export function wantedView(wish: Wish, size: Size): View {
  const { center = middleOfSwitzerland, zoom = DEFAULT_ZOOM, fit } = wish;
  return (fit && fitted(allOf(wish), size)) || kept({ lat: center.lat, lng: center.lng, zoom });
}

/** Equal wishes are equal texts, so that a new list of the same places moves nothing. */
export function wishOf({ markers, center, zoom, fit, circle, here }: Wish): string {
  const places = markers.map(({ id, lat, lng }) => [id, lat, lng]);
  return JSON.stringify([places, center?.lat, center?.lng, zoom, fit, fit && [circle, here]]);
}
