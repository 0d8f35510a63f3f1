import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { runToEnd } from "./child.mjs";
import { step } from "./progress.mjs";

const FETCH_MS = 120_000;
/** A remote that asks for a password is one that cannot be reached. */
const unattended = { ...process.env, GIT_TERMINAL_PROMPT: "0" };

/** The sources of the release before this one, with its packages installed. */
export interface PreviousRelease {
  version: string;
  folder: string;
  /** The Node that this release runs on. */
  node: string;
}

/**
 * Unpacks the release before this one beside this one and installs its packages. It is kept for the next run.
 * Undefined where the history does not hold it and no remote has it, such as in an archive of the sources.
 */
export async function preparePreviousRelease(root: string): Promise<PreviousRelease | undefined> {
  const version = versionBefore(root);
  const commit = commitOf(root, version);
  if (commit === undefined) return undefined;
  const folder = join(root, "dist", `release-${version}`);
  const stamp = join(folder, "dist", "unpacked-from");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== commit) {
    await step(`Unpacking release ${version}`, async () => unpack(root, commit, folder));
    writeFileSync(stamp, commit);
  }
  await step(`Installing the packages of release ${version}`, () =>
    run(join(folder, "scripts/setup.mjs"), folder),
  );
  return { version, folder, node: join(folder, "node_modules/.bin/node") };
}

/** Runs a script of a release, whose output is shown only when it fails. */
async function run(script: string, cwd: string): Promise<void> {
  const { status, output } = await runToEnd(process.execPath, [script], { cwd });
  if (status !== 0) throw new Error(`${script} ended with ${status}:\n${output.slice(-4_000)}`);
}

/** Builds the pages of the release before. */
export async function buildPreviousPages({ version, folder }: PreviousRelease): Promise<void> {
  if (existsSync(join(folder, "web/dist/index.html"))) return;
  await step(`Building the pages of release ${version}`, () =>
    run(join(folder, "scripts/build.ts"), folder),
  );
}

/** Nodes of this version work on the schema of the present release. */
function versionBefore(root: string): string {
  return Manifest.parse(readJson(join(root, "package.json"))).oldestNode;
}

/** The tag of a version, else the commit that was noted for it; fetched where the clone is a shallow one. */
function commitOf(root: string, version: string): string | undefined {
  const noted = Releases.parse(readJson(join(root, "api/released/releases.json")));
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8", timeout: FETCH_MS, env: unattended });
  for (const name of [`v${version}`, noted[version]?.commit]) {
    if (name === undefined) continue;
    const found = () => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    const known = found().stdout.trim();
    if (known !== "") return known;
    const place = name.startsWith("v") ? `refs/tags/${name}:refs/tags/${name}` : name;
    if (git("fetch", "--depth=1", "--quiet", "origin", place).status !== 0) continue;
    const fetched = found().stdout.trim();
    if (fetched !== "") return fetched;
  }
  return undefined;
}

function unpack(root: string, commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "dist"), { recursive: true });
  const archive = join(folder, "dist", "sources.tar");
  execFileSync("git", ["archive", "--output", archive, commit], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  rmSync(archive);
}

const Manifest = z.object({ oldestNode: z.string() });
const Releases = z.record(z.string(), z.object({ commit: z.string() }));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
