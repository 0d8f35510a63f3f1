import type { CipherBinding } from "../core/secrets/secrets.ts";

/** Where the encrypted number of a bank account stands. */
export function ibanBinding(id: string): CipherBinding {
  return { table: "financial_address", column: "iban", row: id };
}
