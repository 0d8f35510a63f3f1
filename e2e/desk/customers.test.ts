import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

async function atCustomers(): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: /Nadia Perret/ }).click();
  const code = page.getByRole("status").filter({ hasText: /^\d{6}$/ });
  await page.getByLabel("Code à six chiffres").fill((await code.textContent()) ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Clients" }).click();
  await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor();
}

test("Z20 Z26 a clerk finds a misspelt customer by keys, gives a reason, reads the page and closes it", async () => {
  await atCustomers();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("camile rochatt");
  await page.keyboard.press("Enter");
  await page.getByText("Aucun résultat exact. Voici des noms proches.").waitFor();
  await page.getByRole("link", { name: /Camille Rochat/ }).click();
  await page.getByText("Indiquez pourquoi vous ouvrez ce dossier.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("La cliente ou le client est au téléphone").check();
  await page.getByRole("button", { name: "Ouvrir le dossier" }).click();
  await page.getByRole("heading", { name: "Camille Rochat", level: 2 }).waitFor();
  await page.getByText(/^Ouvert jusqu’à/).waitFor();
  await page.getByRole("link", { name: "+41 79 555 01 12" }).waitFor();
  await page.getByText(/^E-mail privé\s: camille@example\.ch$/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Factures").check();
  await page.getByRole("columnheader", { name: "Échéance" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Fermer le dossier" }).click();
  await page.getByText("Indiquez pourquoi vous ouvrez ce dossier.").waitFor();
  expect(await page.getByRole("columnheader").count()).toBe(0);
});

test("Z22 Z64 a clerk asks for another login with a colleague's approval, and sees the portal as the customer does", async () => {
  await atCustomers();
  await page.keyboard.press("/");
  await page.keyboard.type("Camille Rochat");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /Camille Rochat/ }).click();
  await page.getByLabel("La cliente ou le client est au téléphone").check();
  await page.getByRole("button", { name: "Ouvrir le dossier" }).click();
  await page.getByRole("button", { name: "Changer l’accès" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Plus de code à la connexion").check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel(/^Comment la personne/).fill("Rappel au numéro du contrat");
  await dialog.getByRole("button", { name: "Demander l’approbation" }).click();
  await page.getByText("Attend une approbation").waitFor();
  await page.getByLabel("Vue client").check();
  await page.getByText(/^Lecture seule/).waitFor();
  await page.getByRole("heading", { name: "Suivi des demandes" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("Z50 a letter that came back is noted by the customer's number, and the note is taken back", async () => {
  await atCustomers();
  await page.getByRole("link", { name: /Courrier en retour/ }).click();
  await page.getByText("Aucun courrier en retour").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Numéro" }).fill("4 218 730");
  await page.getByRole("radio", { name: "Inconnu" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/^Inconnu, 1 lettre, depuis/).waitFor();
  await page.reload();
  await page.getByRole("button", { name: /Lever la mention/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^Les lettres partent de nouveau/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Lever la mention" }).click();
  await page.getByText("Aucun courrier en retour").waitFor();
});
