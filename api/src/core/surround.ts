import { readConfirmationHeader } from "@portal/model/act-headers.ts";
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
import type { Claims, Tokens } from "./tokens.ts";

const DEADLINE_MS = 5_000;
/** A file of 5 MB over a slow line takes this long. */
const UPLOAD_DEADLINE_MS = 120_000;
const BEARER = /^Bearer ([\w.-]+)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RequestParts extends Surroundings, ReaderParts {
  tokens: Tokens;
  cookies: CookieNames;
  metrics: Metrics;
  /** Hears of a good token that came without its fingerprint. */
  onStolenToken?: (claims: Claims) => void;
  maxConcurrentRequests: number;
}

/** Routes that are treated otherwise than the rest. */
export interface SpecialRoutes {
  /** Streams a file under limits of its own. */
  isUpload(c: HonoContext): boolean;
  /** Opens from a plain link, so its cookies stand for the header. */
  isLink(c: HonoContext): boolean;
}

/**
 * Around every request: room for it, its context, a deadline, a line in the log and a measure. What streams a file has
 * longer, and takes no room from the others while it arrives: uploads count their own.
 */
export function surround(
  parts: RequestParts,
  routes: SpecialRoutes,
): MiddlewareHandler<RestVariables> {
  let running = 0;
  return async (c, next) => {
    const started = performance.now();
    const token = routes.isLink(c) ? linkToken(c.req.raw, parts.cookies) : headerToken(c.req.raw);
    c.set("ctx", await contextOf(c.req.raw, parts, { token, named: namedRequest(c.req) }));
    const [room, deadlineMs] = routes.isUpload(c) ? [0, UPLOAD_DEADLINE_MS] : [1, DEADLINE_MS];
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

/** Only the `Authorization` header authenticates: a form or a picture of another site cannot set it. */
function headerToken(request: Request): string | undefined {
  return request.headers.get("authorization")?.match(BEARER)?.[1];
}

/**
 * A link that opens in a tab of its own sends cookies alone. It is taken for what it seems to be only when the browser
 * itself says that a page of ours asked for it.
 */
function linkToken(request: Request, cookies: CookieNames): string | undefined {
  const fromHeader = headerToken(request);
  if (fromHeader || request.headers.get("sec-fetch-site") !== "same-origin") return fromHeader;
  const cookie = readCookie(request.headers.get("cookie"), cookies.authorization) ?? "";
  return cookie.replace("%20", " ").match(BEARER)?.[1];
}

interface Caller {
  token: string | undefined;
  named?: NamedRequest | undefined;
}

/** The context of a request. A token counts only beside the fingerprint cookie. */
export async function contextOf(
  request: Request,
  parts: RequestParts,
  { token, named }: Caller = { token: headerToken(request) },
): Promise<Context> {
  const fingerprint = readCookie(request.headers.get("cookie"), parts.cookies.fingerprint);
  const claims = token
    ? await parts.tokens.verify(token, fingerprint, parts.onStolenToken)
    : undefined;
  const given = request.headers.get(clientHeaders.correlationId) ?? "";
  const correlationId = UUID.test(given) ? given : randomUUID();
  const isUnattended = request.headers.get(clientHeaders.unattended) === "1";
  const draft = request.headers.get(clientHeaders.draft) ?? undefined;
  const reader = new RequestReader(parts, claims, { correlationId, named, draft, isUnattended });
  return {
    clock: parts.clock,
    log: parts.log,
    secrets: parts.secrets,
    scanner: parts.scanner,
    paperKinds: parts.paperKinds,
    pushHosts: parts.pushHosts,
    liveNews: parts.liveNews,
    correlationId,
    language: languageOf(request.headers.get("accept-language")),
    confirmation: readConfirmationHeader(request.headers.get(clientHeaders.confirmation)),
    session: () => reader.session(),
    read: (statement) => reader.read(statement),
    write: (act, endsDraft) => reader.write(act, endsDraft),
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
