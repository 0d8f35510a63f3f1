import type { Page } from "playwright-core";
import { type PortalState, settled } from "./state.ts";

const camille = "camille@example.ch";
const tour = (page: Page) => page.locator("[role=dialog][popover]");

/** A page as it is for a person who chose easy words or larger texts. */
const read = (choice: string, name: string, path: string, login?: string): PortalState => ({
  name: `${choice === "EASY.NORMAL" ? "easy language" : "largest text"}, ${name}`,
  ...(login && { login }),
  path,
  async reach(page) {
    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: "user_reading", value: choice, url: origin }]);
    await page.reload();
    await settled(page);
  },
});

const easy = "EASY.NORMAL";
const largest = "ORDINARY.LARGEST";

/** The tour, and how a person reads: easy words and the largest text. */
export const readingStates: readonly PortalState[] = [
  {
    name: "tour, first stop",
    login: camille,
    path: "/?tour=open",
    coversPage: true,
    async reach(page) {
      await tour(page).waitFor();
    },
  },
  {
    name: "tour, last stop",
    login: camille,
    path: "/?tour=open",
    coversPage: true,
    async reach(page) {
      await tour(page).waitFor();
      const next = tour(page).locator("button").first();
      const stops = Number(
        /(\d+)\D*$/.exec(await tour(page).locator("p").first().innerText())?.[1],
      );
      for (let stop = 1; stop < stops; stop += 1) {
        await next.click();
        await tour(page)
          .getByText(new RegExp(`^${stop + 1}\\D`))
          .waitFor();
      }
    },
  },
  read(easy, "statements", "/reimbursements", camille),
  read(easy, "consents", "/consent", camille),
  read(easy, "answers", "/faq"),
  read(easy, "emergency", "/emergency"),
  read(largest, "home", "/", camille),
  read(largest, "invoices", "/invoices", camille),
  read(largest, "costs", "/costs", camille),
  read(largest, "send", "/documents/send", camille),
];
