import { createHash, randomBytes } from "node:crypto";
import type { IdentityCheck } from "./identity-check.ts";

/**
 * Simulates an identity check for invented persons: the QR code leads to a page of the portal that lets the visitor
 * choose the result. It accepts any person, so it exists only in a demonstration.
 */
export function createSimulator(publicUrl: string): IdentityCheck {
  return {
    start({ id }) {
      const secret = randomBytes(24).toString("base64url");
      // A URL fragment reaches no server, no log and no other site.
      const url = `${publicUrl}/identity-check#${id}.${secret}`;
      return Promise.resolve({ reference: id, url, secretHash: hashOfSecret(secret) });
    },
  };
}

/** The secret is long enough for a hash without a key. */
export function hashOfSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
