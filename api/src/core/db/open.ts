import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Secrets } from "../secrets/secrets.ts";
import { StartProblem } from "../start-problem.ts";
import { isDatabaseUnavailable } from "./connection-errors.ts";
import { connectOnce } from "./connect.ts";
import { migrate, underMigrationLock } from "./migrate.ts";
import { requireSessionPooling } from "./pooler.ts";
import { noteRelease, readRelease, requireKnownSchema } from "./release.ts";
import { ensureRoles, requireGrants, type Role, urlFor } from "./roles.ts";
import { traceStatements } from "./statement-spans.ts";
import { valueTypes } from "./types.ts";
import { isTracing } from "../tracing.ts";

const OLDEST_VERSION = 150_000;
/** The default timeout of a statement, and of waiting for a connection. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 500;

export interface Database {
  ownerUrl: string;
  timeoutMs: number;
  pool(role: Role, size: number): pg.Pool;
}

interface Prepared {
  database: Database;
  ran: string[];
}

interface PrepareOptions {
  /** How long the start waits for a database that is not reachable. */
  waitMs?: number;
  timeoutMs?: number;
  say?: (line: string) => void;
}

/**
 * Prepares a database: checks version and key, creates roles and runs migrations, and logs them. It retries while the
 * database is unreachable, because nodes may start during a failover.
 */
export async function prepareDatabase(
  ownerUrl: string,
  rolePrefix: string,
  secrets: Secrets,
  { waitMs = 0, say = () => {}, timeoutMs }: PrepareOptions = {},
): Promise<Prepared> {
  const giveUpAt = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await prepareOnce(ownerUrl, rolePrefix, secrets, timeoutMs);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (performance.now() + RETRY_MS > giveUpAt) throw unreachable(ownerUrl, error);
      if (isFirst)
        say(
          `Waiting for the database at ${whereabouts(ownerUrl)} (${reasonOf(error)}), up to ${waitMs / 1000} s …`,
        );
      await pause(RETRY_MS);
    }
  }
}

async function prepareOnce(
  ownerUrl: string,
  rolePrefix: string,
  secrets: Secrets,
  timeoutMs = TIMEOUT_MS,
): Promise<Prepared> {
  const owner = await connectOwner(ownerUrl);
  try {
    await requireVersion(owner);
    await requireSessionPooling(owner, ownerUrl);
    const ran = await underMigrationLock(owner, async () => {
      // Under the lock, because nodes that start together would alter the same roles concurrently.
      await ensureRoles(owner, rolePrefix, secrets);
      await requireKnownSchema(owner);
      const ranNow = await migrate(owner, rolePrefix);
      await noteRelease(owner, readRelease());
      await requireGrants(owner, rolePrefix);
      return ranNow;
    });
    await checkKey(owner, secrets);
    return { database: databaseAt(ownerUrl, rolePrefix, secrets, { timeoutMs }), ran };
  } finally {
    await owner.end();
  }
}

interface DatabaseOptions {
  timeoutMs?: number;
  /** Replaces the network if the database is in the same process, as in a browser's tab. */
  stream?: pg.ClientConfig["stream"];
}

export function databaseAt(
  ownerUrl: string,
  rolePrefix: string,
  secrets: Secrets,
  { timeoutMs = TIMEOUT_MS, stream }: DatabaseOptions = {},
): Database {
  return {
    ownerUrl,
    timeoutMs,
    pool: (role, size) =>
      openPool(urlFor(role, ownerUrl, rolePrefix, secrets), role, {
        size,
        timeoutMs,
        ...(stream && { stream }),
      }),
  };
}

const connectionsOf = new WeakMap<pg.Pool, Set<pg.ClientBase>>();

function openPool(
  connectionString: string,
  role: Role,
  {
    size,
    timeoutMs,
    ...network
  }: { size: number; timeoutMs: number } & Pick<pg.ClientConfig, "stream">,
): pg.Pool {
  const connections = new Set<pg.ClientBase>();
  const pool = new pg.Pool({
    ...network,
    connectionString,
    max: size,
    types: valueTypes,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    application_name: `portal ${role}`,
    async onConnect(client) {
      connections.add(client);
      client.once("end", () => connections.delete(client));
      // The pool handles errors of idle connections only; an error of a borrowed one would end the process.
      client.on("error", () => {});
      // Set in the session, because a pooler refuses it as a startup parameter.
      await client.query(`set statement_timeout = ${timeoutMs}`);
      if (isTracing()) traceStatements(client);
    },
  });
  // An error of an idle connection would end the process too; the pool replaces it.
  pool.on("error", () => {});
  connectionsOf.set(pool, connections);
  return pool;
}

/** Ends a pool once its connections are returned, and cuts the others after the timeout. */
export async function closePool(pool: pg.Pool, patienceMs: number): Promise<void> {
  const over = new AbortController();
  const ended = pool.end().then(() => over.abort());
  const late = pause(patienceMs, true, { signal: over.signal }).catch(() => false);
  const isLate = await Promise.race([ended.then(() => false), late]);
  if (isLate) for (const client of connectionsOf.get(pool) ?? []) cut(client);
}

/** Breaks a connection off: what runs on it fails at once. */
export function cut(client: pg.ClientBase): void {
  if ("connection" in client && client.connection instanceof pg.Connection)
    client.connection.stream.destroy();
}

async function connectOwner(url: string): Promise<pg.Client> {
  try {
    return await connectOnce(url, { connectionTimeoutMillis: 5_000, keepAlive: true });
  } catch (error) {
    throw isDatabaseUnavailable(error) ? error : unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): StartProblem {
  return new StartProblem(
    `The database at ${whereabouts(url)} cannot be reached (${reasonOf(error)}). Start it or correct DATABASE_URL.`,
  );
}

function whereabouts(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || "no answer" : "no answer";
}

async function requireVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_VERSION) return;
  throw new StartProblem(
    `The database is PostgreSQL ${Math.floor(version / 10_000)}, but 15 or later is needed. Upgrade it or point DATABASE_URL elsewhere.`,
  );
}

async function checkKey(owner: pg.Client, secrets: Secrets): Promise<void> {
  const place = { table: "key_check", column: "value", row: "only" };
  await owner.query("insert into key_check (value) values ($1) on conflict do nothing", [
    secrets.encrypt(place, "key"),
  ]);
  const { rows } = await owner.query<{ value: Buffer }>("select value from key_check");
  try {
    if (rows[0]) secrets.decrypt(place, rows[0].value);
  } catch {
    throw new StartProblem(
      "This database was encrypted with another key. Give the right SECRET_KEYS, or the DATA_DIR that holds them.",
    );
  }
}
