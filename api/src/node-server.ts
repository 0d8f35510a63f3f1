import type { Server } from "node:http";
import type { createApp } from "./app.ts";
import type { Config } from "./core/config.ts";
import { type ConcurrencyLimiter, throttled } from "./core/http/concurrency-limiter.ts";
import type { BodyLimits } from "./core/http/incoming-bodies.ts";
import { createHttpServer, probes } from "./core/http/server.ts";
import type { Log } from "./core/log.ts";
import type { Metrics } from "./core/metrics.ts";
import type { Identity } from "./identity/identity.ts";
import { requestTraits } from "./exchange-door.ts";
import { busyNotice } from "./link-notice.ts";

interface Served {
  gate: ConcurrencyLimiter;
  app: ReturnType<typeof createApp>;
  identity: Identity;
  metrics: Metrics;
  log: Log;
}

/** The HTTP server of a node. A node that runs jobs alone answers its probes. */
export function serverOf(
  { config, bodies }: { config: Config; bodies?: Partial<BodyLimits> },
  { app, identity, metrics, log, gate }: Served,
): Server {
  const hasPages = config.role !== "jobs";
  const logOverload = throttled((refused) => log.info("overload", { refused }));
  return createHttpServer({
    fetch: (request, env) =>
      hasPages || probes.has(new URL(request.url).pathname)
        ? app.fetch(request, env)
        : new Response(null, { status: 404 }),
    provider: hasPages ? identity.provider : undefined,
    onRefused(status) {
      metrics.observe("body", status, 0);
      log.info("body refused", { status });
    },
    bodies,
    ...requestTraits(config),
    gate,
    overloadPage: ({ headers }) => busyNotice((name) => headers[name]?.toString()),
    onOverload() {
      metrics.observe("overload", 503, 0);
      logOverload();
    },
  });
}
