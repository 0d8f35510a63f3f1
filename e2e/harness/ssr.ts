import type { Page } from "playwright-core";

/**
 * Turns server rendering off for the next documents of a page, as for one that a browser fetches in advance: the page asks
 * the API itself. For a test that answers the first requests of a page in the API's place, watches them, or sets a clock
 * that the server does not know.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "sec-purpose": "prefetch" });
}

/**
 * Lets a page's requests be routed for as long as it lives, from the first route on. Where routes come and go, a busy
 * browser may send something past one that was just asked for, or lose what is under way when the last one goes.
 */
export function keepRouting(page: Page): void {
  const route = page.route.bind(page);
  let isKept = false;
  Object.assign(page, {
    async route(...given: Parameters<Page["route"]>) {
      if (!isKept) await route(/^never:/, (one) => one.continue());
      isKept = true;
      await route(...given);
      await page.evaluate(() => {}).catch(() => {});
    },
  });
}

/** For a page that was opened by a login or a link. */
export function isHydrated(page: Page): Promise<void> {
  return page.locator("html:not([data-hydrating])").waitFor({ state: "attached" });
}

/** Makes every navigation wait for hydration: a test is faster than any person. */
export function waitUntilHydrated(page: Page): void {
  for (const way of ["goto", "reload", "goBack", "goForward"] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(page, {
      async [way](...given: unknown[]) {
        const answer = await go(...given);
        await isHydrated(page);
        return answer;
      },
    });
  }
}
