import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { inRequestSpan, isTracing } from "../tracing.ts";
import { handlingRoute } from "./rest.ts";

/** A span for each request, named by its route and never by its address. */
export const traceRequests: MiddlewareHandler = async (c, next) => {
  if (!isTracing()) return next();
  const { method } = c.req;
  const route = handlingRoute(c)?.path ?? "page";
  const attributes = { "http.request.method": method, "http.route": route };
  const traceparent = c.req.header("traceparent");
  await inRequestSpan(`${method} ${route}`, { attributes, traceparent }, async (span) => {
    await next();
    const { status } = c.res;
    span?.set({
      "http.response.status_code": status,
      "portal.correlation_id": correlationId(c),
    });
    if (status >= 500) span?.fail(String(status));
  });
};

function correlationId({ var: own }: HonoContext): string | undefined {
  const ctx: unknown = own["ctx"] ?? own;
  const id = typeof ctx === "object" && ctx !== null && "correlationId" in ctx && ctx.correlationId;
  return typeof id === "string" ? id : undefined;
}

/** The same for requests that a listener of another library answers. */
export function traceListener(
  routeOf: (request: IncomingMessage) => string,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    if (!isTracing()) return listener(request, response);
    const { method = "GET" } = request;
    const route = routeOf(request);
    const attributes = { "http.request.method": method, "http.route": route };
    const traceparent = request.headers["traceparent"]?.toString();
    void inRequestSpan(`${method} ${route}`, { attributes, traceparent }, async (span) => {
      listener(request, response);
      await once(response, "close");
      span?.set({ "http.response.status_code": response.statusCode });
      if (response.statusCode >= 500) span?.fail(String(response.statusCode));
    });
  };
}
