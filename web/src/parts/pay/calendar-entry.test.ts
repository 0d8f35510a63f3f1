import { expect, test } from "vitest";
import { calendarEntry } from "./calendar-entry.ts";

test("an entry for the agenda is the whole day, with its signs escaped and its lines folded", () => {
  const title = `Prime, novembre; ${"é".repeat(60)}`;
  const entry = { id: "421873026111", day: "2026-12-31", title, text: "un\ndeux" };
  const text = calendarEntry(entry, new Date("2026-11-15T10:20:30.400Z"));
  expect(text).toContain("DTSTAMP:20261115T102030Z\r\n");
  expect(text).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(text).toContain(String.raw`SUMMARY:Prime\, novembre\; `);
  expect(text).toContain(String.raw`DESCRIPTION:un\ndeux`);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(101);
  }
});
