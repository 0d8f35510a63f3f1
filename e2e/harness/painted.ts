import type { Page } from "playwright-core";

/**
 * Whoever steps between a page and the API, watches for its first questions or sets its clock means a page that asks for
 * itself: from then on the server paints nothing for it, as for any page that a browser fetches in advance.
 */
export function askForItself(page: Page): void {
  const unpaint = () =>
    void page.setExtraHTTPHeaders({ "sec-purpose": "prefetch" }).catch(() => {});
  const { clock } = page;
  replace(page, "route", unpaint);
  keepRouting(page);
  replace(page, "waitForResponse", unpaint);
  replace(page, "waitForRequest", unpaint);
  replace(page, "on", unpaint, (event) => /^(request|response)/.test(String(event)));
  replace(clock, "install", unpaint);
  replace(clock, "setFixedTime", unpaint);
}

/**
 * Lets a page's requests be routed for as long as it lives, from the first route on. Where routes come and go, a busy
 * browser may send something past one that was just asked for, or lose what is under way when the last one goes.
 */
function keepRouting(page: Page): void {
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

/** For who came to a page by themselves, over a login or a link. */
export function isAlive(page: Page): Promise<void> {
  return page.locator("html:not([data-painted])").waitFor({ state: "attached" });
}

/** A painted page is looked at once it can be used. Nobody else is as quick as a test. */
export function waitUntilAlive(page: Page): void {
  for (const way of ["goto", "reload", "goBack", "goForward"] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(page, {
      async [way](...given: unknown[]) {
        const answer = await go(...given);
        await isAlive(page);
        return answer;
      },
    });
  }
}

/** Does something else before an object does what it is asked. */
function replace<Of extends object>(
  object: Of,
  name: keyof Of & string,
  before: () => void,
  isMeant: (first: unknown) => boolean = () => true,
): void {
  const own = object[name] as (...given: unknown[]) => unknown;
  Object.assign(object, {
    [name](...given: unknown[]) {
      if (isMeant(given[0])) before();
      return own.apply(object, given);
    },
  });
}
