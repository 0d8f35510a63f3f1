import { readFileSync } from "node:fs";
import path from "node:path";
import type { Server } from "node:http";
import type { ClientConfiguration } from "@portal/model/client.ts";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { requestKinds, wordings } from "./back-office.ts";
import { createPrivateSchema, publicSchema } from "./contract.ts";
import type { requireAccess } from "./core/access.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import { cookieNames } from "./core/cookies.ts";
import type { Database } from "./core/db/open.ts";
import { createDocuments } from "./core/documents.ts";
import { keepHouse } from "./core/housekeeping.ts";
import { createLog, type Log } from "./core/log.ts";
import { createMetrics } from "./core/metrics.ts";
import { startLiveNews } from "./core/notifications/live-news.ts";
import { type Outbox, type OutboxParts, startOutbox } from "./core/outbox/deliver.ts";
import { deviceNotes } from "./core/outbox/push-devices.ts";
import { loadPushKey } from "./core/outbox/push-key.ts";
import { createSenders } from "./core/outbox/senders.ts";
import { servePages } from "./core/pages.ts";
import { paperKindsOf } from "./core/papers/kinds.ts";
import type { ReaderParts } from "./core/request-reader.ts";
import { startWorker, type Worker } from "./core/requests/worker.ts";
import type { RestVariables } from "./core/rest.ts";
import { createScanner } from "./core/scanner.ts";
import type { Secrets } from "./core/secrets.ts";
import { createHttpServer } from "./core/server.ts";
import { loadTokens, type Tokens } from "./core/tokens.ts";
import { billCare } from "./invoices/bill-care.ts";
import { type InvoiceOffice, startInvoiceOffice } from "./invoices/office.ts";
import { createIdentity } from "./identity/identity.ts";
import type { Sessions } from "./identity/sessions.ts";
import { paperKinds } from "./papers.ts";
import { startClaimsOffice } from "./reimbursements/claims-office.ts";

export interface ProcessParts {
  config: Config;
  database: Database;
  secrets: Secrets;
  clock?: Clock;
  log?: Log;
  /** The built portal; without it only the API answers. */
  webFolder?: string;
  /** Whether documents beyond the trusted ones are executed: development and tests. */
  acceptsAnyDocument?: boolean;
  enforce?: typeof requireAccess;
  connected?: ReaderParts["connected"];
  /** Only tests listen at another pace. */
  live?: Partial<
    Pick<Parameters<typeof startLiveNews>[0], "beatMs" | "mostPages" | "mostPagesOfAccount">
  >;
}

/** One API process on a prepared database: everything wired, nothing listening yet. */
export interface PortalProcess {
  app: ReturnType<typeof createApp>;
  server: Server;
  tokens: Tokens;
  sessions: Sessions;
  worker: Worker;
  claims: ReturnType<typeof startClaimsOffice>;
  outbox: Outbox;
  invoiceOffice: InvoiceOffice;
  stop(): Promise<void>;
}

