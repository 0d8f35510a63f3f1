import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findChromium } from "./chromium.ts";
import { hasFirefox, hasWebKit } from "./engine-programs.ts";
import { runToEnd } from "../child.mjs";
import { step } from "../progress.mjs";

const root = dirname(dirname(import.meta.dirname));
const isRoot = process.getuid?.() === 0;
const mend =
  "Install Chromium or Chrome, or name one with CHROMIUM_PATH, then run this again. The journeys in the browser need it.";

if (!(await findChromium())) await install();
if (isRoot && isDebian() && !hasFallbackFont())
  await step("Installing a font from Debian", () => requestWithLists("fonts-liberation"));
// The long tests also use Firefox and WebKit.
if (process.argv.includes("--engines") && isRoot && isDebian() && !(hasFirefox() && hasWebKit())) {
  await step("Installing Firefox and WebKit from Debian", installEngines);
}

async function install(): Promise<void> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) fail(`CHROMIUM_PATH names ${named}, which is not a program. ${mend}`);
  if (isRoot && isDebian()) await step("Installing Chromium from Debian", installFromDebian);
  if (await findChromium()) return;
  await step("Downloading Chromium with Playwright", downloadWithPlaywright).catch(
    (error: unknown) =>
      fail(
        `No Chromium was found (${error instanceof Error ? error.message : String(error)}). ${mend}`,
      ),
  );
}

function apt(...args: string[]) {
  return runToEnd("apt-get", args, { cwd: root, env: { DEBIAN_FRONTEND: "noninteractive" } });
}

function request(...packages: string[]) {
  return apt("install", "-y", "--no-install-recommends", ...packages);
}

async function requestWithLists(...packages: string[]): Promise<void> {
  if ((await request(...packages)).status === 0) return;
  // A fresh image has no package lists.
  await apt("update");
  await request(...packages);
}

function installEngines(): Promise<void> {
  return requestWithLists("firefox-esr", "webkit2gtk-driver", "xvfb");
}

/**
 * The font of the pages has a fallback of the same widths, made of Arial or Liberation Sans. Without either, the
 * journeys would measure the widths of another font whenever the web font comes late.
 */
function hasFallbackFont(): boolean {
  return ["liberation", "liberation2"].some((folder) =>
    existsSync(`/usr/share/fonts/truetype/${folder}/LiberationSans-Regular.ttf`),
  );
}

async function installFromDebian(): Promise<void> {
  // Most journeys use the light browser, which older releases of Debian do not have.
  const both = ["chromium", "chromium-headless-shell"];
  if ((await request(...both)).status === 0) return;
  // A fresh image has no package lists.
  await apt("update");
  if ((await request(...both)).status === 0) return;
  await request("chromium");
}

async function downloadWithPlaywright(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  const args = [join(dirname(manifest), "cli.js"), "install"];
  // Only root may install the browser's libraries.
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  const all = [...args, ...withLibraries, "chromium"];
  const { output } = await runToEnd(process.execPath, all, { cwd: root });
  if (await findChromium()) return;
  const reason = output.split("\n").find((line) => line.includes("Error: "));
  throw new Error(reason?.trim() ?? "the download brought none");
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
