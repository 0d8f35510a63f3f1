import {
  metresPerPixel,
  type Place,
  type Point,
  toPlace,
  toWorld,
  type View,
} from "./projection.ts";

export interface Size {
  width: number;
  height: number;
}

export const zooms = { least: 6.4, most: 17 };
const around = { south: 45.4, north: 48.1, west: 5.4, east: 11 };
/** What is fitted keeps off the edges, where buttons and captions are. */
const MARGIN = 56;
/** One point alone has no extent; it is shown as near as this. */
const NEAREST_FIT = 15;

/** Switzerland stays in sight, and the zoom within what can be drawn. */
export function kept({ lat, lng, zoom }: View): View {
  return {
    lat: between(around.south, lat, around.north),
    lng: between(around.west, lng, around.east),
    zoom: between(zooms.least, zoom, zooms.most),
  };
}

/** Where a place is in a map of this size. */
export function screenPoint(view: View, size: Size, place: Place): Point {
  const [point, middle] = [toWorld(place, view.zoom), toWorld(view, view.zoom)];
  return { x: point.x - middle.x + size.width / 2, y: point.y - middle.y + size.height / 2 };
}

/** Whether a point of the screen is on the map. */
export function isWithin({ x, y }: Point, { width, height }: Size): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}

/** The view after the paper was pushed by so many pixels. */
export function pushed(view: View, { x, y }: Point): View {
  const middle = toWorld(view, view.zoom);
  const place = toPlace({ x: middle.x - x, y: middle.y - y }, view.zoom);
  return kept({ ...place, zoom: view.zoom });
}

/** Another zoom, with the place under a point of the map staying where it is. */
export function zoomedAt(view: View, size: Size, zoom: number, point: Point): View {
  const next = between(zooms.least, zoom, zooms.most);
  const off = { x: point.x - size.width / 2, y: point.y - size.height / 2 };
  const middle = toWorld(view, view.zoom);
  const place = toPlace({ x: middle.x + off.x, y: middle.y + off.y }, view.zoom);
  const there = toWorld(place, next);
  return kept({ ...toPlace({ x: there.x - off.x, y: there.y - off.y }, next), zoom: next });
}

/** The nearest view that shows all these places. */
export function fitted(places: readonly Place[], size: Size, margin = MARGIN): View | undefined {
  if (places.length === 0) return undefined;
  const points = places.map((place) => toWorld(place, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = Math.min(
    Math.max(1, size.width - 2 * margin) / (right - left),
    Math.max(1, size.height - 2 * margin) / (bottom - top),
  );
  const zoom = Math.min(NEAREST_FIT, Math.floor(Math.log2(room) * 4) / 4);
  return kept({ ...toPlace({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom });
}

/** The four ends of a circle, for a view that is to show all of it. */
export function endsOf({ lat, lng, radiusMetres }: Place & { radiusMetres: number }): Place[] {
  const middle = toWorld({ lat, lng }, zooms.most);
  const reach = radiusMetres / metresPerPixel(lat, zooms.most);
  return [
    { x: middle.x - reach, y: middle.y },
    { x: middle.x + reach, y: middle.y },
    { x: middle.x, y: middle.y - reach },
    { x: middle.x, y: middle.y + reach },
  ].map((point) => toPlace(point, zooms.most));
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
