import { describe, expect, test } from "vitest";
import { metresPerPixel, toOrigin, toPlace, toWorld } from "./projection.ts";
import { fromGrid, toGrid } from "./swiss-grid.ts";

const lausanne = { lat: 46.5197, lng: 6.6323 };

describe("Web Mercator", () => {
  test.each([
    [{ lat: 0, lng: 0 }, 0, { x: 128, y: 128 }],
    [{ lat: 85.051_128_78, lng: -180 }, 0, { x: 0, y: 0 }],
    [{ lat: -85.051_128_78, lng: 180 }, 3, { x: 2048, y: 2048 }],
  ])("%j at zoom %i is the pixel %j", (place, zoom, point) => {
    const found = toWorld(place, zoom);
    expect(found.x).toBeCloseTo(point.x, 4);
    expect(found.y).toBeCloseTo(point.y, 4);
  });

  // Worked out apart, by the other usual formula: y = (1 - asinh(tan(lat)) / pi) / 2.
  test.each([
    [{ lat: 46.5167, lng: 6.6291 }, 14, [8493, 5794]],
    [{ lat: 46.947, lng: 7.4441 }, 14, [8530, 5766]],
    [{ lat: 47.3779, lng: 8.5403 }, 7, [67, 44]],
  ])("%j at zoom %i lies on the tile %j", (place, zoom, tile) => {
    const { x, y } = toWorld(place, zoom);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual(tile);
  });

  test("a place comes back from its pixel", () => {
    for (const zoom of [6.4, 7, 14, 17]) {
      const back = toPlace(toWorld(lausanne, zoom), zoom);
      expect(back.lat).toBeCloseTo(lausanne.lat, 9);
      expect(back.lng).toBeCloseTo(lausanne.lng, 9);
    }
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
