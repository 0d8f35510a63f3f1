import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { aPicture } from "../../api/test/corpus.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

const yesterday = formatDate(moveDay(todayInZurich(new Date()), { days: -1 }));

let page: Page;
beforeEach(async () => {
  await portal.owner.query("delete from draft");
  await portal.owner.query(
    "update interaction set business_key = null, once = false where type = 'DAMAGE'",
  );
});
afterEach(() => page.context().close());

async function open(login: string): Promise<void> {
  page = await portal.visitAs(login);
  await page.goto("/help-damage");
  await page.getByRole("heading", { level: 1, name: "Annoncer un dommage" }).waitFor();
}

const text = (name: string | RegExp) => page.locator("main").getByRole("textbox", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const side = () => page.getByRole("complementary", { name: "À savoir" });
const next = () => button(/^Continuer/).click();
const at = (step: string) =>
  page.locator("[aria-current=step]").getByRole("heading", { level: 2, name: step }).waitFor();

test("a stolen bicycle is declared once, with the police, its value and photos, beside what the contract covers", async () => {
  await open("camille@example.ch");
  await side().getByText("Choisissez ce qui s’est passé", { exact: false }).waitFor();
  await page.getByLabel("Que s’est-il passé").selectOption("THEFT");
  expect(await side().innerText()).toMatch(
    /Vélos\s+Somme assurée\s+CHF.4'000\.00\s+Franchise\s+CHF.200\.00/,
  );
  await text("Date").fill(yesterday);
  await text("Lieu").fill("Gare de Lausanne");
  await text(/^Comment est-ce arrivé/).fill("Vélo volé devant la gare");
  await next();
  await page.getByText("Un vol doit être annoncé à la police", { exact: false }).waitFor();
  await page.getByRole("switch", { name: /^La police/ }).check();
  await text("Poste de police").fill("Lausanne gare");
  await next();

  await at("Objets et photos");
  await text("Objet 1").fill("Vélo électrique");
  await text("Valeur en CHF").fill("3200");
  await button("Ajouter un objet").click();
  await page.keyboard.type("Casque");
  await text("Valeur en CHF").last().fill("120.50");
  await page.getByText("CHF 3'320.50").waitFor();
  const photo = { name: "velo.jpg", mimeType: "image/jpeg", buffer: await aPicture("jpeg") };
  await page.locator("input[type=file]").setInputFiles([photo]);
  await page.getByRole("img", { name: /^Photo 1/ }).waitFor();
  await next();
  await page.getByText("Vos photos ne sont pas encore ajoutées", { exact: false }).waitFor();
  await button("Faire un PDF de ma photo").click();
  await page
    .getByRole("listitem")
    .getByText(/\d\s[KM]o$/)
    .waitFor();
  await next();

  await at("Contact");
  expect(await text("Votre numéro de téléphone").inputValue()).toMatch(/^\+41/);
  await next();
  await at("Récapitulatif");
  await page.getByText("Vélo électrique\u00a0: CHF 3'200.00", { exact: false }).waitFor();
  await page.getByText("1 fichier").waitFor();
  await page.getByRole("checkbox", { name: /^Mes indications/ }).check();
  await button("Envoyer l’annonce").dblclick();
  await receiptOf(page, "Votre annonce est envoyée");
  const { rows } = await portal.owner.query(
    "select 1 from interaction where type = 'DAMAGE' and insured_number = 4218730 and once",
  );
  expect(rows).toHaveLength(1);

  await page.goto("/interactions");
  const row = page.getByRole("row").filter({ hasText: "Dommage annoncé" }).first();
  await row.getByRole("button").first().click();
  await page.getByText("CHF 3'320.50").waitFor();
  await page.getByRole("link", { name: /^photos.*\.pdf/i }).waitFor();
});

test("a damage whose answer was lost may have arrived, and sending it again records it once", async () => {
  await open("camille@example.ch");
  await page.getByLabel("Que s’est-il passé").selectOption("GLASS");
  await text("Date").fill(yesterday);
  await text("Lieu").fill("Lausanne");
  await text(/^Comment est-ce arrivé/).fill("Une vitre de la cuisine");
  await next();
  await at("Objets et photos");
  await text("Objet 1").fill("Vitre");
  await text("Valeur en CHF").fill("320");
  await next();
  await at("Contact");
  await next();
  await at("Récapitulatif");
  await page.getByRole("checkbox", { name: /^Mes indications/ }).check();
  await page.route(
    /v1\/contact\/damage/,
    // The server records the declaration, and its answer does not reach the browser.
    (route) => route.fetch().then(() => route.abort()),
    { times: 1 },
  );
  await button("Envoyer l’annonce").click();
  const unanswered = page.getByRole("dialog", { name: "Nous n’avons pas reçu de réponse" });
  await unanswered.getByText("n’est pas enregistrée deux fois", { exact: false }).waitFor();
  await unanswered.getByRole("button", { name: "Fermer" }).last().click();
  await button("Envoyer l’annonce").click();
  await receiptOf(page, "Votre annonce est envoyée");
  const { rows } = await portal.owner.query(
    "select 1 from interaction where type = 'DAMAGE' and insured_number = 4218730 and once",
  );
  expect(rows).toHaveLength(1);
});

it("who has no property contract is told so, and whom to call", async () => {
  await open("sofia@example.ch");
  await page.getByText("Aucune assurance de biens").waitFor();
  await page.getByText("+41\u00a021\u00a0555\u00a009\u00a000", { exact: false }).first().waitFor();
  expect(await button(/^Continuer/).count()).toBe(0);
});
