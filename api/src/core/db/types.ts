import pg from "pg";

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
/** `2026-11-16 20:17:12.123456+01`, as nearly every moment is written. */
const ORDINARY = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/;

type Parse = (text: string) => unknown;
const usualParserOf: (oid: number, format: "text") => Parse = pg.types.getTypeParser;

function parserOf(oid: number): Parse {
  // A day stays the text it is: a Date would move it into some time zone. Counts and ids stay below 2^53.
  if (oid === DATE) return (text) => text;
  if (oid === INT8) return Number;
  if (oid === TIMESTAMPTZ) return momentIn;
  return usualParserOf(oid, "text");
}

const usualMoment = usualParserOf(TIMESTAMPTZ, "text");

/** The engine reads its own form of a moment several times as fast as the usual parser reads PostgreSQL's. */
function momentIn(text: string): unknown {
  if (!ORDINARY.test(text)) return usualMoment(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`);
}

/** How values of PostgreSQL arrive in our code. */
export const valueTypes = { getTypeParser: parserOf };

export function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
