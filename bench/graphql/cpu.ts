import { existsSync, readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import type { Contestant } from "./contestant.ts";

interface CpuReading {
  node: number;
  /** By backend; empty if the system does not report it. */
  postgres: ReadonlyMap<number, number>;
}

export const seesPostgres = existsSync("/proc/self/schedstat");

/** User and system time of a contestant and of its own PostgreSQL backends. */
export async function readCpu(
  { pid, ask }: Contestant,
  owner: pg.Client,
  applicationName: string,
): Promise<CpuReading> {
  if (!seesPostgres) return { node: await ask("cpu", undefined), postgres: new Map() };
  const backends = await backendsOf(owner, applicationName);
  return {
    node: microsecondsOf(pid),
    postgres: new Map(backends.map((backend) => [backend, microsecondsOf(backend)])),
  };
}

/** The CPU used between two readings, including new backends. */
export function usedBetween(before: CpuReading, after: CpuReading) {
  const backends = [...after.postgres].map(([pid, used]) => used - (before.postgres.get(pid) ?? 0));
  return {
    node: after.node - before.node,
    postgres: backends.reduce((sum, used) => sum + used, 0),
  };
}

/** The backends of connections with this application name. */
async function backendsOf(owner: pg.Client, applicationName: string): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()",
    [applicationName],
  );
  return rows.map(({ pid }) => pid);
}

/** All threads, including garbage collection and compilation, in nanoseconds; /proc/…/stat is coarser. */
export function microsecondsOf(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [running = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(
      " ",
    );
    nanoseconds += Number(running);
  }
  return nanoseconds / 1000;
}
