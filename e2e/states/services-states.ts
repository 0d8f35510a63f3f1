import type { Page } from "playwright-core";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const fieldsThere = (page: Page) => page.locator("main fieldset").first().waitFor();

export const servicesStates: readonly PortalState[] = [
  {
    name: "maternity, filled in",
    login: "sofia@example.ch",
    path: "/maternity",
    async reach(page) {
      await fieldsThere(page);
      await page.locator("main fieldset").last().getByRole("radio").last().check();
      await page.locator("main").getByRole("textbox").fill("01.01.2001");
      await page.locator("main").getByRole("textbox").blur();
      await page.locator("main [aria-invalid=true]").waitFor();
    },
  },
  {
    name: "life changes, a move compared",
    login: "camille@example.ch",
    path: "/life-changes?event=MOVING",
    async reach(page) {
      const place = page.locator("main").getByRole("combobox");
      await place.fill("Bellinzona");
      await page.getByRole("option").first().click();
      await page.locator("main ul[aria-live] li").first().waitFor();
    },
  },
  {
    name: "life changes, a birth",
    login: "camille@example.ch",
    path: "/life-changes?event=BIRTH",
    reach: async (page) => page.locator("main ol li").first().waitFor(),
  },
  {
    name: "life changes, failed",
    login: "urs@example.ch",
    path: "/life-changes",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=LifeLists/, (route) => route.abort());
      await page.reload();
      await opened(page);
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "reduced premiums, an old row",
    login: "camille@example.ch",
    path: "/premium-reduction?canton=FR",
    reach: async (page) => page.locator("main dl").first().waitFor(),
  },
  {
    name: "reduced premiums, a deadline that can be reminded of",
    login: "urs@example.ch",
    path: "/premium-reduction?canton=GL",
    reach: async (page) => page.locator("main form").first().waitFor(),
  },
  { name: "maternity, nobody", login: "urs@example.ch", path: "/maternity", reach: opened },
  {
    name: "order card, wrong",
    login: "oliver@example.ch",
    path: "/order-card",
    async reach(page) {
      await fieldsThere(page);
      await page.locator("main button[type=submit]").click();
      await page.locator("main [aria-invalid=true], main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "order card, refused",
    login: "sofia@example.ch",
    path: "/order-card",
    async reach(page) {
      await page.route(/\/v1\/veka\/replace/, (route) =>
        route.fulfill({ status: 423, json: { code: "LOCKED" } }),
      );
      await fieldsThere(page);
      for (const place of [0, 1, 2])
        await page.locator("main fieldset").nth(place).getByRole("radio").first().check();
      await page.locator("main button[type=submit]").click();
      await opened(page);
    },
  },
  {
    name: "cyber protection, confirmed",
    login: "camille@example.ch",
    path: "/cyberprotect",
    async reach(page) {
      await page.locator("main li button:enabled").first().click();
      await opened(page);
    },
  },
  {
    name: "cyber protection, asked for",
    login: "giulia@example.ch",
    path: "/cyberprotect",
    async reach(page, portal) {
      await portal.owner.query(
        `insert into business_offer_request (account_id, offer_name, state)
         select id, 'CYBERPROTECT', 'NEW' from account where insured_number = 5120044
         on conflict do nothing`,
      );
      await page.reload();
      await page.locator("main li button:disabled").first().waitFor();
    },
  },
  {
    name: "club, an offer",
    login: "camille@example.ch",
    path: "/leclub?offer=thermal-baths",
    reach: settled,
  },
  {
    name: "club, an offer that is gone",
    login: "camille@example.ch",
    path: "/leclub?offer=nothing",
    reach: (page) => page.locator("main img").first().waitFor(),
  },
  {
    name: "club, empty",
    login: "camille@example.ch",
    path: "/leclub",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Offers/, (route) =>
        route.fulfill({ json: { data: { offers: [] } } }),
      );
      await page.reload();
      await page.locator("main h1").waitFor();
    },
  },
];
