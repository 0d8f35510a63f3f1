import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string) => {
  page = await portal.visitAs(login);
  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
};
const select = (name: string) => page.getByRole("combobox", { name });
const saveNotifications = () => page.getByRole("button", { name: "Enregistrer" }).last();

test("E02 the language is chosen from four, and the page speaks it at once", async () => {
  await open("camille@example.ch");
  expect(await select("Langue de l’espace client").locator("option").allInnerTexts()).toEqual([
    "Français",
    "Deutsch",
    "Italiano",
    "English",
  ]);
  await select("Langue de l’espace client").selectOption("de");
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});

test("E02 the language of letters and messages is saved when it is chosen, apart from that of the pages", async () => {
  await open("camille@example.ch");
  const kept = async () =>
    (await portal.owner.query("select language from account where insured_number = 4218730"))
      .rows[0];
  const messages = select("Langue de nos lettres et messages");
  expect(await messages.inputValue()).toBe("fr");
  await messages.selectOption("it");
  await page.getByText("Nous vous écrirons désormais dans cette langue.").waitFor();
  expect(await kept()).toEqual({ language: "it" });
  await page.reload();
  await expect.poll(() => messages.inputValue()).toBe("it");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await portal.owner.query("update account set language = 'fr' where insured_number = 4218730");
});

test("E03 paper is saved once it is confirmed, and kept", async () => {
  await open("camille@example.ch");
  const save = page.getByRole("button", { name: "Enregistrer" }).first();
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole("radio", { name: /Oui, sur papier/ }).check();
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Changer le mode d’envoi ?" });
  await dialog.getByText("nous vous enverrons vos documents par la poste").waitFor();
  await dialog.getByRole("button", { name: "Annuler" }).click();
  const kept = async () =>
    (await portal.owner.query("select correspondance from account where insured_number = 4218730"))
      .rows[0];
  expect(await kept()).toEqual({ correspondance: "DIGITAL" });
  // A failure is reported, changes nothing, and keeps the choice.
  await page.route(/\/v1\/extranaute$/, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await save.click();
  await dialog.getByRole("button", { name: "Changer", exact: true }).click();
  const failure = page.getByRole("dialog", { name: "Erreur" });
  await failure.getByRole("button", { name: "Fermer" }).first().click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("radio", { name: /Oui, sur papier/ }).isChecked()).toBe(true);
  expect(await kept()).toEqual({ correspondance: "DIGITAL" });
  await save.click();
  await dialog.getByRole("button", { name: "Changer", exact: true }).click();
  await page.getByText("Votre choix est enregistré.").waitFor();
  expect(await kept()).toEqual({ correspondance: "PAPER" });
  await page.getByRole("button", { name: "Annuler", exact: true }).last().click();
  await page.getByText("C’est annulé").waitFor();
  expect(await kept(), "undone through the same act").toEqual({ correspondance: "DIGITAL" });
  expect(await page.getByRole("radio", { name: /Oui, sur papier/ }).isChecked()).toBe(false);
  await page.getByRole("radio", { name: /Oui, sur papier/ }).check();
  await save.click();
  await dialog.getByRole("button", { name: "Changer", exact: true }).click();
  await expect.poll(kept).toEqual({ correspondance: "PAPER" });
  await expect
    .poll(() => select("Nouvelle facture").isDisabled(), {
      message: "E05 paper fixes the channel of new invoices",
    })
    .toBe(true);
  await page.reload();
  expect(await page.getByRole("radio", { name: /Oui, sur papier/ }).isChecked()).toBe(true);
  await portal.owner.query(
    "update account set correspondance = 'DIGITAL' where insured_number = 4218730",
  );
});

it("E03 a customer who is billed by eBill cannot choose paper, and reads why", async () => {
  await open("giulia@example.ch");
  await page.getByText(/Vos factures arrivent par eBill/).waitFor();
  expect(await page.getByRole("radio", { name: /Oui, sur papier/ }).isDisabled()).toBe(true);
});

