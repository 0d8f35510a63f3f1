import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const contacts = "/profile?activeTab=phonesEmails";
const column = (page: Page, place: number) =>
  page.locator("main [role=tabpanel] section[tabindex]").nth(place);
const listed = (page: Page) => column(page, 1).waitFor();

export const profileStates: readonly PortalState[] = [
  { name: "profile, contacts", login: "camille@example.ch", path: contacts, reach: listed },
  {
    name: "profile, too many contacts",
    login: "zbinden@example.ch",
    path: contacts,
    reach: listed,
  },
  {
    name: "profile, an affiliated adult",
    login: "luca@example.ch",
    path: "/profile?activeTab=postals",
    reach: listed,
  },
  {
    name: "profile, for information",
    login: "oliver@example.ch",
    path: `${contacts}&insured=7245003`,
    reach: (page) => page.locator("main [role=tabpanel] p").waitFor(),
  },
  {
    name: "profile, adding and refused",
    login: "sofia@example.ch",
    path: contacts,
    async reach(page) {
      for (const place of [0, 1]) {
        await column(page, place).locator("button").last().click();
        await column(page, place).locator("button[type=submit]").click();
        await column(page, place).locator("[data-invalid]").waitFor();
      }
    },
  },
  {
    name: "profile, removing",
    login: "camille@example.ch",
    path: contacts,
    async reach(page) {
      await column(page, 0).locator("[aria-haspopup=dialog]").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "profile, failed",
    login: "camille@example.ch",
    path: contacts,
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Contacts|personal_data/, (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").nth(1).waitFor();
    },
  },
];
