import pg from "pg";
import type { Secrets } from "../secrets.ts";
import { StartProblem } from "../start-problem.ts";
import { migrate } from "./migrate.ts";
import { ensureRoles, type Role, urlFor } from "./roles.ts";
import { valueTypes } from "./types.ts";

const OLDEST_VERSION = 150_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/** How to reach the database in each role. */
export interface Database {
  ownerUrl: string;
  pool(role: Role, size: number): pg.Pool;
}

/** Brings a database to the present: version checked, roles and tables made, key checked. Says what it ran. */
export async function prepareDatabase(
  ownerUrl: string,
  rolePrefix: string,
  secrets: Secrets,
): Promise<{ database: Database; ran: string[] }> {
  const owner = await connectOwner(ownerUrl);
  try {
    await ensureRoles(owner, rolePrefix, secrets);
    const ran = await migrate(owner, rolePrefix);
    await checkKey(owner, secrets);
    return { database: databaseAt(ownerUrl, rolePrefix, secrets), ran };
  } finally {
    await owner.end();
  }
}

export function databaseAt(ownerUrl: string, rolePrefix: string, secrets: Secrets): Database {
  return {
    ownerUrl,
    pool(role, size) {
      const pool = new pg.Pool({
        connectionString: urlFor(role, ownerUrl, rolePrefix, secrets),
        max: size,
        types: valueTypes,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
        application_name: `portal ${role}`,
      });
      // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
      pool.on("error", () => {});
      return pool;
    },
  };
}

async function connectOwner(url: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await owner.connect();
  } catch (error) {
    const { hostname, port } = new URL(url);
    const reason = error instanceof Error ? error.message || "no answer" : "no answer";
    throw new StartProblem(
      `The database at ${hostname}:${port || 5432} cannot be reached (${reason}). Start it or correct DATABASE_URL.`,
    );
  }
  const { rows } = await owner.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_VERSION) {
    await owner.end();
    throw new StartProblem(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}, but 15 or later is needed. Upgrade it or point DATABASE_URL elsewhere.`,
    );
  }
  return owner;
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
