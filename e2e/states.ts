import { todayInZurich } from "@portal/model/dates.ts";
import type { Page } from "playwright-core";
import { aPdf, aPicture } from "../api/test/corpus.ts";
import { addDemonstrationCaregivers } from "../api/seed/caregivers.ts";
import { aboutStates } from "./about-states.ts";
import type { PortalUnderTest } from "./portal.ts";
import { claimsStates } from "./claims-states.ts";
import { addressStates } from "./address-states.ts";
import { profileStates } from "./profile-states.ts";
import { myDataStates } from "./my-data-states.ts";
import { homeStates } from "./home-states.ts";
import { trackingStates } from "./tracking-states.ts";
import { type AddressName, addresses, addressNames } from "../web/src/core/addresses.ts";

/** A state of the portal that somebody can be in: who, where, and what is open. */
export interface PortalState {
  name: string;
  login?: string;
  path: string;
  /** Whether it turns the page's clock, which is that of its whole window. */
  turnsClock?: boolean;
  /** Brings the page into the state, and waits until it is there. */
  reach(page: Page, portal: PortalUnderTest): Promise<void>;
}

const nextJanuary = `${new Date().getFullYear() + 1}-01`;
const settled = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();
const opened = (page: Page) =>
  page.locator("dialog[open], [popover]:popover-open").first().waitFor();

/** The addresses that have a screen; a test holds this list against the portal. */
export const builtAddresses: readonly AddressName[] = [
  "home",
  "account",
  "contract",
  "documents",
  "interactions",
  "delegations",
  "documentsSend",
  "invoices",
  "profile",
  "professional",
  "consent",
  "attributions",
  "reimbursements",
  "helpFindAgency",
  "settings",
];

/** Every address of the table: built or not, each shows something. */
const everyAddress: PortalState[] = addressNames.map((name) => ({
  name,
  login: "camille@example.ch",
  path: addresses[name].path,
  reach: settled,
}));

const openMenus: PortalState[] = [
  { name: "account menu", open: "#account-menu" },
  { name: "mobile menu", open: "menu" },
  { name: "notifications", open: "bell" },
  { name: "cookie settings", open: "cookies" },
].map(({ name, open }) => ({
  name,
  login: "camille@example.ch",
  path: "/",
  async reach(page) {
    await settled(page);
    const trigger = {
      "#account-menu": page.locator("[popovertarget=account-menu]"),
      menu: page.locator("header button[aria-haspopup=dialog]").last(),
      bell: page.locator("header button[aria-haspopup=dialog]").first(),
      cookies: page.locator("footer button").last(),
    }[open];
    if (!trigger || !(await trigger.isVisible())) return;
    await trigger.click();
    await opened(page);
  },
}));

const contractStates: PortalState[] = [
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

const special: PortalState[] = [
  ...contractStates,
  ...myDataStates,
  ...trackingStates,
  ...addressStates,
  ...profileStates,
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
      await page.route(/operationName=Contracts/, (route) => route.abort());
      await page.reload();
      await opened(page);
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "reimbursements, a statement open",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await page.getByRole("table").first().waitFor();
      await page.locator("main [aria-expanded]").nth(1).click();
    },
  },
  {
    name: "reimbursements, the heavy account",
    login: "zbinden@example.ch",
    path: "/reimbursements",
    reach: (page) => page.getByRole("table").first().waitFor(),
  },
  {
    name: "reimbursements, none",
    login: "sofia@example.ch",
    path: "/reimbursements",
    reach: settled,
  },
  {
    name: "reimbursements, failed",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await page.route(/operationName=Reimbursements/, (route) => route.abort());
      await page.reload();
      await opened(page);
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
  { name: "nine insured", login: "zbinden@example.ch", path: "/", reach: settled },
  { name: "birthday and information only", login: "oliver@example.ch", path: "/", reach: settled },
  {
    name: "explanation open",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await settled(page);
      await page.locator("main summary, main [aria-expanded]").first().click();
    },
  },
  {
    name: "documents chosen",
    login: "camille@example.ch",
    path: "/documents",
    async reach(page) {
      await page.getByRole("table").getByRole("checkbox").first().check();
      await page.getByRole("status").filter({ hasText: /\d/ }).first().waitFor();
    },
  },
  {
    name: "documents from help",
    login: "camille@example.ch",
    path: "/documents?documentFilterType=CERTIFICATE&helpRedirect=true&helpType=certificate",
    reach: (page) => page.getByRole("table").waitFor(),
  },
  { name: "documents none", login: "sofia@example.ch", path: "/documents", reach: settled },
  {
    name: "documents failed",
    login: "camille@example.ch",
    path: "/documents",
    async reach(page) {
      await page.route(/operationName=Documents/, (route) => route.abort());
      await page.reload();
      await opened(page);
    },
  },
  {
    name: "failed",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await page.route(/operationName=Home/, (route) => route.abort());
      await page.reload();
      await opened(page);
    },
  },
  {
    name: "maintenance",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      const body = { gmnetRaised: true, gmnetMaintenancePage: { endDate: "2030-03-04T05:30:00Z" } };
      await page.route(/\/v1\/maintenance/, (route) => route.fulfill({ json: body }));
      await page.reload();
      await settled(page);
    },
  },
  {
    name: "crash",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await page.route(/operationName=Portal/, (route) =>
        route.fulfill({ json: { data: { profile: null } } }),
      );
      await page.reload();
      await settled(page);
    },
  },
  {
    name: "non-owner notice",
    login: "luca@example.ch",
    path: "/",
    async reach(page) {
      await page.route(/operationName=FeatureFlags/, (route) =>
        route.fulfill({ json: { data: { featureFlags: [] } } }),
      );
      await page.reload();
      await settled(page);
    },
  },
  {
    name: "session expiry",
    login: "camille@example.ch",
    path: "/",
    turnsClock: true,
    async reach(page, portal) {
      await page.clock.install();
      await page.reload();
      await settled(page);
      await portal.owner.query(
        "update session set seen_at = now() - interval '13 minutes' where ended_at is null",
      );
      await page.clock.runFor(11 * 60_000);
      await opened(page);
    },
  },
  { name: "login", path: "/", reach: (page) => page.waitForURL(/\/oidc\/interaction\//) },
  {
    name: "login refused",
    path: "/",
    async reach(page) {
      await page.waitForURL(/\/oidc\/interaction\//);
      await page.locator("input[type=email], input[name=email]").first().fill("camille@example.ch");
      await page.locator("input[type=password]").first().fill("wrong-password");
      await page.keyboard.press("Enter");
      await page.locator("[role=alert]").waitFor();
    },
  },
  { name: "signed out", path: "/logout", reach: (page) => page.waitForLoadState() },
];

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
      // Nothing was granted to this browser.
      await page.locator("form button[type=button]").first().click();
      await page.locator("main [role=status] p").first().waitFor();
    },
  },
];

