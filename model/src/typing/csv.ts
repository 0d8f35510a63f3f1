/** Beginnings that a spreadsheet evaluates as a formula. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[";\r\n]/;

export interface CsvColumn<Row> {
  /** The header of the column. */
  readonly name: string;
  readonly cell: (row: Row) => string | number;
}

/**
 * A table for Swiss spreadsheets: semicolons, line ends by RFC 4180, amounts in francs. An apostrophe escapes a text
 * that a spreadsheet would evaluate.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map(({ name }) => name);
  const lines = [head, ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return lines.map((line) => `${line.map(cellOf).join(";")}\r\n`).join("");
}

function cellOf(value: string | number): string {
  if (typeof value === "number") return value.toFixed(2);
  const harmless = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
