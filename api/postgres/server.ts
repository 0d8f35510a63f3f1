import { type ChildProcess, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartProblem } from "../src/core/start-problem.ts";
import { program } from "./binaries.ts";
import { dataFolder, lastLine } from "./cluster.ts";
import type { ServerLocation } from "./server-location.ts";
import { countWorkingIn, isServerOf, markOf } from "./processes.ts";

export interface RunningServer {
  port: number;
  /** Resolves when the server has ended, whether it was stopped or failed. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The shell starts the server and reads from a pipe that only this process holds open. When this process ends for any
 * reason, the pipe closes and the shell stops the server.
 */
const keeper =
  '"$@" </dev/null & server=$!; exec 3<&0; (read -r _ <&3; kill -INT $server) & watch=$!; wait $server; status=$?; kill $watch 2>/dev/null; exit $status';

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_preload_libraries: "",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** For test data, which a power cut may destroy; several test files share the server, each with its own pools. */
const fastSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "500",
};

/** Starts the server on the given port, if any, because clients of an earlier start know no other port. */
export async function runServer(
  place: ServerLocation,
  fast: boolean,
  samePort?: number,
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = samePort ?? (await choosePort(join(place.home, "port")));
    const log = join(place.home, "server.log");
    const child = launch(place, port, log, fast);
    const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
    if (await isReady(child, place)) return { port, ended, stop: () => stop(child, place) };
    const output = existsSync(log) ? readFileSync(log, "utf8") : "";
    // Another process may take the port between the check and the start.
    if (attempt < 3 && /could not bind|address already in use/i.test(output)) continue;
    throw new StartProblem(
      `The embedded PostgreSQL did not start (${lastLine(output)}). Read ${log}, or name a PostgreSQL of your own with DATABASE_URL.`,
    );
  }
}

/**
 * Ends a server that an earlier process left running. The caller holds the lock of the folder, so no other process of
 * the portal uses it.
 */
export async function endLeftover(place: ServerLocation): Promise<void> {
  const data = dataFolder(place);
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const gone = () => !isServerOf(pid, data);
  // The shell of the server usually has stopped it already.
  if (!(await until(gone, 2000))) process.kill(pid, "SIGINT");
  if (!(await until(gone, 10_000))) process.kill(pid, "SIGQUIT");
  if (!(await until(() => gone() && countWorkingIn(data) === 0, 10_000))) {
    throw new StartProblem(
      `A PostgreSQL left behind by an earlier start (process ${pid}) does not stop. End that process, then start again.`,
    );
  }
  // PostgreSQL takes a zombie, or another process with the same pid, for a running server.
  if (existsSync(pidFile)) rmSync(pidFile);
}

function launch(place: ServerLocation, port: number, log: string, fast: boolean): ChildProcess {
  const all = { ...settings, ...(fast ? fastSettings : {}), port: String(port) };
  const server = [program(place.binaries, "postgres"), "-D", dataFolder(place)];
  const args = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const output = openSync(log, "w", 0o600);
  if (place.user) fchownSync(output, place.user.uid, place.user.gid);
  try {
    // Detached, so that Ctrl-C in a terminal reaches only this process and the server is stopped last.
    const child = spawn("/bin/sh", ["-c", keeper, "sh", ...server, ...args], {
      ...place.user,
      cwd: place.home,
      detached: true,
      stdio: ["pipe", output, output],
    });
    // The server must not keep an otherwise finished process alive.
    child.unref();
    if (child.stdin instanceof Socket) child.stdin.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

async function isReady(child: ChildProcess, place: ServerLocation): Promise<boolean> {
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  const pidFile = join(dataFolder(place), "postmaster.pid");
  const ready = () => existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, "utf8"));
  // Recovery after a power cut may take long.
  await until(() => ended || ready(), 120_000);
  if (!ended && ready()) return true;
  child.stdin?.end();
  return false;
}

async function stop(child: ChildProcess, place: ServerLocation): Promise<void> {
  const pidFile = join(dataFolder(place), "postmaster.pid");
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, "utf8"), 10) : 0;
  child.stdin?.end();
  const gone = () => pid === 0 || !markOf(pid);
  if (await until(gone, 10_000)) return;
  process.kill(pid, "SIGQUIT");
  await until(gone, 5000);
}

async function until(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}

/** The previous port if it is free, so that an administrator's tool finds the server again. */
async function choosePort(file: string): Promise<number> {
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const port = (last > 0 && (await freePort(last))) || (await freePort(0));
  if (!port) throw new StartProblem("No port is free on 127.0.0.1. Close other programs.");
  if (port !== last) {
    // The file is recreated, because root may own the previous one.
    rmSync(file, { force: true });
    writeFileSync(file, `${port}\n`);
  }
  return port;
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : undefined;
      probe.close(() => resolve(port));
    });
  });
}
