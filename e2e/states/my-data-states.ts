import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const loaded = async (page: Page) => {
  await page.locator("#my-data").waitFor();
  await page.locator("main dl dd").nth(12).waitFor();
};

const fails = (operation: RegExp) => async (page: Page) => {
  await renderInBrowser(page);
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
};

export const myDataStates: readonly PortalState[] = [
  { name: "my data", login: "camille@example.ch", path: "/account", reach: loaded },
  { name: "my data, heavy", login: "zbinden@example.ch", path: "/account", reach: loaded },
  { name: "my data, guardianship", login: "hannah@example.ch", path: "/account", reach: loaded },
  {
    name: "my data, failed",
    login: "camille@example.ch",
    path: "/account",
    reach: fails(/operationName=HeldData/),
  },
  {
    name: "my data, on its way",
    login: "camille@example.ch",
    path: "/account",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=(?:HeldData|Accesses)/, () => undefined);
      await page.reload();
      await page.locator("section[aria-labelledby=my-data] [aria-busy=true]").first().waitFor();
    },
  },
  {
    name: "my data, deletion not understood",
    login: "urs@example.ch",
    path: "/account",
    async reach(page) {
      await loaded(page);
      await page.locator("section[aria-labelledby=my-data] button[type=submit]").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "a draft that is back",
    login: "giulia@example.ch",
    path: "/account",
    async reach(page) {
      await loaded(page);
      const kept = page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
      // Another state may have left a draft: only a new value is stored.
      await page
        .locator("input[type=tel]")
        .first()
        .fill(`+41 79 ${Date.now() % 100_000}`);
      await kept;
      await page.reload();
      await page.locator("form [role=status]").first().waitFor();
    },
  },
];
