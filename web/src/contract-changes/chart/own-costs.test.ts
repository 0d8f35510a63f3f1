import { expect, test } from "vitest";
import { labelsOf } from "./OwnCosts.tsx";

const scale = { x: (costs: number) => (Math.min(costs, 8000_00) / 8000_00) * 100, most: 8000_00 };
const years = (...costs: number[]) =>
  costs.map((francs, place) => ({ year: 2022 + place, costs: francs * 100 }));
const texts = (costs: number[], room: "wide" | "narrow") =>
  labelsOf(years(...costs), scale, room).map(({ text }) => text);

test.each([
  ["far from one another", [500, 3000, 6000], ["2022", "2023", "2024"]],
  ["a label's width apart", [1000, 1700, 6000], ["2022, 2023", "2024"]],
  ["a pair whose label reaches the third", [1000, 1500, 2300], ["2022, 2023, 2024"]],
  ["all at the left edge", [0, 100, 900], ["2022, 2023, 2024"]],
  ["beyond the last amount", [7900, 9000, 500], ["2024", "2022, 2023 ›"]],
])("N09 years under the chart that lie %s do not lie on one another", (_, costs, labels) => {
  expect(texts(costs, "wide")).toEqual(labels);
});

test("N09 no labels overlap, wherever the years lie", () => {
  for (let a = 0; a <= 8000; a += 250)
    for (let b = a; b <= 8000; b += 250) {
      const labels = labelsOf(years(a, b, 4000, 2400, 300), scale, "wide");
      // Each character takes 1.9 % of the width; labels near an edge are aligned towards the middle.
      const spans = labels.map(({ text, x }) => {
        const width = text.length * 1.9;
        if (x < 8) return [x, x + width] as const;
        return x > 92 ? ([x - width, x] as const) : ([x - width / 2, x + width / 2] as const);
      });
      for (const [place, [from]] of spans.entries())
        expect(from, `${a} ${b}`).toBeGreaterThanOrEqual(spans[place - 1]?.[1] ?? -100);
    }
});
