import { randomBytes } from "node:crypto";

/** On every answer, whoever gives it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** For answers that are data: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** What a page needs beyond itself. */
interface PageNeeds {
  formTargets?: string[];
  images?: string[];
  connections?: string[];
  workers?: string[];
}

/**
 * For a page: only scripts and styles that carry the page's nonce, and Trusted Types for what they write. A page with
 * workers may name their addresses, each through a policy of its name, and nothing else.
 */
export function pagePolicy(
  nonce: string,
  { formTargets = [], images = [], connections = [], workers = [] }: PageNeeds = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", "data:", ...images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(workers.length > 0
      ? ["worker-src 'self'", `trusted-types ${workers.join(" ")}`]
      : ["trusted-types 'none'"]),
  ].join("; ");
}
