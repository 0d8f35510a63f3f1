import { Problem } from "@portal/model/portal/problems.ts";
import type { MiddlewareHandler } from "hono";

/** Deeper than any form or document of the portal needs. */
const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Refuses a JSON body that is nested too deeply, before anything walks through it: rules and serialisers call themselves
 * once per level, and run out of stack where a body has thousands.
 */
export function limitDepth(
  isUpload: (c: Parameters<MiddlewareHandler>[0]) => boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD";
    const isJson =
      c.req.path.startsWith("/graphql/") || c.req.header("content-type")?.includes("json") === true;
    // The text is kept by the request, which is read only once.
    if (hasBody && isJson && !isUpload(c) && isTooDeep(await c.req.text()))
      throw new Problem("INVALID", { fields: { body: "invalid" } });
    await next();
  };
}

/** Counts brackets outside of strings; whether the text is JSON at all is found out by its parser. */
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
