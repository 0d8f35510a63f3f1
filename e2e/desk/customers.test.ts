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
