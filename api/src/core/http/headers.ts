import { randomBytes } from "node:crypto";

/** The headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** The policy for data: an answer can neither run scripts nor be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of the worker that reads the files of bills: it loads its readers and their WebAssembly from the portal and
 * nothing from elsewhere. Pages cannot run WebAssembly.
 */
export const readerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The sources that a page's policy allows in addition. */
interface PageNeeds {
  formTargets?: string[];
  images?: string[];
  connections?: string[];
  workers?: string[];
  frames?: string[];
}

/**
 * The policy for pages: only scripts and styles with the page's nonce, and Trusted Types. A page with workers may
 * create only their URLs, each through a policy of the worker's name.
 */
export function pagePolicy(
  nonce: string,
  { formTargets = [], images = [], connections = [], workers = [], frames = [] }: PageNeeds = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", "data:", ...images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(workers.length > 0
      ? ["worker-src 'self'", `trusted-types ${workers.join(" ")}`]
      : ["trusted-types 'none'"]),
  ].join("; ");
}
