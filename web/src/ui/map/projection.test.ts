import { describe, expect, test } from "vitest";
import { metresPerPixel, toOrigin } from "./projection.ts";
import { fromGrid, toGrid } from "./swiss-grid.ts";

const lausanne = { lat: 46.5197, lng: 6.6323 };

describe("Web Mercator", () => {
  // Worked out apart, by the other usual formula: y = (1 - asinh(tan(lat)) / pi) / 2.
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
