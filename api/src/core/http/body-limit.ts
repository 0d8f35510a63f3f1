import { Problem } from "@portal/model/portal/problems.ts";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses a body that is too large. A length that was announced is judged by itself, since the HTTP parser lets no more
 * through: looking at the body, as Hono's own limit does first, would make a stream of it for every request.
 * What streams a file brings a limit of its own.
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
