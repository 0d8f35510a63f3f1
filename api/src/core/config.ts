import { withRenamedSettings } from "./former-settings.ts";
import { brand } from "@portal/brand/brand.ts";
import { z } from "zod";
import { type DeskProvider, deskProviderOf, deskSettings } from "./desk-config.ts";
import { type ExchangeConfig, exchangeOf, exchangeSettings } from "./exchange-config.ts";
import { isLoopback } from "./loopback.ts";
import { isReportDsn } from "./report-dsn.ts";
import { type ReplicaConfig, replicaOf, replicaSettings } from "./replica-config.ts";
import { type MapTilesConfig, mapTilesOf, mapTilesSettings } from "./map-tiles-config.ts";
import {
  type PaperSigningConfig,
  paperSigningOf,
  paperSigningSettings,
} from "./paper-signing-config.ts";
import { type TelemetryConfig, telemetryOf, telemetrySettings } from "./telemetry-config.ts";
import { StartProblem } from "./start-problem.ts";
import { refuseUnsafe, refuseUnshared } from "./unsafe-settings.ts";

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" });
const yesNo = z.stringbool({ truthy: ["true"], falsy: ["false"], error: "must be true or false" });

const duration = (unit: string, most: number) =>
  z.coerce.number(`must be a number of ${unit} up to ${most}`).min(0).max(most);

