import { createHash, randomBytes } from "node:crypto";
import type { IdentityCheck } from "./identity-check.ts";

/**
 * Stands in for an identity check where people are invented: behind the QR code is a page of ours, on which whoever
 * holds the phone chooses how the check ends. It vouches for anybody, so it exists in a demonstration alone.
 */
export function createSimulator(publicUrl: string): IdentityCheck {
  return {
    start({ id }) {
      const secret = randomBytes(24).toString("base64url");
      // Behind the hash sign it reaches no server, no log and no other site.
      const url = `${publicUrl}/identity-check#${id}.${secret}`;
      return Promise.resolve({ reference: id, url, secretHash: hashOfSecret(secret) });
    },
  };
}

/** The secret is long enough to need no key. */
export function hashOfSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
