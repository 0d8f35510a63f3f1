import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "node:http";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { bringsFile, createApp } from "./app.ts";
import { requestKinds, messageTemplates } from "./back-office.ts";
import { createPrivateSchema, publicSchema } from "./schemas.ts";
import type { requireAccess } from "./core/http/access.ts";
import { watchBacklogs } from "./core/jobs/backlog.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import type { AppServices } from "./core/context.ts";
import { cookieNames } from "./core/http/cookies.ts";
import { Lanes } from "./core/db/lanes.ts";
import { closePool, type Database } from "./core/db/open.ts";
import { createDocuments } from "./core/http/trusted-documents.ts";
import { startCleanup } from "./core/jobs/cleanup.ts";
import { createLog, type Log } from "./core/log.ts";
import type { BodyLimits } from "./core/http/incoming-bodies.ts";
import { createMetrics, type Metrics } from "./core/metrics.ts";
import { type LiveNews, startLiveNews } from "./insurer/notifications/live-news.ts";
import { messageBacklog, type Outbox, startOutbox } from "./insurer/outbox/deliver.ts";
import { deviceNotes } from "./insurer/outbox/push-devices.ts";
import { loadPushKey } from "./insurer/outbox/push-key.ts";
import { createSenders } from "./insurer/outbox/senders.ts";
import { servePages } from "./core/http/pages.ts";
import { closeDraft } from "./insurer/drafts.ts";
import "./insurer/services.ts";
import { documentTemplatesOf } from "./insurer/papers/document-template.ts";
import type { SessionDatabaseParts } from "./core/db/session-database.ts";
import { createReadiness } from "./core/readiness.ts";
import { requestBacklog, startWorker, type Worker } from "./insurer/requests/worker.ts";
import { createScanner } from "./core/scanner.ts";
import type { Secrets } from "./core/secrets/secrets.ts";
import { createHttpServer, stopServer } from "./core/http/server.ts";
import { loadTokens, type Tokens } from "./core/secrets/tokens.ts";
import { billCare } from "./invoices/billing/bill-care.ts";
import { type InvoiceOffice, startInvoiceOffice } from "./invoices/billing/billing-job.ts";
import { createIdentity } from "./identity/identity.ts";
import { addressOf } from "./identity/provider/request.ts";
import type { Sessions } from "./identity/sessions/sessions.ts";
import { createTokenAlarm } from "./identity/sessions/token-alarm.ts";
import { documentTemplates } from "./back-office.ts";
import { claimBacklog, startClaimsOffice } from "./reimbursements/claims/claims-job.ts";

export interface PortalParts {
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
  connected?: SessionDatabaseParts["connected"];
  /** Only tests have less patience. */
  deadlineMs?: number;
  bodies?: Partial<BodyLimits>;
  uploadPatience?: AppServices["uploadPatience"];
  /** Only tests listen at another pace. */
  live?: Partial<
    Pick<Parameters<typeof startLiveNews>[0], "beatMs" | "mostPages" | "mostPagesOfAccount">
  >;
}

/** Together less than the ten seconds within which a process is gone. */
const stopTimes = {
  news: 500,
  graceMs: 2_000,
  requests: 4_000,
  jobs: 1_000,
  pools: 1_000,
};

