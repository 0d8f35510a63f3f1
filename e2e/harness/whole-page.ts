import type { Page } from "playwright-core";

const QUIET_MOMENTS = 8;

/** Waits until the parts below the first view have loaded. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(async (moments) => {
    for (let moment = 0; moment < moments; moment += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
  }, QUIET_MOMENTS);
}
