import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";
import {
  ACCIDENT,
  countDeclared,
  declarationOn,
  type DeclarationPage,
  fillUntilSummary,
  forget,
} from "./accident-page.ts";

const URS = 3907112;
const toAccident = /v1\/contact\/accident/;

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let form: DeclarationPage;
beforeEach(async () => {
  await forget(portal);
  page = await portal.visitAs("urs@example.ch");
  form = declarationOn(page);
  await page.goto(ACCIDENT);
  await page.getByRole("heading", { level: 1, name: "Annoncer un accident" }).waitFor();
});
afterEach(() => page.context().close());

const unanswered = () => page.getByRole("dialog", { name: "Nous n’avons pas reçu de réponse" });

it("O02 O07 what was refused or not answered is told, loses nothing, and is recorded once", async () => {
  const inform = (only: boolean) =>
    portal.owner.query("update insured set for_information = $1 where insured_number = $2", [
      only,
      URS,
    ]);
  onTestFinished(async () => void (await inform(false)));
  let isCut = true;
  await page.route(toAccident, (route) => (isCut ? route.abort() : route.continue()));
  await fillUntilSummary(form, "10:10");
  await form.authorisation().check();
  await form.send().click();
  await unanswered().getByRole("button", { name: "Fermer" }).last().click();
  expect(await form.authorisation().isChecked()).toBe(true);
  isCut = false;
  await inform(true);
  await form.send().click();
  const refused = page.getByRole("dialog", { name: "Une indication est à corriger" });
  await refused.getByRole("button", { name: "Fermer" }).last().click();
  await form.at("Statut");
  await page
    .getByText("annonce ses accidents depuis son propre compte client", { exact: false })
    .waitFor();
  await inform(false);
  for (let step = 0; step < 5; step++) await form.next().click();
  await form.at("Récapitulatif");
  await form.send().click();
  await form.sent().waitFor();
  expect(await countDeclared(portal, URS)).toBe(1);
});

test("O02 O07 a declaration whose answer was lost may have arrived, and sending it again records it once", async () => {
  await fillUntilSummary(form, "11:20");
  await form.authorisation().check();
  // The server records the declaration, and its answer does not reach the browser.
  await page.route(toAccident, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await form.send().click();
  await unanswered()
    .getByText("Votre annonce nous est peut-être parvenue", { exact: false })
    .waitFor();
  expect(await countDeclared(portal, URS)).toBe(1);
  await unanswered().getByRole("button", { name: "Fermer" }).last().click();
  await form.send().click();
  await form.sent().waitFor();
  expect(await countDeclared(portal, URS)).toBe(1);
});

it("O02 O07 a declaration that the insurer could not record is told not to be sent", async () => {
  await fillUntilSummary(form, "11:40");
  await form.authorisation().check();
  const broken = { status: 500, json: { code: "UNEXPECTED" } };
  await page.route(toAccident, (route) => route.fulfill(broken), { times: 1 });
  await form.send().click();
  const failed = page.getByRole("dialog", { name: "L’envoi n’a pas fonctionné" });
  await failed.getByText("Votre annonce n’est pas envoyée", { exact: false }).waitFor();
});
