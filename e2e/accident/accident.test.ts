import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { aPdf } from "../../api/test/corpus.ts";
import { expectFocusOn, tabTo } from "../harness/keyboard.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import {
  ACCIDENT,
  dayBefore,
  declarationOn,
  type DeclarationPage,
  countDeclared,
  fillUntilSummary,
  forget,
  yesterday,
} from "./accident-page.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let form: DeclarationPage;
beforeEach(() => forget(portal));
afterEach(() => page.context().close());

async function open(login: string, width = 1280): Promise<void> {
  page = await portal.visitAs(login, { viewport: { width, height: 900 } });
  form = declarationOn(page);
  await page.goto(ACCIDENT);
  await page.getByRole("heading", { level: 1, name: "Annoncer un accident" }).waitFor();
}

const type = async (name: string, words: string) => {
  await tabTo(page, form.text(name));
  await page.keyboard.type(words);
};
const press = async (key: string, times = 1) => {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
};
const goOn = async () => {
  await tabTo(page, form.next());
  await press("Enter");
};

test("O01 O03 O04 O07 a child's fall is declared on a phone by keyboard alone, and leads home", async () => {
  await open("camille@example.ch", 390);
  await tabTo(page, form.main.getByRole("radio", { name: /^Camille/ }));
  await press("ArrowDown", 2);
  await tabTo(page, form.choice("Situation le jour de l’accident"));
  await press("ArrowDown", 8);
  await goOn();
  await expectFocusOn(page, "Circonstances");
  expect(new URL(page.url()).search).toBe("?step=circumstances");
  await type("Date", yesterday);
  await type("Heure", "1520");
  await type("Lieu", "Place de jeux de Montbenon, Lausanne");
  await type("Que s’est-il passé", "Tombé de la balançoire");
  await goOn();

  await expectFocusOn(page, "Blessures");
  const figure = page.getByRole("group", { name: "Corps vu de face" });
  await tabTo(page, figure.getByRole("checkbox", { name: "Tête et visage" }));
  await press("ArrowDown", 2);
  await press("ArrowRight", 1);
  await press("Space");
  const chosen = page.getByRole("list", { name: "Parties choisies" }).getByRole("listitem");
  expect(await chosen.allInnerTexts()).toEqual(["Épaule gauche"]);
  await tabTo(page, form.main.locator("summary").filter({ hasText: /^Bras gauche/ }));
  await press("Enter");
  const listed = form.main.locator("details").getByRole("checkbox", { name: "Poignet gauche" });
  await tabTo(page, listed);
  await press("Space");
  expect(await chosen.allInnerTexts()).toEqual(["Épaule gauche", "Poignet gauche"]);
  expect(await figure.locator("[aria-checked=true]").count(), "one field").toBe(2);
  await tabTo(page, form.choice("Nature de la blessure"));
  await page.keyboard.type("Frac");
  await type("Médecin ou hôpital consulté en premier", "Hôpital de l’enfance");
  for (const step of ["Autres assurances", "Circulation", "Récapitulatif"]) {
    await goOn();
    await expectFocusOn(page, step);
  }
  await tabTo(page, form.authorisation());
  await press("Space");
  await tabTo(page, form.send());
  const sending = page.waitForRequest(/\/v1\/contact\/accident$/);
  await press("Enter");
  await form.sent().waitFor();
  expect((await sending).postDataJSON()).toMatchObject({
    subject: "Annonce d’accident",
    concernedInsuredNumber: 4218732,
    status: "ECOLIER",
    accidentHour: "15:20",
    injuredBodyPart: ["LEFT_SHOULDER", "LEFT_WRIST"],
    injuryNature: "FRACTURE",
    insurerCompanyAuthorized: true,
  });
  expect(await countDeclared(portal, 4218732)).toBe(1);
  await receiptOf(page, "Votre annonce est envoyée");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Suivre cette demande" }));
  await press("Enter");
  await page.waitForURL((url) => url.pathname === "/interactions");
  await page.goBack();
  await form.sent().waitFor();
});