/** One API process on a prepared database: everything wired, nothing listening yet. */
export interface RunningPortal {
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

export async function createPortal(parts: PortalParts): Promise<RunningPortal> {
  const { config, database, secrets, clock = systemClock } = parts;
  const log =
    parts.log ??
    createLog(config.logLevel ?? (process.stdout.isTTY ? "warn" : "info"), (line) =>
      process.stdout.write(line),
    );
  const pools = openPools(database, config.poolSize);
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
  const stolen = createTokenAlarm(pools.identity, log);
  const liveNews = startLiveNews({ pool: pools.news, log, ...parts.live });
  const metrics = createMetrics();
  registerGauges(metrics, pools, liveNews);
  metrics.gauge(
    "portal_tokens_without_fingerprint_total",
    "Good tokens that came without their fingerprint: somebody may have stolen them.",
    () => stolen.count(),
  );
  const messages = {
    pool: pools.jobs,
    secrets,
    log,
    messageTemplates,
    publicUrl: config.publicUrl,
  };
  // Loaded where they are served and nowhere else.
  const development =
    config.environment === "local"
      ? (await import("./development.ts")).developmentPages(messages)
      : undefined;
  const trusted = trustedDocuments();
  const acceptsAny = parts.acceptsAnyDocument ?? config.environment === "local";
  const readiness = createReadiness(pools.probe);
  const app = createApp({
    services: {
      clock,
      log,
      secrets,
      scanner: createScanner(config.clamdUrl),
      uploadPatience: parts.uploadPatience,
      documentTemplates: documentTemplatesOf(documentTemplates),
      pushHosts: config.outbox.push.hosts,
      liveNews,
    },
    secrets,
    closeDraft,
    lanes: new Lanes(pools.api),
    tokens,
    metrics,
    onStolenToken: stolen.raise,
    cookies: cookieNames(config.publicUrl),
    maxConcurrentRequests: config.maxConcurrentRequests,
    deadlineMs: parts.deadlineMs,
    documents: {
      private: createDocuments(createPrivateSchema(parts.enforce), trusted.private, acceptsAny),
      public: createDocuments(publicSchema, trusted.public, acceptsAny),
    },
    clientConfiguration,
    metricsToken: config.metricsToken,
    isReady: readiness.isReady,
    identity: identity.router,
    ...(parts.webFolder && { pages: servePages(parts.webFolder, clientConfiguration) }),
    ...(config.demonstration && { mailbox: messages }),
    ...(development && { development }),
    ...(parts.enforce && { enforce: parts.enforce }),
    ...(parts.connected && { connected: parts.connected }),
  });
  const server = createHttpServer({
    fetch: (request) => app.fetch(request),
    provider: identity.provider,
    isUpload: ({ method, url }) => bringsFile(method, url?.split("?")[0]),
    addressOf: (request) => addressOf(request, config.trustProxy),
    onRefused(status) {
      metrics.observe("body", status, 0);
      log.info("body refused", { status });
    },
    bodies: parts.bodies,
  });
  const house = startCleanup(pools.jobs, log);
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
      readiness.stop();
      const jobs = [house, worker, claims, outbox, invoiceOffice].map((one) => one.stop());
      await within(stopTimes.news, liveNews.stop());
      // Whoever develops waits for the next start, and nobody else is there to be broken off.
      const graceMs = config.environment === "local" ? 0 : stopTimes.graceMs;
      if (server.listening) await stopServer(server, { graceMs, patienceMs: stopTimes.requests });
      await within(stopTimes.jobs, Promise.all(jobs));
      await identity.close();
      await Promise.all(Object.values(pools).map((pool) => closePool(pool, stopTimes.pools)));
    },
  };
}

type Pools = ReturnType<typeof openPools>;

function openPools(database: Database, size: number) {
  return {
    api: database.pool("api", size),
    identity: database.pool("identity", Math.max(2, Math.floor(size / 4))),
    jobs: database.pool("jobs", 3),
    news: database.pool("api", 1),
    // Whether the database answers must not depend on who else is waiting for it.
    probe: database.pool("api", 1),
  };
}

function registerGauges(metrics: Metrics, pools: Pools, liveNews: LiveNews): void {
  const ofPools = (read: (pool: Pools["api"]) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool)]));
  metrics.gauges(
    "portal_pool_connections",
    "Connections to the database.",
    "pool",
    ofPools((pool) => pool.totalCount),
  );
  metrics.gauges(
    "portal_pool_waiting",
    "What waits for a connection.",
    "pool",
    ofPools((pool) => pool.waitingCount),
  );
  metrics.gauge("portal_live_pages", "Pages that are told of news at once.", () =>
    liveNews.pages(),
  );
  watchBacklogs(metrics, pools.jobs, {
    requests: requestBacklog,
    messages: messageBacklog,
    claims: claimBacklog,
  });
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
    errorReportDsn: config.errorReportDsn,
    mapTilesUrl: config.mapTiles.url,
    mapTilesAttribution: config.mapTiles.attribution,
  };
}

function trustedDocuments(): Record<"private" | "public", Record<string, string>> {
  const file = path.join(import.meta.dirname, "../trusted-documents.json");
  return JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof trustedDocuments>;
}

/** Waits for work to end, but not for longer than this: a database that does not answer must not keep the process. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
}
