import type { CipherBinding } from "../core/secrets/secrets.ts";

/** The encryption binding of an IBAN. */
export function ibanBinding(id: string): CipherBinding {
  return { table: "financial_address", column: "iban", row: id };
}