/** A switch and its fields: missing fields are reported, and switching off removes them. */
async function expectSwitch(name: string | RegExp, fields: readonly (string | RegExp)[]) {
  await form.switchOf(name).check();
  await form.next().click();
  for (const field of fields) {
    const around = form.main
      .locator("[id^=field-]")
      .filter({ has: page.getByRole("textbox", { name: field }) })
      .last();
    await around.getByText("Ce champ est obligatoire.").waitFor();
    await form.text(field).fill("01.01.2020");
  }
  await form.switchOf(name).uncheck();
  for (const field of fields) expect(await form.text(field).count(), String(field)).toBe(0);
  await form.switchOf(name).check();
  for (const field of fields) expect(await form.text(field).inputValue()).toBe("");
  await form.switchOf(name).uncheck();
}

it("O02 O03 O04 O05 O06 what a switch asks for has to be filled in, and goes with it", async () => {
  await open("urs@example.ch");
  const status = form.choice("Situation le jour de l’accident");
  await form.next().click();
  expect(await status.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("link", { name: "Situation le jour de l’accident" }).click();
  expect(await status.evaluate((field) => field === document.activeElement)).toBe(true);

  await status.selectOption("CHOMAGE");
  await expectSwitch(/indemnités/, ["Du"]);
  await status.selectOption("APPRENTI");
  await form.main.getByRole("radio", { name: "Non" }).check();
  await page.getByText("L’assurance-accidents de l’employeur paie").waitFor();
  await form.next().click();
  await form.at("Statut");
  await form.main.getByRole("radio", { name: "Oui" }).check();
  await form.next().click();
  expect(await form.text("Employeur").getAttribute("aria-invalid")).toBe("true");
  await form.text("Employeur").fill("Boulangerie Kuhn");
  await status.selectOption("RETRAITE");
  expect(await form.text("Employeur").count()).toBe(0);
  await status.selectOption("SALARIE");
  const hours = form.main.getByRole("group", { name: /heures par semaine/ });
  expect(await hours.getByRole("radio", { checked: true }).count(), "asked anew").toBe(0);
  await status.selectOption("RETRAITE");
  await form.next().click();

  await form.at("Circonstances");
  await expectSwitch(/^La police/, ["Qui l’a établi"]);
  await expectSwitch(/^Une autre personne/, ["Nom de cette personne", /responsabilité civile/]);
  await form.text("Date").fill(yesterday);
  await form.text("Heure").fill("25:00");
  await form.text("Lieu").fill("Berne");
  await form.text("Que s’est-il passé").fill("Chute");
  await form.next().click();
  await page.getByText("Indiquez une heure valable", { exact: false }).first().waitFor();
  await form.text("Heure").fill("9h05");
  await form.next().click();

  await form.at("Blessures");
  await form.next().click();
  await page.getByRole("link", { name: "Parties du corps blessées" }).waitFor();
  await expectSwitch("Le traitement continue", ["Qui poursuit le traitement"]);
  await form.text("Médecin ou hôpital consulté en premier").fill("Dr Keller");
  await form.switchOf(/^Des dents/).check();
  await form.text("Dentiste consulté en premier").fill("Dr Zahn");
  await form.switchOf(/^Des dents/).uncheck();
  expect(await form.text("Médecin ou hôpital consulté en premier").inputValue()).toBe("");
  await form.text("Médecin ou hôpital consulté en premier").fill("Dr Keller");
  await form.switchOf(/^Incapacité/).check();
  await form.text("Du").fill(dayBefore);
  await form.text("Du").blur();
  await page.getByText(`entre le ${yesterday} et le`, { exact: false }).waitFor();
  await form.switchOf(/^Incapacité/).uncheck();
  await page.getByRole("checkbox", { name: "Genou droit" }).first().click();
  await form.choice("Nature de la blessure").selectOption("BRUISE");
  await form.next().click();

  await form.at("Autres assurances");
  for (const insurance of [
    "Assurance-accidents obligatoire de l’employeur",
    "Assurance-accidents complémentaire",
    "Assurance-accidents privée",
    "Assurance scolaire",
    "Autre assurance",
  ]) {
    await expectSwitch(insurance, ["Nom de l’assureur", "Qui paie les frais de guérison"]);
  }
  await form.next().click();

  await form.at("Circulation");
  const vehicles = ["Plaque du véhicule en cause", "Assureur de ce véhicule", /votre véhicule/];
  await expectSwitch(/accident de la circulation/, vehicles);
  await form.next().click();
  await form.at("Récapitulatif");
  await form.send().click();
  await expect.poll(() => form.authorisation().getAttribute("aria-invalid")).toBe("true");
  expect(await countDeclared(portal, 3907112)).toBe(0);
});

test("O01 O06 O07 the draft comes back with its step, a report is attached, the summary is printed, and one of two tabs sends it", async () => {
  await open("urs@example.ch");
  await fillUntilSummary(form);
  await page.getByText(/^Brouillon enregistré à \d\d:\d\d$/).waitFor();
  await page.reload();
  await form.at("Récapitulatif");
  await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
  await page.goBack();
  await form.at("Circulation");
  await page.goto(`${ACCIDENT}?step=summary`);
  await form.at("Récapitulatif");

  await form.change("Circulation").click();
  await form.at("Circulation");
  await form.switchOf(/accident de la circulation/).check();
  await form.text("Plaque du véhicule en cause").fill("BE 123 456");
  await form.text("Assureur de ce véhicule").fill("Mobilière");
  await form.text(/votre véhicule/).fill("BE 654 321");
  await form.switchOf(/constat/).check();
  const report = { name: "constat.pdf", mimeType: "application/pdf", buffer: aPdf() };
  await page.locator("input[type=file]").setInputFiles([report]);
  await page.getByRole("button", { name: "Retirer constat.pdf" }).waitFor();
  await page
    .getByRole("listitem")
    .getByText(/\d\s[KM]o$/)
    .waitFor();
  await form.next().click();
  await form.at("Récapitulatif");
  await page.emulateMedia({ media: "print" });
  await form.main.getByText("BE 123 456, assurance\u00a0: Mobilière").waitFor();
  await form.main.getByText("En annexe").waitFor();
  expect(await form.main.getByRole("button").filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: "screen" });

  await page.getByText(/^Brouillon enregistré à \d\d:\d\d$/).waitFor();
  const other = await page.context().newPage();
  await other.goto(ACCIDENT);
  const second = declarationOn(other);
  // The other tab does not have the file: it asks for it, or for the promise of it.
  await second.at("Circulation");
  await second.main.getByRole("checkbox", { name: /plus tard/ }).check();
  await second.next().click();
  await second.at("Récapitulatif");
  await form.authorisation().check();
  await second.authorisation().check();
  await Promise.all([form.send().dblclick(), second.send().click()]);
  const [late, lateForm] = await Promise.race([
    form
      .sent()
      .waitFor()
      .then(() => [other, second] as const),
    second
      .sent()
      .waitFor()
      .then(() => [page, form] as const),
  ]);
  await late.getByRole("dialog", { name: "Cet accident est déjà annoncé" }).waitFor();
  expect(await lateForm.sent().count()).toBe(0);
  expect(await countDeclared(portal, 3907112)).toBe(1);
});

test("O08 an account with nothing but people for information is told where their accidents are declared", async () => {
  const set = (is: boolean) =>
    portal.owner.query("update insured set for_information = $1 where insured_number = 8100450", [
      is,
    ]);
  onTestFinished(async () => void (await set(false)));
  await set(true);
  await open("sofia@example.ch");
  await page.getByText("Accident à annoncer dans un autre compte client").waitFor();
  expect(await page.getByRole("button", { name: /^Continuer/ }).count()).toBe(0);
});
