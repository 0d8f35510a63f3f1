import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string) => {
  page = await portal.visitAs(login);
  await page.goto("/account");
  await page.getByRole("heading", { level: 2, name: "Mes données" }).waitFor();
};
const counted = (name: string) =>
  page.locator("dl > div").filter({ hasText: name }).locator("dd").innerText();

test("somebody reads what is held, how they signed in and who looked at it, and gets it all in one file", async () => {
  // She joined last month: her archive is small.
  await open("sofia@example.ch");
  await expect.poll(() => counted("Personnes assurées")).toBe("1");
  expect(Number(await counted("Documents"))).toBeGreaterThan(0);
  await page.getByText("Cet appareil", { exact: true }).waitFor();
  await page.getByText("Profil et personnes assurées").first().waitFor();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Tout télécharger" }).press("Enter"),
  ]);
  await page.getByText("Vos données sont téléchargées.").waitFor();
  expect(file.suggestedFilename()).toMatch(/^cervin-\d{4}-\d\d-\d\d\.zip$/);
  const zip = readFileSync(await file.path(), "latin1");
  expect(zip).toContain("data/invoices.json");
  expect(zip).toContain("sofia@example.ch");

  await page.route(/my-data\/export/, (route) =>
    route.fulfill({ status: 409, json: { code: "CONFLICT" } }),
  );
  await page.getByRole("button", { name: "Tout télécharger" }).click();
  await page.getByText(/Un téléchargement est déjà en cours/).waitFor();
});

test("signing out everywhere ends the other devices, and this one if wanted", async () => {
  await open("urs@example.ch");
  const other = await portal.visitAs("urs@example.ch");
  await other.goto("/settings");
  await other.getByRole("heading", { level: 1 }).waitFor();

  const ask = async () => page.getByRole("button", { name: "Déconnecter partout" }).press("Enter");
  await ask();
  await page.route(/end-others/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Partout ailleurs" }).press("Enter");
  await page.getByText(/n’ont pas pu être terminées/).waitFor();
  await page.unroute(/end-others/);
  await page.getByRole("button", { name: "Partout ailleurs" }).press("Enter");
  await page.getByText("Une autre session est terminée.").waitFor();
  await other.reload();
  await other.waitForURL(/\/oidc\//);
  await other.context().close();

  await ask();
  await page.getByRole("button", { name: "Partout, ici aussi" }).press("Enter");
  await page.waitForURL(/session\/ended/);
});

test("deletion is asked for by keyboard once its limits are understood, and is found in change tracking", async () => {
  await open("giulia@example.ch");
  await page.getByText(/10 ans \(tenue de la comptabilité/).waitFor();
  const send = page.getByRole("button", { name: "Demander la suppression" });
  await send.press("Enter");
  await page.getByText("Cochez cette case pour continuer.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("checkbox");
  await page.keyboard.press("Space");
  await page.route(/my-data\/deletions/, (route) => route.abort(), { times: 1 });
  await send.press("Enter");
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().press("Enter");
  await send.press("Enter");
  await page.getByText(/Votre demande est reçue/).waitFor();
  await page.getByRole("link", { name: "Suivre mes demandes" }).press("Enter");
  await page.getByRole("rowheader", { name: /Suppression de données/ }).waitFor();

  await page.goto("/account");
  await page.getByRole("checkbox", { name: /J’ai compris/ }).check();
  await send.click();
  await page.getByText("Une demande de suppression est déjà en cours.").waitFor();
});

test("who is under guardianship is told whom to turn to, and a part that fails can be asked for again", async () => {
  await open("hannah@example.ch");
  await page.getByText(/avec la personne qui vous représente/).waitFor();
  expect(await page.getByRole("button", { name: "Demander la suppression" }).count()).toBe(0);
  await page.route(/operationName=SignIns/, (route) => route.abort());
  await page.reload();
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().click();
  await page.unroute(/operationName=SignIns/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Cet appareil", { exact: true }).waitFor();
});
