/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[";\r\n]/;

export interface CsvColumn<Row> {
  /** Its head. */
  readonly name: string;
  readonly cell: (row: Row) => string | number;
}

/**
 * A table as text that spreadsheets of this country open: semicolons, lines ended as RFC 4180 has it, amounts in francs. A
 * text that one of them would compute becomes a text again by an apostrophe before it.
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
