import { expect, test } from "vitest";
import { type Column, reversedSort, sortedRows, sortOf, tableSort } from "./table.ts";

interface Fruit {
  name: string;
  price: number;
}
const columns: Column<Fruit>[] = [
  { id: "name", title: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "price", title: "Price", cell: ({ price }) => price, sortBy: ({ price }) => price },
  { id: "note", title: "Note", cell: () => "" },
];
const rows = [
  { name: "pear", price: 9 },
  { name: "Apple", price: 120 },
  { name: "élan", price: 9 },
];
const namesBy = (sort: string) => sortedRows(rows, columns, sort).map(({ name }) => name);

test("numbers are sorted as numbers, words as people sort them, and equals keep their order", () => {
  expect(namesBy("price")).toEqual(["pear", "élan", "Apple"]);
  expect(namesBy("-price")).toEqual(["Apple", "pear", "élan"]);
  expect(namesBy("name")).toEqual(["Apple", "élan", "pear"]);
});

test("a column without sorting leaves the rows as they came", () => {
  expect(namesBy("note")).toEqual(namesBy("nothing"));
});

test("the address keeps the sort of any column that sorts, and the first one is the default", () => {
  const sort = tableSort(columns, "-price");
  expect(sort.read("")).toBe("-price");
  expect(sort.read("?sort=price")).toBe("price");
  expect(sort.read("?sort=-name")).toBe("-name");
  expect(sort.read("?sort=note")).toBe("-price");
  expect(sortOf("-price", "price")).toBe("descending");
  expect(reversedSort(reversedSort("price"))).toBe("price");
});

test("a table cannot begin with a sort that none of its columns has", () => {
  expect(() => tableSort(columns, "note")).toThrow("No column sorts by note");
});
