import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PORTAL_PORT } from "./balancers.ts";
import { ended, startService, until } from "./processes.ts";

const keys = `k1:${Buffer.alloc(32, 9).toString("base64")}`;

/** What every process of the portal has to know. */
export const portalSettings = {
  SECRET_KEYS: keys,
  PUBLIC_URL: `http://localhost:${PORTAL_PORT}`,
};

/** A process of the portal with a supervisor that starts it again. */
export interface PortalNode {
  name: string;
  port: number;
  /** How often it ended although nothing ended it. */
  deaths: string[];
  kill(): Promise<void>;
  /** Starts it again with another database address. */
  moveTo(databaseUrl: string): Promise<void>;
  /** Sets its clock forward, as libfaketime writes spans; "+0" is the right time. */
  setClock(span: string): void;
  reason(): Promise<string>;
}

interface NodeOptions {
  name: string;
  role: "web" | "jobs";
  port: number;
  root: string;
  folder: string;
  databaseUrl: string;
  /** Whether its clock can be set; costs a little for each look at the time. */
  hasOwnClock: boolean;
}

const RESTART_MS = 500;

export function startNode(options: NodeOptions): PortalNode {
  const { name, port, root, folder } = options;
  let { databaseUrl } = options;
  let child: ChildProcess;
  /** The process that the test itself ended. */
  let killed: ChildProcess | undefined;
  const deaths: string[] = [];
  const clock = join(folder, `${name}.clock`);
  writeFileSync(clock, "+0");
  const supervise = async (): Promise<void> => {
    for (;;) {
      child = startService(name, [process.execPath, join(root, "scripts/api.ts")], {
        folder,
        from: root,
        asRoot: true,
        settings: {
          ...portalSettings,
          ...(options.hasOwnClock && fakeTime(clock)),
          ROLE: options.role,
          PORT: String(port),
          DATA_DIR: join(folder, `${name}-data`),
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: "20",
          TRUST_PROXY: "true",
          REQUEST_DELAY_SECONDS: "0",
          LOG_LEVEL: "info",
          NODE_COMPILE_CACHE: compileCache(root),
        },
      });
      const current = child;
      await once(current, "exit");
      const status = current.exitCode ?? current.signalCode;
      const isExpected = current === killed || lostItsDatabase(join(folder, `${name}.log`));
      if (!isExpected) deaths.push(`${name} ended with ${status}`);
      await pause(RESTART_MS);
    }
  };
  void supervise();
  const end = (signal: NodeJS.Signals): Promise<void> => {
    killed = child;
    return ended(child, signal);
  };
  return {
    name,
    port,
    deaths,
    kill: () => end("SIGKILL"),
    async moveTo(url) {
      databaseUrl = url;
      await end("SIGTERM");
    },
    setClock: (span) => writeFileSync(clock, span),
    reason: () => readinessOf(port),
  };
}

/** A node that loses the database while it starts says so and ends, for its supervisor to start it again. */
function lostItsDatabase(log: string): boolean {
  return /The database was lost during the start .*\n*$/.test(readFileSync(log, "utf8"));
}

/** Kept between runs: a node that was killed loads its modules again. */
export const compileCache = (root: string): string => join(root, "node_modules/.cache/cluster");

/** "ready", the reason of the node why it is not, or that it does not answer. */
async function readinessOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  if (!answer) return "no answer";
  if (answer.status === 200) return "ready";
  return /"reason":"(\w+)"/.exec(await answer.text())?.[1] ?? String(answer.status);
}

export async function allReady(nodes: readonly PortalNode[], seconds = 900): Promise<void> {
  for (const node of nodes)
    await until(`ready ${node.name}`, async () => (await node.reason()) === "ready", { seconds });
}

function fakeTime(file: string): Record<string, string> {
  const [library = ""] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}
