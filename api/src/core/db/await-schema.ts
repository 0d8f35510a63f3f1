import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Secrets } from "../secrets/secrets.ts";
import { isDatabaseUnavailable, sqlCode } from "./connection-errors.ts";
import { connectOnce } from "./connect.ts";
import { pendingMigrations } from "./migrate.ts";
import { type Database, databaseAt } from "./open.ts";
import { requireSessionPooling } from "./pooler.ts";
import { requireKnownSchema } from "./release.ts";
import { urlFor } from "./roles.ts";

const EVERY_MS = 1_000;

/** Why a node does not start yet: the database does not answer, or it waits for its migrations. */
export type Obstacle = "database" | "schema";

interface AwaitOptions {
  timeoutMs: number;
  onObstacle: (obstacle: Obstacle, detail: string) => void;
  signal?: AbortSignal;
}

/**
 * Opens a database that another process migrates: waits until all migrations of this release ran. It connects as a
 * role of the portal, so that the node needs no rights of the owner.
 */
export async function awaitSchema(
  url: string,
  rolePrefix: string,
  secrets: Secrets,
  { timeoutMs, onObstacle, signal }: AwaitOptions,
): Promise<Database> {
  for (let before = ""; ; await pause(EVERY_MS, undefined, { signal })) {
    const found = await obstacleOf(urlFor("api", url, rolePrefix, secrets), rolePrefix);
    if (!found) return databaseAt(url, rolePrefix, secrets, { timeoutMs });
    if (found.detail !== before) onObstacle(found.obstacle, found.detail);
    before = found.detail;
  }
}

/** SQLSTATEs of a role, a table or a right that the migrations have not made yet. */
const NOT_YET = /^(28000|28P01|42P01|42501|3D000)$/;

async function obstacleOf(
  url: string,
  prefix: string,
): Promise<{ obstacle: Obstacle; detail: string } | undefined> {
  let client: pg.Client | undefined;
  try {
    client = await connectOnce(url, { connectionTimeoutMillis: 5_000 });
    await requireSessionPooling(client, url);
    await requireKnownSchema(client);
    const missing = await pendingMigrations(client);
    const [next] = missing;
    if (!next) return undefined;
    return {
      obstacle: "schema",
      detail: `${missing.length} migrations are missing, first ${next.name}`,
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isDatabaseUnavailable(error)) return { obstacle: "database", detail: error.message };
    if (!NOT_YET.test(sqlCode(error))) throw error;
    const detail = `${error.message}: it was not migrated yet, or SECRET_KEYS or DATABASE_ROLE_PREFIX are not its own (${prefix})`;
    return { obstacle: "schema", detail };
  } finally {
    await client?.end().catch(() => {});
  }
}
