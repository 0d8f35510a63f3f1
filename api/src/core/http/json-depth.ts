import { Problem } from "@portal/model/portal/problems.ts";
import type { MiddlewareHandler } from "hono";

/** Deeper than any form or document of the portal. */
const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Refuses JSON bodies that are nested too deeply, before they are processed: validation and serialization recurse once
 * per level, and thousands of levels would overflow the stack.
 */
export function limitDepth(
  isUpload: (c: Parameters<MiddlewareHandler>[0]) => boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD";
    const isJson =
      c.req.path.startsWith("/graphql/") || c.req.header("content-type")?.includes("json") === true;
    // Hono caches the text, so that the handler can read the body again.
    if (hasBody && isJson && !isUpload(c) && isTooDeep(await c.req.text()))
      throw new Problem("INVALID", { fields: { body: "invalid" } });
    await next();
  };
}

/** Counts brackets outside of strings; the parser checks the syntax. */
export function isTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false;
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) isString = true;
    // [ and {, ] and }
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}
