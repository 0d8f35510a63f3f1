import { DEFAULT_ZOOM, LIST_ZOOM, middleOfSwitzerland, type SwissMapProps } from "./map.ts";
import type { Place, View } from "./projection.ts";
import { endsOf, fitted, kept, type Size } from "./view.ts";

type Wish = Pick<SwissMapProps, "markers" | "center" | "zoom" | "fit" | "circle" | "here">;

/** Everything there is to see. */
export function allOf({ markers, circle, here }: Wish): Place[] {
  return [...markers, ...(circle ? endsOf(circle) : []), ...(here ? [here] : [])];
}

export function wantedView(wish: Wish, size: Size): View {
  const { center, zoom = DEFAULT_ZOOM, fit } = wish;
  const all = fit ? fitted(allOf(wish), size) : undefined;
  if (all) return all;
  if (center) return kept({ lat: center.lat, lng: center.lng, zoom });
  return kept({ ...middleOfSwitzerland, zoom: zoom === LIST_ZOOM ? countryZoom(size) : zoom });
}

/** The country's corners, and how near to the edges they may come. */
const corners: Place[] = [
  { lat: 45.818, lng: 5.956 },
  { lat: 47.808, lng: 10.492 },
];
const CORNER_MARGIN = 8;

/** On a telephone, the country is a little wider than the zoom of lists shows. */
function countryZoom(size: Size): number {
  return Math.min(LIST_ZOOM, fitted(corners, size, CORNER_MARGIN)?.zoom ?? LIST_ZOOM);
}

/** Equal wishes are equal texts, so that a new list of the same places moves nothing. */
export function wishOf({ markers, center, zoom, fit, circle, here }: Wish): string {
  const places = markers.map(({ id, lat, lng }) => [id, lat, lng]);
  return JSON.stringify([places, center?.lat, center?.lng, zoom, fit, fit && [circle, here]]);
}
