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

const open = async (login: string, again?: Page) => {
  page = again ?? (await portal.visitAs(login));
  await page.goto("/account/my-data");
  await page.getByRole("heading", { level: 1, name: "Mes données" }).waitFor();
};
const category = (name: string) => page.locator("summary").filter({ hasText: name });

const focused = () =>
  page.evaluate(() => document.querySelector(":focus")?.textContent ?? "nothing");

test("V75 a customer reads what is held and who looked at it, and gets it all in one file", async () => {
  // She joined last month: her archive is small.
  await open("sofia@example.ch");
  const people = category("Personnes assurées : 1");
  await people.press("Enter");
  await page.getByText("Identifier les personnes assurées, calculer les primes").waitFor();
  await page
    .getByText(/Pendant la durée du contrat, puis 10 ans/)
    .first()
    .waitFor();
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
  const limits = page.getByRole("listitem").filter({ hasText: /^Factures\s*Au moins 10 ans/ });
  await limits.waitFor();
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

  await page.goto("/account/my-data");
  await page.getByText(/^Une demande de suppression est déjà en cours\. Demandée le/).waitFor();
  expect(await send.count(), "no second one is offered").toBe(0);
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

test("V77 V78 a correction is asked for, refused, and marked as disputed by keyboard", async () => {
  await open("urs@example.ch");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Demander une rectification" }).click();
  await page.getByRole("heading", { level: 1, name: "Rectifier mes données" }).waitFor();
  await page.goto("/account/my-data");
  await page.getByText("Vous n’avez demandé aucune rectification.").waitFor();
  await category("Personnes assurées").press("Enter");
  await page
    .locator("details[open]")
    .getByRole("link", { name: "Demander une rectification" })
    .press("Enter");
  await page.getByRole("heading", { level: 1, name: "Rectifier mes données" }).waitFor();
  const send = page.getByRole("button", { name: "Envoyer la demande" });
  await page.getByLabel("Donnée inexacte").selectOption({ label: "Numéro AVS" });
  await page.getByLabel("Ce qui est juste").fill("756.1111.1111.11");
  await send.press("Enter");
  await page
    .getByText(/Ce numéro AVS n’est pas valable/)
    .first()
    .waitFor();
  await page.getByLabel("Donnée inexacte").selectOption({ label: "Nom" });
  await page.getByLabel("Ce qui est juste").fill("Ammann-Keller");
  await send.press("Enter");
  const receipt = await receiptOf(page, "Votre demande est envoyée");
  await receipt.getByRole("link", { name: "Suivre cette demande" }).press("Enter");
  await page.getByRole("rowheader", { name: /Rectification de données/ }).waitFor();
  await page.getByText("Ammann-Keller").waitFor();

  await portal.owner.query(
    `update interaction set status = 'REFUSED', decided_at = now(), reason = 'Pièce manquante.', held_at = null
     where type = 'DATA_CORRECTION'`,
  );
  await open("urs@example.ch", page);
  await page.getByText("Pièce manquante.").waitFor();
  await page.getByRole("button", { name: "Faire noter comme contesté : Nom" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Faire noter la donnée comme contestée ?" });
  await dialog.getByRole("button", { name: "Faire noter comme contesté" }).press("Enter");
  await page.getByText("La donnée est notée comme contestée.").waitFor();
  await category("Personnes assurées").press("Enter");
  await page.getByText("Contesté : Nom").waitFor();
});

test("V79 V81 an objection takes the offers off the homepage at once, and the file for a patient record is downloaded", async () => {
  await open("camille@example.ch");
  const offers = page.getByRole("switch", { name: /Ne pas m’envoyer d’offres/ });
  await offers.press("Space");
  await page.getByText("Votre opposition est enregistrée.").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger pour le dossier de patient" }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cervin-\d{4}-\d\d-\d\d\.fhir\.json$/);
  const bundle = JSON.parse(readFileSync(await file.path(), "utf8"));
  const types = new Set(
    bundle.entry.map(
      ({ resource }: { resource: { resourceType: string } }) => resource.resourceType,
    ),
  );
  expect(types).toEqual(new Set(["Coverage", "ExplanationOfBenefit", "Organization", "Patient"]));
  const answered = page.waitForResponse(/operationName=Suggestions/);
  await renderInBrowser(page);
  await page.goto("/");
  const { data } = await (await answered).json();
  expect([data.marketingCampaigns, data.objections[0].purpose]).toEqual([[], "OFFERS"]);
  expect(data.objections[0].since).not.toBeNull();
  await page.goto("/account/my-data");
  await expect.poll(() => offers.isChecked()).toBe(true);
  await offers.press("Space");
  await page.getByText("Votre opposition est levée.").waitFor();
});