/** The settings from the environment. Each is optional; the runbook explains them. */
const Settings = z.object({
  PORT: z.coerce.number("must be a port from 0 to 65535").int().min(0).max(65_535).default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  ROLE: z.enum(["web", "jobs", "all"], "must be web, jobs or all").default("all"),
  MIGRATE: yesNo.optional(),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z_]{1,30}$/, "must be lower-case letters and underscores")
    .default("portal"),
  DATABASE_POOL: z.coerce
    .number("must be a number from 2 to 200")
    .int()
    .min(2)
    .max(200)
    .default(20),
  DATABASE_WAIT_SECONDS: duration("seconds", 3600).default(30),
  DATABASE_TIMEOUT_MS: duration("milliseconds", 60_000).default(5000),
  ...replicaSettings,
  PUBLIC_URL: httpUrl.optional(),
  ENVIRONMENT: z
    .enum(["production", "local", "review", "demo"], "must be production, local, review or demo")
    .default("production"),
  DEMONSTRATION: yesNo.optional(),
  PUBLIC_DEMONSTRATION: yesNo.default(false),
  DESK: yesNo.optional(),
  ...deskSettings,
  SECRET_KEYS: text.optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_PASSWORD_URL: httpUrl.optional(),
  IDENTITY_CHECK_URL: httpUrl.optional(),
  IDENTITY_CHECK_TOKEN: text.optional(),
  IDENTITY_CHECK_SECRET: text.optional(),
  OIDC_SECURITY_URL: httpUrl.optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error")
    .optional(),
  METRICS_TOKEN: text.optional(),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: "must be tcp://host:port or unix:///path" })
    .optional(),
  TRUST_PROXY: yesNo.default(false),
  REQUEST_DELAY_SECONDS: z.coerce.number("must be a number of seconds").min(0).default(5),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  MAIL_FROM: z.email("must be an e-mail address").default(brand.supportEmail),
  SMS_URL: httpUrl.optional(),
  SMS_TOKEN: text.optional(),
  BANK_INBOX: text.optional(),
  BANK_OUTBOX: text.optional(),
  MAILINGS_PER_MINUTE: z.coerce
    .number("must be a number from 1 to 100000")
    .int()
    .min(1)
    .max(100_000)
    .default(1_200),
  VAPID_SUBJECT: text.default(`mailto:${brand.supportEmail}`),
  VAPID_PUBLIC_KEY: text.optional(),
  VAPID_PRIVATE_KEY: text.optional(),
  PUSH_HOSTS: text.default(
    "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com",
  ),
  ...mapTilesSettings,
  ERROR_REPORT_DSN: httpUrl
    .refine(isReportDsn, "must be https://key@host/project; only a loopback host may be http")
    .optional(),
  SSR_TIMEOUT_MS: duration("milliseconds", 5000).default(150),
  ...exchangeSettings,
  ...paperSigningSettings,
  ...telemetrySettings,
  MAX_CONCURRENT_REQUESTS: z.coerce.number("must be a number").int().min(1).default(128),
});
type Settings = z.infer<typeof Settings>;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What this process does: answer requests, run background jobs, or both. */
  role: Settings["ROLE"];
  /** Whether the start migrates the database; else it waits for the command that does. */
  migrates: boolean;
  rolePrefix: string;
  poolSize: number;
  /** How long the start waits for a database that is not reachable. */
  databaseWaitMs: number;
  /** The timeout of a statement, and of waiting for a connection. */
  databaseTimeoutMs: number;
  replica: ReplicaConfig | undefined;
  publicUrl: string;
  environment: Settings["ENVIRONMENT"];
  demonstration: boolean;
  /** Whether the insurer's staff work here, at `/desk`. */
  desk: boolean;
  /** The identity provider of the staff; without it they have a password and an authenticator here. */
  deskProvider: DeskProvider | undefined;
  secretKeys: string | undefined;
  /** An external identity provider; without it the embedded one is used. */
  identityProvider:
    | {
        issuer: string;
        clientId: string;
        clientSecret?: string;
        passwordUrl: string;
        securityUrl: string;
      }
    | undefined;
  /** The service that checks identities online when a person requests access. */
  identityCheck: { url: string; token: string; webhookSecret: string } | undefined;
  /** Default: all levels when the output goes to a file, only warnings and errors on a terminal. */
  logLevel: Settings["LOG_LEVEL"];
  metricsToken: string | undefined;
  /** The virus scanner for uploads; without it uploads are not scanned. */
  clamdUrl: string | undefined;
  /** Whether the operator's own proxy sets `x-forwarded-for`. */
  trustProxy: boolean;
  maxConcurrentRequests: number;
  exchange: ExchangeConfig | undefined;
  /** How long events can be read from the feed. */
  eventDays: number;
  /** Whether a webhook may lead into a private network. */
  allowsPrivateWebhooks: boolean;
  /** The timeout of server rendering; 0 turns it off. */
  ssrTimeoutMs: number;
  /** The simulated processing time of the back office for a request. */
  requestDelaySeconds: number;
  /** The folders of the bank's files and of those for the bank. */
  bankFolders: { inbox: string | undefined; outbox: string | undefined };
  outbox: OutboxConfig;
  /** The rate limit of a mailing to all customers. */
  mailingsPerMinute: number;
  /** The source of the map tiles; with an empty URL the map draws only the bundled geometry. */
  mapTiles: MapTilesConfig;
  /** Warnings about settings that use a former name. */
  formerNames: string[];
  telemetry: TelemetryConfig | undefined;
  /** The insurer's key for papers; without it the installation makes one and stores it in the database. */
  paperSigning: PaperSigningConfig | undefined;
  /** The DSN to which browsers report errors; empty turns reporting off. */
  errorReportDsn: string;
}

