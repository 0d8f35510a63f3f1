import { expect, test } from "vitest";
import { locationOf } from "./location.ts";

test.each([
  ["/", "/", ""],
  ["/invoices", "/invoices", ""],
  ["/invoices/?year=2026#late", "/invoices", "?year=2026"],
  ["https://portal.example/contract/mutation//", "/contract/mutation", ""],
  ["https://portal.example//", "/", ""],
])("the address %s is the page %s with the search %s", (address, path, search) => {
  expect(locationOf(address)).toMatchObject({ path, search });
});

test("the whole address stays known, without its host", () => {
  expect(locationOf("https://portal.example/invoices?year=2026#late").href).toBe(
    "/invoices?year=2026#late",
  );
});
