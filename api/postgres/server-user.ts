import { spawnSync } from "node:child_process";
import { StartProblem } from "../src/core/start-problem.ts";
import { program } from "./binaries.ts";

/** The operating system account of PostgreSQL, in the form that `spawn` takes. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const userName = "postgres";
const path = `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin`;

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, created when missing. Any other user runs it as
 * themselves.
 */
export function findServerUser(say: (line: string) => void): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp();
  if (existing) return existing;
  say(`Creating the user ${userName}, because PostgreSQL does not run as root`);
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false"];
  const made = spawnSync("useradd", [...options, userName], {
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });
  const user = lookUp();
  if (user) return user;
  throw new StartProblem(
    `PostgreSQL does not run as root, and the user ${userName} could not be created (${(made.error?.message ?? made.stderr).trim().replaceAll("\n", " ")}). Start as an ordinary user, create that user, or name a PostgreSQL of your own with DATABASE_URL.`,
  );
}

export function canRun(user: ServerUser, folder: string): boolean {
  return asUser(user, program(folder, "postgres"), ["--version"]);
}

export function canEnter(user: ServerUser, folder: string): boolean {
  return asUser(user, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder]);
}

function asUser(user: ServerUser, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function lookUp(): ServerUser | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const found = spawnSync("id", [flag, userName], { encoding: "utf8" });
    return found.status === 0 ? Number(found.stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