/** The delivery channels. The messages of a channel without settings stay in the database. */
export interface OutboxConfig {
  smtp?: { url: string; from: string };
  sms?: { url: string; token: string | undefined };
  /** Without a configured key the installation generates one and stores it in the database. */
  push: { subject: string; key?: { publicKey: string; privateKey: string }; hosts: string[] };
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const { given, warnings: formerNames } = withRenamedSettings(environment);
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new StartProblem(`Settings: ${wrong.join("; ")}. Correct or remove the variable.`);
  }
  const settings = parsed.data;
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "");
  const demonstration =
    settings.DEMONSTRATION ?? (settings.DATABASE_URL === undefined && isLoopback(publicUrl));
  const config: Config = {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    role: settings.ROLE,
    migrates: settings.MIGRATE ?? settings.ROLE === "all",
    rolePrefix: settings.DATABASE_ROLE_PREFIX,
    poolSize: settings.DATABASE_POOL,
    databaseWaitMs: settings.DATABASE_WAIT_SECONDS * 1000,
    databaseTimeoutMs: settings.DATABASE_TIMEOUT_MS,
    replica: replicaOf(settings),
    publicUrl,
    environment: settings.ENVIRONMENT,
    demonstration,
    desk: settings.DESK ?? demonstration,
    deskProvider: deskProviderOf(settings),
    secretKeys: settings.SECRET_KEYS,
    identityProvider: identityProviderOf(settings),
    identityCheck: identityCheckOf(settings),
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    clamdUrl: settings.CLAMD_URL,
    trustProxy: settings.TRUST_PROXY,
    maxConcurrentRequests: settings.MAX_CONCURRENT_REQUESTS,
    exchange: exchangeOf(settings),
    eventDays: settings.EXCHANGE_EVENT_DAYS,
    allowsPrivateWebhooks: settings.WEBHOOK_PRIVATE_TARGETS,
    ssrTimeoutMs: settings.SSR_TIMEOUT_MS,
    requestDelaySeconds: settings.REQUEST_DELAY_SECONDS,
    bankFolders: { inbox: settings.BANK_INBOX, outbox: settings.BANK_OUTBOX },
    outbox: outboxOf(settings),
    mailingsPerMinute: settings.MAILINGS_PER_MINUTE,
    mapTiles: mapTilesOf(settings),
    errorReportDsn: settings.ERROR_REPORT_DSN ?? "",
    formerNames,
    telemetry: telemetryOf(settings),
    paperSigning: paperSigningOf(settings),
  };
  refuseUnshared(config);
  refuseUnsafe(config, settings.PUBLIC_DEMONSTRATION);
  return config;
}

function identityProviderOf(settings: Settings): Config["identityProvider"] {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = settings;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId) {
    throw new StartProblem(
      "Settings: an identity provider needs OIDC_ISSUER and OIDC_CLIENT_ID together.",
    );
  }
  const passwordUrl = settings.OIDC_PASSWORD_URL ?? issuer;
  const securityUrl = settings.OIDC_SECURITY_URL ?? passwordUrl;
  return { issuer, clientId, passwordUrl, securityUrl, ...(clientSecret && { clientSecret }) };
}

function identityCheckOf(settings: Settings): Config["identityCheck"] {
  const {
    IDENTITY_CHECK_URL: url,
    IDENTITY_CHECK_TOKEN: token,
    IDENTITY_CHECK_SECRET: webhookSecret,
  } = settings;
  if (!url && !token && !webhookSecret) return undefined;
  if (!url || !token || !webhookSecret) {
    throw new StartProblem(
      "Settings: identity checks need IDENTITY_CHECK_URL, IDENTITY_CHECK_TOKEN and IDENTITY_CHECK_SECRET together.",
    );
  }
  return { url, token, webhookSecret };
}

function outboxOf(settings: Settings): OutboxConfig {
  const { SMTP_URL, SMS_URL } = settings;
  const publicKey = settings.VAPID_PUBLIC_KEY;
  const privateKey = settings.VAPID_PRIVATE_KEY;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new StartProblem(
      "Settings: push messages need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together.",
    );
  }
  const subject = settings.VAPID_SUBJECT;
  const hosts = settings.PUSH_HOSTS.split(",").map((host) => host.trim());
  return {
    ...(SMTP_URL && { smtp: { url: SMTP_URL, from: settings.MAIL_FROM } }),
    ...(SMS_URL && { sms: { url: SMS_URL, token: settings.SMS_TOKEN } }),
    push: { subject, hosts, ...(publicKey && privateKey && { key: { publicKey, privateKey } }) },
  };
}

/** Warnings, logged at the start, about settings that are valid but may be a mistake. */
export function warningsOf({ publicUrl, trustProxy, formerNames }: Config): string[] {
  if (trustProxy || !publicUrl.startsWith("https:")) return formerNames;
  return [
    ...formerNames,
    "PUBLIC_URL is https, so a proxy stands in front, and TRUST_PROXY is false: all visitors count as one address, and twenty wrong passwords close sign-in for all new browsers. Say TRUST_PROXY=true if the proxy sets x-forwarded-for.",
  ];
}
