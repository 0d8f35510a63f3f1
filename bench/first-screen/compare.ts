import { rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../api/src/core/config.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { createLog } from "../../api/src/core/log.ts";
import { listen } from "../../api/src/core/http/server.ts";
import { createPortal, type RunningPortal } from "../../api/src/portal.ts";
import { step } from "../../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../../scripts/web-build.ts";
import type { Effort } from "../effort.ts";
import { median, table } from "../figures.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "../seeded-database.ts";
import { buildEmptyPage } from "./empty-page.ts";
import { type Device, type Figure, loadPage, type PageLoad } from "./measure.ts";

const loadsOf = { full: 3, quick: 1 };
const devices: Device[] = ["mobile", "desktop"];
const portalFolder = join(import.meta.dirname, "../../web/dist");

interface Page {
  name: string;
  url: string;
  cookies: Parameters<typeof loadPage>[2];
  mustCall?: string;
}

/** The signed-in homepage beside React with one heading, from the same server, in the same run. */
export async function compareFirstScreen(effort: Effort, open = openSeededDatabase): Promise<void> {
  if (!isWebFresh()) await step("Building the web", buildWeb);
  const emptyFolder = await step("Building the empty page", buildEmptyPage);
  const database = await step("Making a database with 2,000 households", () => open());
  const servers: RunningPortal[] = [];
  try {
    const portal = await serve(database, portalFolder);
    const empty = await serve(database, emptyFolder);
    servers.push(portal.process, empty.process);
    const pages: Page[] = [
      {
        name: "homepage",
        url: `${portal.url}/`,
        cookies: await signedIn(portal, await database.accountOf("camille@example.ch")),
        mustCall: "/graphql/private?operationName=Home",
      },
      { name: "empty React page", url: `${empty.url}/`, cookies: [] },
    ];
    if (effort === "smoke") return void (await Promise.all(pages.map(requirePage)));
    for (const device of devices) await compareOn(device, pages, loadsOf[effort]);
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
    rmSync(emptyFolder, { recursive: true, force: true });
  }
}

/** Without Lighthouse, which the first real run installs: whether there is a page to measure. */
async function requirePage({ name, url }: Page): Promise<void> {
  const page = await (await fetch(url)).text();
  if (!page.includes("<script")) throw new Error(`The ${name} has no script.`);
}

async function serve({ url: databaseUrl }: SeededDatabase, webFolder: string) {
  const process = await createPortal({
    config: readConfig({ DATABASE_POOL: "8", DEMONSTRATION: "true" }),
    database: databaseAt(databaseUrl, benchRoles, benchSecrets),
    secrets: benchSecrets,
    log: createLog("error", (line) => console.error(line)),
    webFolder,
  });
  const port = await listen(process.server, "127.0.0.1", 0);
  return { process, url: `http://localhost:${port}` };
}

async function signedIn(
  { process, url }: Awaited<ReturnType<typeof serve>>,
  accountId: string,
): Promise<Page["cookies"]> {
  const session = await process.sessions.begin(accountId);
  if (!session) throw new Error("No session could be begun.");
  return [
    { url, name: "Authorization", value: `Bearer%20${session.token}` },
    { url, name: "fgp", value: session.fingerprint, httpOnly: true },
    { url, name: "rt", value: session.refresh ?? "", httpOnly: true },
  ];
}

async function compareOn(device: Device, pages: readonly Page[], loads: number): Promise<void> {
  const seen = new Map<string, PageLoad[]>(pages.map(({ name }) => [name, []]));
  await step(`Lighthouse, ${device}`, async (howFar) => {
    for (let load = 1; load <= loads; load += 1) {
      for (const { name, url, cookies, mustCall } of pages) {
        howFar(`load ${load} of ${loads}, ${name}`);
        seen.get(name)?.push(await loadPage(url, device, cookies, mustCall));
      }
    }
  });
  const [ours = [], empty = []] = seen.values();
  console.log(`${table(["", "homepage", "empty React page", "ratio"], rowsOf(ours, empty))}\n`);
}

const shown: Record<Figure, (value: number) => string> = {
  FCP: milliseconds,
  LCP: milliseconds,
  TBT: milliseconds,
  CLS: (value) => value.toFixed(3),
  "Speed Index": milliseconds,
  score: (value) => value.toFixed(0),
  bytes: (value) => `${(value / 1024).toFixed(0)} KB`,
};

function rowsOf(ours: readonly PageLoad[], empty: readonly PageLoad[]): string[][] {
  return (Object.keys(shown) as Figure[]).map((figure) => {
    const [own, other] = [ours, empty].map((loads) => median(loads.map((load) => load[figure])));
    const ratio = own !== undefined && other ? (own / other).toFixed(2) : "–";
    return [figure, shown[figure](own ?? 0), shown[figure](other ?? 0), ratio];
  });
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
