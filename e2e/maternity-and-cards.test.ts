import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "0" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const today = todayInZurich(new Date());
const shown = (days: number) => formatDate(moveDay(today, { days }));
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Requests of an earlier attempt may be repeated. */
async function forget(): Promise<void> {
  await portal.owner.query("delete from draft");
  await portal.owner.query(
    `update interaction set business_key = null, once = false, status = 'DONE', decided_at = now()
     where nature in ('MATERNITY', 'CARD') and insured_number in (4218730, 7245001)`,
  );
  await portal.owner.query("update insurance_card set interaction_id = null");
}

async function open(login: string, path: string): Promise<void> {
  await forget();
  page = await portal.visitAs(login);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

test("Q01 a birth is declared: who cannot be chosen says why, another reason clears the date, and only what is right can be sent", async () => {
  await open("camille@example.ch", "/maternity");
  await radio("Camille Rochat").waitFor();
  for (const name of ["Luca Rochat", "Noé Rochat", "Mia Rochat"])
    expect(await radio(name).isDisabled(), name).toBe(true);
  expect(await page.getByText("L’annonce n’est pas possible pour cette personne.").count()).toBe(3);
  // The only person is preselected, which does not enable the button.
  expect(await radio("Camille Rochat").isChecked()).toBe(true);
  expect(await button("Envoyer l’annonce").isDisabled()).toBe(true);
  const date = page.getByRole("textbox");
  expect(await date.isDisabled()).toBe(true);
  await radio("Un accouchement").check();
  await date.fill(shown(1));
  await date.blur();
  await page.getByText(/Indiquez une date de naissance entre le/).waitFor();
  expect(await button("Envoyer l’annonce").isDisabled()).toBe(true);
  await radio("Une grossesse").check();
  expect(await date.inputValue()).toBe("");
  await date.fill(shown(32));
  await date.blur();
  await page.getByText(/Indiquez un premier jour de la 13e semaine entre le/).waitFor();
  await date.fill(shown(31));
  await date.blur();
  await expect.poll(() => button("Envoyer l’annonce").isEnabled()).toBe(true);
  await radio("Un accouchement").check();
  expect(await date.inputValue()).toBe("");
  expect(await button("Envoyer l’annonce").isDisabled()).toBe(true);
  await date.fill(shown(-20));
  await button("Envoyer l’annonce").click();
  await receiptOf(page, "Votre annonce est envoyée");
  await page.getByRole("link", { name: "Faire une autre annonce" }).click();
  await radio("Un accouchement").waitFor();
  expect(await radio("Un accouchement").isChecked()).toBe(false);
  // The same day again, as from another tab.
  await page.reload();
  await radio("Un accouchement").check();
  await date.fill(shown(-20));
  await button("Envoyer l’annonce").click();
  await page.getByRole("dialog", { name: "Cette date est déjà annoncée" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  expect(await date.inputValue()).toBe(shown(-20));
});

it("Q01 R01 O02 a choice is made by a press anywhere on it: its words, its edges, the space between", async () => {
  await open("camille@example.ch", "/maternity");
  await radio("Camille Rochat").waitFor();
  expect(await pressEverywhere(), "herself, and both events").toBe(3);
  await page.goto("/order-card");
  await radio("Camille Rochat").waitFor();
  expect(await pressEverywhere(), "people and reasons").toBeGreaterThan(4);
  await page.goto("/help-accident");
  await page.getByRole("combobox", { name: "Situation le jour de l’accident" }).waitFor();
  expect(await pressEverywhere(), "the family").toBeGreaterThan(3);
  const name = page.locator("main").getByText(/^Mia Rochat/);
  await name.click();
  expect(await page.getByRole("radio", { name: /^Mia Rochat/ }).isChecked()).toBe(true);
});

/** Presses each choice near its corners and in its middle. Returns their number. */
async function pressEverywhere(): Promise<number> {
  const choices = page.locator("main label:has(input[type=radio]:enabled)");
  const count = await choices.count();
  for (const [across, down] of [
    [0.02, 0.1],
    [0.98, 0.9],
    [0.5, 0.5],
    [0.98, 0.1],
  ] as const) {
    for (let place = 0; place < count; place++) {
      const choice = choices.nth(place);
      const { width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
      await choice.click({ position: { x: width * across, y: height * down } });
      const words = `${await choice.innerText()} at ${across}, ${down}`;
      expect(await choice.getByRole("radio").isChecked(), words).toBe(true);
    }
  }
  return count;
}

test("Q02 a customer who has no person to declare anything for is told so, and goes home", async () => {
  await open("urs@example.ch", "/maternity");
  await page.getByRole("dialog", { name: "Aucune annonce possible ici" }).waitFor();
  await button("Retour à l’accueil").click();
  await page.waitForURL(/\/$/);
});

test("R01 R02 a stolen card is ordered after 409, 423 and 500, and the new one is there with its number", async () => {
  await open("oliver@example.ch", "/order-card");
  await radio("Oliver Smith").waitFor();
  expect(await radio("Amelia Smith").isDisabled()).toBe(true);
  await page.getByText("Une nouvelle carte est déjà commandée.").waitFor();
  expect(await radio("Theo Smith").isDisabled()).toBe(true);
  await page.getByText("N’a pas d’assurance de base chez nous, donc pas de carte.").waitFor();
  const number = page.getByText(/^8075(\s\d{4}){4}$/);
  const before = await number.innerText();
  // Only he can have a card, from a single insurer: both are preselected.
  expect(await radio("Oliver Smith").isChecked()).toBe(true);
  expect(await radio("Cervin Santé SA").isChecked()).toBe(true);
  await button("Commander la carte").click();
  const wrong = page.getByRole("group", { name: "Un champ est à vérifier" });
  expect(await wrong.getByRole("link").allInnerTexts()).toHaveLength(1);
  await page.getByRole("radio", { name: "Volée" }).check();
  const answers = [409, 423, 500];
  const codes = ["CONFLICT", "LOCKED", "UNEXPECTED"];
  await page.route(/\/v1\/veka\/replace/, (route) => {
    const status = answers.shift();
    const code = codes.shift();
    return status
      ? route.fulfill({ status, json: { code }, contentType: "application/json" })
      : route.continue();
  });
  for (const told of [
    /déjà commandée pour cette personne. Elle arrive dans 4 à 5 semaines/,
    /3 cartes ont déjà été commandées en un an/,
    /Rien n’a été envoyé/,
  ]) {
    await button("Commander la carte").click();
    const dialog = page.getByRole("dialog", { name: "La carte n’a pas pu être commandée" });
    await dialog.getByText(told).waitFor();
    await dialog.getByRole("button", { name: "Fermer" }).last().click();
    expect(await radio("Cervin Santé SA").isChecked()).toBe(true);
  }
  await button("Commander la carte").click();
  const receipt = await receiptOf(page, "Votre commande est envoyée");
  await receipt.getByText(`d’ici au ${shown(35)}`).waitFor();
  await receipt.getByRole("link", { name: "Commander une autre carte" }).click();
  // With all orders placed, the form is gone, and each person has a reason.
  await page.getByText("Aucune carte à commander").waitFor();
  expect(await page.getByRole("main").getByRole("radio").count()).toBe(0);
  expect(await button("Commander la carte").count()).toBe(0);
  expect(await page.getByText("Une nouvelle carte est déjà commandée.").count()).toBe(2);
  await expect
    .poll(async () => {
      await page.reload();
      return number.innerText();
    })
    .not.toBe(before);
});
