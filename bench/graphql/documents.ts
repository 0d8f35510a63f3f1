import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "../../api/trusted-documents.json");

/** The trusted documents of the private endpoint, by id. */
export const trustedDocuments = (
  JSON.parse(readFileSync(file, "utf8")) as { private: Record<string, string> }
).private;

export function documentId(operation: string): string {
  const found = Object.entries(trustedDocuments).find(([, source]) =>
    new RegExp(`^query ${operation}\\b`).test(source),
  );
  if (!found) throw new Error(`No trusted document ${operation}`);
  return found[0];
}
