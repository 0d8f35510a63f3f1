import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/client.ts";
import { Problem } from "@portal/model/problems.ts";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { type Context, languageOf, type Surroundings } from "./context.ts";
import type { CookieNames } from "./cookies.ts";
import { readCookie } from "./cookies.ts";
import { type NamedRequest, namedRequest } from "./idempotency.ts";
import type { Metrics } from "./metrics.ts";
import { type ReaderParts, RequestReader } from "./request-reader.ts";
import { handlingRoute, type RestVariables } from "./rest.ts";
import type { Tokens } from "./tokens.ts";

const DEADLINE_MS = 5_000;
/** A file of 5 MB over a slow line takes this long. */
const UPLOAD_DEADLINE_MS = 120_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RequestParts extends Surroundings, ReaderParts {
  tokens: Tokens;
  cookies: CookieNames;
  metrics: Metrics;
  maxConcurrentRequests: number;
}

/**
 * Around every request: room for it, its context, a deadline, a line in the log and a measure. What streams a file has
 * longer, and takes no room from the others while it arrives: uploads count their own.
 */
export function surround(
  parts: RequestParts,
  isUpload: (c: HonoContext) => boolean,
): MiddlewareHandler<RestVariables> {
  let running = 0;
  return async (c, next) => {
    const started = performance.now();
    c.set("ctx", await contextOf(c.req.raw, parts, namedRequest(c.req)));
    const [room, deadlineMs] = isUpload(c) ? [0, UPLOAD_DEADLINE_MS] : [1, DEADLINE_MS];
    running += room;
    try {
      if (running > parts.maxConcurrentRequests)
        throw new Problem("UNAVAILABLE", { retryAfter: 1 });
      await withDeadline(next(), deadlineMs);
    } finally {
      running -= room;
      const seconds = (performance.now() - started) / 1000;
      const route = handlingRoute(c)?.path ?? "page";
      parts.metrics.observe(route, c.res.status, seconds);
      parts.log.info("request", {
        correlationId: c.var.ctx.correlationId,
        method: c.req.method,
        route,
        operation: route.startsWith("/graphql")
          ? c.req.query("operationName")?.replace(/\W/g, "").slice(0, 60)
          : undefined,
        status: c.res.status,
        statements: c.var.ctx.statements(),
        ms: Math.round(seconds * 10_000) / 10,
      });
    }
  };
}

/** The context of a request. Only the `Authorization` header authenticates, and only beside the fingerprint cookie. */
export async function contextOf(
  request: Request,
  parts: RequestParts,
  named?: NamedRequest,
): Promise<Context> {
  const token = request.headers.get("authorization")?.match(/^Bearer ([\w.-]+)$/)?.[1];
  const fingerprint = readCookie(request.headers.get("cookie"), parts.cookies.fingerprint);
  const claims = token && fingerprint ? await parts.tokens.verify(token, fingerprint) : undefined;
  const given = request.headers.get(clientHeaders.correlationId) ?? "";
  const correlationId = UUID.test(given) ? given : randomUUID();
  const reader = new RequestReader(parts, claims, correlationId, named);
  return {
    clock: parts.clock,
    log: parts.log,
    secrets: parts.secrets,
    scanner: parts.scanner,
    pushHosts: parts.pushHosts,
    correlationId,
    language: languageOf(request.headers.get("accept-language")),
    session: () => reader.session(),
    read: (statement) => reader.read(statement),
    write: (act) => reader.write(act),
    noteRead: (subject) => reader.noteRead(subject),
    forgetCaller: () => reader.forgetCaller(),
    statements: () => reader.statements,
  };
}

async function withDeadline(work: Promise<void>, deadlineMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem("UNAVAILABLE", { retryAfter: 1 })), deadlineMs);
  });
  work.catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
