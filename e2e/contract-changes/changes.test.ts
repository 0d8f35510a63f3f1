import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { addDemonstrationCaregivers } from "../../api/seed/places/caregivers.ts";
import { aPdf } from "../../api/test/corpus.ts";
import { expectFocusOn, tabTo } from "../harness/keyboard.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { amountsIn, openRequests, titles, WIZARD, wizardOn } from "./wizard-page.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let wizard: ReturnType<typeof wizardOn>;
afterEach(() => page.context().close());

async function open(
  login: string,
  path = WIZARD,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  page = await portal.visitAs(login);
  wizard = wizardOn(page);
  await before();
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Modifier mes contrats" }).waitFor();
}

test("N01 N06 a higher deductible is asked for by keyboard alone, in three steps, and followed", async () => {
  await open("camille@example.ch");
  await wizard.step(titles.choice);
  expect(await wizard.next().isDisabled()).toBe(true);
  await tabTo(page, wizard.person("Luca Rochat"));
  await page.keyboard.press("Enter");
  await tabTo(page, wizard.box("Luca Rochat", "Franchise"));
  await page.keyboard.press("Space");
  await tabTo(page, wizard.next());
  await page.keyboard.press("Enter");

  await expectFocusOn(page, titles.change);
  expect(new URL(page.url()).search).toBe("?step=change");
  await tabTo(page, wizard.value("CHF 500"));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => wizard.value("CHF 1'000").isChecked()).toBe(true);
  expect(await wizard.start().inputValue()).toMatch(/-01-01$/);
  await tabTo(page, wizard.next());
  await page.keyboard.press("Enter");

  await expectFocusOn(page, titles.summary);
  const said = await page.getByRole("region", { name: "Luca Rochat" }).innerText();
  expect(said).toContain("CHF\u00a01'000");
  expect(said).toContain("au lieu de CHF\u00a0300");
  const conditions = page.getByRole("link", { name: /Conditions générales de Base Classique/ });
  const paper = await page.request.get((await conditions.getAttribute("href")) ?? "");
  expect(paper.headers()["content-type"]).toContain("pdf");
  expect(await wizard.send().isDisabled()).toBe(true);
  await tabTo(page, wizard.consent(/conditions générales/));
  await page.keyboard.press("Space");
  await tabTo(page, wizard.send());
  await page.keyboard.press("Enter");

  const sent = await receiptOf(page, "Votre demande est envoyée");
  expect(await openRequests(portal, 4218731)).toEqual(["CONTRACT_MUTATION"]);
  const facts = sent.getByRole("region", { name: "Changement de contrat" });
  await facts.getByText("CHF 1'000").waitFor();
  await facts.getByText(/^CHF [\d.]+au lieu de CHF [\d.]+ sans changement$/).waitFor();
  const back = sent.getByRole("link", { name: "Retour à la page «\u202fContrats\u202f»" });
  expect(await back.getAttribute("href")).toBe("/contract");
  await tabTo(page, sent.getByRole("link", { name: "Suivre cette demande" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Suivi des demandes" }).waitFor();
  expect(page.url()).toMatch(/\/interactions\?request=/);

  await page.goBack();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goto(WIZARD);
  await wizard.step(titles.choice);
  await wizard.person("Luca Rochat").click();
  expect(await wizard.box("Luca Rochat", "Franchise").count()).toBe(0);
  await wizard.impossible("Luca Rochat").click();
  await page.getByText("Une demande à ce sujet est déjà en cours").first().waitFor();
});

it("N02 unticking takes a change away, and what cannot be had says why", async () => {
  await open("camille@example.ch");
  await wizard.person("Mia Rochat").click();
  await wizard.box("Mia Rochat", "Franchise").check();
  await wizard.next().click();
  await wizard.step(titles.change);
  await wizard.value("CHF 200").check();
  await page.getByRole("button", { name: /^Choix/ }).click();
  await wizard.step(titles.choice);
  await wizard.box("Mia Rochat", "Franchise").uncheck();
  expect(await wizard.next().isDisabled()).toBe(true);
  await page.getByText("Choisissez au moins un changement pour continuer.").waitFor();
  await wizard.box("Mia Rochat", "Franchise").check();
  await wizard.next().click();
  await wizard.step(titles.change);
  expect(await wizard.value("CHF 200").isChecked()).toBe(false);
  await wizard.back().click();
  await wizard.step(titles.choice);
  expect(await wizard.box("Mia Rochat", "Exclure les accidents").count()).toBe(0);
  await wizard.impossible("Mia Rochat").click();
  await page.getByText("Pas possible à cet âge.").first().waitFor();
  expect(await wizard.choices("Camille Rochat").count(), "others are closed").toBe(0);
});

it("N03 N04 leaving accidents out asks for what a status needs, and another status begins anew", async () => {
  await open("giulia@example.ch");
  await wizard.box("Giulia Bernasconi", "Exclure les accidents").check();
  await wizard.next().click();
  await wizard.step(titles.change);
  const status = page.getByRole("combobox", { name: "Situation professionnelle" });
  const end = page.getByRole("textbox", { name: /Fin du délai-cadre/ });
  expect(await wizard.next().isDisabled()).toBe(true);
  await status.selectOption("CHO");
  await end.fill("31.12.2020");
  await end.blur();
  await page.getByText(/les accidents ne seraient plus assurés/).waitFor();
  await end.fill("31.12.2099");
  expect(await wizard.next().isDisabled(), "without a proof").toBe(true);
  await page.getByRole("radio", { name: "Je l’envoie plus tard" }).check();
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);

  await status.selectOption("REN");
  await expect.poll(() => end.count()).toBe(0);
  expect(await wizard.next().isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Organisme qui verse la rente" }).fill("Caisse AVS");
  await page.getByRole("radio", { name: "Non" }).check();
  expect(await page.getByRole("combobox", { name: /Pays/ }).count()).toBe(0);
  await page.getByText(/nous avons besoin d’une attestation/).waitFor();
  await page.getByRole("radio", { name: "Je l’envoie plus tard" }).check();
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);
  await wizard.next().click();
  await wizard.step(titles.summary);
  const said = await page.getByRole("region", { name: "Giulia Bernasconi" }).innerText();
  expect(said).toContain("Rente versée par Caisse AVS, Suisse");
  expect(said).toContain("Attestation à envoyer");

  await wizard.back().click();
  await status.selectOption("CHO");
  await status.selectOption("REN");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Organisme qui verse la rente" }).inputValue())
    .toBe("");
});

test("N03 who is employed tells hours and employer, and proves what professional data do not know", async () => {
  await portal.owner.query("delete from draft");
  await portal.owner.query("update basic_contract set risk = 'MIT' where insured_number = 4218730");
  await open("camille@example.ch", `${WIZARD}?insured=4218730&change=riskDel`);
  const status = page.getByRole("combobox", { name: "Situation professionnelle" });
  const employer = page.getByRole("textbox", { name: /^Employeur/ });
  const hours = page.getByRole("textbox", { name: /^Heures de travail/ });
  const later = page.getByRole("radio", { name: "Je l’envoie plus tard" });
  await status.selectOption("EMP");
  expect(await employer.inputValue(), "as professional data name it").not.toBe("");
  await hours.fill("7");
  await hours.blur();
  await page.getByText(/n’assure que les accidents au travail/).waitFor();
  expect(await wizard.next().isDisabled()).toBe(true);
  await hours.fill("8");
  await expect.poll(() => wizard.next().isEnabled(), { message: "no proof" }).toBe(true);

  await employer.fill("Boulangerie du Coin");
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await page.getByRole("radio", { name: "Je la joins maintenant" }).check();
  const file = { name: "attestation.pdf", mimeType: "application/pdf", buffer: aPdf() };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);
  await wizard.next().click();
  await wizard.step(titles.summary);
  await page.getByText("Attestation jointe").waitFor();
  await wizard.back().click();
  await page.getByText("Attestation jointe").waitFor();
  await later.check();
  await wizard.next().click();
  await wizard.consent(/conditions générales/).check();
  await wizard.send().click();
  const sent = await receiptOf(page, "Votre demande est envoyée");
  await sent.getByText(/Il nous manque encore une attestation/).waitFor();
  const { rows } = await portal.owner.query(
    "select status from interaction where insured_number = 4218730 and type = 'CONTRACT_MUTATION' order by created_at desc limit 1",
  );
  expect(rows).toEqual([{ status: "PENDING" }]);
});

