import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows and menus: it needs a quarter to a third less CPU. */
const light = "chromium-headless-shell";
const macPrograms = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser of the tests: the one named by CHROMIUM_PATH, else the system's, else Playwright's own. */
export async function findChromium(options?: { light: boolean }): Promise<string | undefined> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const wanted = options?.light ? [light, ...names] : names;
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  const systems = [...onPath, ...macPrograms].find(isProgram);
  if (systems) return systems;
  const { chromium } = await import("playwright-core");
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return !isStub(path);
  } catch {
    return false;
  }
}

/** Ubuntu's package is a script that only explains how to install a snap. */
function isStub(path: string): boolean {
  return statSync(path).size < 10_000 && readFileSync(path, "utf8").includes("snap install");
}
