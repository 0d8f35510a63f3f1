import { Problem } from "@portal/model/portal/problems.ts";
import type { MiddlewareHandler } from "hono";
import { isLoopback } from "../loopback.ts";

/**
 * For development routes: answers only to loopback host names, against DNS rebinding, and to no page of another site.
 */
export function loopbackOnly(publicUrl: string): MiddlewareHandler {
  const { origin: own } = new URL(publicUrl);
  return async (c, next) => {
    const host = URL.parse(`http://${c.req.header("host") ?? new URL(c.req.url).host}`);
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isForeign =
      (origin !== undefined && origin !== own) || site === "cross-site" || site === "same-site";
    if (!host || !isLoopback(host.href) || isForeign) throw new Problem("FORBIDDEN");
    await next();
  };
}
