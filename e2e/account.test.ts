import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { confirmWithCode } from "./harness/one-time-code.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login = "camille@example.ch") => {
  page = await portal.visitAs(login);
  await page.goto("/account");
  await page.getByRole("heading", { level: 1, name: "Compte client" }).waitFor();
};
const phone = () => page.getByRole("textbox", { name: /Numéro de mobile/ });
const save = () => page.getByRole("button", { name: "Enregistrer" });
const confirm = () => confirmWithCode(page, portal);
const type = async (number: string) => {
  await phone().fill(number);
  await phone().blur();
};

test("E01 the account shows the login e-mail and the number that is known", async () => {
  await open();
  await page.getByRole("main").getByText("camille@example.ch").waitFor();
  await expect.poll(() => phone().inputValue()).toMatch(/^\+41 ?79 ?555 ?01 ?12$/);
  expect(await save().isDisabled()).toBe(true);
});

test("E01 a valid other number is saved and stays", async () => {
  await open();
  const shown = async () => (await phone().inputValue()).replaceAll(" ", "");
  // As customers type: the field offers +41, they enter their number and press Enter.
  await phone().fill("");
  await phone().blur();
  await phone().focus();
  await page.keyboard.type("079 555 44 33");
  await expect.poll(() => save().isEnabled()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("+41 ••• ••• 12").waitFor();
  await confirm();
  // A code of its own proves the new number.
  await page.getByRole("dialog").getByText("+41 ••• ••• 33").waitFor();
  await confirm();
  await page.getByText("Votre numéro est enregistré.").waitFor();
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await page.goBack();
  await expect.poll(shown).toBe("+41795554433");
  expect(await page.getByText(/Nous avons conservé/).count(), "what was saved is no draft").toBe(0);
  await page.reload();
  await expect.poll(shown).toBe("+41795554433");
});

it("E01 a submission whose answer was lost is sent again with the same key, and has one effect", async () => {
  await open("zbinden@example.ch");
  const keys: (string | undefined)[] = [];
  await page.route(/mobile_number/, async (route) => {
    const headers = route.request().headers();
    // A request without a code only asks for one.
    if (!headers["x-confirmation"]) return route.fallback();
    keys.push(headers["idempotency-key"]);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await type("+41 79 555 66 77");
  await save().click();
  await confirm();
  await page
    .getByRole("dialog", { name: "Erreur" })
    .getByRole("button", { name: "Fermer" })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirmer" }).click();
  await page.getByText("Votre numéro est enregistré.").waitFor();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}\.1$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it("E01 a wrong number says so at its field, and cannot be saved", async () => {
  await open("urs@example.ch");
  await type("+41 79 12");
  await page.getByText(/numéro.*valable|numéro.*valide/i).waitFor();
  expect(await save().isDisabled()).toBe(true);
});

it("E01 A34 a number that the insurer refuses keeps what was typed, with the message at the field", async () => {
  await open("giulia@example.ch");
  const refusals = [
    { number: "+41795554434", json: { code: "INVALID", fields: { phoneNumber: "phone.invalid" } } },
    { number: "+41795554435", json: { code: "INVALID" } },
  ];
  for (const { number, json } of refusals) {
    await page.route(/mobile_number/, (route) => route.fulfill({ status: 400, json }));
    await type(number);
    await expect.poll(() => phone().getAttribute("aria-invalid")).toBeNull();
    await save().click();
    await expect.poll(() => phone().getAttribute("aria-invalid")).toBe("true");
    await page.getByText(/numéro n’est pas valable/).waitFor();
    expect((await phone().inputValue()).replaceAll(" ", "")).toBe(number);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.unroute(/mobile_number/);
  }
});

it("B03 a number that is no mobile is asked about first", async () => {
  await open("sofia@example.ch");
  await type("+41 41 555 44 33");
  await save().click();
  const dialog = page.getByRole("dialog");
  let isSent = false;
  page.on("request", (request) => (isSent ||= request.url().includes("mobile_number")));
  await dialog.getByRole("button", { name: "Corriger" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await save().click();
  expect(isSent, "who wants to correct it has sent nothing").toBe(false);
  await dialog.getByRole("button").last().click();
  await confirm();
  await page.getByText("Votre numéro est enregistré.").waitFor();
});

test("E01 the way to a new password leads to the identity provider", async () => {
  page = await portal.visit();
  await page.goto("/account");
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill("hannah@example.ch");
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill("cervin-demo");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await page.getByRole("button", { name: "Changer de mot de passe" }).click();
  await page.waitForURL(/\/oidc\//);
  expect(await page.getByLabel(/actuel/i).count()).toBeGreaterThan(0);
});
