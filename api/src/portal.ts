import type { Server } from "node:http";
import { type AppParts, createApp } from "./app.ts";
import { documentTemplates, messageTemplates } from "./back-office.ts";
import { createPrivateSchema, privateSchema, publicSchema } from "./schemas.ts";
import type { requireAccess } from "./core/http/access.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import type { AppServices } from "./core/context.ts";
import { cookieNames } from "./core/cookies.ts";
import { Bulkhead } from "./core/db/bulkhead.ts";
import { type ReadAudit, startReadAudit } from "./core/db/read-audit.ts";
import { VersionedCache } from "./core/db/versioned-cache.ts";
import type { Database } from "./core/db/open.ts";
import { mockApi } from "./core/ssr/mock-data.ts";
import { createDocuments } from "./core/http/trusted-documents.ts";
import { createLog, type Log } from "./core/log.ts";
import type { BodyLimits } from "./core/http/incoming-bodies.ts";
import { createMetrics, type Metrics } from "./core/metrics.ts";
import { startEventStream } from "./insurer/notifications/event-stream.ts";
import { loadPushKey } from "./insurer/outbox/push-key.ts";
import { createSigner } from "./insurer/signature/signer.ts";
import type { RendererParts } from "./core/ssr/renderer.ts";
import { asReadOnly } from "./core/http/request-middleware.ts";
import { closeDraft } from "./insurer/drafts.ts";
import "./insurer/services.ts";
import { documentTemplatesOf } from "./insurer/papers/document-template.ts";
import type { Telemetry } from "./core/telemetry/telemetry.ts";
import { openDesk } from "./desk-door.ts";
import type { SessionDatabaseParts } from "./core/session/session-database.ts";
import { within } from "./core/within.ts";
import { createReadiness, type Readiness } from "./core/readiness.ts";
import { createScanner } from "./core/scanner.ts";
import type { Secrets } from "./core/secrets/secrets.ts";
import { createConcurrencyLimiter } from "./core/http/concurrency-limiter.ts";
import { stopServer } from "./core/http/server.ts";
import { serverOf } from "./node-server.ts";
import { readTrustedDocuments } from "./trusted-documents.ts";
import { loadTokens, type Tokens } from "./core/secrets/tokens.ts";
import { createIdentity, type Identity } from "./identity/identity.ts";
import type { Sessions } from "./identity/sessions/sessions.ts";
import {
  createTokenTheftDetection,
  type TokenTheftDetection,
} from "./identity/sessions/token-theft-detection.ts";
import { createHttpCheck } from "./request-access/identity-check/http-check.ts";
import { createSimulator } from "./request-access/identity-check/simulator.ts";
import { pageParts, warmUp } from "./page-parts.ts";
import { registerGauges } from "./gauges.ts";
import { type Jobs, startJobs } from "./jobs.ts";
import { openDoor } from "./exchange-door.ts";
import { startReplica } from "./core/db/replica/open-replica.ts";
import { closePools, openPools, type Pools } from "./pools.ts";

export interface PortalParts {
  config: Config;
  database: Database;
  secrets: Secrets;
  clock?: Clock;
  log?: Log;
  /** The built portal; without it only the API is served. */
  webFolder?: string;
  /** Whether untrusted GraphQL documents are executed: development and tests only. */
  acceptsAnyDocument?: boolean;
  enforce?: typeof requireAccess;
  connected?: SessionDatabaseParts["connected"];
  /** The release of this node, for its metrics. */
  version?: string;
  /** Where a collector is set. */
  telemetry?: Telemetry | undefined;
  /** Only tests set a shorter one. */
  deadlineMs?: number;
  /** Only tests set another one: how long a read waits for the replica. */
  replicaPatienceMs?: number;
  bodies?: Partial<BodyLimits>;
  /** Only tests turn it off: see `core/http/constant-time.ts`. */
  visitorBeatMs?: number;
  uploadTimeouts?: AppServices["uploadTimeouts"];
  /** Only tests set a wrong clock. */
  machineClock?: Clock;
  /** Only tests set other intervals. */
  live?: Partial<Omit<Parameters<typeof startEventStream>[0], "pool" | "log">>;
}

