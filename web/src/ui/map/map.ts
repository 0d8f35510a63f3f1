export interface Coordinates {
  lat: number;
  lng: number;
}

/** The centre and zoom of a map. */
export interface View extends Coordinates {
  zoom: number;
}

export interface MapMarker extends Coordinates {
  id: string;
  label: string;
  /** A second line for the caption, such as an address. */
  detail?: string;
}

export interface MapCircle extends Coordinates {
  radiusMetres: number;
}

export interface SwissMapProps {
  /** The accessible name. */
  label: string;
  /** In the order of the list beside the map, which is also the tab order. */
  markers: readonly MapMarker[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** The middle of Switzerland by default. */
  center?: Coordinates | undefined;
  /** 7 shows the country, 14 a quarter of a town. */
  zoom?: number;
  /** The highest zoom, if the map has no more detail. */
  maxZoom?: number | undefined;
  /** Shows all places at the highest zoom that fits, instead of `center` and `zoom`. */
  fit?: boolean;
  circle?: MapCircle | undefined;
  /** The customer's position. */
  here?: Coordinates | undefined;
}

export const centerOfSwitzerland: Coordinates = { lat: 46.8, lng: 8.23 };
export const zooms = { least: 6.4, most: 17 };
export const LIST_ZOOM = 7;
export const DEFAULT_ZOOM = 14;
export const DEFAULT_RADIUS_METRES = 500;

/** The view that the map's parent requests. */
export type RequestedView = Pick<
  SwissMapProps,
  "markers" | "center" | "zoom" | "fit" | "circle" | "here"
>;

/** A request as text, so that a new list of the same places does not move the map. */
export function requestedViewKey({
  markers,
  center,
  zoom,
  fit,
  circle,
  here,
}: RequestedView): string {
  const places = markers.map(({ id, lat, lng }) => [id, lat, lng]);
  return JSON.stringify([places, center?.lat, center?.lng, zoom, fit, fit && [circle, here]]);
}