export async function createProcess(parts: ProcessParts): Promise<PortalProcess> {
  const { config, database, secrets, clock = systemClock } = parts;
  const log =
    parts.log ??
    createLog(config.logLevel ?? (process.stdout.isTTY ? "warn" : "info"), (line) =>
      process.stdout.write(line),
    );
  const pools = {
    api: database.pool("api", config.poolSize),
    identity: database.pool("identity", Math.max(2, Math.floor(config.poolSize / 4))),
    jobs: database.pool("jobs", 3),
    news: database.pool("api", 1),
  };
  // Tokens and sessions live on real time, whatever day the insurer is shown.
  const tokens = await loadTokens(pools.identity, secrets, config.publicUrl, systemClock);
  const identity = await createIdentity({
    config,
    pool: pools.identity,
    tokens,
    secrets,
    clock: systemClock,
    log,
  });
  const pushKey = config.outbox.push.key ?? (await loadPushKey(pools.jobs, secrets));
  const clientConfiguration = clientConfigurationOf(
    config,
    identity.passwordPath,
    pushKey.publicKey,
  );
  const metrics = createMetrics();
  metrics.gauge(
    "portal_pool_connections",
    "Connections of the API to the database.",
    () => pools.api.totalCount,
  );
  metrics.gauge(
    "portal_pool_waiting",
    "Requests waiting for a connection.",
    () => pools.api.waitingCount,
  );
  metrics.gauge("process_resident_memory_bytes", "Memory of this process.", () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge(
    "process_cpu_seconds_total",
    "CPU time of this process.",
    () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  );
  const liveNews = startLiveNews({ pool: pools.news, log, ...parts.live });
  metrics.gauge("portal_live_pages", "Pages that are told of news at once.", () =>
    liveNews.pages(),
  );
  const messages = { pool: pools.jobs, secrets, log, wordings, publicUrl: config.publicUrl };
  const development = config.environment === "local" ? await developmentPages(messages) : undefined;
  const trusted = trustedDocuments();
  const acceptsAny = parts.acceptsAnyDocument ?? config.environment === "local";
  const app = createApp({
    clock,
    log,
    secrets,
    scanner: createScanner(config.clamdUrl),
    paperKinds: paperKindsOf(paperKinds),
    pushHosts: config.outbox.push.hosts,
    liveNews,
    pool: pools.api,
    tokens,
    metrics,
    cookies: cookieNames(config.publicUrl),
    maxConcurrentRequests: config.maxConcurrentRequests,
    documents: {
      private: createDocuments(createPrivateSchema(parts.enforce), trusted.private, acceptsAny),
      public: createDocuments(publicSchema, trusted.public, acceptsAny),
    },
    clientConfiguration,
    metricsToken: config.metricsToken,
    isReady: () =>
      pools.api.query("select 1").then(
        () => true,
        () => false,
      ),
    identity: identity.router,
    ...(parts.webFolder && { pages: servePages(parts.webFolder, clientConfiguration) }),
    ...(development && { development }),
    ...(parts.enforce && { enforce: parts.enforce }),
    ...(parts.connected && { connected: parts.connected }),
  });
  const server = createHttpServer((request) => app.fetch(request), identity.provider);
  const house = keepHouse(pools.jobs, log);
  const worker = startWorker({
    pool: pools.jobs,
    secrets,
    log,
    clock,
    kinds: requestKinds,
    delaySeconds: config.requestDelaySeconds,
  });
  const claims = startClaimsOffice({ pool: pools.jobs, secrets, log, clock, billCare });
  const invoiceOffice = startInvoiceOffice({
    pool: pools.jobs,
    secrets,
    clock,
    log,
  });
  const push = { key: pushKey, devices: deviceNotes(pools.jobs, secrets) };
  const outbox = startOutbox({ ...messages, senders: createSenders(config.outbox, { push }) });
  return {
    app,
    server,
    tokens,
    sessions: identity.sessions,
    worker,
    claims,
    outbox,
    invoiceOffice,
    async stop() {
      await liveNews.stop();
      if (server.listening) await closed(server);
      await Promise.all([house, worker, claims, outbox, invoiceOffice].map((one) => one.stop()));
      await identity.close();
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

/** Loaded where it is served and nowhere else. */
async function developmentPages(
  messages: Omit<OutboxParts, "senders">,
): Promise<Hono<RestVariables>> {
  const { messagesPage } = await import("./core/outbox/dev.http.ts");
  return messagesPage(messages);
}

function clientConfigurationOf(
  config: Config,
  passwordPath: string,
  pushPublicKey: string,
): ClientConfiguration {
  return {
    environment: config.environment,
    demonstration: config.demonstration,
    graphqlPublicUrl: "/graphql/public",
    graphqlPrivateUrl: "/graphql/private",
    restBaseUrl: "",
    loginPath: "/login",
    logoutPath: "/logout",
    renewPath: "/session/renew",
    endOthersPath: "/session/end-others",
    passwordPath,
    pushPublicKey,
    traceSampleRate: 0.04,
    mapTilesUrl: config.mapTiles.url,
    mapTilesAttribution: config.mapTiles.attribution,
  };
}

function trustedDocuments(): Record<"private" | "public", Record<string, string>> {
  const file = path.join(import.meta.dirname, "../trusted-documents.json");
  return JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof trustedDocuments>;
}

/** Stops accepting, lets what runs finish, and cuts off what is idle. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 8_000).unref();
  });
}
