import type { Page } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import { renderInBrowser } from "../harness/ssr.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: "Rechercher dans l’espace client" });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox");
const group = (page: Page, name: string) => dialogOf(page).getByRole("group", { name });

const openRow = (page: Page, text: string) =>
  page.locator("tr", { has: page.locator("[aria-expanded=true]"), hasText: text });

async function openSearch(page: Page) {
  await page.getByRole("button", { name: "Rechercher", exact: true }).first().click();
  await fieldOf(page).waitFor();
}

test("P01 the search begins with what matters now, then with what was opened last, until sign-out", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/documents");
  await openSearch(page);
  const now = group(page, "À faire maintenant");
  await now.getByRole("option", { name: /CHF/ }).waitFor();
  expect(await dialogOf(page).getByRole("option", { selected: true }).count()).toBe(0);
  expect(await group(page, "Récemment ouvert").count()).toBe(0);
  await page.keyboard.press("Enter");
  expect(at(page), "nothing was chosen").toBe("/documents");
  await page.keyboard.press("ArrowDown");
  await now.getByRole("option", { selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/invoices" && url.search.includes("invoice="));

  await openSearch(page);
  const recent = group(page, "Récemment ouvert").getByRole("option");
  expect(await recent.count()).toBe(1);
  await fieldOf(page).fill("perret");
  await group(page, "Mes décomptes").getByRole("option").first().click();
  await page.waitForURL((url) => url.pathname === "/reimbursements");
  await openSearch(page);
  await recent.nth(1).waitFor();
  expect(await recent.first().innerText()).toContain("Perret");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Perret");
  await page.keyboard.press("Escape");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Camille Rochat/ })
    .click();
  await page.getByText("Se déconnecter").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Perret");
  await page.context().close();
});

test("P01 one's own invoice, statement, request and conversation are found and opened themselves", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/documents");
  await openSearch(page);
  await fieldOf(page).fill("octobre 2026");
  const invoice = group(page, "Mes factures").getByRole("option", { name: /Prime octobre 2026/ });
  await invoice.first().waitFor();
  expect(await invoice.first().getAttribute("aria-selected"), "facts lead to one's own").toBe(
    "true",
  );
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/invoices");
  await openRow(page, "octobre 2026").first().waitFor();

  await openSearch(page);
  await fieldOf(page).fill("CHF 85,60");
  await group(page, "Mes décomptes")
    .getByRole("option", { name: /Perret.*85\.60/s })
    .click();
  await page.waitForURL((url) => url.search.includes("statement="));
  await openRow(page, "Perret").first().waitFor();

  await openSearch(page);
  await fieldOf(page).fill("bon de délégation");
  await group(page, "Suivi des demandes").getByRole("option").first().click();
  await page.waitForURL((url) => url.pathname === "/interactions");
  await openSearch(page);
  await fieldOf(page).fill("message");
  await group(page, "Mes messages").getByRole("option").first().click();
  await page.waitForURL((url) => url.search.includes("conversation="));

  await openSearch(page);
  await fieldOf(page).fill("police");
  // The first request of a window without an opener may come before the driver listens, so the server's log counts.
  const opened = () => portal.logged.filter((line) => line.includes("/binary/")).length;
  const before = opened();
  await group(page, "Mes documents").getByRole("option").first().click();
  await expect.poll(opened).toBe(before + 1);
  await page.context().close();
});

test("P01 a late answer never replaces a newer one, and a failure is told beside what was found", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.goto("/documents");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/operationName=OwnSearch/, async (route) => {
    if (route.request().postData()?.includes('"perret"')) await held;
    await route.continue();
  });
  await openSearch(page);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"perret"') ?? false);
  await fieldOf(page).fill("perret");
  await asked;
  await dialogOf(page).getByText("Recherche dans vos factures").first().waitFor();
  await fieldOf(page).fill("octobre 2026");
  await group(page, "Mes factures").getByRole("option").first().waitFor();
  const answered = page.waitForResponse(
    (one) => one.request().postData()?.includes('"perret"') ?? false,
  );
  release();
  await answered;
  expect(await dialogOf(page).getByText("Perret").count()).toBe(0);

  await page.context().setOffline(true);
  await fieldOf(page).fill("facture");
  await dialogOf(page)
    .getByText(/n’ont pas pu être consultés/)
    .first()
    .waitFor();
  await dialogOf(page)
    .getByRole("option", { name: /Voir et payer mes factures/ })
    .waitFor();
  await page.context().setOffline(false);
  await group(page, "Mes factures").getByRole("option").first().waitFor();
  await page.context().close();
});
