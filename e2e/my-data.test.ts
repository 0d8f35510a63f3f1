import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

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

const focused = () =>
  page.evaluate(() => document.querySelector(":focus")?.textContent ?? "nothing");

test("a customer reads what is held and who looked at it, and gets it all in one file", async () => {
  // She joined last month: her archive is small.
  await open("sofia@example.ch");
  await expect.poll(() => counted("Personnes assurées")).toBe("1");
  const looked = page
    .getByRole("listitem")
    .filter({ hasText: "Données personnelles et personnes assurées" });
  expect(await looked.first().innerText()).toMatch(/Vous[^]*consulté/);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Tout télécharger" }).press("Enter"),
  ]);
  await page.getByText("Vos données sont téléchargées.").waitFor();
  expect(file.suggestedFilename()).toMatch(/^cervin-\d{4}-\d\d-\d\d\.zip$/);
  const zip = readFileSync(await file.path(), "latin1");
  expect(zip).toContain("data/invoices.json");
  expect(zip).toContain("sofia@example.ch");

  await expect.poll(focused, { message: "the focus stays" }).toContain("Tout télécharger");
  const refusals = [
    [409, /Un téléchargement est déjà en cours/],
    [500, /Le téléchargement a été interrompu/],
  ] as const;
  for (const [status, words] of refusals) {
    await page.route(/my-data\/export/, (route) => route.fulfill({ status, json: {} }));
    await page.getByRole("button", { name: "Tout télécharger" }).click();
    await page.getByText(words).waitFor();
    await page.unroute(/my-data\/export/);
  }
  await page.route(/my-data\/export/, () => undefined);
  await page.getByRole("button", { name: "Tout télécharger" }).press("Enter");
  await page.getByText("En préparation").waitFor();
  await page.getByRole("button", { name: "Annuler" }).press("Enter");
  await page.getByRole("button", { name: "Tout télécharger" }).waitFor();
  expect(await page.getByText(/interrompu/).count(), "nothing went wrong").toBe(0);
});

it("days long past are read on", async () => {
  await portal.owner.query(
    `insert into audit (actor, account_id, action, subject, at)
     select case n when 9 then 'operator' else 'customer' end, id, 'read', 'invoices', now() - n * interval '1 day'
     from account, generate_series(1, 9) n where insured_number = 3907112`,
  );
  await open("urs@example.ch");
  await page.getByRole("button", { name: "Jours précédents" }).press("Enter");
  await page.getByText("Une personne de notre équipe").first().waitFor();
});

test("deletion is asked for by keyboard once its limits are understood, and is found in change tracking", async () => {
  await open("giulia@example.ch");
  await page.getByText(/10 ans \(tenue de la comptabilité/).waitFor();
  const send = page.getByRole("button", { name: "Demander la suppression" });
  await send.press("Enter");
  await page.getByText("Cochez cette case pour continuer.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("checkbox");
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: /Mon accès à l’espace client aussi/ }).press("Space");
  await page.route(/my-data\/deletions/, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await send.press("Enter");
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().press("Enter");
  await page.getByText(/^Votre demande n’est pas confirmée/).waitFor();
  const asked = page.waitForRequest(/my-data\/deletions/);
  await send.press("Enter");
  expect((await asked).postDataJSON()).toEqual({ scope: "ACCOUNT", isUnderstood: true });
  const receipt = await receiptOf(page, "Votre demande est envoyée");
  await receipt.getByRole("link", { name: "Suivre cette demande" }).press("Enter");
  await page.getByRole("rowheader", { name: /Suppression de données/ }).waitFor();

  await page.goto("/account");
  await page.getByRole("checkbox", { name: /J’ai compris/ }).check();
  await send.click();
  await page.getByText("Une demande de suppression est déjà en cours.").waitFor();
});

it("who is under guardianship is told whom to turn to, and a part that fails can be asked for again", async () => {
  await open("hannah@example.ch");
  await page.getByText(/avec votre curatrice ou votre curateur/).waitFor();
  expect(await page.getByRole("button", { name: "Demander la suppression" }).count()).toBe(0);
  await renderInBrowser(page);
  await page.route(/operationName=Accesses/, (route) => route.abort());
  await page.reload();
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().click();
  await page.unroute(/operationName=Accesses/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Données personnelles et personnes assurées").first().waitFor();
});
