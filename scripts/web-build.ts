import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runToEnd } from "./child.mjs";

const root = dirname(import.meta.dirname);
const web = join(root, "web");
const stamp = join(web, "dist", ".built-from");
/** The sources of the pages. */
const sources = ["web", "model", "brand", "package-lock.json", "api/trusted-documents.json"];

/** Whether the built pages are up to date with the sources. */
export function isWebFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

/** Builds the pages, and throws the tool's output on failure. */
export async function buildWeb(howFar: (text: string) => void): Promise<void> {
  const builtFrom = fingerprint();
  const vite = join(
    dirname(createRequire(join(web, "package.json")).resolve("vite/package.json")),
    "bin",
    "vite.js",
  );
  // The portal's build empties the folder of the pages, in which the desk's then gets one of its own.
  for (const config of ["vite.config.ts", "desk.config.ts"]) {
    const { status, output } = await runToEnd(
      process.execPath,
      [vite, "build", "--config", config],
      { cwd: web, env: { NODE_ENV: "production" }, onOutput: (text) => howFar(lastWords(text)) },
    );
    if (status !== 0) throw new Error(`The web could not be built.\n${output}`);
  }
  writeFileSync(stamp, builtFrom);
}

function lastWords(text: string): string {
  const escapes = new RegExp(String.raw`\u001B\[[\d;]*m`, "g");
  return text.replaceAll(escapes, "").trim().split("\n").at(-1)?.slice(0, 60) ?? "";
}

function fingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) addTo(hash, source);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(`${path}\n`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).toSorted()) {
    const isLeftOut = name === "node_modules" || name === "dist" || /\.test\.tsx?$/.test(name);
    if (!isLeftOut) addTo(hash, `${path}/${name}`);
  }
}
