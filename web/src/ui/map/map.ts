export interface Place {
  lat: number;
  lng: number;
}

/** What a map shows: its middle and how near. */
export interface View extends Place {
  zoom: number;
}

export interface MapMarker extends Place {
  id: string;
  label: string;
  /** A second line for the caption, such as an address. */
  detail?: string;
}

export interface MapCircle extends Place {
  radiusMetres: number;
}

export interface SwissMapProps {
  /** The accessible name. */
  label: string;
  /** In the order of the list beside the map, which is the order of the tab key too. */
  markers: readonly MapMarker[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** The middle of Switzerland by default. */
  center?: Place | undefined;
  /** 7 shows the country, 14 a quarter of a town. */
  zoom?: number;
  /** The nearest zoom, where the map has nothing to show beyond it. */
  maxZoom?: number | undefined;
  /** Shows everything there is to show, as near as possible, instead of `center` and `zoom`. */
  fit?: boolean;
  circle?: MapCircle | undefined;
  /** Where the person is. */
  here?: Place | undefined;
}

export const middleOfSwitzerland: Place = { lat: 46.8, lng: 8.23 };
export const zooms = { least: 6.4, most: 17 };
export const LIST_ZOOM = 7;
export const DEFAULT_ZOOM = 14;
export const DEFAULT_RADIUS_METRES = 500;

/** What a map's owner wants to be seen. */
export type Wish = Pick<SwissMapProps, "markers" | "center" | "zoom" | "fit" | "circle" | "here">;

/** Equal wishes are equal texts, so that a new list of the same places moves nothing. */
export function wishOf({ markers, center, zoom, fit, circle, here }: Wish): string {
  const places = markers.map(({ id, lat, lng }) => [id, lat, lng]);
  return JSON.stringify([places, center?.lat, center?.lng, zoom, fit, fit && [circle, here]]);
}
