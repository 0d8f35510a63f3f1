import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const loaded = async (page: Page) => {
  await page.locator("#end-sessions").waitFor();
  await page.locator("main li").first().waitFor();
};

const card = (page: Page) => page.locator("main .card:not([hidden])").waitFor();

/** The security settings of an account, and the pages of account recovery. */
export const securityStates: readonly PortalState[] = [
  {
    name: "security, signing out everywhere",
    login: "urs@example.ch",
    path: "/account/security",
    async reach(page) {
      await loaded(page);
      await page.locator("#end-sessions").click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "security, failed",
    login: "urs@example.ch",
    path: "/account/security",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Security/, (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "security, on its way",
    login: "urs@example.ch",
    path: "/account/security",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=(?:Security|SignIns)/, () => undefined);
      await page.reload();
      await page.locator("main [aria-busy=true]").first().waitFor();
    },
  },
  {
    name: "security, a wrong login address",
    login: "urs@example.ch",
    path: "/account/security",
    async reach(page) {
      await loaded(page);
      await page.locator("main form button[type=submit]").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "security, a code for recovery codes",
    login: "giulia@example.ch",
    path: "/account/security",
    async reach(page) {
      await loaded(page);
      await page
        .getByRole("button", { name: /Créer|erstellen|Creare|Make/ })
        .first()
        .click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "forgotten password", path: "/oidc/forgotten", reach: card },
  {
    name: "forgotten password, sent",
    path: "/oidc/forgotten",
    async reach(page) {
      await page.locator("#email").fill("nobody@example.com");
      await page.locator("#email").press("Enter");
      await page.locator("a.button").waitFor();
    },
  },
  { name: "new password without its link", path: "/oidc/reset", reach: card },
  {
    name: "new password, refused",
    path: "/oidc/reset#made-up",
    async reach(page) {
      await page.locator("#fresh").fill("four grey chamois");
      await page.locator("#again").fill("four grey chamois");
      await page.locator("#again").press("Enter");
      await page.locator("a.button").waitFor();
    },
  },
  { name: "new password", path: "/oidc/reset#made-up", reach: card },
  { name: "login address to confirm", path: "/oidc/email#made-up", reach: card },
];
