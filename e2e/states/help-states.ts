import type { Page } from "playwright-core";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

/** Types into the page's search and waits for the results. */
async function search(page: Page, typed: string): Promise<void> {
  await page.locator("search [role=combobox]").last().fill(typed);
  await page.locator("[role=option], search p strong").first().waitFor();
}

const hub: PortalState[] = [
  {
    name: "help, a search",
    login: "camille@example.ch",
    path: "/help-contact",
    coversPage: true,
    async reach(page) {
      await page.locator("main section ul li").first().waitFor();
      await search(page, "carte perdue");
    },
  },
  {
    name: "help, nothing found",
    login: "camille@example.ch",
    path: "/help-contact",
    reach: (page) => search(page, "qqqqq"),
    coversPage: true,
  },
  {
    name: "help, an affiliated account",
    login: "luca@example.ch",
    path: "/help-contact",
    reach: settled,
  },
  {
    name: "help, failed",
    login: "urs@example.ch",
    path: "/help-contact",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Help/, (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "search from anywhere",
    login: "giulia@example.ch",
    path: "/documents",
    async reach(page) {
      await settled(page);
      await page.locator("header button[aria-keyshortcuts]").click();
      await opened(page);
      await search(page, "iban");
    },
  },
];

const questions: PortalState[] = [
  {
    name: "faq, found",
    path: "/faq?q=franchise",
    reach: (page) => page.locator("main li a").first().waitFor(),
  },
  {
    name: "faq, nothing found",
    path: "/faq?q=xylophone",
    reach: (page) => page.locator("main svg").first().waitFor(),
  },
  {
    name: "faq, an answer",
    path: "/faq/modeles-d-assurance",
    reach: settled,
  },
  { name: "faq, no answer", path: "/faq/nowhere", reach: settled },
  {
    name: "faq, failed",
    path: "/faq",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Faq/, (route) => route.abort());
      await page.reload();
      await page.locator("main [role=alert]").waitFor();
    },
  },
];

export const helpStates: readonly PortalState[] = [...hub, ...questions];
