import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from "playwright-core";
import { findChromium } from "../../scripts/browsers/chromium.ts";
import { keepRouting, waitUntilHydrated } from "./ssr.ts";

/** The browsers of all files of a worker; they end with the worker. */
const running = new Map<boolean, Promise<Browser>>();

function theBrowser({ light }: { light: boolean }): Promise<Browser> {
  const browser = running.get(light) ?? launch({ light });
  running.set(light, browser);
  return browser;
}

export async function closeBrowsers(): Promise<void> {
  for (const browser of running.values()) await (await browser).close();
  running.clear();
}

async function launch(options: { light: boolean }): Promise<Browser> {
  const executablePath = await findChromium(options);
  if (!executablePath)
    throw new Error("No Chromium was found: run `npm test`, which installs one.");
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ];
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-component-update", "--disable-sync", ...quiet],
  });
}

/** The windows of one test file, all closed at its end. */
export async function openWindows(baseURL: string, options = { light: true }) {
  const browser = await theBrowser(options);
  const opened: BrowserContext[] = [];
  const kept = new Map<string, Promise<BrowserContext>>();

  async function aNew(contextOptions: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL,
      locale: "fr-CH",
      timezoneId: "Europe/Zurich",
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      ...contextOptions,
    });
    context.setDefaultTimeout(60_000);
    context.on("page", (page) => {
      waitUntilHydrated(page);
      keepRouting(page);
    });
    opened.push(context);
    return context;
  }

  return {
    aNew,
    /** One window per set of options: a tab in it opens in half the time of a new window. Cookies are cleared. */
    async aKept(contextOptions: BrowserContextOptions): Promise<BrowserContext> {
      const key = JSON.stringify(contextOptions);
      const waiting = kept.get(key) ?? aNew(contextOptions);
      kept.set(key, waiting);
      const context = await waiting;
      await context.clearCookies();
      return context;
    },
    async close(): Promise<void> {
      await Promise.all(opened.map((context) => context.close()));
    },
  };
}
