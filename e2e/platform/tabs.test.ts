import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((one) => one.close())));

/** A browser with a session, at the invoices. */
async function atInvoices(login: RegExp): Promise<Page> {
  const page = await portal.visit();
  contexts.push(page.context());
  await page.goto("/");
  await page.getByRole("button", { name: login }).click();
  await page.getByRole("heading", { level: 1, name: login }).waitFor();
  await page.goto("/invoices");
  await page.getByText("CHF").first().waitFor();
  return page;
}
const secondTab = async (page: Page) => {
  const tab = await page.context().newPage();
  await tab.goto("/invoices");
  await tab.getByText("CHF").first().waitFor();
  return tab;
};
const isAtSignIn = async (page: Page) => {
  // Two ways out may start a navigation each, of which the browser aborts one.
  await expect.poll(() => page.url()).toMatch(/\/oidc\/interaction\//);
  await page.getByLabel("Mot de passe", { exact: true }).waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/CHF|Bernasconi Giulia/);
};

test("A25 signing out in one tab shows the sign-in page in every tab, without a name or an amount", async () => {
  const first = await atInvoices(/Giulia/);
  const second = await secondTab(first);
  await first.goto("/");
  await first.getByRole("button", { name: /Giulia Bernasconi/ }).click();
  await first.locator("#account-menu").getByText("Se déconnecter").click();
  await isAtSignIn(second);
});

/** The tab's stored data: only the address after the next sign-in. */
const keptIn = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));
const liveSessions = async () => {
  const { rows } = await portal.owner.query<{ live: number }>(
    `select count(*)::int as live from session join account on account.id = account_id
     where insured_number = 5120044 and ended_at is null`,
  );
  return rows[0]?.live;
};
/** Delays requests of a page until they are released. */
async function hold(page: Page, address: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    ask();
    await released;
    await route.continue().catch(() => undefined);
  });
  return { asked, release };
}
async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Giulia Bernasconi/ }).click();
  // The page clicks itself: a click of the driver waits for the navigation, which may be delayed.
  await page
    .locator("#account-menu")
    .getByText("Se déconnecter")
    .evaluate((text: HTMLElement) => text.click());
}

it("A25 while one tab's sign-out is long on its way, the other ends the session, forgets, and can sign in again", async () => {
  const first = await atInvoices(/Giulia/);
  const second = await secondTab(first);
  const logout = await hold(first, /\/logout/);
  await signOut(first);
  await logout.asked;
  await isAtSignIn(second);
  expect(await liveSessions()).toBe(0);
  expect(await keptIn(second)).toEqual(["address_after_login"]);
  logout.release();
  await expect.poll(() => first.url()).toMatch(/\/session\/ended/);
  await second.getByRole("button", { name: /Giulia/ }).click();
  await second.waitForURL(`${portal.url}/invoices`);
  await second.getByText("CHF").first().waitFor();
  expect(await liveSessions()).toBe(1);
});

it("A25 a request that is refused while the customer signs out does not replace the sign-out", async () => {
  const page = await atInvoices(/Giulia/);
  const before = await liveSessions();
  const reach = await hold(page, /\/config\.json/);
  await signOut(page);
  await reach.asked;
  const refused = page.waitForResponse(
    async (answer) =>
      answer.url().includes("/graphql/private") &&
      (await answer.text()).includes("UNAUTHENTICATED"),
  );
  await page.getByRole("link", { name: "Remboursements" }).first().click();
  await refused;
  reach.release();
  await expect.poll(() => page.url()).toMatch(/\/session\/ended/);
  expect(await liveSessions()).toBe((before ?? 0) - 1);
});

test("A25 a tab that was still loading when another signed out shows and keeps nothing of the person", async () => {
  const first = await atInvoices(/Giulia/);
  const second = await first.context().newPage();
  await renderInBrowser(second);
  const profile = await hold(second, /operationName=Portal/);
  await second.goto("/invoices", { waitUntil: "commit" });
  await profile.asked;
  const reach = await hold(second, /\/config\.json/);
  await signOut(first);
  await expect.poll(() => first.url()).toMatch(/\/session\/ended/);
  await reach.asked;
  const late = second.waitForResponse(/operationName=Portal/);
  profile.release();
  await late;
  expect(await second.locator("body").isVisible()).toBe(false);
  expect(await keptIn(second)).toEqual(["address_after_login"]);
  reach.release();
  await isAtSignIn(second);
  expect(await keptIn(second)).toEqual(["address_after_login"]);
});

test("A25 a tab whose session was ended from elsewhere shows the sign-in page without a touch", async () => {
  const here = await atInvoices(/Urs/);
  const elsewhere = await atInvoices(/Urs/);
  await renderInBrowser(elsewhere);
  const stream = elsewhere.waitForResponse(/notifications\/stream/);
  await elsewhere.reload();
  await stream;
  await here.goto("/account/security");
  await here
    .getByRole("button", { name: "Überall abmelden" })
    .or(here.getByRole("button", { name: "Se déconnecter partout" }))
    .first()
    .click();
  await here
    .getByRole("button", { name: /^(Auf den anderen Geräten|Sur les autres appareils)$/ })
    .click();
  // The event stream looks at its sessions every twenty seconds.
  await expect.poll(() => elsewhere.url(), { timeout: 60_000 }).toMatch(/\/oidc\/interaction\//);
  expect(await elsewhere.locator("body").innerText()).not.toMatch(/CHF/);
  expect(new URL(here.url()).pathname, "this browser stays").toBe("/account/security");
});
