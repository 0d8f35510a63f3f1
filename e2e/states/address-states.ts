import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";
import type { PortalState } from "./state.ts";

const cards = (page: Page) => page.locator("main [role=tabpanel] h2").first().waitFor();

/** A draft of another state would open the form by itself. */
async function withoutDrafts(page: Page, { owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft");
  await page.reload();
  await cards(page);
}

const edit = (page: Page) => page.locator("main [role=tabpanel] section button").first().click();

const fails = (operation: RegExp) => async (page: Page) => {
  await renderInBrowser(page);
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("main [role=alert]").waitFor();
};

export const addressStates: readonly PortalState[] = [
  {
    name: "addresses, abroad",
    login: "oliver@example.ch",
    path: "/profile?activeTab=postals",
    reach: cards,
  },
  {
    name: "addresses, a change pending",
    login: "giulia@example.ch",
    path: "/profile?activeTab=postals",
    reach: cards,
  },
  {
    name: "addresses, one edited and all wrong",
    login: "camille@example.ch",
    path: "/profile?activeTab=postals",
    async reach(page, portal) {
      await withoutDrafts(page, portal);
      await edit(page);
      for (const input of await page.locator("form input:visible").all()) await input.fill("");
      await page.locator("form button[type=submit]").click();
      await page.locator("form [data-invalid]").first().waitFor();
    },
  },
  {
    name: "addresses, one for letters typed",
    login: "camille@example.ch",
    path: "/profile?activeTab=postals",
    async reach(page, portal) {
      await withoutDrafts(page, portal);
      await page.locator("main [role=tabpanel] button").last().click();
      await page.locator("form > button").first().click();
      await page.locator("form input[name=street]").waitFor();
    },
  },
  {
    name: "addresses, failed",
    login: "camille@example.ch",
    path: "/profile?activeTab=postals",
    reach: fails(/operationName=PostalAddresses/),
  },
  {
    name: "accounts, one with an end",
    login: "urs@example.ch",
    path: "/profile?activeTab=financials",
    reach: cards,
  },
  {
    name: "accounts, one edited and all wrong",
    login: "camille@example.ch",
    path: "/profile?activeTab=financials",
    async reach(page, portal) {
      await withoutDrafts(page, portal);
      await edit(page);
      await page.locator("form input[name=iban]").fill("CH44 3199 9123 0008 8901 2");
      await page.locator("form input[name=ownerFullname]").fill("");
      await page.locator("form button[type=submit]").click();
      await page.locator("form [data-invalid]").first().waitFor();
    },
  },
  {
    name: "accounts, failed",
    login: "oliver@example.ch",
    path: "/profile?activeTab=financials",
    reach: fails(/operationName=FinancialAddresses/),
  },
];
