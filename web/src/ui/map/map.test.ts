import { describe, expect, test } from "vitest";
import { pinsOf } from "./clusters.ts";
import geometry from "./geometry.json" with { type: "json" };
import { labelsAtZoom, labelPosition, positionedLabels, unpackTowns } from "./labels.ts";
import { requestedViewKey } from "./map.ts";
import { distanceText, metresPerPixel, scaleOf, toOrigin } from "./projection.ts";
import { fromGrid, toGrid } from "./swiss-grid.ts";
import towns from "./towns.json" with { type: "json" };

const lausanne = { lat: 46.5197, lng: 6.6323 };
const view = { ...lausanne, zoom: 14 };
const marker = (id: string, lat: number, lng: number) => ({ id, lat, lng, label: id });

test("two requested views are equal if their values are", () => {
  const requested = { markers: [marker("a", 46, 7)], zoom: 7 };
  expect(requestedViewKey({ ...requested, markers: [marker("a", 46, 7)] })).toBe(
    requestedViewKey(requested),
  );
  expect(requestedViewKey({ ...requested, markers: [marker("b", 46, 7)] })).not.toBe(
    requestedViewKey(requested),
  );
  expect(requestedViewKey({ ...requested, center: lausanne })).not.toBe(
    requestedViewKey(requested),
  );
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
  const shown = labelsAtZoom(all, 7).map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(["Zürich", "Genève", "Lausanne", "Bern", "Lugano"]));
  expect(shown.length).toBeLessThan(12);
  expect(labelsAtZoom(all, 12).length).toBeGreaterThan(1500);
  const zermatt = all.find(({ name }) => name === "Zermatt");
  expect(Math.hypot((zermatt?.x ?? 0) + 1401, (zermatt?.y ?? 0) - 3292)).toBeLessThan(300);
  expect(unpackTowns(geometry.cities)).toEqual(all.slice(0, 110));
});

test("a name makes room for a marker", () => {
  const at = { x: 100, y: 100 };
  expect(labelPosition(at, [])).toEqual({ ...at, isUnder: false });
  expect(labelPosition(at, [{ x: 102, y: 99 }])).toEqual({ x: 102, y: 127, isUnder: true });
  expect(labelPosition(at, [{ x: 100, y: 130 }])).toBeUndefined();
});

test("a name that a marker moved does not lie over its neighbour's", () => {
  const town = (name: string, x: number, y: number) => ({
    label: { name, kind: "town" as const, zoom: 7, x, y },
    x,
    y,
  });
  const [bern, koeniz] = [town("Bern", 100, 100), town("Köniz", 88, 126)];
  const names = (pins: { x: number; y: number }[]) =>
    positionedLabels([bern, koeniz], pins).map(({ label }) => label.name);
  expect(names([])).toEqual(["Bern", "Köniz"]);
  expect(names([{ x: 100, y: 100 }])).toEqual(["Bern"]);
});

describe("Web Mercator", () => {
  // Computed independently, by the other usual formula: y = (1 - asinh(tan(lat)) / pi) / 2.
  test.each([
    [{ lat: 46.5167, lng: 6.6291 }, [-4663, 1202]],
    [{ lat: 46.947, lng: 7.4441 }, [-2289, -626]],
    [{ lat: 47.3779, lng: 8.5403 }, [904, -2472]],
  ])("%j is the pixel %j of the drawing", (place, pixel) => {
    const { x, y } = toOrigin(place);
    expect([Math.round(x), Math.round(y)]).toEqual(pixel);
  });

  test("the drawing is counted from its own origin", () => {
    expect(toOrigin({ lat: 46.8, lng: 8.23 })).toEqual({ x: 0, y: 0 });
    const { x, y } = toOrigin(lausanne);
    expect([Math.round(x), Math.round(y)]).toEqual([-4654, 1190]);
  });

  test("a pixel is 6.6 m wide in Lausanne at zoom 14, and half of it one zoom nearer", () => {
    expect(metresPerPixel(lausanne.lat, 14)).toBeCloseTo(6.575, 2);
    expect(metresPerPixel(lausanne.lat, 15) * 2).toBeCloseTo(metresPerPixel(lausanne.lat, 14), 9);
  });
});

describe("the Swiss grid", () => {
  test("its origin is the old observatory in Bern", () => {
    const { lat, lng } = fromGrid({ east: 2_600_000, north: 1_200_000 });
    expect(lat).toBeCloseTo(46.951_083, 4);
    expect(lng).toBeCloseTo(7.438_632, 4);
  });

  test("there and back is the same place to some metres, from one end of the country to the other", () => {
    for (const point of [
      { east: 2_485_410, north: 1_110_000 },
      { east: 2_833_840, north: 1_167_000 },
      { east: 2_683_000, north: 1_248_000 },
    ]) {
      const back = toGrid(fromGrid(point));
      expect(Math.abs(back.east - point.east)).toBeLessThan(4);
      expect(Math.abs(back.north - point.north)).toBeLessThan(4);
    }
  });
});
