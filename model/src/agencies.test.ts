import { expect, test } from "vitest";
import {
  coarsePoint,
  isAroundSwitzerland,
  kilometresBetween,
  shownKilometres,
} from "./agencies.ts";

const lausanne = { lat: 46.5197, lng: 6.6323 };
const geneva = { lat: 46.2044, lng: 6.1432 };
const bern = { lat: 46.948, lng: 7.4474 };
const zurich = { lat: 47.3769, lng: 8.5417 };

test.each([
  ["Lausanne", lausanne, "Genève", geneva, 51],
  ["Bern", bern, "Zürich", zurich, 95],
  ["Genève", geneva, "Zürich", zurich, 224],
  ["one side of the date line", { lat: 0, lng: 179.5 }, "the other", { lat: 0, lng: -179.5 }, 111],
  ["pole", { lat: 90, lng: 0 }, "pole", { lat: -90, lng: 0 }, 20_015],
])("G01 from %s %j to %s it is about %d km", (_from, one, _to, other, kilometres) => {
  expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThan(1);
  expect(kilometresBetween(other, one)).toBeCloseTo(kilometresBetween(one, other), 9);
});

test.each([
  [0, 1],
  [0.2, 1],
  [1, 1],
  [1.001, 2],
  [50.4, 51],
])("G01 %d km are shown as %d km", (distance, shown) => {
  expect(shownKilometres(distance)).toBe(shown);
});

test("G01 a position is made coarse, and known to be far from Switzerland", () => {
  expect(coarsePoint({ lat: 46.519_654_3, lng: 6.632_273_9 })).toEqual({ lat: 46.52, lng: 6.632 });
  expect([lausanne, { lat: 48.8566, lng: 2.3522 }].map(isAroundSwitzerland)).toEqual([true, false]);
});
