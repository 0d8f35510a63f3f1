import type { Page } from "playwright-core";

/**
 * Turns server rendering off for the next documents of a page by the header of a prefetch: the page queries the API
 * itself. For a test that answers or watches the first requests of a page, or sets a clock that the server does not
 * know.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "sec-purpose": "prefetch" });
}

/**
 * Keeps the request interception of a page active from the first route on. If routes come and go, a busy browser may
 * send a request past a new route, or lose a pending one when the last route is removed.
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

/** For a page that a login or a link opened. */
export function isHydrated(page: Page): Promise<void> {
  return page.locator("html:not([data-hydrating])").waitFor({ state: "attached" });
}

/** Makes every navigation wait for hydration, because a test is faster than any customer. */
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
