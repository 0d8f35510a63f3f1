import { readFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium } from "playwright-core";
import { buildDemo } from "../demo/build/build.ts";
import { serveFolder } from "../demo/build/serve.ts";
import { findChromium } from "../scripts/browsers/chromium.ts";
import type { Effort } from "./effort.ts";
import { median, table } from "./figures.ts";

const rounds = { full: 5, quick: 2, smoke: 1 };
const PORT = 4789;
const READY_MS = 90_000;

/** What the insurer in a tab costs: the bytes of a first visit, and how long until the homepage greets. */
export async function measureDemo(effort: Effort): Promise<void> {
  const folder = await buildDemo("demo", () => {});
  const asked = new Set<string>();
  const server = serveFolder(folder).listen(PORT, "127.0.0.1");
  server.on("request", ({ url }) => asked.add(new URL(url ?? "/", "http://host").pathname));
  await once(server, "listening");
  const executablePath = (await findChromium()) ?? "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const times: Record<"first" | "second tab" | "again", number[]> = {
    first: [],
    "second tab": [],
    again: [],
  };
  try {
    for (let round = 0; round < rounds[effort]; round++) {
      const context = await browser.newContext({ locale: "fr-CH" });
      times.first.push(await untilGreeted(context));
      times["second tab"].push(await untilGreeted(context));
      // Nobody is left who keeps the insurer awake: the next visit starts it from what is kept.
      const idle = await context.newPage();
      for (const page of context.pages()) if (page !== idle) await page.close();
      times.again.push(await untilGreeted(context));
      await context.close();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const megabytes = [...asked].reduce((sum, file) => sum + sent(folder, file), 0) / 1e6;
  console.log(
    `first visit: ${megabytes.toFixed(1)} MB from a host that compresses texts with gzip`,
  );
  const rows = Object.entries(times).map(([visit, ms]) => [
    visit,
    `${(median(ms) / 1000).toFixed(1)} s`,
  ]);
  console.log(table(["until the homepage greets", "median"], rows));
}

async function untilGreeted(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`http://localhost:${PORT}/`);
  const greeting = page.getByRole("heading", { level: 1 }).filter({ hasText: "Camille" });
  await greeting.waitFor({ timeout: READY_MS });
  return performance.now() - began;
}

/** What of a file travels: packed ones as they are, everything else as static hosts send it. */
function sent(folder: string, file: string): number {
  const name = file === "/" ? "index.html" : file;
  try {
    const content = readFileSync(path.join(folder, name));
    return /\.(?:br|woff2)$/.test(name) ? content.length : gzipSync(content, { level: 6 }).length;
  } catch {
    return 0;
  }
}