const send: PortalState[] = [
  {
    name: "send, photos and a refusal",
    login: "camille@example.ch",
    path: "/documents/send",
    async reach(page) {
      await settled(page);
      const photo = { mimeType: "image/jpeg", buffer: await aPicture("jpeg", 600, 800) };
      await page.locator("input[type=file]").setInputFiles([
        { ...photo, name: "IMG_0001.jpg" },
        { ...photo, name: "IMG_0002.jpg", buffer: await aPicture("png", 800, 500) },
        { ...photo, name: "IMG_0003.heic" },
        { name: "facture-hopital.pdf", mimeType: "application/pdf", buffer: aPdf() },
      ]);
      await page.locator("main ol img").nth(1).waitFor();
      await page.locator("main [role=alert]").first().waitFor();
      await page.locator("main form ul li:not(:has([role=progressbar])) svg").first().waitFor();
      await page.locator("main form [type=submit]").click();
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "send, arrived",
    login: "camille@example.ch",
    path: "/documents/send?documentType=INVOICE",
    async reach(page) {
      await settled(page);
      const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.locator("main select").selectOption({ index: 1 });
      await page.locator("main form ul li:not(:has([role=progressbar]))").waitFor();
      await page.locator("main form [type=submit]").click();
      await page.locator("main ol [aria-current=step]").waitFor();
    },
  },
];

const bell = (page: Page) => page.locator("header button[aria-haspopup=dialog]").first();

const notifications: PortalState[] = [
  {
    name: "notifications, one dismissed",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await settled(page);
      // Tall enough for the whole list: axe cannot judge what lies half under the bar of the undo.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 12_000 });
      await bell(page).click();
      await page.locator("dialog[open] li").last().getByRole("button").click();
      await page.locator("dialog[open] [role=status] button").waitFor();
    },
  },
  {
    name: "notifications, none",
    login: "sofia@example.ch",
    path: "/",
    async reach(page) {
      await page.route(/operationName=Notifications/, (route) =>
        route.fulfill({ json: { data: { notifications: [] } } }),
      );
      await settled(page);
      await bell(page).click();
      await page.locator("dialog[open] h3").waitFor();
    },
  },
  {
    name: "notifications, failed",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await page.route(/operationName=Notifications/, (route) => route.abort());
      await settled(page);
      await bell(page).click();
      await page.locator("dialog[open] [role=alert]").waitFor();
    },
  },
];

const invoices: PortalState[] = [
  { name: "invoices, open", login: "camille@example.ch", path: "/invoices?status=ENCOURS" },
  { name: "invoices, warned", login: "giulia@example.ch", path: "/invoices?status=OVERDUE" },
  { name: "invoices, direct debit", login: "zbinden@example.ch", path: "/invoices" },
].map((state) => ({
  ...state,
  async reach(page) {
    await page.locator("tbody button[aria-expanded]").first().waitFor();
    const openers = await page.locator("tbody button[aria-expanded]").all();
    for (const opener of openers.slice(0, 4)) await opener.click();
    for (const offer of await page.locator("tbody summary").all()) await offer.click();
    await page.locator("tbody [role=group]").first().waitFor();
  },
}));

const moreInvoices: PortalState[] = [
  { name: "invoices none", login: "sofia@example.ch", path: "/invoices", reach: settled },
  {
    name: "invoices failed",
    login: "camille@example.ch",
    path: "/invoices",
    async reach(page) {
      await page.route(/operationName=Invoices/, (route) => route.abort());
      await page.reload();
      await opened(page);
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "invoices, account statement",
    login: "camille@example.ch",
    path: "/invoices",
    async reach(page) {
      await settled(page);
      await page.locator("main button[aria-haspopup=dialog]").click();
      await opened(page);
    },
  },
];

export const portalStates: readonly PortalState[] = [
  ...everyAddress,
  ...openMenus,
  ...homeStates,
  ...special,
  ...agencies,
  ...send,
  ...claimsStates,
  ...notifications,
  ...invoices,
  ...moreInvoices,
  ...aboutStates,
];
