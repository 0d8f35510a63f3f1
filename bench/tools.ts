import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runToEnd } from "../scripts/child.mjs";
import { step } from "../scripts/progress.mjs";

const folder = import.meta.dirname;
const stamp = join(folder, "node_modules", ".installed-from");

/** Installs the compared tools into this folder. */
export async function installTools(): Promise<void> {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await step("Installing what we are compared with", async () => {
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, output } = await runToEnd("npm", args, { cwd: folder });
    if (status !== 0) throw new Error(`npm could not install them.\n${output}`);
  });
  writeFileSync(stamp, wanted);
}

const require = createRequire(join(folder, "package.json"));

/**
 * Loads a tool. Tools are absent until the first run, so the type check and the dead-code check do not know them: the
 * caller declares the used types.
 */
export async function loadTool<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(require.resolve(name)).href);
}
