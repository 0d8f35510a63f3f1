import type { Page } from "playwright-core";
import { hasRepresentation } from "../harness/represents.ts";
import { opened, type PortalState, settled } from "./state.ts";

const URS = 3907112;
const CAMILLE = 4218730;
const GIULIA = 5120044;
const login = "camille@example.ch";
const path = "/representatives";

async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await page.locator("main li h3").first().waitFor();
}

/** A page of the represented person, without a new session. */
const acting = (name: string, address: string, scope: "SEE" | "SEND" = "SEE"): PortalState => ({
  name: `acting for another person, ${name}`,
  login,
  path,
  async reach(page, portal) {
    const id = await hasRepresentation(portal, { owner: URS, representative: CAMILLE, scope });
    await page
      .context()
      .addCookies([{ name: "representation", value: id, url: new URL(page.url()).origin }]);
    await page.goto(address);
    await page.getByRole("complementary", { name: "Représentation" }).waitFor();
    await settled(page);
  },
});

export const representativeStates: readonly PortalState[] = [
  {
    name: "representatives, given and held",
    login,
    path,
    async reach(page, portal) {
      await hasRepresentation(portal, { owner: CAMILLE, representative: GIULIA });
      await hasRepresentation(portal, { owner: URS, representative: CAMILLE, isAccepted: false });
      await reloaded(page);
    },
  },
  {
    name: "representatives, before one is ended",
    login,
    path,
    async reach(page, portal) {
      await hasRepresentation(portal, { owner: CAMILLE, representative: GIULIA });
      await reloaded(page);
      await page
        .getByRole("button", { name: /^Mettre fin/ })
        .first()
        .click();
      await opened(page);
    },
  },
  {
    name: "representatives, an invitation with mistakes",
    login,
    path,
    async reach(page) {
      await page.locator("main form [type=submit]").click();
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "representatives, after one has ended",
    login,
    path: `${path}?ended=true`,
    reach: settled,
  },
  {
    name: "representatives, a wider scope is asked for",
    login,
    path,
    async reach(page, portal) {
      await hasRepresentation(portal, { owner: URS, representative: CAMILLE, asked: "SEND" });
      await hasRepresentation(portal, { owner: CAMILLE, representative: GIULIA, scope: "SEND" });
      await reloaded(page);
    },
  },
  {
    name: "representatives, what one may do is changed",
    login,
    path,
    async reach(page, portal) {
      await hasRepresentation(portal, { owner: CAMILLE, representative: GIULIA, scope: "SEND" });
      await reloaded(page);
      await page.getByRole("button", { name: /^Modifier l’étendue/ }).click();
      await opened(page);
    },
  },
  acting("home", "/"),
  acting("home of who may send", "/", "SEND"),
  acting("sending documents", "/documents/send", "SEND"),
  acting("writing a message", "/help-contact-write", "SEND"),
  acting("what was sent", "/interactions", "SEND"),
  acting("messages", "/messages", "SEND"),
  acting("an accident", "/help-accident", "SEND"),
  acting("invoices", "/invoices"),
  acting("contracts", "/contract"),
  acting("benefits", "/reimbursements"),
  acting("documents", "/documents"),
  acting("cards", "/cards"),
];
