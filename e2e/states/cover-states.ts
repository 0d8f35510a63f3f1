import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { addDemonstrationCaregivers } from "../../api/seed/places/caregivers.ts";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const nextJanuary = `${new Date().getFullYear() + 1}-01`;

const tabs: PortalState[] = [
  { name: "contract, supplementary", login: "camille@example.ch", path: "/contract?tab=lca" },
  { name: "contract, property", login: "giulia@example.ch", path: "/contract?tab=estate" },
  { name: "contract, nobody insured so", login: "sofia@example.ch", path: "/contract?tab=estate" },
  { name: "contract, nine insured", login: "zbinden@example.ch", path: "/contract" },
  {
    name: "contract, next year",
    login: "oliver@example.ch",
    path: `/contract?month=${nextJanuary}`,
  },
].map((state) => ({
  ...state,
  reach: (page) => page.locator("main [role=tabpanel]").waitFor(),
}));

const agencies: PortalState[] = [
  {
    name: "agencies around a locality",
    login: "camille@example.ch",
    path: "/help-find-agency?place=1003-lausanne",
    async reach(page) {
      await settled(page);
      await page.locator("article button[aria-pressed]").nth(1).click();
      await page.locator("article summary").first().click();
      await page.locator("[data-caption] strong").waitFor();
    },
  },
  {
    name: "agencies with a refusal",
    login: "camille@example.ch",
    path: "/help-find-agency?place=9490-vaduz&page=4",
    async reach(page) {
      await settled(page);
      await page.locator("[aria-invalid]").waitFor();
      // This browser has no permission for the position.
      await page.locator("form button[type=button]").first().click();
      await page.locator("main [role=status] p").first().waitFor();
    },
  },
];

export const coverStates: readonly PortalState[] = [
  ...tabs,
  {
    name: "contract, everything open",
    login: "camille@example.ch",
    path: "/contract",
    async reach(page) {
      await page.locator("main [role=tabpanel]").waitFor();
      await page.locator("main [role=tabpanel] > div > div > button").click();
      for (const term of await page.locator("main details:first-of-type dt button").all())
        await term.click();
    },
  },
  {
    name: "contract, failed",
    login: "camille@example.ch",
    path: "/contract",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Contracts/, (route) => route.abort());
      await page.reload();
      await opened(page);
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "contract, choosing a doctor",
    login: "sofia@example.ch",
    path: "/contract",
    async reach(page, portal) {
      await addDemonstrationCaregivers(portal.owner, todayInZurich(new Date()));
      await page.locator("main [role=tabpanel] [aria-haspopup=dialog]").click();
      await page.locator("dialog[open] input[type=radio]").first().waitFor();
    },
  },
  ...agencies,
];
