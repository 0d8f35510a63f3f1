import pg from "pg";
import { expect, test } from "vitest";
import { valueTypes } from "./types.ts";

const TIMESTAMPTZ = 1184;

test.each([
  "2026-11-16 20:17:12+00",
  "2026-11-16 20:17:12.1+01",
  "2026-11-16 20:17:12.123456-11",
  "2026-12-31 23:59:59.999999+00",
  "2028-02-29 00:00:00+02",
  "1890-05-05 12:00:00+00:34:08",
  "2026-07-01 12:00:00.5+05:30",
  "0044-03-15 12:00:00+00 BC",
  "12026-11-16 20:17:12+00",
  "infinity",
  "-infinity",
])("the moment %s is what the usual parser reads", (text) => {
  const usual: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ, "text");
  expect(valueTypes.getTypeParser(TIMESTAMPTZ)(text)).toEqual(usual(text));
});
