import { createHmac, randomBytes } from "node:crypto";
import type { CipherBinding } from "../../core/secrets/secrets.ts";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;
}

export function secretBinding(id: string): CipherBinding {
  return { table: "webhook_secret", column: "secret", row: id };
}

interface Signed {
  id: string;
  /** In seconds. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature`: one signature for each valid secret, so that a rotation interrupts nothing. */
export function signatureHeader(
  secrets: readonly string[],
  { id, timestamp, body }: Signed,
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      const hash = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
      return `v1,${hash}`;
    })
    .join(" ");
}
