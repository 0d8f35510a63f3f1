import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MOST_TABS = 150;

/** Presses Tab until an element has the focus. The key passes over what is not enabled yet. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect.poll(() => target.isEnabled()).toBe(true);
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

export async function expectFocusOn(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words);
}
