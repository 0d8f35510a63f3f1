import { readConfirmationHeader } from "@portal/model/portal/act-headers.ts";
import { randomUUID } from "node:crypto";
import { clientHeaders, representationParameter } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { type AppServices, type Context, languageOf } from "../context.ts";
import type { CookieNames } from "../cookies.ts";
import { readCookie } from "../cookies.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { type IdempotentRequest, idempotentRequest } from "../session/idempotency.ts";
import type { Metrics } from "../metrics.ts";
import { type SessionDatabaseParts, SessionDatabase } from "../session/session-database.ts";
import { handlingRoute, type RestVariables } from "./rest.ts";
import type { Claims, Tokens } from "../secrets/tokens.ts";
import { activeSpan } from "../tracing.ts";

const DEADLINE_MS = 5_000;
/** The time for a file of 5 MB over a slow line. */
const UPLOAD_DEADLINE_MS = 120_000;
const BEARER = /^Bearer ([\w.-]+)$/;
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
const NO_REPRESENTATION = "00000000-0000-0000-0000-000000000000";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RequestParts extends SessionDatabaseParts {
  services: AppServices;
  tokens: Tokens;
  cookies: CookieNames;
  metrics: Metrics;
  /** Called with a valid token that came without its fingerprint cookie. */
  onStolenToken?: (claims: Claims) => void;
  gate: ConcurrencyLimiter;
  /** The deadline of a request; only tests set a shorter one. */
  deadlineMs?: number | undefined;
}

export interface SpecialRoutes {
  /** Whether the route streams a file, under limits of its own. */
  isUpload(c: HonoContext): boolean;
  /** Whether the route opens from a plain link and authenticates with cookies instead of the header. */
  isLink(c: HonoContext): boolean;
}

/** Creates the context of every request, and logs and measures its answer. */
export function requestMiddleware(
  parts: RequestParts,
  routes: Pick<SpecialRoutes, "isLink">,
): MiddlewareHandler<RestVariables> {
  return async (c, next) => {
    const started = performance.now();
    const isLink = routes.isLink(c);
    const token = isLink ? linkToken(c.req.raw, parts.cookies) : headerToken(c.req.raw);
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
      representation:
        c.req.header(clientHeaders.representation) ??
        (isLink ? c.req.query(representationParameter) : undefined),
    };
    c.set("ctx", await contextOf(c.req.raw, parts, caller));
    await next();
    const seconds = (performance.now() - started) / 1000;
    parts.metrics.observe(route, c.res.status, seconds);
    parts.services.log.info("request", {
      correlationId: c.var.ctx.correlationId,
      traceId: activeSpan()?.traceId ?? TRACE.exec(c.req.header("traceparent") ?? "")?.[1],
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
 * The concurrency limiter and the deadline of requests. It runs inside of the metrics, which count its refusals as
 * answers. Uploads have a longer deadline and limits of their own.
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
 * A link in a new tab sends only cookies. They count only if the browser says that a page of the portal made the
 * request.
 */
function linkToken(request: Request, cookies: CookieNames): string | undefined {
  const fromHeader = headerToken(request);
  if (fromHeader || request.headers.get("sec-fetch-site") !== "same-origin") return fromHeader;
  const cookie = readCookie(request.headers.get("cookie"), cookies.authorization) ?? "";
  return cookie.replace("%20", " ").match(BEARER)?.[1];
}

const readers = new WeakSet<Request>();

/** Marks an internal request as read-only. */
export function asReadOnly(request: Request): Request {
  readers.add(request);
  return request;
}

interface Caller {
  token: string | undefined;
  mayAct?: boolean;
  idempotent?: IdempotentRequest | undefined;
  /** The bulkhead compartment: no single operation may hold all connections. */
  compartment?: string;
  /** The representation that the request names. */
  representation?: string | undefined;
}

/** The context of a request. A token is valid only together with its fingerprint cookie. */
export async function contextOf(
  request: Request,
  parts: RequestParts,
  caller: Caller = { token: headerToken(request) },
): Promise<Context> {
  const { token, idempotent, mayAct = true, compartment = "" } = caller;
  const fingerprint = readCookie(request.headers.get("cookie"), parts.cookies.fingerprint);
  const claims = token
    ? await parts.tokens.verify(token, fingerprint, parts.onStolenToken)
    : undefined;
  const given = request.headers.get(clientHeaders.correlationId) ?? "";
  const correlationId = UUID.test(given) ? given : randomUUID();
  const isBackground = request.headers.get(clientHeaders.unattended) === "1";
  const draft = request.headers.get(clientHeaders.draft) ?? undefined;
  const representation = namedRepresentation(caller.representation);
  const traits = {
    correlationId,
    idempotentRequest: idempotent,
    draft,
    isBackground,
    compartment,
    representation,
  };
  const reader = new SessionDatabase(parts, claims, traits);
  let tolerant: Context | undefined;
  const ctx: Context = {
    ...parts.services,
    correlationId,
    language: languageOf(request.headers.get("accept-language")),
    confirmation: readConfirmationHeader(request.headers.get(clientHeaders.confirmation)),
    session: () => reader.session(),
    read: (statement) => reader.read(statement),
    cached: (entry) => reader.cached(entry),
    write: async (act, endsDraft) => {
      if (!mayAct) throw new Problem("FORBIDDEN");
      return reader.write(act, endsDraft);
    },
    identifyBody: (digest) => {
      if (idempotent) idempotent.bodyDigest = digest;
    },
    noteRead: (subject) => reader.noteRead(subject),
    readsWritten: () => reader.readsWritten(),
    anonymise: () => reader.anonymise(),
    statements: () => reader.statements,
    toleratingLag() {
      // Without a replica all fields of the request share what they read.
      if (!parts.replica) return ctx;
      tolerant ??= {
        ...ctx,
        read: (statement) => reader.read(statement, true),
        write: () => Promise.reject(new Error("An act would rest on reads that tolerate lag.")),
        toleratingLag: () => ctx.toleratingLag(),
      };
      return tolerant;
    },
  };
  return ctx;
}

/** A value that is no id names a representation that does not exist, so that it never means one's own account. */
function namedRepresentation(given: string | undefined): string | undefined {
  return given === undefined || UUID.test(given) ? given : NO_REPRESENTATION;
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
