import { randomBytes } from "node:crypto";
import { Problem, type ProblemCode } from "@portal/model/portal/problems.ts";
import { HTTPException } from "hono/http-exception";
import { shortId } from "@portal/model/portal/short-ids.ts";
import type { AppServices } from "../context.ts";
import { isDatabaseUnavailable, sqlCode } from "../db/connection-errors.ts";
import { describeError } from "../log.ts";
import { activeSpan, errorType } from "../tracing.ts";

/** SQLSTATE of a statement that was cancelled by its timeout. */
const TOO_SLOW = "57014";
const UNWRITABLE = new Set(["22021", "22P05"]);

export const statusOf: Record<
  ProblemCode,
  400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 428 | 429 | 500 | 503
> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 400,
  CONFLICT: 409,
  CURSOR_EXPIRED: 410,
  CURSOR_UNKNOWN: 409,
  CONFIRMATION_NEEDED: 428,
  CONFIRMATION_REFUSED: 403,
  IDEMPOTENCY_MISMATCH: 422,
  LOCKED: 423,
  REPRESENTATION_ENDED: 403,
  TOO_LARGE: 413,
  TOO_SLOW: 408,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_IDENTIFICATION_TRY: 503,
  IDENTIFICATION_FAILED: 403,
  OTP_FAILED: 403,
  LINK_ERROR: 404,
  OTHER_BROWSER: 409,
  UNTRUSTED_DOCUMENT: 400,
  UNAVAILABLE: 503,
  UNEXPECTED: 500,
};

/** Logs an unexpected error under a short id that the customer can tell the support. */
export function reportUnexpected(
  error: unknown,
  {
    log,
    clock,
    correlationId,
    onDatabaseAway,
  }: Pick<AppServices, "log" | "clock" | "onDatabaseAway"> & { correlationId?: string },
): Problem {
  // Hono's error for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400)
    return new Problem("INVALID", { fields: { body: "invalid" } });
  // Hono's error for a body of a wrong content type.
  if (error instanceof HTTPException && error.status === 415)
    return new Problem("UNSUPPORTED_TYPE");
  if (isOverload(error)) {
    onDatabaseAway?.(error);
    return new Problem("UNAVAILABLE", { retryAfter: 1 });
  }
  if (isUnwritable(error)) return new Problem("INVALID", { fields: { body: "text.characters" } });
  if (isTooManyMessages(error)) return new Problem("TOO_MANY_REQUESTS", { retryAfter: 3600 });
  const id = shortId(clock.now().getFullYear(), randomBytes(3));
  const span = activeSpan();
  span?.set({ "portal.short_id": id });
  span?.fail(errorType(error));
  log.error("unexpected", { correlationId, shortId: id, error: describeError(error) });
  return new Problem("UNEXPECTED", { shortId: id });
}

/** A trigger of the message table enforces the rate limit of messages for every act. */
function isTooManyMessages(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "PM429";
}

/** A database that is unreachable, full or too slow is temporary, not a fault of this request. */
function isOverload(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof Error && sqlCode(error) === TOO_SLOW);
}

/** The request contains U+0000, which PostgreSQL cannot store in a text. */
function isUnwritable(error: unknown): boolean {
  return error instanceof Error && UNWRITABLE.has(sqlCode(error));
}
