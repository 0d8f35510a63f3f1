import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const write = "/help-contact-write";
const phone = "/help-contact-phone";

/** The first conversation of the list, with its messages. */
async function openFirst(page: Page): Promise<void> {
  await page.locator("main article a").first().click();
  await page.locator("main ol > li").first().waitFor();
}

/** A failed part shows its error in its place. */
const fails = (operation: RegExp) => async (page: Page) => {
  await renderInBrowser(page);
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("main [role=alert]").waitFor();
};

async function refuse(page: Page): Promise<void> {
  await page.locator("main form button[type=submit]").click();
  await page.locator("main form [data-invalid]").first().waitFor();
}

const listed = (page: Page) => page.locator("main article").first().waitFor();
const numbered = (page: Page) => page.locator("main a[href^='tel:']").first().waitFor();

export const contactStates: readonly PortalState[] = [
  {
    name: "messages, a new answer",
    login: "camille@example.ch",
    path: "/messages",
    async reach(page, { owner }) {
      await owner.query(
        "update conversation_message m set seen_at = null from account a where a.id = m.account_id and a.insured_number = 4218730 and m.author = 'INSURER'",
      );
      await page.reload();
      await listed(page);
    },
  },
  {
    name: "messages, a conversation",
    login: "camille@example.ch",
    path: "/messages",
    reach: openFirst,
  },
  { name: "messages, waiting", login: "urs@example.ch", path: "/messages", reach: openFirst },
  { name: "messages, settled", login: "giulia@example.ch", path: "/messages", reach: openFirst },
  {
    name: "messages, none",
    login: "hannah@example.ch",
    path: "/messages",
    reach: (page) => page.locator("main a[href='/help-contact-write']").waitFor(),
  },
  {
    name: "messages, unknown",
    login: "camille@example.ch",
    path: "/messages?conversation=nothing",
    reach: (page) => page.locator("main p a, main a[href='/messages']").nth(1).waitFor(),
  },
  {
    name: "messages, failed",
    login: "camille@example.ch",
    path: "/messages",
    reach: fails(/operationName=Conversations/),
  },
  { name: "writing, refused", login: "camille@example.ch", path: write, reach: refuse },
  {
    name: "writing, an affiliated adult",
    login: "luca@example.ch",
    path: write,
    reach: (page) => page.locator("main form").waitFor(),
  },
  { name: "phone, a broker", login: "giulia@example.ch", path: phone, reach: numbered },
  { name: "phone, telemedicine", login: "oliver@example.ch", path: phone, reach: numbered },
  {
    name: "phone, a call refused",
    login: "camille@example.ch",
    path: phone,
    async reach(page) {
      await numbered(page);
      await refuse(page);
    },
  },
  {
    name: "phone, failed",
    login: "camille@example.ch",
    path: phone,
    reach: fails(/operationName=ContactPhone/),
  },
];
