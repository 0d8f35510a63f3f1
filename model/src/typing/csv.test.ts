import { expect, test } from "vitest";
import { type CsvColumn, csvOf } from "./csv.ts";

test("a table as CSV keeps its accents, its amounts and its quotes, and nothing in it is a formula", () => {
  const columns: CsvColumn<[string, string | number]>[] = [
    { name: "Échéance", cell: ([due]) => due },
    { name: "Montant", cell: ([, amount]) => amount },
  ];
  const text = csvOf(columns, [
    ['=cmd|"x"', -41.2],
    ["+41 21", 1184.6],
    ["a;b", 0],
    ["@sum", "-2"],
    ["\tx", "two\nlines"],
  ]);
  expect(text).toBe(
    'Échéance;Montant\r\n"\'=cmd|""x""";-41.20\r\n\'+41 21;1184.60\r\n"a;b";0.00\r\n' +
      "'@sum;'-2\r\n'\tx;\"two\nlines\"\r\n",
  );
});
