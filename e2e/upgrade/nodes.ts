import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 600_000;

export interface Node {
  port: number;
  stop(): Promise<void>;
}

/** Starts a process of a release and waits until it is ready. */
export async function startNode(
  program: readonly [node: string, ...args: string[]],
  folder: string,
  settings: Readonly<Record<string, string>>,
  port: number,
): Promise<Node> {
  const [node, ...args] = program;
  const child = spawn(node, args, {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = outputOf(child);
  const until = performance.now() + PATIENCE_MS;
  while ((await statusOf(port)) !== 200) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`The node on port ${port} does not start:\n${output()}`);
    await pause(100);
  }
  return {
    port,
    async stop() {
      if (child.exitCode !== null) return;
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}

/** Runs a command of a release to its end. */
export async function runCommand(
  program: readonly [node: string, ...args: string[]],
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const [node, ...args] = program;
  const child = spawn(node, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = outputOf(child);
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${output()}`);
}

/** The last words that a process has written. */
function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  return () => output;
}

async function statusOf(port: number): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}
