import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { listen } from "../../src/core/http/server.ts";
import { testRoles } from "../database.ts";

/** A started process, its output so far and its end. */
export interface Started {
  child: ChildProcess;
  url: string;
  said(): string;
  complained(): string;
  ended: Promise<number | null>;
  isAlive(): boolean;
  kill(): Promise<void>;
}

/** Starts a program of this folder, or of its neighbour, and records its output. */
export async function startProgram(
  file: string,
  environment: Record<string, string>,
): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (texts.err += chunk.toString()));
  const ended = once(child, "close").then(() => child.exitCode);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    said: () => texts.out,
    complained: () => texts.err,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The product on a prepared database, without invented people. */
export function startPortal(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Started> {
  return startProgram("start.ts", {
    DATABASE_URL: databaseUrl,
    DATABASE_ROLE_PREFIX: testRoles,
    SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
    DEMONSTRATION: "false",
    LOG_LEVEL: "error",
    ...settings,
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, "127.0.0.1", 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
