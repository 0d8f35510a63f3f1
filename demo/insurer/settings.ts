import { parseSecretKeys } from "../../api/src/core/secrets/secrets.ts";

/** This key protects nothing, because the browser's data are readable there; it only lets the same code run. */
const SECRET_KEYS = `demo:${Buffer.alloc(32, 7).toString("base64")}`;

export const secretKeys = parseSecretKeys(SECRET_KEYS);
export const rolePrefix = "portal";
export const ownerUrl = "postgres://postgres@localhost/postgres";

/** The insurer's environment, independent of the host. */
export function environmentAt(publicUrl: string, name: "demo" | "review"): Record<string, string> {
  return {
    ENVIRONMENT: name,
    PUBLIC_URL: publicUrl,
    DEMONSTRATION: "true",
    PUBLIC_DEMONSTRATION: "true",
    // The desk is a page of the server's own, with cookies that a page's worker cannot keep.
    DESK: "false",
    SECRET_KEYS,
    DATABASE_POOL: "8",
    LOG_LEVEL: "warn",
    REQUEST_DELAY_SECONDS: "3",
  };
}
