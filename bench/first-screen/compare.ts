import { rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { RunningPortal } from "../../api/src/portal.ts";
import { step } from "../../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../../scripts/web-build.ts";
import type { Effort } from "../effort.ts";
import { median, table } from "../figures.ts";
import { openSeededDatabase } from "../seeded-database.ts";
import { portalFolder, serve, signedIn } from "../served-portal.ts";
import { buildEmptyPage, writeStaticPage } from "./empty-page.ts";
import { type Device, type Figure, loadPage, type PageLoad } from "./measure.ts";

const loadsOf = { full: 3, quick: 1 };
const devicesOf: Record<"full" | "quick", Device[]> = {
  full: ["mobile", "desktop"],
  quick: ["mobile"],
};

const screens = {
  homepage: "/",
  invoices: "/invoices",
  contract: "/contract",
  reimbursements: "/reimbursements",
};

interface Page {
  name: string;
  url: string;
  cookies: Parameters<typeof loadPage>[2];
}

/** Compares screens of a signed-in customer with a minimal React page and a page without scripts. */
export async function compareFirstScreen(effort: Effort, open = openSeededDatabase): Promise<void> {
  if (!isWebFresh()) await step("Building the web", buildWeb);
  const emptyFolder = await step("Building the empty page", buildEmptyPage);
  const staticFolder = writeStaticPage();
  const database = await step("Making a database with 2,000 households", () => open());
  const servers: RunningPortal[] = [];
  const started = async (folder: string) => {
    const server = await serve(database, folder);
    servers.push(server.process);
    return server;
  };
  try {
    const portal = await started(portalFolder);
    const account = await database.accountOf("camille@example.ch");
    const cookies = await signedIn(portal, database, account);
    const pages: Page[] = [
      ...Object.entries(screens).map(([name, path]) => ({ name, url: portal.url + path, cookies })),
      { name: "empty React page", url: `${(await started(emptyFolder)).url}/`, cookies: [] },
      { name: "static page", url: `${(await started(staticFolder)).url}/`, cookies: [] },
    ];
    for (const page of pages) await requirePage(page);
    if (effort === "smoke") return;
    for (const device of devicesOf[effort]) await compareOn(device, pages, loadsOf[effort]);
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
    for (const folder of [emptyFolder, staticFolder])
      rmSync(folder, { recursive: true, force: true });
  }
}

const TRIES = 5;

/** Checks that the page is the expected one: the first pages after a start may come without server rendering. */
async function requirePage({ name, url, cookies }: Page): Promise<void> {
  const mark = cookies.length > 0 ? 'id="dehydrated"' : "<title>";
  for (let attempt = 1; attempt <= TRIES; attempt += 1)
    if ((await visit(url, cookies)).includes(mark)) return;
  throw new Error(`The ${name} is not the page that is meant.`);
}

/** Requests a page like a browser's navigation, whose headers `fetch` cannot send. */
async function visit(url: string, cookies: Page["cookies"]): Promise<string> {
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "sec-fetch-dest": "document",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  return text(answer);
}

async function compareOn(device: Device, pages: readonly Page[], loads: number): Promise<void> {
  const seen = new Map<string, PageLoad[]>(pages.map(({ name }) => [name, []]));
  await step(`Lighthouse, ${device}`, async (howFar) => {
    for (let load = 1; load <= loads; load += 1) {
      for (const { name, url, cookies } of pages) {
        howFar(`load ${load} of ${loads}, ${name}`);
        seen.get(name)?.push(await loadPage(url, device, cookies));
      }
    }
  });
  console.log(`${table([device, ...seen.keys()], rowsOf([...seen.values()]))}\n`);
}

const shown: Record<Figure, (value: number) => string> = {
  FCP: milliseconds,
  LCP: milliseconds,
  TBT: milliseconds,
  "TBT, own": milliseconds,
  CLS: (value) => value.toFixed(3),
  "Speed Index": milliseconds,
  score: (value) => value.toFixed(0),
  bytes: (value) => `${(value / 1024).toFixed(0)} KB`,
};

function rowsOf(pages: readonly (readonly PageLoad[])[]): string[][] {
  return (Object.keys(shown) as Figure[]).map((figure) => [
    figure,
    ...pages.map((loads) => shown[figure](median(loads.map((load) => load[figure])))),
  ]);
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
