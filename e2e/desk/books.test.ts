import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

async function openRoom(address: string): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: /Nadia Perret/ }).click();
  const code = page.getByRole("status").filter({ hasText: /^\d{6}$/ });
  await page.getByLabel("Code à six chiffres").fill((await code.textContent()) ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: "Demandes", level: 1 }).waitFor();
  await page.goto(address);
  await page.getByRole("heading", { name: "Comptabilité", level: 1 }).waitFor();
}

/** In a window so high that no row of a list is cut off: axe cannot judge the contrast of half a row. */
async function expectAccessible(): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 3000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("Z48 Z45 a payment is opened by a key, matched with the invoice that suits it, and another one is asked about", async () => {
  await openRoom("/desk/books");
  await page.getByRole("link", { name: /Rochat Camille/ }).waitFor();
  await page.keyboard.press("j");
  await page.getByRole("heading", { name: "Rochat Camille", level: 2 }).waitFor();
  await page
    .getByRole("button", { name: /^Choisir la facture/ })
    .first()
    .click();
  await expectAccessible();
  await page.getByRole("button", { name: "Attribuer", exact: true }).click();
  await page.getByText("Le paiement est attribué.").waitFor();
  await page.getByRole("link", { name: /Rochat Camille/ }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: /Treuhand Bachmann/ }).click();
  await page.getByRole("button", { name: "Rembourser", exact: true }).click();
  await page.getByLabel("Motif").fill("Deux familles, sans répartition");
  await page.getByRole("button", { name: "Demander la validation" }).click();
  await page.getByText("Demande de validation envoyée.").first().waitFor();
  await page.goto("/desk/books/releases");
  await page.getByText("Treuhand Bachmann AG").waitFor();
  await expectAccessible();
});

test("Z45 Z46 Z47 Z49 open items, reminders, plans and credits each have their page", async () => {
  await openRoom("/desk/books/open");
  await page.getByRole("columnheader", { name: "Débiteur" }).waitFor();
  await expectAccessible();
  await page.getByRole("link", { name: "Giulia Bernasconi" }).first().click();
  await page.getByRole("heading", { name: "Giulia Bernasconi", level: 2 }).waitFor();
  await expectAccessible();
  const row = page.getByRole("row").filter({ hasText: "Rappel" }).first();
  await row.getByRole("button", { name: /^Annuler la facture/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Annuler la facture/ });
  await dialog.getByRole("button", { name: "Annuler la facture" }).click();
  await dialog.getByText("Écrivez au moins trois caractères.").waitFor();
  await dialog.getByLabel("Motif").fill("Facture établie deux fois");
  await dialog.getByRole("button", { name: "Annuler la facture" }).click();
  await page.getByText("La facture est annulée.").waitFor();
  await page.getByRole("button", { name: "Saisir un débit retourné" }).click();
  const returned = page.getByRole("dialog", { name: "Saisir un débit retourné" });
  await returned.getByLabel("Facture").fill("100000000");
  await returned.getByLabel("Motif de la banque").selectOption("AC04");
  await returned.getByLabel(/^D’où le savez-vous/).fill("Appel de la banque");
  await expectAccessible();
  await returned.getByRole("button", { name: "Saisir le retour" }).click();
  await page.getByText("Cette entrée est déjà traitée.").waitFor();
  await returned.getByRole("button", { name: "Annuler" }).click();
  for (const [part, title] of [
    ["dunning", "Rappels"],
    ["plans", "Plans de paiement"],
    ["credits", "Avoirs"],
  ] as const) {
    await page.goto(`/desk/books/${part}`);
    await page.getByRole("heading", { name: title, level: 2 }).waitFor();
    await expectAccessible();
  }
});
