import { devices, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const cut = (isCut = true) => page.context().setOffline(isCut);
const phone = () => page.getByRole("textbox", { name: /Numéro de mobile/ });
const typed = async () => (await phone().inputValue()).replaceAll(" ", "");
const link = (name: string) => page.getByRole("link", { name }).first();
const missing = () => page.getByText("Cette partie n’a pas pu être chargée", { exact: false });
const retry = () => page.getByRole("button", { name: "Réessayer" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** Marks the document to detect a reload. */
const markPage = () => page.evaluate(() => void (document.body.dataset["mark"] = "here"));
const isSamePage = () => page.evaluate(() => document.body.dataset["mark"] === "here");

async function open(path: string, title: string, login = "camille@example.ch"): Promise<void> {
  await portal.owner.query("delete from draft");
  page = await portal.visitAs(login);
  await page.goto(path);
  await heading(title).waitFor();
  await markPage();
}

test("without a network a phone number stays as it was typed and pasted, and the page with it", async () => {
  await open("/account", "Compte");
  await phone().waitFor();
  await cut();
  await phone().fill("+41 79 555 01 9");
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
  await phone().blur();
  await asked;
  expect(await typed()).toBe("+4179555019");
  await phone().fill("");
  await phone().evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "+41 79 555 01 98");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect.poll(typed).toBe("+41795550198");
  expect(await isSamePage()).toBe(true);
});

it("without a network reaching for links, the bell and the menu leaves the form as it is", async () => {
  await open("/account", "Compte", "urs@example.ch");
  await phone().waitFor();
  await cut();
  await phone().fill("+41 79 555 01 9");
  for (const name of ["Factures", "Remboursements", "Documents"]) await link(name).hover();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await drawer.getByText("Cette partie n’a pas pu être chargée", { exact: false }).waitFor();
  await cut(false);
  // It loads by itself once the page is online.
  await drawer.getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await typed()).toBe("+4179555019");
  expect(await isSamePage()).toBe(true);
});

it("a calendar that cannot be fetched says so at its place, and opens at the second try", async () => {
  await open("/professional", "Données professionnelles");
  await page.getByRole("button", { name: "Modifier" }).first().click();
  const date = page.getByLabel(/^Valable dès le/).first();
  await date.fill("01.03.2026");
  await page.route(/DayPicker\S*\.(js|css)/, (route) => route.abort());
  await page.getByRole("button", { name: "Ouvrir le calendrier" }).first().click();
  await missing().waitFor();
  expect(await date.inputValue()).toBe("01.03.2026");
  await page.unroute(/DayPicker\S*\.(js|css)/);
  await retry().click();
  await page.getByRole("dialog", { name: "Calendrier" }).waitFor();
  expect(await isSamePage()).toBe(true);
});

test("a screen that cannot be fetched says so inside the portal, and comes with the network", async () => {
  await open("/account", "Compte");
  await cut();
  await link("Factures").click();
  await heading("Il manque une partie de la page").waitFor();
  await retry().click();
  await missing().waitFor();
  await cut(false);
  await heading("Factures").waitFor();
  expect(await isSamePage()).toBe(true);
});

test("what could not be loaded while there was no network comes by itself with it", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Contracts/, (route) => route.abort());
  await page.goto("/contract");
  await retry().waitFor();
  await page.unroute(/operationName=Contracts/);
  await cut();
  await cut(false);
  await page.getByRole("region", { name: "Total des primes" }).waitFor();
});

test("what belongs to every screen and could not be fetched comes by itself, without a press", async () => {
  page = await portal.visitAs("camille@example.ch");
  const late = /\/late-\S*\.(js|css)/;
  await renderInBrowser(page);
  await page.route(late, (route) => route.abort());
  await page.goto("/account");
  await heading("Compte client").waitFor();
  await page.unroute(late);
  const search = page.getByRole("dialog").getByRole("combobox");
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Control+k");
        return search.count();
      },
      { interval: 500 },
    )
    .toBe(1);
});

it("a language that cannot be fetched changes nothing and says so; with the network it comes", async () => {
  await open("/account", "Compte");
  await phone().fill("+41 79 555 01 9");
  await cut();
  const german = page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" });
  await german.click();
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await heading("Compte").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await cut(false);
  await german.click();
  await page.locator("html[lang=de]").waitFor();
  expect(await page.getByRole("textbox", { name: /Mobilnummer/ }).inputValue()).toContain(
    "555 01 9",
  );
  expect(await isSamePage()).toBe(true);
});

it("after a release a screen whose code is gone is loaded anew, once, and only where nothing is lost", async () => {
  await open("/account", "Compte");
  const gone = (pattern: RegExp) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, json: { code: "NOT_FOUND" } }));
  await gone(/InvoicesScreen\S*\.js/);
  // What the first page fetched in its idle time is in memory.
  await page.reload();
  await heading("Compte").waitFor();
  await markPage();
  await link("Factures").click();
  await expect.poll(isSamePage).toBe(false);
  await page.getByText(/L’espace client a été mis à jour/).waitFor();
  await markPage();
  await retryRelease();
  await heading("Factures").waitFor();

  await page.goto("/professional");
  await heading("Données professionnelles").waitFor();
  await markPage();
  await page.getByRole("button", { name: "Modifier" }).first().click();
  const date = page.getByLabel(/^Valable dès le/).first();
  await date.fill("01.03.2026");
  await gone(/DayPicker\S*\.(js|css)/);
  await page.getByRole("button", { name: "Ouvrir le calendrier" }).first().click();
  await page.getByText(/L’espace client a été mis à jour/).waitFor();
  await page.getByRole("button", { name: "Recharger la page" }).waitFor();
  expect(await date.inputValue()).toBe("01.03.2026");
  expect(await isSamePage()).toBe(true);
});

/** Serves the new code and presses the button that reloads the page. */
async function retryRelease(): Promise<void> {
  await page.unroute(/InvoicesScreen\S*\.js/);
  await page.getByRole("button", { name: "Recharger la page" }).click();
}

test("a broken screen is not exchanged for the browser's error page by its own button", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Portal/, (route) =>
    route.fulfill({ json: { data: { profile: null } } }),
  );
  await page.goto("/");
  await heading("Un problème est survenu").waitFor();
  await cut();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await page.getByText(/Toujours pas de connexion/).waitFor();
  await heading("Un problème est survenu").waitFor();
});

test("who signs out without a network sees nothing more, and is signed out everywhere once there is one", async () => {
  await open("/account", "Compte");
  const sessions = async () =>
    (
      await portal.owner.query(
        `select from session join account on account.id = account_id
         where insured_number = 4218730 and ended_at is null`,
      )
    ).rowCount;
  const before = await sessions();
  await cut();
  await page.locator("[popovertarget=account-menu]").click();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await heading("Pas de connexion").waitFor();
  expect(await page.getByText("camille@example.ch").count()).toBe(0);
  await cut(false);
  await page.waitForURL(/\/session\/ended/);
  expect(await sessions()).toBe((before ?? 0) - 1);
});

test("a phone that opens the portal again without a network waits for it under our name, and goes on by itself", async () => {
  const { defaultBrowserType: _phone, ...pixel } = devices["Pixel 7"] ?? {};
  page = await portal.visitAs("camille@example.ch", pixel);
  await page.goto("/account");
  await heading("Compte").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cut();
  await page.reload().catch(() => undefined);
  await heading("Pas de connexion").waitFor();
  expect(new URL(page.url()).pathname).toBe("/account");
  await cut(false);
  await heading("Compte").waitFor();
});
