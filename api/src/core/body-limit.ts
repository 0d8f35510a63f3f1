import { Problem } from "@portal/model/problems.ts";
import type { Context as HonoContext, MiddlewareHandler } from "hono";

/**
 * Refuses bodies that are too large. One that tells its length is judged by it, and the server holds the sender to it;
 * any other is read here up to the limit. Hono's own middleware fails on requests of the Node server without a length.
 */
export function limitBody(
  largest: number,
  isExempt: (c: HonoContext) => boolean,
): MiddlewareHandler {
  return async (c, next) => {
    if (isExempt(c) || c.req.method === "GET" || c.req.method === "HEAD") return next();
    const length = c.req.header("content-length");
    if (length !== undefined && !(Number(length) <= largest)) throw new Problem("TOO_LARGE");
    if (length === undefined && c.req.raw.body) {
      const { method, headers, body } = c.req.raw;
      const whole = await readUpTo(body, largest);
      c.req.raw = new Request(c.req.url, {
        method,
        headers,
        ...(whole.length > 0 && { body: whole }),
      });
    }
    return next();
  };
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  largest: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) throw new Problem("TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
