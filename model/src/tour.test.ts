import { expect, test } from "vitest";
import { isTourTime, stopsOnScreen, TOUR_DAYS, tourKind, tours, type TourStop } from "./tour.ts";

const owner = { isAddressOwner: true, sousTutelle: false, insureds: 1, isNewcomer: false };

test.each([
  ["a family", { ...owner, insureds: 4 }, "FAMILY"],
  ["a person alone", owner, "OWNER"],
  ["a newcomer", { ...owner, isNewcomer: true }, "NEWCOMER"],
  ["an affiliated adult", { ...owner, isAddressOwner: false, isNewcomer: true }, "AFFILIATE"],
  ["a person under guardianship", { ...owner, sousTutelle: true, insureds: 9 }, "GUARDIANSHIP"],
  ["a household of nine", { ...owner, insureds: 9, isNewcomer: true }, "HEAVY"],
] as const)("V72 %s gets the tour that fits", (_who, visitor, kind) => {
  expect(tourKind(visitor)).toBe(kind);
});

test("V72 each tour has four to six stops, on a computer and on a phone", () => {
  const phone = new Set<TourStop>(["tasks", "people", "search", "bell", "menu", "reading"]);
  for (const stops of Object.values(tours)) {
    for (const isThere of [() => true, (stop: TourStop) => phone.has(stop)]) {
      const { length } = stopsOnScreen(stops, isThere);
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThanOrEqual(6);
    }
  }
});

test("V73 a place that is missing is left out, and the menu stands once for what is in it", () => {
  const stops = ["tasks", "invoices", "search", "help"] as const;
  expect(stopsOnScreen(stops, (stop) => stop === "menu" || stop === "search")).toEqual([
    "menu",
    "search",
  ]);
  expect(stopsOnScreen(stops, () => false)).toEqual([]);
});

test("V72 the tour opens by itself in the first weeks, until it was ended", () => {
  const now = new Date("2028-02-29T12:00:00Z");
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect(isTourTime({ tourEndedAt: null, firstConnectionAt: null }, now)).toBe(true);
  expect(isTourTime({ tourEndedAt: null, firstConnectionAt: before(TOUR_DAYS) }, now)).toBe(true);
  expect(isTourTime({ tourEndedAt: null, firstConnectionAt: before(TOUR_DAYS + 1) }, now)).toBe(
    false,
  );
  expect(isTourTime({ tourEndedAt: before(0), firstConnectionAt: before(0) }, now)).toBe(false);
});