/** The interval of constant-time responses: longer than the work of an answer under load, and hardly noticeable. */
const VISITOR_BEAT_MS = 250;

/** The role of the warm-up's pages; it has access to all screens. */
const warmUpFields = { extranauteType: "PPA", actingFor: null };

/** In total less than the ten seconds within which a process must end. */
const stopTimes = {
  news: 500,
  graceMs: 2_000,
  requests: 4_000,
  audit: 1_000,
  jobs: 1_000,
  pools: 1_000,
};

/** One API process on a prepared database: all parts are connected, and the server does not listen yet. */
interface RunningNode {
  /** None where another process has that role. */
  jobs: Jobs | undefined;
  app: ReturnType<typeof createApp>;
  server: Server;
  tokens: Tokens;
  sessions: Sessions;
  /** Renders pages with mock data, so that the first visitors do not wait for the code to compile. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that answers requests and runs all jobs. */
export interface RunningPortal extends Omit<RunningNode, "jobs">, Jobs {}

export async function createPortal(parts: PortalParts): Promise<RunningPortal> {
  const { jobs, ...node } = await createNode(parts);
  if (!jobs) throw new Error("This process runs no jobs.");
  return { ...node, ...jobs };
}

/** A process in the role of the configuration. */
export async function createNode(parts: PortalParts): Promise<RunningNode> {
  const { config, database, secrets, clock = systemClock } = parts;
  const log = parts.log ?? processLog(config);
  const pools = openPools(database, config, secrets);
  // Tokens and sessions use the real time, even if the insurer's clock is set to another day.
  const tokens = await loadTokens(pools.identity, secrets, config.publicUrl, systemClock);
  const identity = await createIdentity({
    config,
    pool: pools.identity,
    tokens,
    secrets,
    clock: systemClock,
    log,
    beatMs: parts.visitorBeatMs ?? VISITOR_BEAT_MS,
  });
  const pushKey = config.outbox.push.key ?? (await loadPushKey(pools.jobs, secrets));
  const tokenAlarm = createTokenTheftDetection(pools.identity, log);
  const liveNews = startEventStream({ pool: pools.news, log, ...parts.live });
  const readAudit = startReadAudit(pools.identity, log);
  const metrics = exportedMetrics(parts);
  const messages = messagesOf(config, { pool: pools.jobs, secrets, log });
  const readiness = createReadiness(pools.probe, parts.machineClock ?? systemClock, log);
  registerGauges(metrics, { pools, liveNews, tokenAlarm, readiness, version: parts.version });
  const ask: RendererParts["ask"] = (request) => app.fetch(asReadOnly(request));
  const own = appParts(parts, { pools, identity, tokens, tokenAlarm, metrics, readAudit, log });
  const { renderer, ...pages } = pageParts(parts, { identity, pushKey, clock, log, ask });
  const shared = { clock, log, liveNews, identityCheck: identityCheckOf(config) };
  const services = await servicesOf(parts, { ...shared, readiness, pools });
  const app = createApp({
    ...own,
    services,
    ...pages,
    readiness: readiness.report,
    ...doorsOf(parts, { clock, log, pools, metrics, services }),
    ...(config.demonstration && { mailbox: messages }),
    ...(config.environment === "local" && {
      development: (await import("./development.ts")).developmentPages(messages),
    }),
  });
  const server = serverOf(parts, { app, identity, metrics, log, gate: own.gate });
  const hasJobs = config.role !== "web";
  const background = hasJobs && startJobs({ config, pushKey, messages, ...shared });
  return {
    app,
    server,
    tokens,
    sessions: identity.sessions,
    jobs: background ? background.jobs : undefined,
    warmUp: () => warmUp(config, renderer, mockApi(own.documents, warmUpFields, ask)),
    async stop() {
      readiness.stop();
      const jobsStopped = background ? background.stopJobs() : Promise.resolve();
      await within(stopTimes.news, liveNews.stop());
      // No grace period in development: the next start waits for it, and there are no customers to interrupt.
      await stopListening(server, config.environment === "local" ? 0 : stopTimes.graceMs);
      await within(stopTimes.audit, readAudit.stop());
      await within(stopTimes.jobs, jobsStopped);
      await identity.close();
      await Promise.all([closePools(pools, stopTimes.pools), parts.telemetry?.stop()]);
    },
  };
}

function messagesOf<Parts>({ publicUrl }: Config, parts: Parts) {
  return { ...parts, messageTemplates, publicUrl };
}

function exportedMetrics({ telemetry }: PortalParts): Metrics {
  const metrics = createMetrics();
  telemetry?.exportMetrics(metrics);
  return metrics;
}

/** The doors beside the customer's, each where it is open. */
function doorsOf(
  parts: PortalParts,
  own: Parameters<typeof openDesk>[1] & Parameters<typeof openDoor>[1],
) {
  return { desk: openDesk(parts, own), exchange: openDoor(parts, own) };
}

async function stopListening(server: Server, graceMs: number): Promise<void> {
  if (server.listening) await stopServer(server, { graceMs, patienceMs: stopTimes.requests });
}

/** The configured service, or a simulator in a demonstration; without either the insurer sends a letter. */
function identityCheckOf({ identityCheck, demonstration, publicUrl }: Config) {
  const events = `${publicUrl}/v1/onboarding-digital/events`;
  if (identityCheck) return createHttpCheck(identityCheck, events);
  return demonstration ? createSimulator(publicUrl) : undefined;
}

export function processLog({ logLevel }: Config): Log {
  const level = logLevel ?? (process.stdout.isTTY ? "warn" : "info");
  return createLog(level, (line) => process.stdout.write(line));
}

interface Wired {
  pools: Pools;
  identity: Identity;
  tokens: Tokens;
  tokenAlarm: TokenTheftDetection;
  metrics: Metrics;
  readAudit: ReadAudit;
  log: Log;
}

function appParts(
  { config, secrets, ...parts }: PortalParts,
  { pools, identity, tokens, tokenAlarm, metrics, readAudit, log }: Wired,
) {
  const trusted = readTrustedDocuments();
  const acceptsAny = parts.acceptsAnyDocument ?? config.environment === "local";
  return {
    secrets,
    closeDraft,
    bulkhead: new Bulkhead(pools.api, parts.database.timeoutMs),
    cache: new VersionedCache(),
    readAudit,
    replica: startReplica({ pools, config, log, metrics, patienceMs: parts.replicaPatienceMs }),
    tokens,
    metrics,
    onStolenToken: tokenAlarm.raise,
    cookies: cookieNames(config.publicUrl),
    gate: createConcurrencyLimiter(config.maxConcurrentRequests),
    deadlineMs: parts.deadlineMs,
    documents: {
      private: createDocuments(
        parts.enforce ? createPrivateSchema(parts.enforce) : privateSchema,
        trusted.private,
        acceptsAny,
      ),
      public: createDocuments(publicSchema, trusted.public, acceptsAny),
    },
    metricsToken: config.metricsToken,
    identity: identity.router,
    ...(parts.enforce && { enforce: parts.enforce }),
    ...(parts.connected && { connected: parts.connected }),
  } satisfies Partial<AppParts>;
}

async function servicesOf(
  { config, secrets, uploadTimeouts, visitorBeatMs = VISITOR_BEAT_MS }: PortalParts,
  {
    pools,
    readiness,
    ...own
  }: Pick<AppServices, "clock" | "log" | "liveNews" | "identityCheck"> & {
    pools: Pools;
    readiness: Readiness;
  },
): Promise<AppServices> {
  const { publicUrl, trustProxy } = config;
  return {
    ...own,
    signPaper: await createSigner(config, { jobs: pools.jobs, secrets, clock: own.clock }),
    onDatabaseAway: readiness.noteError,
    visitors: {
      pool: pools.visitor,
      cookies: cookieNames(publicUrl),
      publicUrl,
      trustProxy,
      beatMs: visitorBeatMs,
    },
    secrets,
    scanner: createScanner(config.clamdUrl),
    uploadTimeouts,
    documentTemplates: documentTemplatesOf(documentTemplates),
    pushHosts: config.outbox.push.hosts,
    opensAccounts: config.identityProvider === undefined,
    signIn: {
      origin: new URL(config.publicUrl).origin,
      isElsewhere: config.identityProvider !== undefined,
      clock: systemClock,
    },
  };
}