test("E04 channels are saved only when changed, cancel restores them, and a reload shows them", async () => {
  await open("camille@example.ch");
  expect(await saveNotifications().isDisabled()).toBe(true);
  await select("Nouveau décompte").selectOption("SMS");
  await page.getByRole("button", { name: "Annuler" }).click();
  expect(await select("Nouveau décompte").inputValue()).toBe("EMAIL");
  expect(await saveNotifications().isDisabled()).toBe(true);
  await select("Nouveau décompte").selectOption("SMS");
  await select("Nouvelle attestation").selectOption("NONE");
  await saveNotifications().click();
  await page.getByText("Vos choix sont enregistrés.").waitFor();
  await page.reload();
  await select("Nouveau décompte").waitFor();
  expect([
    await select("Nouveau décompte").inputValue(),
    await select("Nouvelle attestation").inputValue(),
  ]).toEqual(["SMS", "NONE"]);
});

test("E05 direct debit fixes both invoice channels, with the reason", async () => {
  await open("urs@example.ch");
  expect(await select("Nouvelle facture").isDisabled()).toBe(true);
  expect(await select("Rappel de paiement").isDisabled()).toBe(true);
  expect(await select("Nouveau décompte").isDisabled()).toBe(false);
  expect(
    await page
      .getByText(
        "Vos factures sont payées par recouvrement direct : ce choix ne peut pas être modifié.",
      )
      .count(),
  ).toBe(2);
});

it("E04 when saving fails the choices stay on the screen", async () => {
  await open("oliver@example.ch");
  await page.route(/operationName=UpdatePreferences/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await select("Nouveau message").selectOption("SMS");
  await saveNotifications().click();
  await page
    .getByRole("dialog", { name: "Erreur" })
    .getByRole("button", { name: "Fermer" })
    .first()
    .click();
  expect(await select("Nouveau message").inputValue()).toBe("SMS");
  expect(await saveNotifications().isEnabled()).toBe(true);
  const told = page.getByRole("alert").getByText("Vos choix n’ont pas été enregistrés.");
  await told.waitFor();
  await select("Nouveau message").selectOption("PUSH");
  await page.getByText("Aucun de vos appareils ne reçoit encore de notifications.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Annuler" }).click();
  await told.waitFor({ state: "detached" });
});

it("E04 who leaves with choices that are not saved is asked first, by link and by the browser's own button", async () => {
  await open("camille@example.ch");
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  const entries = await page.evaluate(() => history.length);
  const news = select("Nouveau message");
  const before = await news.inputValue();
  await news.selectOption(before === "SMS" ? "EMAIL" : "SMS");
  const asked = page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await asked.getByRole("button", { name: "Annuler" }).click();
  await page.goForward();
  await asked.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/settings");
  expect(await page.evaluate(() => history.length), "a refusal leaves no entry").toBe(entries);
  expect(await news.inputValue()).not.toBe(before);
  await page.goForward();
  await asked.getByRole("button", { name: "Quitter" }).click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

it("E03 a choice of letters that is not saved is not left without a question", async () => {
  await open("camille@example.ch");
  await page.getByRole("radio", { checked: false }).first().check();
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await page.getByRole("dialog", { name: "Quitter sans enregistrer ?" }).waitFor();
});

it("E04 who gets no invoices is not asked how to be told of them", async () => {
  await open("luca@example.ch");
  await select("Nouveau message").waitFor();
  expect(await select("Nouvelle facture").count()).toBe(0);
  expect(await page.getByRole("combobox", { name: /facture|rappel/i }).count()).toBe(0);
});

it("E03 who gets no invoices reads of statements and letters by post, and of no invoices", async () => {
  await open("luca@example.ch");
  const paper = () => page.getByRole("group", { name: /recevoir vos documents par la poste/ });
  await paper().getByText("Vous recevez vos décomptes et vos lettres par la poste.").waitFor();
  expect(await paper().innerText()).not.toMatch(/facture/i);
  await page.context().close();
  await open("camille@example.ch");
  await paper().getByText("Vous recevez vos factures et vos décomptes par la poste.").waitFor();
});