it("N04 a model that needs a doctor is not complete without one, and another model forgets them", async () => {
  await addDemonstrationCaregivers(portal.owner, todayInZurich(new Date()));
  page = await portal.visitAs("sofia@example.ch");
  wizard = wizardOn(page);
  await page.goto("/contract");
  await page.getByRole("link", { name: "Changer de modèle" }).click();
  await wizard.step(titles.change);
  expect(new URL(page.url()).search, "the wish has left the address").toBe("?step=change");
  expect(await wizard.start().isDisabled(), "no day without a value").toBe(true);
  await page.getByRole("radio", { name: /Réseau de médecins/ }).check();
  expect(await wizard.start().isEnabled()).toBe(true);
  const choose = page.getByRole("button", { name: "Choisir un médecin" });
  await choose.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Choisir ce médecin", exact: true }).click();
  await page.getByRole("button", { name: "Choisir un autre médecin" }).waitFor();
  await page.getByRole("radio", { name: /Télémédecine/ }).check();
  expect(await page.getByText("Médecin de famille", { exact: true }).count()).toBe(0);
  await page.getByRole("radio", { name: /Réseau de médecins/ }).check();
  await choose.waitFor();
});

test("N09 the receipt says without and with, to the rappen, and a premium that fails shuts the way", async () => {
  // From the beginning, because prices of offers may be requested before a choice.
  await open("oliver@example.ch", `${WIZARD}?insured=7245002&change=deductible`, () =>
    page.route(/operationName=NewPremium/, (route) => route.abort()),
  );
  await wizard.value("CHF 2'500").check();
  await wizard
    .receipt()
    .getByText(/nouvelle prime n’a pas pu être calculée/)
    .waitFor();
  expect(await wizard.next().isDisabled()).toBe(true);
  await page.unroute(/operationName=NewPremium/);
  await wizard.receipt().getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);

  const rowOf = async (name: string) =>
    amountsIn(await wizard.receipt().getByRole("row", { name }).innerText());
  const [unchanged = 0, changed = 0] = await rowOf("Prime par mois");
  expect(await rowOf("Prime par an")).toEqual([unchanged * 12, changed * 12]);
  const words = await wizard.receipt().innerText();
  const difference = amountsIn(words.match(/CHF.*(?:de plus|de moins)/)?.[0] ?? "")[0];
  expect(difference).toBe(Math.abs(changed - unchanged));
  await wizard
    .receipt()
    .getByText(/Composition de la prime/)
    .click();
  const lines = await wizard.receipt().getByRole("term").allInnerTexts();
  expect(lines).toEqual(expect.arrayContaining(["Prime brute", "Prime nette", "À payer par mois"]));
});
