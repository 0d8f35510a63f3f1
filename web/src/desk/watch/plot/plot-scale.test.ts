import { expect, test } from "vitest";
import { scaleOf, tickStep } from "./plot-scale.ts";

test.for([
  [0, 1, 2],
  [1, 1, 2],
  [3, 3, 4],
  [7, 8, 5],
  [98, 100, 3],
  [101, 150, 4],
  [4_000, 4_000, 5],
])("Z57 an axis up to %i ends at the round value %i", ([highest, top, lines]) => {
  const scale = scaleOf(highest ?? 0);
  expect([scale.top, scale.lines.length]).toEqual([top, lines]);
  expect(scale.lines.at(-1)).toBe(top);
});

test("Z57 the words of an axis leave out as many as do not fit", () => {
  expect(tickStep(30, 600, 60)).toBe(3);
  expect(tickStep(5, 600, 60)).toBe(1);
  expect(tickStep(5, 20, 60)).toBe(5);
});
