import type { Secrets } from "../core/secrets/secrets.ts";

/** The stored hash of an activation code. */
export function activationHash(secrets: Secrets, code: string): Buffer {
  return secrets.lookup("activation", code);
}
