import { chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/browsers/chromium.ts";
import { step } from "../scripts/progress.mjs";
import { buildWeb, isWebFresh } from "../scripts/web-build.ts";
import type { openSeededDatabase, SeededDatabase } from "./seeded-database.ts";
import { portalFolder, serve, signedIn } from "./served-portal.ts";

export interface Visits {
  database: SeededDatabase;
  /** Runs in a fresh signed-in window. */
  as<Result>(
    login: string,
    viewport: { width: number; height: number },
    act: (page: Page) => Promise<Result>,
  ): Promise<Result>;
}

/** Runs measurements with the portal on its own database and a browser. */
export async function withVisits(
  open: typeof openSeededDatabase,
  measure: (visits: Visits) => Promise<void>,
): Promise<void> {
  if (!isWebFresh()) await step("Building the web", buildWeb);
  const database = await open();
  const portal = await serve(database, portalFolder);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? "",
    args: ["--no-sandbox"],
  });
  const known = new Map<string, ReturnType<typeof signedIn>>();
  const cookiesOf = async (login: string) => {
    const cookies = known.get(login) ?? signedIn(portal, database, await database.accountOf(login));
    known.set(login, cookies);
    return cookies;
  };
  try {
    await measure({
      database,
      async as(login, viewport, act) {
        const options = { baseURL: portal.url, locale: "fr-CH", viewport };
        const context = await browser.newContext(options);
        try {
          await context.addCookies(await cookiesOf(login));
          return await act(await context.newPage());
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    await browser.close();
    await portal.process.stop();
    await database.close();
  }
}
