import { randomUUID } from "node:crypto";
import { deskHeader } from "@portal/model/desk/session.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Hono, MiddlewareHandler } from "hono";
import { limitBody } from "../core/http/body-limit.ts";
import { isSameOrigin } from "../core/http/caller.ts";
import { createConcurrencyLimiter } from "../core/http/concurrency-limiter.ts";
import { reportUnexpected, statusOf } from "../core/http/errors.ts";
import { limitDepth } from "../core/http/json-depth.ts";
import { handlingRoute } from "../core/http/rest.ts";
import { traceRequests } from "../core/http/trace-requests.ts";
import { deskRule } from "./access.ts";
import { type DeskVariables, openDesk, requireRight } from "./call.ts";
import { type DoorParts, PROVIDER_CALLBACK } from "./door-parts.ts";
import { deskRouter } from "./router.ts";
import { deskRoutes } from "./routes.ts";
import { sessionCookie } from "./sign-in/cookie.ts";
import { isDeskUpload } from "./uploads.ts";

/** Requests at a time on one node: customers come first. */
const MOST_REQUESTS = 32;
const LARGEST_BODY = 256 * 1024;
const readers = new Set(["GET", "HEAD"]);

type Middleware = MiddlewareHandler<DeskVariables>;

/** The door for the insurer's staff: an app of its own, which the portal's app serves below /desk/v1. */
export function createDesk(parts: DoorParts): Hono<DeskVariables> {
  const door = deskRouter();
  door.onError((error, c) => {
    const { clock, log } = parts.services;
    const { correlationId } = c.var;
    const problem =
      error instanceof Problem ? error : reportUnexpected(error, { clock, log, correlationId });
    const { retryAfter, ...details } = problem.details;
    if (typeof retryAfter === "number") c.header("retry-after", String(retryAfter));
    return c.json({ code: problem.code, ...details }, statusOf[problem.code]);
  });
  door.notFound((c) => c.json({ code: "NOT_FOUND" }, 404));
  door.use(traceRequests, measure(parts), limitRequests(), requireOwnPage(parts));
  door.use(
    limitBody(LARGEST_BODY, ({ req }) => isDeskUpload(req.method, req.path)),
    limitDepth(({ req }) => isDeskUpload(req.method, req.path)),
  );
  door.use(authenticate(parts));
  for (const routes of deskRoutes) door.route("/", routes(parts));
  for (const { method, path } of door.routes) if (method !== "ALL") deskRule(`${method} ${path}`);
  return door;
}

function measure({ metrics, services }: DoorParts): Middleware {
  return async (c, next) => {
    const started = performance.now();
    c.set("correlationId", randomUUID());
    c.header("x-correlation-id", c.var.correlationId);
    c.header("cache-control", "no-store");
    await next();
    const seconds = (performance.now() - started) / 1000;
    const route = handlingRoute(c)?.path ?? "desk";
    metrics.observe(route, c.res.status, seconds);
    services.log.info("desk request", {
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
  return async (_c, next) => {
    if (gate.isFull()) throw new Problem("UNAVAILABLE", { retryAfter: 1 });
    gate.enter();
    try {
      await next();
    } finally {
      gate.leave();
    }
  };
}

/**
 * Only the desk's own page asks: the cookie alone would also come with a form of a page on the same site. A link to a
 * file has no header of its own, so that reading needs the origin alone. The identity provider sends the browser back
 * from its own site; that answer is checked against the sign-in which the browser began.
 */
function requireOwnPage({ publicUrl }: DoorParts): Middleware {
  return async (c, next) => {
    const isRead = readers.has(c.req.method);
    const header = (name: string) => c.req.header(name);
    const site = header("sec-fetch-site");
    const isOwn = isRead ? site === undefined || site === "same-origin" : isOriginOwn(header);
    const isAnswer = c.req.method === "GET" && c.req.path === PROVIDER_CALLBACK;
    if (!isOwn && !isAnswer) throw new Problem("FORBIDDEN");
    await next();
  };
  function isOriginOwn(header: (name: string) => string | undefined): boolean {
    return isSameOrigin(header, publicUrl) && header(deskHeader) === "1";
  }
}

/** The session's row decides at each request; the customer's token is not looked at. */
function authenticate(parts: DoorParts): Middleware {
  const cookie = sessionCookie(parts.publicUrl);
  return async (c, next) => {
    const route = handlingRoute(c);
    if (!route) throw new Problem("NOT_FOUND");
    const rule = deskRule(`${route.method} ${route.path}`);
    if (rule === "public") return next();
    const tokenHash = cookie.hashIn(c.req.header("cookie"));
    const isUnattended = c.req.header(clientHeaders.unattended) === "1";
    const staff = tokenHash && (await openDesk(parts.pool, tokenHash, isUnattended));
    if (!staff) throw new Problem("UNAUTHENTICATED");
    if (rule !== "staff") requireRight(staff, rule);
    const { correlationId } = c.var;
    c.set("call", { ...parts, tokenHash, staff, correlationId, isUnattended });
    return next();
  };
}
