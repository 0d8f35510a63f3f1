import type { Page } from "playwright-core";
import type { PortalState } from "./states.ts";

const loaded = async (page: Page) => {
  await page.locator("#my-data").waitFor();
  await page.locator("main dl dd").nth(12).waitFor();
};

const fails = (operation: RegExp) => async (page: Page) => {
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
};

/** My data and drafts, on the account page. */
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
      await page.route(/operationName=(?:HeldData|SignIns|Accesses)/, () => undefined);
      await page.reload();
      await page.locator("[aria-busy=true]").first().waitFor();
    },
  },
  {
    name: "my data, signing out everywhere",
    login: "urs@example.ch",
    path: "/account",
    async reach(page) {
      await loaded(page);
      await page.getByRole("button", { name: "Déconnecter partout" }).click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "my data, deletion not understood",
    login: "urs@example.ch",
    path: "/account",
    async reach(page) {
      await loaded(page);
      await page.getByRole("button", { name: "Demander la suppression" }).click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "a draft that is back",
    login: "giulia@example.ch",
    path: "/account",
    async reach(page) {
      await loaded(page);
      await page.locator("input[type=tel]").first().fill("+41 79 55");
      await page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
      await page.reload();
      await page.locator("form [role=status]").first().waitFor();
    },
  },
];
