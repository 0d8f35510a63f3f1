import { isDeepStrictEqual } from "node:util";
import { step } from "../../scripts/progress.mjs";
import type { Effort } from "../effort.ts";
import { median, quantile, table } from "../figures.ts";
import { openSeededDatabase, type SeededDatabase } from "../seeded-database.ts";
import { type Contestant, startContestant, type Ticket, type WireCounts } from "./contestant.ts";
import { readCpu, seesPostgres, usedBetween } from "./cpu.ts";
import { answerTo, load } from "./load.ts";

const efforts = {
  full: { warmUp: 2_000, rounds: 3, requests: 5_000 },
  quick: { warmUp: 1_000, rounds: 3, requests: 1_000 },
  smoke: { warmUp: 1, rounds: 1, requests: 16 },
};
type Sizes = (typeof efforts)[Effort];

const cases = [
  { operation: "Home", login: "camille@example.ch", insured: 4 },
  { operation: "Home", login: "zbinden@example.ch", insured: 9 },
  { operation: "Portal", login: "camille@example.ch", insured: 4 },
  { operation: "Portal", login: "zbinden@example.ch", insured: 9 },
];
type Case = (typeof cases)[number];

const kinds = [
  { name: "portal", file: "portal-server.ts", named: true, isInstalled: false },
  { name: "Mercurius", file: "mercurius-server.ts", named: false, isInstalled: true },
  {
    name: "Mercurius, named statements",
    file: "mercurius-server.ts",
    named: true,
    isInstalled: true,
  },
  { name: "bare node:http", file: "bare-server.ts", named: false, isInstalled: false },
] as const;
type Name = (typeof kinds)[number]["name"];

interface Runner {
  name: Name;
  contestant: Contestant;
  ticket: Ticket;
  wire: WireCounts;
  rounds: Round[];
}

interface Round {
  /** Microseconds of CPU per request. */
  node: number;
  postgres: number;
  perSecond: number;
  p50: number;
  p99: number;
}

/** CPU per private request of the portal, compared with others that serve the same answer from the same database. */
export async function compareGraphql(effort: Effort, open = openSeededDatabase): Promise<void> {
  const sizes = efforts[effort];
  const database = await step("Making a database with 2,000 households", () => open());
  const contestants = new Map<Name, Contestant>();
  try {
    for (const { name, file, named, isInstalled } of kinds) {
      // The compared servers are not installed before the first real run.
      if (effort === "smoke" && isInstalled) continue;
      const settings = { databaseUrl: database.url, namedStatements: named };
      contestants.set(name, await startContestant(file, settings));
    }
    if (!seesPostgres)
      console.log("This system has no /proc: the CPU of PostgreSQL is left out of every figure.");
    for (const one of cases) await compareCase(one, contestants, database, sizes);
  } finally {
    for (const contestant of contestants.values()) await contestant.stop();
    await database.close();
  }
}

async function compareCase(
  one: Case,
  contestants: ReadonlyMap<Name, Contestant>,
  database: SeededDatabase,
  sizes: Sizes,
): Promise<void> {
  const accountId = await database.accountOf(one.login);
  const runners = await step(`${one.operation}, ${one.insured} insured`, async (howFar) => {
    const all: Runner[] = [];
    let expected = "";
    for (const [name, contestant] of contestants) {
      const ticket = await contestant.ask("ticket", { operation: one.operation, accountId });
      if (name === "bare node:http") await contestant.ask("body", expected);
      const answer = await answerTo(contestant.port, ticket);
      expected ||= answer;
      requireSame(expected, answer, name);
      const wire = await countOne(contestant, ticket);
      all.push({ name, contestant, ticket, wire, rounds: [] });
    }
    for (const { name, contestant, ticket } of all) {
      howFar(`warming up ${name}`);
      await load(contestant.port, ticket, sizes.warmUp);
    }
    for (let round = 1; round <= sizes.rounds; round += 1) {
      for (const runner of all) {
        howFar(`round ${round} of ${sizes.rounds}, ${runner.name}`);
        runner.rounds.push(await measure(runner, database, sizes.requests));
      }
    }
    return all;
  });
  report(runners);
}

/** The order of fields may differ; the content must be the same. */
function requireSame(expected: string, answer: string, name: string): void {
  const isAnswer = expected.startsWith('{"data":{');
  if (!isAnswer || !isDeepStrictEqual(JSON.parse(expected), JSON.parse(answer)))
    throw new Error(`${name} answers something else:\n${answer}\ninstead of\n${expected}`);
}

async function countOne(contestant: Contestant, ticket: Ticket): Promise<WireCounts> {
  // A new connection prepares its statements, and a growing pool sends more than usual.
  await load(contestant.port, ticket, 64);
  const before = { ...(await contestant.ask("counts", undefined)) };
  const many = 20;
  for (let index = 0; index < many; index += 1) await answerTo(contestant.port, ticket);
  const after = await contestant.ask("counts", undefined);
  return {
    statements: (after.statements - before.statements) / many,
    roundTrips: (after.roundTrips - before.roundTrips) / many,
  };
}

async function measure(
  { name, contestant, ticket }: Runner,
  { owner }: SeededDatabase,
  requests: number,
): Promise<Round> {
  const applicationName = name === "portal" ? "portal %" : `mercurius ${contestant.pid}`;
  const before = await readCpu(contestant, owner, applicationName);
  const { seconds, latenciesMs } = await load(contestant.port, ticket, requests);
  const used = usedBetween(before, await readCpu(contestant, owner, applicationName));
  return {
    node: used.node / requests,
    postgres: used.postgres / requests,
    perSecond: requests / seconds,
    p50: quantile(latenciesMs, 0.5),
    p99: quantile(latenciesMs, 0.99),
  };
}

function report(runners: readonly Runner[]): void {
  const sumOf = (name: Name) => {
    const rounds = runners.find((runner) => runner.name === name)?.rounds ?? [];
    return median(rounds.map(({ node, postgres }) => node + postgres));
  };
  const rows = runners.map(({ name, rounds, wire }) => {
    const of = (read: (round: Round) => number) => median(rounds.map(read));
    return [
      name,
      of(({ node }) => node).toFixed(0),
      seesPostgres ? of(({ postgres }) => postgres).toFixed(0) : "–",
      sumOf(name).toFixed(0),
      (sumOf(name) / sumOf("bare node:http")).toFixed(1),
      (sumOf("portal") / sumOf(name)).toFixed(2),
      of(({ perSecond }) => perSecond).toFixed(0),
      of(({ p50 }) => p50).toFixed(1),
      of(({ p99 }) => p99).toFixed(1),
      String(wire.statements),
      String(wire.roundTrips),
    ];
  });
  const cpu = ["µs node", "µs postgres", "µs CPU", "× bare", "portal ÷ it"];
  const rest = ["requests/s", "p50 ms", "p99 ms", "statements", "round trips"];
  console.log(`${table(["", ...cpu, ...rest], rows)}\n`);
}
