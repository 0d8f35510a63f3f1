import type { Random } from "../../seed/random.ts";
import type { RunningPortal } from "../../src/portal.ts";
import { db } from "../portal.ts";
import { sql } from "kysely";

/** The answer was lost, or the request never arrived: the caller does not know which. */
export class LineCut extends Error {}

export interface LineAnswer {
  status: number;
  text: string;
}

/** How often what goes wrong. */
export interface Faults {
  lostRequest: number;
  lostAnswer: number;
  doubled: number;
  /** The portal's connections to the database break while it works. */
  crash: number;
}

export const noFaults: Faults = { lostRequest: 0, lostAnswer: 0, doubled: 0, crash: 0 };

export interface LineCounts {
  calls: number;
  cut: number;
  crashes: number;
}

/** The line between the core system and the door, with faults at random. */
export function faultyLine(
  door: RunningPortal,
  token: () => Promise<string>,
  random: Random,
  faults: () => Faults,
) {
  const counts: LineCounts = { calls: 0, cut: 0, crashes: 0 };
  const once = async (method: string, path: string, type: string, body?: string) => {
    const answer = await door.app.request(`/exchange/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, "content-type": type },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const call = async (
    method: string,
    path: string,
    { type = "application/json", body }: { type?: string; body?: string } = {},
  ): Promise<LineAnswer> => {
    const now = faults();
    counts.calls += 1;
    if (random.chance(now.lostRequest)) throw cut();
    const working = once(method, path, type, body);
    if (random.chance(now.crash)) {
      counts.crashes += 1;
      await breakConnections();
    }
    let answer = await working;
    if (random.chance(now.doubled)) answer = await once(method, path, type, body);
    if (random.chance(now.lostAnswer)) throw cut();
    if (answer.status >= 500) throw cut();
    return answer;
  };
  const cut = () => {
    counts.cut += 1;
    return new LineCut();
  };
  return { call, counts };
}
export type Line = ReturnType<typeof faultyLine>;

/** Breaks every connection in the role of the exchange, as when the process or the server dies in the middle. */
async function breakConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename like '%_exchange'`.execute(db);
}
