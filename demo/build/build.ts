import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type Environment, folderOf } from "./folder.ts";
import { makeDataFolder, makeEmptyInsurer } from "./data-folder.ts";
import { cached, packed } from "./packed.ts";
import { buildPage, buildServiceWorker } from "./page-build.ts";
import { root } from "./replacements.ts";
import { buildWorker } from "./worker-build.ts";

const pglite = path.join(root, "node_modules/@electric-sql/pglite");
/** The sources of the data folder. */
const dataSources = [
  "api/{migrations,seed,src/{banks,places,insurer}}/**",
  "model/src/**",
  "demo/build/data-folder.ts",
  "package-lock.json",
];
const pageSources = [
  "{api/src,web/src,web/locales,web/build,model/src,brand,demo}/**",
  "api/trusted-documents.json",
];

/** Builds the folder of static files, unless it is up to date with the sources and the day. */
export async function buildDemo(
  environment: Environment,
  say: (step: string) => void,
): Promise<string> {
  const outDir = folderOf(environment);
  const commit = environment === "review" ? commitOf() : "";
  const sources = fingerprint(dataSources);
  const today = todayInZurich(new Date());
  const data = shortHash(`${sources} ${today}`);
  const build = shortHash(`${data} ${fingerprint(pageSources)} ${commit}`);
  const stamp = path.join(outDir, ".built-from");
  if (readIfThere(stamp) === build) return outDir;
  // Tests build too, and Vite would build development pages in any other mode.
  process.env["NODE_ENV"] = "production";
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(path.join(outDir, "insurer"), { recursive: true });
  const folder = path.join(outDir, "insurer");
  const bytes = await writeData({ folder, sources, today, say });
  say("the insurer's program");
  await buildWorker({ outDir, commit, environment, bytes, data });
  for (const unused of globSync("assets/*.{wasm,data}", { cwd: outDir }))
    rmSync(path.join(outDir, unused));
  say("the pages");
  await buildPage(outDir, environment);
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)));
  await buildServiceWorker(outDir, {
    build,
    files: files.filter((file) => !file.endsWith(".br")),
  });
  writeFileSync(stamp, build);
  return outDir;
}

interface DataParts {
  folder: string;
  /** A hash of the sources of the data. */
  sources: string;
  today: string;
  say: (step: string) => void;
}

async function writeData({ folder, sources, today, say }: DataParts): Promise<number> {
  const version = readFileSync(path.join(pglite, "package.json"), "utf8");
  const contents = {
    "pglite.wasm.br": await cached("pglite.wasm", version, () =>
      packed(readFileSync(path.join(pglite, "dist/pglite.wasm"))),
    ),
    "pglite.data.br": await cached("pglite.data", version, () =>
      packed(readFileSync(path.join(pglite, "dist/pglite.data"))),
    ),
    "data.tar.br": await cached("data.tar", `${sources} ${today}`, async () => {
      say("the insurer's database");
      const empty = await cached("empty.tar", sources, () => bytesOf(makeEmptyInsurer()));
      say("the households");
      return packed(await bytesOf(makeDataFolder(new Blob([new Uint8Array(empty)]), today)));
    }),
  };
  for (const [name, content] of Object.entries(contents))
    writeFileSync(path.join(folder, name), content);
  return Object.values(contents).reduce((sum, { length }) => sum + length, 0);
}

async function bytesOf(blob: Promise<Blob>): Promise<Uint8Array> {
  return new Uint8Array(await (await blob).arrayBuffer());
}

function fingerprint(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !/\.test\.tsx?$|\/node_modules\//.test(name.slice(root.length)))
    .toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function commitOf(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
}
