import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The receipt page: its heading has the focus, and its address names the request. */
export async function receiptOf(page: Page, title: string | RegExp): Promise<Locator> {
  const heading = page.getByRole("heading", { level: 1, name: title });
  await heading.waitFor();
  const url = new URL(page.url());
  expect(url.pathname).toBe("/interactions/sent");
  expect(url.searchParams.get("request")).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  return page.getByRole("main");
}
