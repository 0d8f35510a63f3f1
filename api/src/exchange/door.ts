import type { OpenAPIHono } from "@hono/zod-openapi";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context, MiddlewareHandler, Next } from "hono";
import { limitBody } from "../core/http/body-limit.ts";
import { limitDepth } from "../core/http/json-depth.ts";
import { createConcurrencyLimiter } from "../core/http/concurrency-limiter.ts";
import { reportUnexpected, statusOf } from "../core/http/errors.ts";
import { traceRequests } from "../core/http/trace-requests.ts";
import { handlingRoute } from "../core/http/rest.ts";
import { exchangeRule } from "./access.ts";
import { type ExchangeVariables, newCorrelationId, openExchange } from "./client.ts";
import type { DoorParts } from "./door-parts.ts";
import { requestRates } from "./request-rate.ts";
import { exchangeRouter } from "./router.ts";
import { exchangeRoutes } from "./routes.ts";
import { certificateHash } from "./token/certificate.ts";

/** Requests at a time on one node: few, because each writes, and customers come first. */
const MOST_REQUESTS = 16;
const MOST_OF_CLIENT = 6;

const LARGEST_BODY = 100 * 1024;
const streamed: ReadonlySet<string> = new Set(["/exchange/v1/batches", "/exchange/v1/bank-files"]);

type Middleware = MiddlewareHandler<ExchangeVariables>;

/** The door for systems of record: an app of its own, which the portal's app serves below /exchange. */
export function createDoor(parts: DoorParts): OpenAPIHono<ExchangeVariables> {
  const door = exchangeRouter();
  door.onError((error, c) => {
    const { clock, log } = parts.services;
    const { correlationId } = c.var;
    const problem =
      error instanceof Problem ? error : reportUnexpected(error, { clock, log, correlationId });
    const { retryAfter, ...details } = problem.details;
    if (typeof retryAfter === "number") c.header("retry-after", String(retryAfter));
    if (problem.code === "UNAUTHENTICATED")
      c.header("www-authenticate", 'Bearer realm="exchange", error="invalid_token"');
    if (problem.code === "FORBIDDEN")
      c.header("www-authenticate", 'Bearer realm="exchange", error="insufficient_scope"');
    return c.json({ code: problem.code, ...details }, statusOf[problem.code]);
  });
  door.notFound((c) => c.json({ code: "NOT_FOUND" }, 404));
  door.use(traceRequests, measure(parts), limitRequests(), authenticate(parts));
  // A streamed body is limited where it is read.
  const isStream = ({ req }: Context) => isExchangeStream(req.method, req.path);
  door.use(limitBody(LARGEST_BODY, isStream), limitDepth(isStream));
  for (const group of exchangeRoutes) door.route("/", group.routes(parts));
  for (const { method, path } of door.routes)
    if (method !== "ALL") exchangeRule(`${method} ${path}`);
  return door;
}

/** Whether the body is read as a stream, after the client was authenticated, under limits of its own. */
export function isExchangeStream(method: string | undefined, path: string | undefined): boolean {
  if (path?.startsWith("/exchange/v1/") !== true) return false;
  return method === "PUT" || (method === "POST" && streamed.has(path));
}

function measure({ metrics, services }: DoorParts): Middleware {
  return async (c, next) => {
    const started = performance.now();
    c.set("correlationId", newCorrelationId());
    c.header("x-correlation-id", c.var.correlationId);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const route = handlingRoute(c)?.path ?? "exchange";
    metrics.observe(route, c.res.status, seconds);
    services.log.info("exchange request", {
      correlationId: c.var.correlationId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(seconds * 10_000) / 10,
    });
  };
}

function limitRequests(): Middleware {
  const gate = createConcurrencyLimiter(MOST_REQUESTS);
  return async (c, next) => {
    if (gate.isFull()) throw new Problem("UNAVAILABLE", { retryAfter: 1 });
    gate.enter();
    await untilAnswered(c, next, gate.leave);
  };
}

/** Calls `leave` when the answer is complete: a streamed one is when `answered` settles. */
async function untilAnswered(
  c: Context<ExchangeVariables>,
  next: Next,
  leave: () => void,
): Promise<void> {
  try {
    await next();
  } finally {
    const { answered = Promise.resolve() } = c.var;
    void answered.finally(leave);
  }
}

function authenticate(parts: DoorParts): Middleware {
  const rates = requestRates(parts.requestsPerMinute, MOST_OF_CLIENT);
  return async (c, next) => {
    const route = handlingRoute(c);
    if (!route) throw new Problem("NOT_FOUND");
    // A compressed body could unfold to any size.
    if ((c.req.header("content-encoding") ?? "identity") !== "identity")
      throw new Problem("UNSUPPORTED_TYPE");
    const rule = exchangeRule(`${route.method} ${route.path}`);
    if (rule === "public") return next();
    const token = /^Bearer ([\w.-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const claims = token && (await parts.tokens.verify(token));
    const client = claims && (await openExchange(parts.pool, claims.clientId));
    if (!client || !hasItsCertificate(client.certificateHash, parts, c.req.header.bind(c.req)))
      throw new Problem("UNAUTHENTICATED");
    const scopes = client.scopes.filter((scope) => claims.scopes.includes(scope));
    if (rule !== "client" && !scopes.includes(rule)) throw new Problem("FORBIDDEN");
    const { pool, services } = parts;
    const { correlationId } = c.var;
    c.set("call", { pool, services, correlationId, client: { ...client, scopes } });
    await untilAnswered(c, next, rates.enter(client.id));
  };
}

function hasItsCertificate(
  expected: Buffer | null,
  { certificateHeader, machineClock }: DoorParts,
  header: (name: string) => string | undefined,
): boolean {
  if (!expected) return true;
  if (!certificateHeader) return false;
  const shown = certificateHash(header(certificateHeader), machineClock.now());
  return shown !== undefined && shown.equals(expected);
}
