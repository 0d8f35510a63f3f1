import type { Locator, Page } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The key listener is loaded after the first screen. */
async function pressUntil(page: Page, key: string, awaited: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return awaited.isVisible();
    })
    .toBe(true);
}

test("P01 O08 the help page says what matters now, and leads to everything that the person may use", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/contact?from=letter");
  await page.getByRole("heading", { level: 1, name: /Comment pouvons-nous/ }).waitFor();
  expect(at(page)).toBe("/help-contact?from=letter");
  const sections = page.getByRole("main").getByRole("region");
  const names = ["Pour vous, en ce moment", "Mes données", "Factures", "Documents"];
  for (const name of [...names, "Autres services", "Nous contacter"]) {
    await sections.filter({ has: page.getByRole("heading", { level: 2, name }) }).waitFor();
  }
  const now = page.getByRole("region", { name: "Pour vous, en ce moment" });
  await now.getByRole("link", { name: /^À payer.*CHF/ }).waitFor();
  await now.getByRole("link", { name: /^Lire \d+ nouveaux? documents?/ }).click();
  await page.waitForURL((url) => url.pathname === "/documents");
  expect(new URL(page.url()).searchParams.get("filter")).toBe("unread");
  await page.goBack();
  await page.getByRole("link", { name: "Comprendre une facture" }).click();
  await page.getByRole("heading", { level: 1, name: "Comment lire ma facture ?" }).waitFor();
  expect(await page.title()).toBe("Comment lire ma facture\u202f? – Cervin");
  await page.getByRole("link", { name: "Mon espace client" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  // An account that is not the address owner cannot change addresses, bank accounts and invoices.
  const luca = await portal.visitAs("luca@example.ch", { locale: "fr-CH" });
  await luca.goto("/help-contact");
  await luca.getByRole("link", { name: "Téléphones et e-mails" }).waitFor();
  for (const name of ["Changer d’adresse", "Changer de compte bancaire", "Voir et payer"]) {
    expect(await luca.getByRole("link", { name }).count()).toBe(0);
  }
  await Promise.all([page, luca].map((one) => one.context().close()));
});

test("P01 what matters now follows the search closely, on a desk and on a phone", async () => {
  for (const width of [1280, 390]) {
    const page = await portal.visitAs("camille@example.ch", { viewport: { width, height: 900 } });
    await page.goto("/help-contact");
    const now = page.getByRole("region", { name: "Pour vous, en ce moment" });
    await now.getByRole("link").first().waitFor();
    const search = await page.getByRole("main").getByRole("combobox").boundingBox();
    const below = (await now.boundingBox())?.y ?? 0;
    expect(below - (search?.y ?? 0) - (search?.height ?? 0), `${width} px`).toBeLessThan(120);
    await page.context().close();
  }
});

test("P01 by keyboard alone: a key opens the search anywhere, answers come while typing, Enter goes there", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/documents");
  const opener = page.getByRole("button", { name: "Rechercher", exact: true });
  const dialog = page.getByRole("dialog", { name: "Rechercher dans l’espace client" });
  const field = dialog.getByRole("combobox");
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await pressUntil(page, "/", field);
  await page.keyboard.type("changer mon ibna");
  await dialog
    .getByRole("option", { name: /^Changer de compte bancaire/, selected: true })
    .waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await dialog.getByRole("option", { selected: true }).innerText()).not.toMatch(
    /^Changer de compte/,
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/profile");
  expect(at(page)).toBe("/profile?activeTab=financials");
  await dialog.waitFor({ state: "hidden" });

  // A press outside closes the dialog; a press that began in the field does not.
  await opener.click();
  await field.fill("franchise");
  const box = await field.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(40, 600);
  await page.mouse.up();
  expect(await field.inputValue()).toBe("franchise");
  await page.mouse.click(40, 600);
  await dialog.waitFor({ state: "hidden" });

  // Shortcuts do not work in a field; Escape closes and restores the focus.
  await page.goto("/help-contact");
  await page.getByRole("combobox").focus();
  await page.keyboard.type("a/b");
  expect(await page.getByRole("combobox").inputValue()).toBe("a/b");
  expect(await dialog.isVisible()).toBe(false);
  await opener.focus();
  await pressUntil(page, "Control+k", field);
  await dialog.getByRole("checkbox", { name: "Ouvrir la recherche avec la touche /" }).uncheck();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("/");
  expect(await dialog.isVisible(), "the key is off").toBe(false);
  await page.keyboard.press("Control+k");
  await field.fill("zzzzzz");
  await dialog.getByText("Aucun résultat pour « zzzzzz ».").first().waitFor();
  await page.context().close();
});

test("P05 on a phone, without signing in: search, read, another language, and the way in", async () => {
  const page = await portal.visit({ viewport: { width: 390, height: 800 } });
  await page.goto("/faq");
  await page.getByRole("heading", { level: 1, name: "Questions fréquentes" }).waitFor();
  await page.getByLabel("Chercher une question").fill("carte perdu");
  await page.getByRole("link", { name: /J’ai perdu ma carte/ }).click();
  await page.waitForURL((url) => url.pathname === "/faq/carte-d-assure-perdue");
  await page.getByRole("heading", { level: 1, name: /J’ai perdu ma carte/ }).waitFor();
  expect(await page.title()).toMatch(/^J’ai perdu ma carte/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.goBack();
  expect(await page.getByLabel("Chercher une question").inputValue()).toBe("carte perdu");
  expect(await page.title()).toBe("Questions fréquentes – Cervin");
  await page.goForward();

  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.waitForURL((url) => url.pathname === "/faq/versichertenkarte-verloren");
  await page.getByRole("heading", { level: 1, name: /Versichertenkarte verloren/ }).waitFor();
  await page.getByRole("link", { name: "Alle Fragen" }).click();
  await page.getByRole("heading", { level: 2, name: "Prämien und Rechnungen" }).waitFor();
  await page.getByRole("link", { name: "Anmelden" }).click();
  await page.getByRole("heading", { name: "Anmelden" }).waitFor();
  await page.getByRole("link", { name: "Häufige Fragen" }).click();
  await page.getByRole("heading", { level: 1, name: "Häufige Fragen" }).waitFor();
  await page.context().close();

  // Without a chosen language, the address determines the language, not the browser's preference.
  const found = await portal.visit({ locale: "en-GB" });
  await found.goto("/faq/modificare-la-franchigia");
  await found.getByRole("heading", { level: 1, name: "Come si modifica la franchigia?" }).waitFor();
  expect(await found.locator("html").getAttribute("lang")).toBe("it");
  await found.context().close();
});
