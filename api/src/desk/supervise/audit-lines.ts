import {
  type AuditColumn,
  auditColumns,
  type AuditFormat,
} from "@portal/model/desk/audit-export.ts";

export type AuditLine = Record<AuditColumn, string | null>;

/** The mark by which spreadsheets know the encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would run a cell that begins so. */
const FORMULA = /^[=+\-@\t\r]/;

/** The first line of a file. */
export function headOf(format: AuditFormat): string {
  return format === "csv" ? `${BYTE_ORDER_MARK}${auditColumns.join(",")}\r\n` : "";
}

export function lineOf(format: AuditFormat, line: AuditLine): string {
  if (format === "jsonl") return `${JSON.stringify(line)}\n`;
  return `${auditColumns.map((column) => cellOf(line[column])).join(",")}\r\n`;
}

/** By RFC 4180. An apostrophe before a formula keeps it a text. */
function cellOf(value: string | null): string {
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
