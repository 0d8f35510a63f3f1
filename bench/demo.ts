import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
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
/** The duration of a visit: until all files and their compiled code are cached, and the first changes stored. */
const KEEPING_MS = 5_000;

type Visit = "first" | "second tab" | "later" | "later, without a network";

/** The cost of the insurer in a tab: the bytes of a first visit, and the time until the homepage's greeting. */
export async function measureDemo(effort: Effort): Promise<void> {
  const folder = await buildDemo("demo", () => {});
  const asked = new Set<string>();
  const times = new Map<Visit, number[]>();
  for (let round = 0; round < rounds[effort]; round++) {
    const server = serveFolder(folder).listen(PORT, "127.0.0.1");
    server.on("request", ({ url }) => asked.add(new URL(url ?? "/", "http://host").pathname));
    await once(server, "listening");
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await measureVisits(stop, effort, (visit, ms) =>
      times.set(visit, [...(times.get(visit) ?? []), ms]),
    );
  }
  const megabytes = [...asked].reduce((sum, file) => sum + sent(folder, file), 0) / 1e6;
  console.log(
    `first visit: ${megabytes.toFixed(1)} MB from a host that compresses texts with gzip`,
  );
  const rows = [...times].map(([visit, ms]) => [visit, `${(median(ms) / 1000).toFixed(1)} s`]);
  console.log(table(["until the homepage greets", "median"], rows));
}

/** The visits of one browser. It closes between them, because a running insurer would not have to start. */
async function measureVisits(
  stopServer: () => void,
  effort: Effort,
  note: (visit: Visit, ms: number) => void,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), "demo-"));
  const open = async () =>
    chromium.launchPersistentContext(profile, {
      executablePath: (await findChromium()) ?? "",
      args: ["--no-sandbox"],
      locale: "fr-CH",
    });
  try {
    const first = await open();
    note("first", await untilGreeted(first));
    note("second tab", await untilGreeted(first));
    await leave(first, KEEPING_MS);
    for (const visit of ["later", "later, without a network"] as const) {
      if (visit !== "later") stopServer();
      const again = await open();
      note(visit, await untilGreeted(again));
      await leave(again, effort === "smoke" ? 0 : KEEPING_MS);
    }
  } finally {
    stopServer();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function leave(context: BrowserContext, afterMs: number): Promise<void> {
  await context.pages()[0]?.waitForTimeout(afterMs);
  await context.close();
}

async function untilGreeted(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`http://localhost:${PORT}/`);
  const greeting = page.getByRole("heading", { level: 1 }).filter({ hasText: "Camille" });
  await greeting.waitFor({ timeout: READY_MS });
  return performance.now() - began;
}

/** The transferred bytes of a file: packed files as they are, other files as static hosts compress them. */
function sent(folder: string, file: string): number {
  const name = file === "/" ? "index.html" : file;
  try {
    const content = readFileSync(path.join(folder, name));
    return /\.(?:br|woff2)$/.test(name) ? content.length : gzipSync(content, { level: 6 }).length;
  } catch {
    return 0;
  }
}
