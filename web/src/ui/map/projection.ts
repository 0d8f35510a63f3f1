export interface Place {
  lat: number;
  lng: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What a map shows: its middle and how near. At zoom 0 the whole world is one tile wide. */
export interface View extends Place {
  zoom: number;
}

export const TILE = 256;
const EQUATOR_METRES = 40_075_016.686;
/** The zoom in whose pixels the bundled geometry is drawn, and the point it is counted from. */
export const DRAWN_ZOOM = 12;
export const ORIGIN: Place = { lat: 46.8, lng: 8.23 };

/** Web Mercator: where a place is on a world of this zoom, in pixels from its north-western corner. */
export function toWorld({ lat, lng }: Place, zoom: number): Point {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export function toPlace({ x, y }: Point, zoom: number): Place {
  const size = TILE * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size - 0.5) * 360,
  };
}

/** Pixels of the drawing, counted from its origin so that they stay short. */
export function toOrigin(place: Place): Point {
  const [point, origin] = [toWorld(place, DRAWN_ZOOM), toWorld(ORIGIN, DRAWN_ZOOM)];
  return { x: point.x - origin.x, y: point.y - origin.y };
}

/** How many metres a pixel is wide. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** zoom);
}
