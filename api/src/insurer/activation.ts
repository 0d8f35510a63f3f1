import type { Secrets } from "../core/secrets/secrets.ts";

/** What is kept of a code that opens an account. */
export function activationHash(secrets: Secrets, code: string): Buffer {
  return secrets.lookup("activation", code);
}
