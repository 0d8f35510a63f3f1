import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

/** Waits for the last part of the homepage. */
const filled = (page: Page) =>
  page.locator("main section[aria-roledescription] img").last().waitFor();

/** The homepage of different customers. */
export const homeStates: readonly PortalState[] = [
  { name: "home, filled", login: "camille@example.ch", path: "/", reach: filled },
  { name: "home, debt collection", login: "giulia@example.ch", path: "/", reach: filled },
  { name: "home, just joined", login: "sofia@example.ch", path: "/", reach: filled },
  { name: "home, not billed", login: "luca@example.ch", path: "/", reach: filled },
  {
    name: "home, back from the symptom checker",
    login: "urs@example.ch",
    path: "/?displayAlert=adaSuccessAssessment",
    reach: filled,
  },
  {
    name: "home, for whom symptoms are checked",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await filled(page);
      await page.locator("main section button:not([aria-label])").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "home, asked for an opinion",
    login: "zbinden@example.ch",
    path: "/",
    turnsClock: true,
    async reach(page, portal) {
      await portal.owner.query("delete from survey_prompt");
      const allowed = { name: "cookie_settings", value: "analytics=1", url: portal.url };
      await page.context().addCookies([allowed]);
      await renderInBrowser(page);
      await page.clock.install();
      await page.reload();
      await filled(page);
      await page.clock.runFor(31_000);
      await page.locator("aside a").waitFor();
    },
  },
];
