import { expect, test } from "vitest";
import { pinsOf } from "./clusters.ts";
import { distanceText, scaleOf } from "./distance.ts";
import geometry from "./geometry.json" with { type: "json" };
import { placedLabels, spotBeside, unpackTowns } from "./labels.ts";
import towns from "./towns.json" with { type: "json" };
import { wishOf } from "./wish.ts";

const lausanne = { lat: 46.5197, lng: 6.6323 };
const view = { ...lausanne, zoom: 14 };
const marker = (id: string, lat: number, lng: number) => ({ id, lat, lng, label: id });

test("a wish that says the same is the same; another one is not", () => {
  const wish = { markers: [marker("a", 46, 7)], zoom: 7 };
  expect(wishOf({ ...wish, markers: [marker("a", 46, 7)] })).toBe(wishOf(wish));
  expect(wishOf({ ...wish, markers: [marker("b", 46, 7)] })).not.toBe(wishOf(wish));
  expect(wishOf({ ...wish, center: lausanne })).not.toBe(wishOf(wish));
});

test("markers that would cover one another are one pin, in the order of the list, until they are far enough apart", () => {
  const markers = [marker("a", 46.52, 6.63), marker("c", 47.37, 8.54), marker("b", 46.521, 6.631)];
  const ids = (scale: number, alone?: string) =>
    pinsOf(
      markers,
      ({ lat, lng }) => ({ x: lng * scale, y: -lat * scale }),
      ({ id }) => id === alone,
    ).map((pin) => pin.markers.map(({ id }) => id));
  expect(ids(100)).toEqual([["a", "b"], ["c"]]);
  expect(ids(100, "b")).toEqual([["a"], ["c"], ["b"]]);
  expect(ids(40_000)).toEqual([["a"], ["c"], ["b"]]);
});

test("the scale is a round distance that fits", () => {
  expect(scaleOf(view)).toMatchObject({ metres: 500 });
  expect(scaleOf({ ...view, zoom: 7 })).toMatchObject({ metres: 50_000 });
  expect(scaleOf(view).pixels).toBeCloseTo(76, 0);
  expect([distanceText(500), distanceText(50_000)]).toEqual(["500 m", "50 km"]);
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
