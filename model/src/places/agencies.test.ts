import { expect, test } from "vitest";
import { coarsePoint, isAroundSwitzerland } from "./agencies.ts";

const lausanne = { lat: 46.5197, lng: 6.6323 };

test("G01 a position is made coarse, and known to be far from Switzerland", () => {
  expect(coarsePoint({ lat: 46.519_654_3, lng: 6.632_273_9 })).toEqual({ lat: 46.52, lng: 6.632 });
  expect([lausanne, { lat: 48.8566, lng: 2.3522 }].map(isAroundSwitzerland)).toEqual([true, false]);
});
