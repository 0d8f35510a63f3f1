import pg from "pg";

const INT8 = 20;
const DATE = 1082;

type Parse = (text: string) => unknown;
const usualParserOf: (oid: number, format: "text") => Parse = pg.types.getTypeParser;

function parserOf(oid: number): Parse {
  // A day stays the text it is: a Date would move it into some time zone. Counts and ids stay below 2^53.
  if (oid === DATE) return (text) => text;
  if (oid === INT8) return Number;
  return usualParserOf(oid, "text");
}

/** How values of PostgreSQL arrive in our code. */
export const valueTypes = { getTypeParser: parserOf };

export function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
