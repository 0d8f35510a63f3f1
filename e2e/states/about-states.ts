import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const cards = (page: Page) => page.locator("main li h2").first().waitFor();
const switches = (page: Page) => page.getByRole("switch").first().waitFor();
const edit = (page: Page) => page.locator("main li button").first().click();

/** Aborts a request of the page, and closes the error dialog. */
async function fails(page: Page, call: RegExp): Promise<void> {
  await renderInBrowser(page);
  await page.route(call, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("main [role=alert]").waitFor();
}

const professional: PortalState[] = [
  { name: "professional, nine", login: "zbinden@example.ch", path: "/professional", reach: cards },
  {
    name: "professional, everything missing",
    login: "sofia@example.ch",
    path: "/professional",
    async reach(page) {
      await cards(page);
      await edit(page);
      await page.locator("main select").selectOption("EMP");
      await page.locator("main form [type=submit]").click();
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "professional, a warning",
    login: "urs@example.ch",
    path: "/professional",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/\d\/professional_data$/, (route) => route.abort());
      await cards(page);
      await edit(page);
      await page.locator("main form input").first().fill("AHV");
      await page.locator("main form [type=submit]").click();
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "professional, failed",
    login: "urs@example.ch",
    path: "/professional",
    reach: (page) => fails(page, /\/professional_data$/),
  },
];

const consent: PortalState[] = [
  {
    name: "consent, pending",
    login: "urs@example.ch",
    path: "/consent",
    async reach(page) {
      await switches(page);
      await page.getByRole("switch").nth(2).click();
    },
  },
  {
    name: "consent, an adult",
    login: "zbinden@example.ch",
    path: "/consent?insured=2500002",
    reach: (page) => page.getByRole("tabpanel").locator("p").first().waitFor(),
  },
  {
    name: "consent, history",
    login: "camille@example.ch",
    path: "/consent",
    async reach(page) {
      await switches(page);
      await page.locator("main button[aria-haspopup=dialog]").click();
      await page.locator("dialog[open] details").first().waitFor();
      await page.locator("dialog[open] summary").first().click();
    },
  },
  {
    name: "consent, not saved",
    login: "giulia@example.ch",
    path: "/consent",
    async reach(page) {
      await page.route(/operationName=UpdateConsents/, (route) => route.abort());
      // Tall enough that the bar covers nothing: axe cannot judge covered text.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 4_000 });
      await switches(page);
      await page.getByRole("switch").nth(2).click();
      await page.locator("main [role=tabpanel] button").last().click();
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "consent, failed",
    login: "giulia@example.ch",
    path: "/consent",
    reach: (page) => fails(page, /operationName=Consents/),
  },
];

export const aboutStates: readonly PortalState[] = [...professional, ...consent];
