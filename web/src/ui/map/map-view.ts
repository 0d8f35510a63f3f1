import { latLng, latLngBounds, type Map, point } from "leaflet";
import {
  DEFAULT_ZOOM,
  LIST_ZOOM,
  centerOfSwitzerland,
  type Coordinates,
  type View,
  type RequestedView,
  zooms,
} from "./map.ts";

/** The margin for the buttons and captions at the edges. */
const MARGIN = 56;
/** The zoom of a single point, which has no extent. */
const NEAREST_FIT = 15;

/** The view with the highest zoom that shows all these places. */
export function fitView(
  map: Map,
  places: readonly Coordinates[],
  margin = MARGIN,
): View | undefined {
  if (places.length === 0) return undefined;
  const bounds = latLngBounds([...places]);
  const { lat, lng } = bounds.getCenter();
  const nearest = map.getBoundsZoom(bounds, false, point(2 * margin, 2 * margin));
  const zoom = Math.min(NEAREST_FIT, Math.floor(nearest * 4) / 4);
  return { lat, lng, zoom: Math.max(zooms.least, zoom) };
}

/** All places of the map. */
export function allPoints({ markers, circle, here }: RequestedView): Coordinates[] {
  const around = circle && latLng(circle).toBounds(2 * circle.radiusMetres);
  return [
    ...markers,
    ...(around ? [around.getSouthWest(), around.getNorthEast()] : []),
    ...(here ? [here] : []),
  ];
}

export function viewFor(map: Map, view: RequestedView): View {
  const { center, zoom = DEFAULT_ZOOM, fit } = view;
  const all = fit ? fitView(map, allPoints(view)) : undefined;
  if (all) return all;
  if (center) return { lat: center.lat, lng: center.lng, zoom };
  return { ...centerOfSwitzerland, zoom: zoom === LIST_ZOOM ? countryZoom(map) : zoom };
}

/** The corners of the country, and their margin. */
const corners: Coordinates[] = [
  { lat: 45.818, lng: 5.956 },
  { lat: 47.808, lng: 10.492 },
];
const CORNER_MARGIN = 8;

/** On a phone, the country is slightly wider than the zoom of lists shows. */
function countryZoom(map: Map): number {
  return Math.min(LIST_ZOOM, fitView(map, corners, CORNER_MARGIN)?.zoom ?? LIST_ZOOM);
}
