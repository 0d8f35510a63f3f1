import { join } from "node:path";
import { expect, vi } from "vitest";
import { findBinaries } from "../../postgres/binaries.ts";
import { prepareDatabase } from "../../src/core/db/open.ts";
import type { RunningPortal } from "../../src/portal.ts";
import {
  aBaseBackup,
  aCluster,
  aFolderIn,
  ask,
  aServer,
  aServersFolder,
} from "../backup/cluster.ts";
import { testRoles, testSecrets } from "../database.ts";
import { startDatabaseProxy } from "../faults/database-proxy.ts";
import { aProcess, closePortal, openPortal, testConfig } from "../portal.ts";

const bin = join(findBinaries().folder, "bin");
const HOUR_MS = 3_600_000;

/** A leader with a streaming replica that can be held back, and the portal of this file on the leader. */
export async function aLeaderWithReplica() {
  const closers: (() => void | Promise<void>)[] = [];
  const atEnd = (close: () => void | Promise<void>) => void closers.unshift(close);
  const leader = await aCluster(bin, { wal_keep_size: "1GB" }, atEnd);
  await prepareDatabase(leader.url, testRoles, testSecrets);
  const data = aFolderIn(aServersFolder("replica", atEnd), "data");
  await aBaseBackup(leader.url, leader.data, data);
  aFolderIn(data, "standby.signal");
  const { port } = new URL(leader.url);
  const replica = await aServer(
    bin,
    data,
    { primary_conninfo: `host=127.0.0.1 port=${port} user=owner` },
    atEnd,
  );
  const way = await startDatabaseProxy(replica.url);
  atEnd(() => way.stop());
  await openPortal({ url: leader.url, drop: async () => {} });
  const stop = async () => {
    await closePortal();
    for (const close of closers) await close();
  };
  return { replica, way, leaderUrl: leader.url, stop };
}
export type LeaderWithReplica = Awaited<ReturnType<typeof aLeaderWithReplica>>;

/** A process that reads from the replica, however far it is behind unless a limit is given. */
export async function aReadingProcess(
  { way }: LeaderWithReplica,
  { longestLagMs = HOUR_MS, patienceMs = HOUR_MS } = {},
): Promise<RunningPortal> {
  const settings = {
    DATABASE_READ_URL: way.url,
    DATABASE_ROLE_PREFIX: testRoles,
    METRICS_TOKEN: "secret",
  };
  const process = await aProcess({
    config: { ...testConfig(settings), replica: { url: way.url, longestLagMs } },
    replicaPatienceMs: patienceMs,
  });
  await isUsed(process, true);
  return process;
}

export async function isUsed(process: RunningPortal, used: boolean): Promise<void> {
  const away = () => figure(process, "portal_replica_away");
  await vi.waitFor(async () => expect(await away()).toBe(used ? 0 : 1), { timeout: 120_000 });
}

/** A figure of the process. */
export async function figure(process: RunningPortal, name: string): Promise<number> {
  const headers = { authorization: "Bearer secret" };
  const shown = await (await process.app.request("/metrics", { headers })).text();
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(shown)?.[1]);
}

/** Runs work while the replica gets all changes and shows none, from a moment on at which it had all. */
export async function whileHeldBack(
  { replica, leaderUrl }: LeaderWithReplica,
  work: () => Promise<void>,
): Promise<void> {
  await hasAll({ replica, leaderUrl });
  await ask(replica.url, "select pg_wal_replay_pause()");
  const paused = () => ask(replica.url, "select pg_get_wal_replay_pause_state()");
  await expect.poll(paused).toEqual(["paused"]);
  try {
    await work();
  } finally {
    await ask(replica.url, "select pg_wal_replay_resume()");
  }
}

/** Waits until the replica has what the leader committed before. */
export async function hasAll({
  replica,
  leaderUrl,
}: Pick<LeaderWithReplica, "replica" | "leaderUrl">): Promise<void> {
  const [position] = await ask(leaderUrl, "select pg_current_wal_insert_lsn()::text");
  const has = () => ask(replica.url, `select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn`);
  await expect.poll(has).toEqual([true]);
}
