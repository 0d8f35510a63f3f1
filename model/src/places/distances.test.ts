import { expect, test } from "vitest";
import { kilometresBetween, shownKilometres } from "./distances.ts";

test.each([
  ["Lausanne", "Genève", { lat: 46.5197, lng: 6.6323 }, { lat: 46.2044, lng: 6.1432 }, 51],
  ["Bern", "Zürich", { lat: 46.948, lng: 7.4474 }, { lat: 47.3769, lng: 8.5417 }, 95],
  ["Lugano", "Basel", { lat: 46.0037, lng: 8.9511 }, { lat: 47.5596, lng: 7.5886 }, 202],
  ["one side of the date line", "the other", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
  ["pole", "pole", { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015],
])("G01 %s and %s are as far apart as on the map", (_one, _other, from, to, kilometres) => {
  expect(Math.round(kilometresBetween(from, to))).toBe(kilometres);
  expect(kilometresBetween(to, from)).toBeCloseTo(kilometresBetween(from, to), 9);
  expect(kilometresBetween(from, from)).toBe(0);
});

test.each([
  [0, 1],
  [0.2, 1],
  [1, 1],
  [1.1, 2],
  [12.9, 13],
])("G01 %d km are shown as %i", (distance, shown) => expect(shownKilometres(distance)).toBe(shown));
