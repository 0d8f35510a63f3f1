import type { Pool } from "pg";
import { cookieNames } from "../src/core/cookies.ts";
import { createConcurrencyLimiter } from "../src/core/http/concurrency-limiter.ts";
import { Bulkhead } from "../src/core/db/bulkhead.ts";
import { VersionedCache } from "../src/core/db/versioned-cache.ts";
import type { RequestParts } from "../src/core/http/request-middleware.ts";
import { createMetrics } from "../src/core/metrics.ts";
import { closeDraft } from "../src/insurer/drafts.ts";
import { portal, secrets } from "./portal.ts";

/** The services of a request, for tests of a part of the API: without logs and live updates. */
export function requestParts(pool: Pool): RequestParts {
  return {
    services: {
      clock: { now: () => new Date() },
      log: { debug() {}, info() {}, warn() {}, error() {} },
      secrets,
      scanner: { isClean: () => Promise.resolve(true) },
      signPaper: (pdf) => Promise.resolve(pdf),
      liveNews: { open: () => new ReadableStream(), pages: () => 0, stop: () => Promise.resolve() },
      documentTemplates: new Map(),
      pushHosts: [],
      identityCheck: undefined,
      opensAccounts: true,
      visitors: {
        pool,
        cookies: cookieNames("http://localhost:3999"),
        publicUrl: "http://localhost:3999",
        trustProxy: false,
        beatMs: 0,
      },
      signIn: {
        origin: "http://localhost",
        isElsewhere: false,
        clock: { now: () => new Date() },
      },
    },
    secrets,
    closeDraft,
    bulkhead: new Bulkhead(pool, 60_000),
    cache: new VersionedCache(),
    readAudit: { note() {}, written: () => Promise.resolve(), stop: () => Promise.resolve() },
    tokens: portal.tokens,
    cookies: cookieNames("http://localhost:3999"),
    metrics: createMetrics(),
    gate: createConcurrencyLimiter(100),
  };
}
