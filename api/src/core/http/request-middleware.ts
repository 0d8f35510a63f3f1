import { readConfirmationHeader } from "@portal/model/portal/act-headers.ts";
import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { type AppServices, type Context, languageOf } from "../context.ts";
import type { CookieNames } from "./cookies.ts";
import { readCookie } from "./cookies.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { type IdempotentRequest, idempotentRequest } from "./idempotency.ts";
import type { Metrics } from "../metrics.ts";
import { type SessionDatabaseParts, SessionDatabase } from "../db/session-database.ts";
import { handlingRoute, type RestVariables } from "./rest.ts";
import type { Claims, Tokens } from "../secrets/tokens.ts";

const DEADLINE_MS = 5_000;
/** A file of 5 MB over a slow line takes this long. */
const UPLOAD_DEADLINE_MS = 120_000;
const BEARER = /^Bearer ([\w.-]+)$/;
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RequestParts extends SessionDatabaseParts {
  services: AppServices;
  tokens: Tokens;
  cookies: CookieNames;
  metrics: Metrics;
  /** Hears of a good token that came without its fingerprint. */
  onStolenToken?: (claims: Claims) => void;
  gate: ConcurrencyLimiter;
  /** How long a request may take; only tests have less patience. */
  deadlineMs?: number | undefined;
}

/** Routes that are treated otherwise than the rest. */
export interface SpecialRoutes {
  /** Streams a file under limits of its own. */
  isUpload(c: HonoContext): boolean;
  /** Opens from a plain link, so its cookies stand for the header. */
  isLink(c: HonoContext): boolean;
}

/** Gives every request its context, and measures and logs how it was answered, whoever answered. */
export function requestMiddleware(
  parts: RequestParts,
  routes: Pick<SpecialRoutes, "isLink">,
): MiddlewareHandler<RestVariables> {
  return async (c, next) => {
    const started = performance.now();
    const token = routes.isLink(c) ? linkToken(c.req.raw, parts.cookies) : headerToken(c.req.raw);
    const route = handlingRoute(c)?.path ?? "page";
    const operation = route.startsWith("/graphql")
      ? c.req.query("operationName")?.replace(/\W/g, "").slice(0, 60)
      : undefined;
    const mayAct = !readers.has(c.req.raw);
    const caller = {
      token,
      mayAct,
      idempotent: idempotentRequest(c.req),
      compartment: operation ?? route,
    };
    c.set("ctx", await contextOf(c.req.raw, parts, caller));
    await next();
    const seconds = (performance.now() - started) / 1000;
    parts.metrics.observe(route, c.res.status, seconds);
    parts.services.log.info("request", {
      correlationId: c.var.ctx.correlationId,
      traceId: TRACE.exec(c.req.header("traceparent") ?? "")?.[1],
      method: c.req.method,
      route,
      operation,
      status: c.res.status,
      statements: c.var.ctx.statements(),
      ms: Math.round(seconds * 10_000) / 10,
    });
  };
}

/**
 * Refuses at once what is too much to serve, and what takes too long. It stands inside of what measures, which sees a
 * refusal only once it has become an answer. What streams a file has longer, and takes no room from the others while it
 * arrives: uploads count their own.
 */
export function limitLoad(
  { gate, deadlineMs = DEADLINE_MS }: RequestParts,
  { isUpload }: Pick<SpecialRoutes, "isUpload">,
): MiddlewareHandler<RestVariables> {
  return async (c, next) => {
    if (isUpload(c)) return withDeadline(next(), UPLOAD_DEADLINE_MS);
    if (gate.isFull()) throw new Problem("UNAVAILABLE", { retryAfter: 1 });
    gate.enter();
    try {
      await withDeadline(next(), deadlineMs);
    } finally {
      gate.leave();
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

const readers = new WeakSet<Request>();

/** Lets a request of this process read, and act on nothing. */
export function asReadOnly(request: Request): Request {
  readers.add(request);
  return request;
}

interface Caller {
  token: string | undefined;
  mayAct?: boolean;
  idempotent?: IdempotentRequest | undefined;
  /** What it asks for: no one thing may hold all the connections. */
  compartment?: string;
}

/** The context of a request. A token counts only beside the fingerprint cookie. */
export async function contextOf(
  request: Request,
  parts: RequestParts,
  { token, idempotent, mayAct = true, compartment = "" }: Caller = { token: headerToken(request) },
): Promise<Context> {
  const fingerprint = readCookie(request.headers.get("cookie"), parts.cookies.fingerprint);
  const claims = token
    ? await parts.tokens.verify(token, fingerprint, parts.onStolenToken)
    : undefined;
  const given = request.headers.get(clientHeaders.correlationId) ?? "";
  const correlationId = UUID.test(given) ? given : randomUUID();
  const isBackground = request.headers.get(clientHeaders.unattended) === "1";
  const draft = request.headers.get(clientHeaders.draft) ?? undefined;
  const traits = { correlationId, idempotentRequest: idempotent, draft, isBackground, compartment };
  const reader = new SessionDatabase(parts, claims, traits);
  return {
    ...parts.services,
    correlationId,
    language: languageOf(request.headers.get("accept-language")),
    confirmation: readConfirmationHeader(request.headers.get(clientHeaders.confirmation)),
    session: () => reader.session(),
    read: (statement) => reader.read(statement),
    shared: (wish) => reader.shared(wish),
    write: async (act, endsDraft) => {
      if (!mayAct) throw new Problem("FORBIDDEN");
      return reader.write(act, endsDraft);
    },
    identifyBody: (digest) => {
      if (idempotent) idempotent.bodyDigest = digest;
    },
    noteRead: (subject) => reader.noteRead(subject),
    readsWritten: () => reader.readsWritten(),
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
