import { expect, test } from "vitest";
import { anyOf, oneOf, pageFrom, pageNumber, searchWith, yearChoice } from "./search.ts";

const tab = oneOf("tab", ["open", "paid"]);
const status = anyOf("status", ["late", "due", "paid"]);

test.each([
  ["", "open"],
  ["?tab=paid", "paid"],
  ["?tab=nonsense", "open"],
  ["?tab=paid&tab=open", "paid"],
])("of a choice, the address %j means %s", (search, meaning) => {
  expect(tab.read(search)).toBe(meaning);
});

test.each([
  ["", []],
  ["?status=paid&status=late", ["late", "paid"]],
  ["?status=late&status=late&status=%00", ["late"]],
])("of a filter, the address %j means %j, in the order of the options", (search, meaning) => {
  expect(status.read(search)).toEqual(meaning);
});

test.each([
  ["", 1],
  ["?page=3", 3],
  ["?page=0", 1],
  ["?page=-2", 1],
  ["?page=2.5", 1],
  ["?page=1e3", 1],
  ["?page=99999999999", 1],
])("of a page, the address %j means %i", (search, meaning) => {
  expect(pageNumber.read(search)).toBe(meaning);
});

test("A39 the address names a year from 2016 to now, and any other means the current one", () => {
  const year = yearChoice("2026-11-15");
  expect(year.options.at(-1)).toBe(2016);
  expect(year.read("?year=2016")).toBe(2016);
  expect(year.read("?year=2015")).toBe(2026);
  expect(year.read("?year=2027")).toBe(2026);
});

test("a change keeps what others wrote into the address, and leaves defaults out", () => {
  expect(searchWith("?utm=mail&tab=paid", [tab.to("open")])).toBe("?utm=mail");
  expect(searchWith("?tab=paid", [tab.to("open")])).toBe("");
  expect(searchWith("?tab=paid", [status.to(["paid", "late"])])).toBe(
    "?tab=paid&status=late&status=paid",
  );
});

test("a change of anything but the page begins at the first page", () => {
  expect(searchWith("?page=4", [status.to(["late"])])).toBe("?status=late");
  expect(searchWith("?page=4&status=late", [pageNumber.to(5)])).toBe("?status=late&page=5");
});

test("a list that begins at another page than the first writes out the first", () => {
  const page = pageFrom(3);
  expect([page.read(""), page.read("?page=1")]).toEqual([3, 1]);
  expect(searchWith("?invoice=7", [page.to(1)])).toBe("?invoice=7&page=1");
  expect(searchWith("?invoice=7&page=1", [page.to(3)])).toBe("?invoice=7");
});

test("what is written is read back", () => {
  for (const values of [[], ["late"], ["late", "paid"]] as const) {
    expect(status.read(searchWith("?x=1", [status.to(values)]))).toEqual(values);
  }
});
