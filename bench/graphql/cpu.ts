import { existsSync, readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import type { Contestant } from "./contestant.ts";

/** Microseconds of CPU used so far. */
interface CpuReading {
  node: number;
  /** By backend; none where the system does not tell. */
  postgres: ReadonlyMap<number, number>;
}

export const seesPostgres = existsSync("/proc/self/schedstat");

/** User and system time of a contestant and of the PostgreSQL backends that serve it alone. */
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

/** What was used between two readings, also by backends that are new. */
export function usedBetween(before: CpuReading, after: CpuReading) {
  const backends = [...after.postgres].map(([pid, used]) => used - (before.postgres.get(pid) ?? 0));
  return {
    node: after.node - before.node,
    postgres: backends.reduce((sum, used) => sum + used, 0),
  };
}

/** The backends of those connections whose client calls itself so. */
async function backendsOf(owner: pg.Client, applicationName: string): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()",
    [applicationName],
  );
  return rows.map(({ pid }) => pid);
}

/** Of all threads, garbage collection and compilation included. Nanoseconds, where /proc/…/stat counts in hundredths. */
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
