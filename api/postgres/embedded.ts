import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { escapeIdentifier } from "pg";
import { connectOnce } from "../src/core/db/connect.ts";
import { dataFolder, ensureCluster, readPassword, superuser } from "./cluster.ts";
import { claim } from "./owner-lock.ts";
import { chooseLocation, tieHome } from "./server-location.ts";
import { isServerOf } from "./processes.ts";
import { endLeftover, runServer } from "./server.ts";
import { superviseServer } from "./supervisor.ts";

export interface EmbeddedPostgres {
  /** The URL of the database `portal` for its superuser, reachable only from this machine. */
  url: string;
  /** The folder of the data. */
  where: string;
  stop(): Promise<void>;
}

const database = "portal";

/**
 * Starts the PostgreSQL that comes with the product on a data folder, created when missing. The server stops with this
 * process, also when the process is killed.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  say?: (line: string) => void;
  /** Trades safety against a power cut for speed. For tests. */
  fast?: boolean;
  /** Called when the server ended and could not be restarted. */
  onLost?: (reason: unknown) => void;
}): Promise<EmbeddedPostgres> {
  const { say = () => {}, fast = false, onLost = () => {} } = options;
  const dataDir = resolve(options.dataDir);
  const place = chooseLocation(dataDir, say);
  const release = claim(`${place.home}.lock`, dataDir);
  try {
    await endLeftover(place);
    tieHome(place);
    await ensureCluster(place, { say, fast });
    const server = superviseServer(place, await runServer(place, fast), { say, fast, onLost });
    const stop = async () => {
      await server.stop();
      release();
    };
    const address = `postgres://${superuser}:${readPassword(place)}@127.0.0.1:${server.port}`;
    await ensureDatabase(`${address}/postgres`).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: `${address}/${database}`, where: place.home, stop };
  } catch (error) {
    release();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = await connectOnce(url);
  try {
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** The URL of the server that a running portal has on a data folder, if any. */
export function runningPostgres(dataDir: string): string | undefined {
  const place = chooseLocation(resolve(dataDir), () => {});
  const folder = dataFolder(place);
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, "utf8").split("\n");
  const [pid, , , port] = lines;
  if (!lines.some((line) => line.startsWith("ready")) || !isServerOf(Number(pid), folder))
    return undefined;
  return `postgres://${superuser}:${readPassword(place)}@127.0.0.1:${port}/${database}`;
}
