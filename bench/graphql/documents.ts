import { readFileSync } from "node:fs";
import { join } from "node:path";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";

const file = join(import.meta.dirname, "../../api/trusted-documents.json");

/** The trusted documents of the private endpoint, by id. */
export const trustedDocuments = (
  JSON.parse(readFileSync(file, "utf8")) as { private: Record<string, string> }
).private;

/** The variables of an operation: the homepage covers the last twelve months. */
export function variablesOf(operation: string): object {
  if (operation !== "Home") return {};
  const to = todayInZurich(new Date());
  return { from: moveDay(to, { months: -12 }), to };
}

export function documentId(operation: string): string {
  const found = Object.entries(trustedDocuments).find(([, source]) =>
    new RegExp(`^query ${operation}\\b`).test(source),
  );
  if (!found) throw new Error(`No trusted document ${operation}`);
  return found[0];
}
