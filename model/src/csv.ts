/** Excel opens it with its accents. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table as text that spreadsheets open, and that none of them takes for a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(";")}\r\n`).join("");
}

function cellOf(value: string | number): string {
  if (typeof value === "number") return value.toFixed(2);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
