import type { Secrets } from "../core/secrets/secrets.ts";

/** The stored hash of an activation code. */
export function activationHash(secrets: Secrets, code: string): Buffer {
  return secrets.lookup("activation", code);
}

/** The binding of an encrypted value of a request for access. */
export function accessRequestBinding(column: "email" | "phone" | "identity", row: string) {
  return { table: "access_request", column, row };
}
