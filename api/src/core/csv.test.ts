import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a table keeps what people wrote, and gives a spreadsheet nothing to compute", () => {
  const cells = ["Dr; Müller", 'Praxis "Au"', "=1+1", "+41", "-2", "@sum", "\tx", "two\nlines", ""];
  expect(csvOf([cells, ["1.50"]])).toBe(
    `"Dr; Müller";"Praxis ""Au""";'=1+1;'+41;'-2;'@sum;'\tx;"two\nlines";\r\n1.50\r\n`,
  );
});
