import type { Page } from "playwright-core";

/** Lays everything out, also what nobody has come near yet: whoever looks at a whole page looks at that too. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

const QUIET_MOMENTS = 8;

/** Waits until what lies below the first view has had its moments. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(async (moments) => {
    for (let moment = 0; moment < moments; moment += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
  }, QUIET_MOMENTS);
}
