import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A machine of the cluster: a network namespace with an address and a disk of its own. */
export interface Machine {
  name: string;
  address: string;
  folder: string;
  /** Keeps the namespace open. */
  holder: ChildProcess;
  /** The namespace, as /proc names it. */
  namespace: string;
}

interface ServiceOptions {
  folder: string;
  machine?: Machine;
  settings?: Record<string, string>;
  /** Runs as root; else as the user postgres, because PostgreSQL refuses root. */
  asRoot?: boolean;
  /** Where the process starts. */
  from?: string;
}

const POSTGRES = "/usr/lib/postgresql/15/bin";
const environment = {
  PATH: `${POSTGRES}:/usr/sbin:/usr/bin:/sbin:/bin`,
  LANG: "C.UTF-8",
  LC_ALL: "C.UTF-8",
};
const asPostgres = [
  "setpriv",
  "--reuid=postgres",
  "--regid=postgres",
  "--clear-groups",
  "--no-new-privs",
];

/** Starts a program that writes to a log of its name; the namespace of the machine is entered first. */
export function startService(name: string, command: string[], options: ServiceOptions) {
  const { folder, machine, settings = {}, asRoot = false, from = folder } = options;
  const log = openSync(join(folder, `${name}.log`), "a");
  const [program = "", ...args] = [
    ...(machine ? ["nsenter", "-t", String(machine.holder.pid), "-n", "--"] : []),
    ...(asRoot ? [] : asPostgres),
    ...command,
  ];
  return spawn(program, args, {
    cwd: from,
    env: { ...environment, HOME: machine?.folder ?? folder, ...settings },
    stdio: ["ignore", log, log],
  });
}

export function run(...command: string[]): string {
  const [program = "", ...args] = command;
  return execFileSync(program, args, {
    encoding: "utf8",
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

export function runOn(machine: Machine, ...command: string[]): string {
  return run("nsenter", "-t", String(machine.holder.pid), "-n", "--", ...command);
}

/** The processes of a machine, without the one that keeps its namespace open. */
export function processesOf(machine: Machine, isWanted: (name: string) => boolean = () => true) {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((id) => {
      if (id === machine.holder.pid) return false;
      try {
        const isHere = readlinkSync(`/proc/${id}/ns/net`) === machine.namespace;
        return isHere && isWanted(readFileSync(`/proc/${id}/comm`, "utf8").trim());
      } catch {
        // It ended while it was looked at.
        return false;
      }
    });
}

export function signalAll(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended already.
    }
  }
}

/** Sends a signal and waits for the end, if there is anything left to end. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** Asks again until there is an answer; errors count as none. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false>,
  { seconds = 300, everyMs = 200 } = {},
): Promise<Found> {
  const giveUpAt = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined && found !== false) return found;
    if (performance.now() > giveUpAt) throw new Error(`Within ${seconds} s there was no ${what}.`);
    await pause(everyMs);
  }
}
