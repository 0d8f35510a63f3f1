import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { step } from "../../scripts/progress.mjs";
import type { Effort } from "../effort.ts";
import { quantile, table } from "../figures.ts";
import { type Contestant, startContestant } from "../graphql/contestant.ts";
import { seesPostgres } from "../graphql/cpu.ts";
import { openSeededDatabase } from "../seeded-database.ts";
import { crowd, flood } from "./crowd.ts";
import { Line, type Outcome } from "./line.ts";
import { type Person, signIn } from "./people.ts";

const efforts = {
  full: { accounts: 2_000, people: 1_000, seconds: 60, bestSeconds: 10, floodSeconds: 20 },
  quick: { accounts: 1_000, people: 1_000, seconds: 30, bestSeconds: 5, floodSeconds: 10 },
  smoke: { accounts: 20, people: 4, seconds: 0.3, bestSeconds: 0.2, floodSeconds: 0.2 },
};
/** The minutes of watching memory; a meaningful figure needs 30. */
const MEMORY_MINUTES = Number(process.env["MEMORY_MINUTES"] ?? 1);
/** The number of parallel requests that keep the process busy without queueing. */
const BUSY = 32;
const RECOVERED_MS = 300;
/** A later answer is useless to the customer. */
const IN_TIME_MS = 1_000;

/** A thousand customers at once, three times the capacity of the process, and its memory over the minutes. */
export async function measureLoad(effort: Effort, open = openSeededDatabase): Promise<void> {
  const sizes = efforts[effort];
  const database = await step("Making a database", () => open(sizes.accounts));
  const settings = { databaseUrl: database.url, namedStatements: true };
  const portal = await startContestant("portal-server.ts", settings);
  try {
    const people = await step(`Signing ${sizes.people} people in`, () =>
      signIn(portal, database, sizes.people),
    );
    await crowd(portal.port, people.slice(0, BUSY), { seconds: sizes.bestSeconds, thinkMs: 0 });
    const calm = await step("All at once, 5 s between two requests", () =>
      crowd(portal.port, people, { seconds: sizes.seconds }),
    );
    report(`${sizes.people} people`, calm, sizes.seconds);
    await overload(portal, people, sizes);
    await watchMemory(portal, people, effort === "smoke" ? sizes.seconds : MEMORY_MINUTES * 60);
    console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await portal.stop();
    await database.close();
  }
}

async function overload(
  { port }: Contestant,
  people: readonly Person[],
  { bestSeconds, floodSeconds }: (typeof efforts)[Effort],
): Promise<void> {
  const best = await step("As fast as it goes", () =>
    crowd(port, people.slice(0, BUSY), { seconds: bestSeconds, thinkMs: 0 }),
  );
  const capacity = Math.max(1, inTimeOf(best) / bestSeconds);
  report("as fast as it goes", best, bestSeconds);
  const load = { perSecond: capacity * 3, seconds: floodSeconds };
  const { outcomes, unsent } = await step("Three times as much", () => flood(port, people, load));
  report("three times as much", outcomes, floodSeconds);
  const goodput = inTimeOf(outcomes) / floodSeconds / capacity;
  const seconds = await recovery(port, people);
  console.log(
    `answered within ${IN_TIME_MS} ms: ${(goodput * 100).toFixed(0)} % of the best; ${unsent} found no free connection; ` +
      `answers within ${RECOVERED_MS} ms again after ${seconds.toFixed(1)} s`,
  );
}

/** The time until ten answers in a row come in time. */
async function recovery(port: number, people: readonly Person[]): Promise<number> {
  const began = performance.now();
  const line = new Line(port);
  for (let inTime = 0; inTime < 10 && performance.now() - began < 30_000;) {
    const [ticket] = people[0] ?? [];
    if (!ticket) break;
    const { status, ms } = await line.ask(ticket);
    inTime = status === 200 && ms <= RECOVERED_MS ? inTime + 1 : 0;
  }
  line.close();
  return (performance.now() - began) / 1000;
}

/** Resident memory under load. */
async function watchMemory(
  { port, pid }: Contestant,
  people: readonly Person[],
  seconds: number,
): Promise<void> {
  if (!seesPostgres) return;
  const megabytes: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      megabytes.push(residentOf(pid));
      await pause((seconds * 1000) / 10, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  await step(`Watching memory for ${(seconds / 60).toFixed(1)} minutes`, () =>
    crowd(port, people, { seconds }),
  );
  over.abort();
  await watching;
  console.log(`memory, MB: ${megabytes.map((one) => one.toFixed(0)).join(", ")}`);
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function answeredOf(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ status }) => status === 200);
}

function inTimeOf(outcomes: readonly Outcome[]): number {
  return answeredOf(outcomes).filter(({ ms }) => ms <= IN_TIME_MS).length;
}

function report(name: string, outcomes: readonly Outcome[], seconds: number): void {
  const times = answeredOf(outcomes).map(({ ms }) => ms);
  const of = (share: number) => quantile(times, share).toFixed(0);
  const refused = outcomes.filter(({ status }) => status === 503).length;
  const failed = outcomes.length - times.length - refused;
  console.log(
    table(
      ["", "answers/s", "p50 ms", "p95 ms", "p99 ms", "answered", "refused", "failed"],
      [
        [
          name,
          (times.length / seconds).toFixed(0),
          of(0.5),
          of(0.95),
          of(0.99),
          String(times.length),
          String(refused),
          String(failed),
        ],
      ],
    ),
  );
}
