import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartProblem } from "../src/core/start-problem.ts";
import { program } from "./binaries.ts";
import { makeOwnFolder, type ServerLocation } from "./server-location.ts";

export const superuser = "postgres";

export function dataFolder(place: ServerLocation): string {
  return join(place.home, "data");
}

export function readPassword(place: ServerLocation): string {
  return readFileSync(join(place.home, "password"), "utf8").trim();
}

/** Creates the cluster unless it exists. A rename makes it appear complete: a partial one never counts. */
export async function ensureCluster(
  place: ServerLocation,
  { say, fast }: { say: (line: string) => void; fast: boolean },
): Promise<void> {
  removeDrafts(place.home);
  if (existsSync(place.home)) return;
  say("Preparing the embedded PostgreSQL");
  const draft = `${place.home}.new-${randomBytes(4).toString("hex")}`;
  makeOwnFolder(draft, place.user);
  const password = join(draft, "password");
  writeFileSync(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  chmodSync(password, 0o600);
  if (place.user) chownSync(password, place.user.uid, place.user.gid);
  const more = fast ? ["--no-sync"] : [];
  await initialise(place, join(draft, "data"), [`--pwfile=${password}`, ...more]);
  renameSync(draft, place.home);
}

/**
 * Text sorts and compares by code point, alike on every machine; lists for people use an ICU collation. The character
 * classes come from the C library's UTF-8 locale, which text search needs.
 */
function localeOptions(): string[] {
  const builtin = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8"];
  if (process.platform === "linux") return [...builtin, "--locale=C.UTF-8"];
  return [...builtin, "--locale=C", "--lc-ctype=en_US.UTF-8"];
}

async function initialise(place: ServerLocation, data: string, more: string[]): Promise<void> {
  const args = ["-D", data, `--username=${superuser}`, "--auth=scram-sha-256", "--no-instructions"];
  const options = [...args, ...localeOptions(), ...more];
  const child = spawn(program(place.binaries, "initdb"), options, {
    ...place.user,
    cwd: dirname(data),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  if (status === 0) return;
  rmSync(dirname(data), { recursive: true, force: true });
  throw new StartProblem(
    `The embedded PostgreSQL could not be prepared in ${place.home} (initdb: ${status}; ${lastLine(output)}). Check that the disk has room and that the folder may be written, or name a PostgreSQL of your own with DATABASE_URL.`,
  );
}

export function lastLine(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? "no output";
}

function removeDrafts(home: string): void {
  const prefix = `${basename(home)}.new-`;
  for (const name of readdirSync(dirname(home))) {
    if (name.startsWith(prefix))
      rmSync(join(dirname(home), name), { recursive: true, force: true });
  }
}
