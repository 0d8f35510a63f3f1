import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { TestSession } from "../portal.ts";
import type { Acknowledged } from "./damage.ts";

export interface Writer {
  accountId: string;
  session: TestSession;
}

interface Node {
  child: ChildProcess;
  url: string;
}

const ASK = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;
const TIMEOUT_MS = 5_000;
const MOST_ACTS_BETWEEN = 60;
const program = join(import.meta.dirname, "node.ts");

export interface CrashReport {
  kills: number;
  acknowledged: Acknowledged[];
  /** The number of repeated acts whose answer was lost. */
  repeated: number;
}

/**
 * Writers submit acts while their API process is killed again and again. Each act is repeated with one idempotency key
 * until it is answered, like a browser after a lost connection.
 */
export async function crashUnderLoad(
  databaseUrl: string,
  writers: readonly Writer[],
  options: { kills: number; splitCommit?: boolean },
): Promise<CrashReport> {
  const report: CrashReport = { kills: 0, acknowledged: [], repeated: 0 };
  let node = startNode(databaseUrl, options.splitCommit);
  let giveUpAt = Number.POSITIVE_INFINITY;
  const crowd: Crowd = {
    node: () => node,
    isHopeless: () => performance.now() > giveUpAt,
    onRepeat: () => void report.repeated++,
  };
  const isOver = (): boolean => giveUpAt < Number.POSITIVE_INFINITY;
  const writing = writers.map(async ({ accountId, session }) => {
    while (!isOver()) {
      const key = randomUUID();
      const status = await submitUntilAnswered(crowd, session, key);
      if (status === "SUCCESS") report.acknowledged.push({ accountId, key });
    }
  });
  for (; report.kills < options.kills; report.kills++) {
    const alive = await node;
    await someMore(report, Math.random() * MOST_ACTS_BETWEEN);
    await killed(alive);
    node = startNode(databaseUrl, options.splitCommit);
  }
  const last = await node;
  await someMore(report, 1);
  // A living process answers all open acts, unless data were damaged.
  giveUpAt = performance.now() + TIMEOUT_MS;
  await Promise.all(writing);
  await killed(last);
  return report;
}

/** Waits for further acknowledged acts, then for a random moment within the next ones. */
async function someMore({ acknowledged }: CrashReport, acts: number): Promise<void> {
  const wanted = acknowledged.length + acts;
  const deadline = performance.now() + 10_000;
  while (acknowledged.length < wanted && performance.now() < deadline) await pause(5);
  await pause(Math.random() * 20);
}

interface Crowd {
  node: () => Promise<Node>;
  isHopeless: () => boolean;
  onRepeat: () => void;
}

async function submitUntilAnswered(
  { node, isHopeless, onRepeat }: Crowd,
  session: TestSession,
  key: string,
): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    if (tries > 0) onRepeat();
    const { url } = await node();
    try {
      const answer = await fetch(`${url}/graphql/private?operationName=Ask`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${session.token}`,
          cookie: `fgp=${session.fingerprint}`,
          "idempotency-key": key,
        },
        body: JSON.stringify({ query: ASK }),
      });
      const { data } = (await answer.json()) as {
        data?: { createAccountStatementRequest: { status: string } | null };
      };
      const status = data?.createAccountStatementRequest?.status;
      if (status) return status;
    } catch {
      // The process is gone, or went before it had answered.
    }
    if (isHopeless()) return undefined;
    await pause(20);
  }
}

async function startNode(databaseUrl: string, splitCommit = false): Promise<Node> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      CRASH_DATABASE_URL: databaseUrl,
      ...(splitCommit && { CRASH_SPLIT_COMMIT: "1" }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout))
    return { child, url: `http://127.0.0.1:${line}` };
  throw new Error("The API process did not start.");
}

async function killed({ child }: Node): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}
