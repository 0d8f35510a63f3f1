import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context as HonoContext, Hono } from "hono";
import type { requireAccess } from "./core/http/access.ts";
import { limitBody } from "./core/http/body-limit.ts";
import { limitDepth } from "./core/http/json-depth.ts";
import type { Documents } from "./core/http/trusted-documents.ts";
import { answerGraphQL, isUnavailable } from "./core/http/graphql-handler.ts";
import { guardRoute, problemResponse, type RestVariables } from "./core/http/rest.ts";
import type { ReadinessReport } from "./core/readiness.ts";
import { sameBytes } from "./core/secrets/secrets.ts";
import { traceRequests } from "./core/http/trace-requests.ts";
import { limitLoad, type RequestParts, requestMiddleware } from "./core/http/request-middleware.ts";
import { isNavigation, linkNotice } from "./link-notice.ts";
import { demonstrationRest } from "./demonstration/demonstration.rest.ts";
import type { MailboxParts } from "./demonstration/messages.ts";
import { accessDemonstrationRest } from "./request-access/demonstration.rest.ts";
import { visitorDemonstrationRest } from "./self-service/demonstration.rest.ts";
import { checkerSimulator } from "./my-health/checker-simulator.http.ts";
import type { Desk } from "./desk-door.ts";
import { isDeskUpload } from "./desk/uploads.ts";
import { policy } from "./access-policy.ts";
import { areas } from "./areas.ts";

const LARGEST_JSON_BODY = 100 * 1024;
const uploads = new Set(["POST /v1/files"]);
/** Paths of the REST API: an unknown address below them answers JSON, never a page. */
const restPaths = ["/v1/*", "/api/*", "/mobile-gw/*"];
/** Documents and sent files open in a new tab, where the portal cannot set the `Authorization` header. */
const documentLink = /^\/(?:api\/v1\/documents\/[^/]+\/binary|v1\/files)\/[^/]+$/;

export interface AppParts extends RequestParts {
  documents: { private: Documents; public: Documents };
  clientConfiguration: ClientConfiguration;
  /** The report of `/ready`: whether this node can take requests, and if not, why. */
  readiness(): Promise<ReadinessReport>;
  metricsToken?: string | undefined;
  /** The door for systems of record; without it its addresses are unknown. */
  exchange?: { fetch(request: Request, env?: object): Response | Promise<Response> } | undefined;
  /** The door for the insurer's staff, with its pages; without it its addresses are unknown. */
  desk?: Desk | undefined;
  /** Routes for sign-in, sign-out and token renewal. */
  identity?: Hono<RestVariables>;
  /** The parts of the demonstration's mailbox; undefined in every other installation. */
  mailbox?: MailboxParts;
  /** Routes for development only. */
  development?: Hono<RestVariables>;
  /** The portal's pages and assets, if this process serves them. */
  pages?: Hono<RestVariables>;
  /** Only tests replace it, to check that row level security protects the data without it. */
  enforce?: typeof requireAccess;
}

/** The OpenAPI document and the access tests list all routes, including those of a demonstration only. */
const everyRoute = { mailbox: { messageTemplates: [], publicUrl: "" } };

export function restRoutes({
  mailbox,
}: Pick<AppParts, "mailbox"> = everyRoute): OpenAPIHono<RestVariables> {
  const routes = new OpenAPIHono<RestVariables>();
  if (mailbox) {
    routes.route("/", demonstrationRest(mailbox));
    routes.route("/", visitorDemonstrationRest(mailbox));
    routes.route("/", accessDemonstrationRest(mailbox));
  }
  for (const { rest = [] } of areas) for (const own of rest) routes.route("/", own);
  return routes;
}

export function createApp(parts: AppParts): OpenAPIHono<RestVariables> {
  const app = new OpenAPIHono<RestVariables>();
  app.onError((error, c) =>
    isLink(c) && isNavigation((name) => c.req.header(name))
      ? linkNotice(error, c)
      : problemResponse(error, c),
  );
  // The probes are registered before every limit: they must answer even under overload.
  app.get("/health", (c) => c.json({ alive: true }));
  app.get("/ready", async (c) => {
    const report = await parts.readiness();
    return c.json(report, report.ready ? 200 : 503);
  });
  app.get("/metrics", async (c) => {
    if (!isToken(c.req.header("authorization"), parts.metricsToken)) return c.notFound();
    return c.text(await parts.metrics.render(), 200, { "content-type": parts.metrics.contentType });
  });
  const { exchange, desk } = parts;
  if (exchange)
    app.all("/exchange/*", (c) => {
      const env: { incoming?: IncomingMessage } = c.env ?? {};
      return exchange.fetch(c.req.raw, env);
    });
  if (desk) serveDesk(app, desk);
  app.use(traceRequests, requestMiddleware(parts, { isLink }));
  app.use(limitLoad(parts, { isUpload }));
  app.get("/config.json", (c) => c.json(parts.clientConfiguration));

  const limit = limitBody(LARGEST_JSON_BODY, isUpload);
  const depth = limitDepth(isUpload);
  for (const door of ["private", "public"] as const) {
    app.post(`/graphql/${door}`, limit, depth, async (c) => {
      if (door === "public") c.var.ctx.anonymise();
      const body: unknown = await c.req.json().catch(() => undefined);
      const answer = await answerGraphQL(
        parts.documents[door],
        body,
        c.req.query("operationName") ?? null,
        c.var.ctx,
      );
      // Load balancers and monitoring read the HTTP status, not the GraphQL document.
      return isUnavailable(answer) ? c.json(answer, 503, { "retry-after": "1" }) : c.json(answer);
    });
  }
  for (const door of restPaths) {
    app.use(door, limit, depth, async (c, next) => {
      await guardRoute(c, policy, parts.enforce);
      await next();
    });
  }
  app.route("/", restRoutes(parts));
  if (parts.clientConfiguration.demonstration) app.route("/", checkerSimulator);
  if (parts.identity) app.route("/", parts.identity);
  if (parts.development) app.route("/", parts.development);
  // An HTML page as the answer of an unknown API address would look like a maintenance page.
  for (const door of [...restPaths, "/graphql/*", "/exchange/*", "/desk/v1/*"])
    app.all(door, unknownAddress);
  if (parts.pages) app.route("/", parts.pages);
  app.notFound(unknownAddress);
  return app;
}

function serveDesk(app: OpenAPIHono<RestVariables>, { door, pages }: Desk): void {
  app.all("/desk/v1/*", (c) => {
    const env: { incoming?: IncomingMessage } = c.env ?? {};
    return door.fetch(c.req.raw, env);
  });
  if (pages) app.route("/", pages);
}

function unknownAddress(c: HonoContext<RestVariables>): Response {
  return problemResponse(new Problem("NOT_FOUND"), c);
}

/** Compares in constant time; without a configured token no request is authorized. */
function isToken(given: string | undefined, expected: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return expected !== undefined && sameBytes(digest(given ?? ""), digest(`Bearer ${expected}`));
}

function isLink({ req }: HonoContext): boolean {
  return isDocumentLink(req.method, req.path);
}

/** Whether the address opens in a new tab and authenticates with the token's cookie instead of the header. */
export function isDocumentLink(method: string, path: string): boolean {
  return (method === "GET" || method === "HEAD") && documentLink.test(path);
}

function isUpload({ req }: HonoContext): boolean {
  return bringsFile(req.method, req.path);
}

export function bringsFile(method: string | undefined, path: string | undefined): boolean {
  return uploads.has(`${method} ${path}`) || isDeskUpload(method, path);
}
