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
const PATIENCE_MS = 5_000;
const program = join(import.meta.dirname, "node.ts");

export interface CrashReport {
  kills: number;
  acknowledged: Acknowledged[];
  /** How often a writer sent an act again whose answer it had not seen. */
  repeated: number;
}

/**
 * Writers that submit one act after the other while their API process is killed again and again. Each act is sent with
 * one key until it is answered, as a browser that lost its connection would.
 */
export async function crashUnderLoad(
  databaseUrl: string,
  writers: readonly Writer[],
  options: { kills: number; splitCommit?: boolean },
): Promise<CrashReport> {
  const report: CrashReport = { kills: 0, acknowledged: [], repeated: 0 };
  let node = await startNode(databaseUrl, options.splitCommit);
  let isOver = false;
  const isHopeless = (): boolean => isOver && performance.now() > giveUpAt;
  let giveUpAt = Number.POSITIVE_INFINITY;
  const writing = writers.map(async (writer) => {
    while (!isOver) {
      const key = randomUUID();
      const status = await submitUntilAnswered(() => node.url, writer, key, report, isHopeless);
      if (status === "SUCCESS") report.acknowledged.push({ accountId: writer.accountId, key });
    }
  });
  for (; report.kills < options.kills; report.kills++) {
    await pause(250 + Math.random() * 500);
    await killed(node);
    node = await startNode(databaseUrl, options.splitCommit);
  }
  // All that is open is answered by a process that lives, unless it was damaged.
  isOver = true;
  giveUpAt = performance.now() + PATIENCE_MS;
  await Promise.all(writing);
  await killed(node);
  return report;
}

async function submitUntilAnswered(
  url: () => string,
  { session }: Writer,
  key: string,
  report: CrashReport,
  isHopeless: () => boolean,
): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    if (tries > 0) report.repeated++;
    try {
      const answer = await fetch(`${url()}/graphql/private?operationName=Ask`, {
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
