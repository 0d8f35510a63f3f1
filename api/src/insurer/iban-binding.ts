import type { Place } from "../core/secrets/secrets.ts";

/** Where the encrypted number of a bank account stands. */
export function ibanPlace(id: string): Place {
  return { table: "financial_address", column: "iban", row: id };
}
