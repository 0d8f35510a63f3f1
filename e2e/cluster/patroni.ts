import pg from "pg";
import { passwords } from "./database.ts";
import type { Machine } from "./processes.ts";

const ASK_MS = 2_000;

interface Member {
  role: string;
  state: string;
}

/** The machine whose Patroni says that it is the leader. */
export async function leaderOf(machines: readonly Machine[]): Promise<Machine | undefined> {
  for (const machine of machines) {
    const answer = await ask(machine, "/primary").catch(() => undefined);
    if (answer?.status === 200) return machine;
  }
  return undefined;
}

/** The leader of a cluster in which all members run and follow, with a synchronous standby where one is wanted. */
export async function wholeLeader(
  machines: readonly Machine[],
  isSynchronous: boolean,
): Promise<Machine | undefined> {
  const leader = await leaderOf(machines);
  if (!leader) return undefined;
  const state: unknown = await (await ask(leader, "/cluster")).json();
  const members = membersIn(state);
  const running = members.filter(({ state: word }) => word === "running" || word === "streaming");
  if (running.length !== machines.length) return undefined;
  const rows = await asSuperuser<{ sync_state: string }>(
    leader.address,
    5432,
    "select sync_state from pg_stat_replication where state = 'streaming'",
  );
  const isSafe = !isSynchronous || rows.some(({ sync_state: word }) => word !== "async");
  return rows.length === machines.length - 1 && isSafe ? leader : undefined;
}

/** The replica that acknowledged acts wait for. */
export async function synchronousStandby(
  machines: readonly Machine[],
  leader: Machine,
): Promise<Machine | undefined> {
  for (const machine of machines.filter((one) => one !== leader)) {
    const answer = await ask(machine, "/synchronous").catch(() => undefined);
    if (answer?.status === 200) return machine;
  }
  return undefined;
}

export async function changeSettings(leader: Machine, settings: object): Promise<void> {
  const body = JSON.stringify(settings);
  const answer = await fetch(`http://${leader.address}:8008/config`, { method: "PATCH", body });
  if (!answer.ok) throw new Error(`Patroni refused the settings: ${answer.status}`);
}

export async function asSuperuser<Row extends pg.QueryResultRow>(
  host: string,
  port: number,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({
    host,
    port,
    user: "postgres",
    password: passwords.superuser,
    database: "postgres",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    client.end().catch(() => {});
  }
}

function ask({ address }: Machine, path: string): Promise<Response> {
  return fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(ASK_MS) });
}

function membersIn(state: unknown): Member[] {
  if (typeof state !== "object" || state === null || !("members" in state)) return [];
  const { members } = state;
  return Array.isArray(members) ? members.filter(isMember) : [];
}

function isMember(value: unknown): value is Member {
  return typeof value === "object" && value !== null && "state" in value && "role" in value;
}
