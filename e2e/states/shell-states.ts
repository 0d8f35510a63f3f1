import type { Page } from "playwright-core";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const bell = (page: Page) => page.locator("header button[aria-haspopup=dialog]").nth(1);

const openMenus: PortalState[] = [
  { name: "account menu", open: "#account-menu" },
  { name: "mobile menu", open: "menu" },
  { name: "notifications", open: "bell" },
  { name: "mailbox of a demonstration", open: "mailbox" },
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
      bell: bell(page),
      mailbox: page.locator("aside button[aria-haspopup=dialog]"),
      cookies: page.locator("footer button").last(),
    }[open];
    if (!trigger || !(await trigger.isVisible())) return;
    await trigger.click();
    await opened(page);
  },
}));

/** The parts around every screen, and their replacements. */
export const shellStates: readonly PortalState[] = [
  ...openMenus,
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
    name: "failed",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await renderInBrowser(page);
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
      await renderInBrowser(page);
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
      await renderInBrowser(page);
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
      await renderInBrowser(page);
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
      await renderInBrowser(page);
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
      await page.locator("[role=alert]").first().waitFor();
    },
  },
  { name: "signed out", path: "/logout", reach: (page) => page.waitForLoadState() },
  {
    name: "notifications, one dismissed",
    login: "camille@example.ch",
    path: "/",
    async reach(page) {
      await settled(page);
      // Tall enough for the whole list: axe cannot judge an entry that the undo bar covers.
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
      await renderInBrowser(page);
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
      await renderInBrowser(page);
      await page.route(/operationName=Notifications/, (route) => route.abort());
      await settled(page);
      await bell(page).click();
      await page.locator("dialog[open] [role=alert]").waitFor();
    },
  },
];
