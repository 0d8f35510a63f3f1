/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[;"\r\n]/;

/**
 * Rows as a spreadsheet of this country opens them: UTF-8 without a mark at its beginning, semicolons, lines ended as RFC
 * 4180 has it. A text that a spreadsheet would compute becomes a text again by an apostrophe before it.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(";")}\r\n`).join("");
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
