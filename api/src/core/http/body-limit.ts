import { Problem } from "@portal/model/portal/problems.ts";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses bodies that are too large. A Content-Length is checked directly, since the HTTP parser enforces it: Hono's
 * own limit would create a stream for every request. Uploads have a limit of their own.
 */
export function limitBody(maxSize: number, isUpload: (c: Context) => boolean): MiddlewareHandler {
  const refuse = (): never => {
    throw new Problem("TOO_LARGE");
  };
  const counted = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    if (isUpload(c)) return next();
    const announced = c.req.header("content-length");
    if (announced === undefined || c.req.header("transfer-encoding")) return counted(c, next);
    return Number(announced) <= maxSize ? next() : refuse();
  };
}
