import { expect, test } from "vitest";
import { fullDate } from "./full-dates.ts";

const first = new Date("2026-12-01T12:00:00Z");
const eleventh = new Date("2026-12-11T12:00:00Z");
const timeZone = "UTC";

test("the first of a month is an ordinal in French and Italian, and a figure in German and English", () => {
  expect(fullDate(first, "fr", { timeZone })).toBe("mardi 1er décembre 2026");
  expect(fullDate(first, "it", { timeZone })).toBe("martedì 1° dicembre 2026");
  expect(fullDate(first, "de", { timeZone })).toBe("Dienstag, 1. Dezember 2026");
  expect(fullDate(first, "en", { timeZone })).toMatch(/^Tuesday,? 1 December 2026$/);
});

test("every other day is the figure that it is, and a moment has its time of day", () => {
  expect(fullDate(eleventh, "fr", { timeZone })).toBe("vendredi 11 décembre 2026");
  const withTime = fullDate(first, "fr", { timeZone: "Europe/Zurich", withTime: true });
  expect(withTime).toMatch(/mardi 1er décembre 2026.*13[:h]00/);
});
