import { expect, test } from "vitest";
import { pinsOf } from "./clusters.ts";
import { distanceText, scaleOf } from "./distance.ts";
import geometry from "./geometry.json" with { type: "json" };
import { placedLabels, spotBeside, unpackTowns } from "./labels.ts";
import { tilesIn } from "./MapTiles.tsx";
import { toPlace, toWorld } from "./projection.ts";
import towns from "./towns.json" with { type: "json" };
import { endsOf, fitted, kept, pushed, screenPoint, zoomedAt } from "./view.ts";
import { wantedView, wishOf } from "./wanted.ts";

const size = { width: 800, height: 400 };
const phone = { width: 358, height: 470 };
const lausanne = { lat: 46.5197, lng: 6.6323 };
const view = { ...lausanne, zoom: 14 };
const marker = (id: string, lat: number, lng: number) => ({ id, lat, lng, label: id });

test("the middle of the view is the middle of the map", () => {
  expect(screenPoint(view, size, lausanne)).toEqual({ x: 400, y: 200 });
});

test("a map that is pushed takes its places along", () => {
  const { x, y } = screenPoint(pushed(view, { x: 30, y: -20 }), size, lausanne);
  expect(x).toBeCloseTo(430, 6);
  expect(y).toBeCloseTo(180, 6);
});

test("what is under the pointer stays there while the map is zoomed", () => {
  const point = { x: 120, y: 310 };
  const middle = toWorld(view, 14);
  const place = toPlace({ x: middle.x + 120 - 400, y: middle.y + 310 - 200 }, 14);
  const after = screenPoint(zoomedAt(view, size, 15.5, point), size, place);
  expect(after.x).toBeCloseTo(point.x, 6);
  expect(after.y).toBeCloseTo(point.y, 6);
});

test("nobody loses Switzerland from sight", () => {
  expect(kept({ lat: 10, lng: 50, zoom: 30 })).toEqual({ lat: 45.4, lng: 11, zoom: 17 });
});

test("what is fitted is all in sight, and one place alone is not shown from its roof", () => {
  const places = [lausanne, { lat: 47.3769, lng: 8.5417 }, { lat: 46.0037, lng: 8.9511 }];
  for (const each of [size, phone]) {
    const found = fitted(places, each);
    for (const place of places) {
      const { x, y } = screenPoint(found ?? view, each, place);
      expect(x > 40 && y > 40 && x < each.width - 40 && y < each.height - 40).toBe(true);
    }
  }
  expect(fitted([lausanne], size)?.zoom).toBe(15);
  expect(fitted([], size)).toBeUndefined();
});

test("G01 without a wish, a map shows the middle of Switzerland at zoom 14, and the whole of it in lists", () => {
  const wish = { markers: [] };
  expect(wantedView(wish, size)).toEqual({ lat: 46.8, lng: 8.23, zoom: 14 });
  expect(wantedView({ ...wish, zoom: 7 }, size).zoom).toBe(7);
  const narrow = wantedView({ ...wish, zoom: 7 }, phone);
  expect(screenPoint(narrow, phone, { lat: 46.2, lng: 5.96 }).x).toBeGreaterThan(0);
});

test("a wish that says the same is the same; another one is not", () => {
  const wish = { markers: [marker("a", 46, 7)], zoom: 7 };
  expect(wishOf({ ...wish, markers: [marker("a", 46, 7)] })).toBe(wishOf(wish));
  expect(wishOf({ ...wish, markers: [marker("b", 46, 7)] })).not.toBe(wishOf(wish));
  expect(wishOf({ ...wish, center: lausanne })).not.toBe(wishOf(wish));
});

test("G01 a circle of 500 m is 500 m wide each way", () => {
  const [west, east] = endsOf({ ...lausanne, radiusMetres: 500 });
  const metres =
    ((east?.lng ?? 0) - (west?.lng ?? 0)) * 111_320 * Math.cos((46.5197 * Math.PI) / 180);
  expect(metres).toBeCloseTo(1000, -1);
});

test("markers that would cover one another are one pin, until they are far enough apart", () => {
  const markers = [marker("a", 46.52, 6.63), marker("b", 46.521, 6.631), marker("c", 47.37, 8.54)];
  const far = { lat: 46.8, lng: 8.23, zoom: 7 };
  const ids = (found: ReturnType<typeof pinsOf>) =>
    found.map((pin) => pin.markers.map(({ id }) => id));
  expect(ids(pinsOf(markers, far, size))).toEqual([["a", "b"], ["c"]]);
  expect(ids(pinsOf(markers, far, size, "b"))).toEqual([["a"], ["b"], ["c"]]);
  expect(ids(pinsOf(markers, { ...view, zoom: 17 }, size))).toEqual([["a"], ["b"], ["c"]]);
});

test("the scale is a round distance that fits", () => {
  expect(scaleOf(view)).toMatchObject({ metres: 500 });
  expect(scaleOf({ ...view, zoom: 7 })).toMatchObject({ metres: 50_000 });
  expect(scaleOf(view).pixels).toBeCloseTo(76, 0);
  expect([distanceText(500), distanceText(50_000)]).toEqual(["500 m", "50 km"]);
});

test("the tiles of a view cover all of it, at any zoom between two", () => {
  for (const zoom of [7, 13.6, 14.4]) {
    const tiles = tilesIn({ ...lausanne, zoom }, size);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(800);
    expect(Math.max(...tiles.map(({ top, width }) => top + width))).toBeGreaterThanOrEqual(400);
  }
  expect(tilesIn(view, size)).toContainEqual(expect.objectContaining({ z: 14, x: 8493, y: 5794 }));
});

test("names have room beside one another, the largest towns first, and every locality is near its place", () => {
  const all = unpackTowns(towns);
  expect(all.length).toBeGreaterThan(3500);
  const shown = placedLabels(all, 7).map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(["Zürich", "Genève", "Lausanne", "Bern", "Lugano"]));
  expect(shown.length).toBeLessThan(12);
  expect(placedLabels(all, 12).length).toBeGreaterThan(1500);
  const zermatt = all.find(({ name }) => name === "Zermatt");
  expect(Math.hypot((zermatt?.x ?? 0) + 1401, (zermatt?.y ?? 0) - 3292)).toBeLessThan(300);
  expect(unpackTowns(geometry.cities)).toEqual(all.slice(0, 110));
});

test("a name makes room for a marker", () => {
  const at = { x: 100, y: 100 };
  expect(spotBeside(at, [])).toEqual({ ...at, isUnder: false });
  expect(spotBeside(at, [{ x: 102, y: 99 }])).toEqual({ x: 102, y: 127, isUnder: true });
  expect(spotBeside(at, [{ x: 100, y: 130 }])).toBeUndefined();
});
