import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((one) => one.close())));

/** A browser in which a customer has signed in, at their invoices. */
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
  await page.waitForURL(/\/oidc\/interaction\//);
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
  await elsewhere.waitForURL(/\/oidc\/interaction\//);
  expect(await elsewhere.locator("body").innerText()).not.toMatch(/CHF/);
  expect(new URL(here.url()).pathname, "this browser stays").toBe("/account/security");
});
