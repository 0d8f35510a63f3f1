import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const CONTACTS = "/profile?activeTab=phonesEmails";
const open = async (login: string, path = CONTACTS) => {
  page = await portal.visitAs(login);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Données personnelles" }).waitFor();
};
const emails = () => page.getByRole("region", { name: "Adresses e-mail" });
const phones = () => page.getByRole("region", { name: "Numéros de téléphone" });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });
const tabNames = () => page.getByRole("tab").allInnerTexts();
const selectedTab = () => page.getByRole("tab", { selected: true }).innerText();
const closeSaved = () =>
  page
    .getByRole("region", { name: "Messages" })
    .getByRole("button", { name: "Fermer" })
    .last()
    .click();
const emailField = () => page.getByRole("textbox", { name: "Adresse e-mail" });
const phoneField = () => page.getByRole("textbox", { name: "Numéro de téléphone" });
const save = () => button("Enregistrer").click();
/** The label of the focused element. */
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const drafts = async () =>
  (await portal.owner.query("select from draft where content is not null")).rowCount;

test("C01 the address chooses tab and person; an unknown value is the first tab", async () => {
  await open("camille@example.ch", "/profile?activeTab=nonsense&insured=4218731");
  expect(await tabNames()).toEqual(["Adresses", "Comptes bancaires", "Téléphones et e-mails"]);
  expect(await selectedTab()).toBe("Adresses");
  await page.getByRole("tab", { name: "Téléphones et e-mails" }).click();
  await emails().getByText("luca@example.ch").waitFor();
  expect(page.url()).toContain("activeTab=phonesEmails");
  const shown = page.locator("main nav [aria-current=true]");
  expect(await shown.innerText()).toContain("Luca Rochat");
  await page
    .getByRole("navigation", { name: "Personnes assurées" })
    .getByRole("link", { name: "Camille Rochat" })
    .click();
  await emails().getByText("camille@example.ch").waitFor();
  await page.goBack();
  await emails().getByText("luca@example.ch").waitFor();
});

test("C01 who does not own the address has one tab, also when the address asks for another", async () => {
  await open("luca@example.ch", "/profile?activeTab=financials");
  await expect.poll(tabNames).toEqual(["Téléphones et e-mails"]);
  expect(await page.getByRole("navigation", { name: "Personnes assurées" }).count()).toBe(0);
  await page.getByRole("main").getByText("Permis C").waitFor();
});

test("C02 personal data are shown for each person: name, number, sex, birth, permit and country", async () => {
  await open("camille@example.ch", `${CONTACTS}&insured=4218731`);
  await page.getByRole("heading", { level: 2, name: "Luca Rochat" }).waitFor();
  const facts = await page.getByRole("main").locator("dl > div").allInnerTexts();
  expect(facts.map((fact) => fact.replaceAll(/\s+/g, " "))).toEqual([
    "Numéro d’assuré 4 218 731",
    "Date de naissance 27.09.1984",
    "Sexe Masculin",
    "Nationalité Italie",
    "Permis de séjour Permis C",
  ]);
});

test("C03 an e-mail address is added by keyboard alone, twice at most, and its draft outlives a reload", async () => {
  await open("sofia@example.ch");
  await emails().getByText("Aucune adresse e-mail").waitFor();
  await button("Ajouter une adresse").press("Enter");
  await page.keyboard.type("hélène@example.ch");
  await page.keyboard.press("Enter");
  await emails()
    .getByText(/Cette adresse e-mail n’est pas valable/)
    .first()
    .waitFor();
  await emailField().fill("sofia@example.ch");
  await expect.poll(drafts).toBe(1);
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect.poll(() => emailField().inputValue()).toBe("sofia@example.ch");
  await emailField().press("Enter");
  await page.getByText("L’adresse e-mail est enregistrée.").waitFor();
  await emails().getByRole("heading", { name: "E-mail privé" }).waitFor();
  await expect.poll(focused, { message: "the focus stays there" }).toBe("Adresses e-mail");
  expect(await drafts(), "what was sent is no draft").toBe(0);

  await button("Ajouter une adresse").click();
  await emailField().fill("SOFIA@example.ch");
  await save();
  await emails()
    .getByText("Cette adresse est déjà enregistrée pour cette personne.")
    .first()
    .waitFor();
  await emailField().fill("sofia.meier@work.example");
  await page.getByRole("radio", { name: "Professionnel" }).check();
  await save();
  await closeSaved();
  await emails().getByRole("heading", { name: "E-mail professionnel" }).waitFor();
  expect(await button("Ajouter une adresse").count(), "C08 hidden at the limit").toBe(0);

  await emails().getByRole("button", { name: "Modifier" }).first().click();
  const kept = page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
  await emailField().fill("");
  await kept;
  await page.reload();
  await button("Effacer ma saisie").waitFor();
  expect(await emailField().inputValue(), "emptied is what it was").toBe("");
  await emailField().fill("another@example.ch");
  await button("Annuler").click();
  expect(await emails().getByText("another@example.ch").count()).toBe(0);
  await page.reload();
  await emails().getByText("sofia.meier@work.example").waitFor();
});

it("C03 an address that is not removed says so in a dialog, and one that is removed is gone", async () => {
  await open("oliver@example.ch");
  const remove = button("Supprimer oliver.smith@lemanworks.example");
  await page.route(/operationName=DeleteEmail/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await remove.click();
  await dialog("Supprimer cette adresse ?").getByRole("button", { name: "Supprimer" }).click();
  const failed = dialog("La suppression n’a pas abouti");
  await failed.getByRole("button", { name: "Fermer" }).last().click();
  await expect
    .poll(() => page.getByRole("dialog").count(), { message: "one dialog tells it" })
    .toBe(0);
  await page.unroute(/operationName=DeleteEmail/);
  await remove.click();
  await dialog("Supprimer cette adresse ?").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("L’adresse est supprimée.").waitFor();
  await expect.poll(() => emails().getByText("lemanworks").count()).toBe(0);
  await button("Ajouter une adresse").waitFor();
  await expect.poll(focused, { message: "the focus stays there" }).toBe("Adresses e-mail");
  await page.goto(`${CONTACTS}&insured=7245003`);
  await page.getByText(/sont gérées dans un autre compte client/).waitFor();
  expect(await page.getByRole("tabpanel").getByRole("button").count(), "for information").toBe(0);
});

it("C04 a number that is no mobile is asked about first; a number that is there already is refused", async () => {
  // A retry finds no number of the attempt before.
  await portal.owner.query("delete from contact where insured_number = 8100450 and kind = 'PHONE'");
  await portal.owner.query("delete from draft");
  await open("sofia@example.ch");
  let answer = (route: Route) => route.continue();
  await page.route(/operationName=CreatePhone/, (route) => answer(route));
  const type = async (number: string) => {
    await phoneField().focus();
    await phoneField().fill("");
    await page.keyboard.type(number);
  };
  await button("Ajouter un numéro").click();
  await type("041 555 44 33");
  await save();
  await dialog("Est-ce bien votre numéro ?").getByRole("button", { name: "Corriger" }).click();
  await page.getByRole("checkbox", { name: /C’est un numéro mobile/ }).uncheck();
  await save();
  await closeSaved();
  await phones().getByText("+41 41 555 44 33").waitFor();
  await phones().getByText("Fixe").waitFor();
  await phones().getByRole("button", { name: "Modifier" }).click();
  const isMobile = page.getByRole("checkbox", { name: /C’est un numéro mobile/ });
  expect(await isMobile.isChecked(), "it stays what it is").toBe(false);
  await button("Annuler").click();

  await button("Ajouter un numéro").click();
  await page.getByRole("checkbox", { name: /C’est un numéro mobile/ }).uncheck();
  await type("+41 41 555 44 33");
  await save();
  await phones().getByText("Ce numéro est déjà enregistré pour cette personne.").first().waitFor();
  answer = (route) => route.fulfill({ status: 500, json: {} });
  await type("+41 79 555 44 33");
  await save();
  await dialog("Erreur").getByRole("button", { name: "Fermer" }).first().click();
  await phones()
    .getByText(/Ce numéro n’est pas valable ou n’a pas pu être enregistré/)
    .first()
    .waitFor();
  expect((await phoneField().inputValue()).replaceAll(" ", ""), "nothing is lost").toBe(
    "+41795554433",
  );
  // A refusal without a reason does not mean that the number exists.
  const errors = [{ message: "INVALID", extensions: { code: "INVALID" } }];
  answer = (route) => route.fulfill({ status: 400, json: { errors } });
  await save();
  await phones()
    .getByText(/Ce numéro n’est pas valable ou n’a pas pu être enregistré/)
    .first()
    .waitFor();
  expect(await page.getByText("Ce numéro existe déjà").count()).toBe(0);
  answer = (route) => route.continue();
  await save();
  await closeSaved();
  expect(await button("Ajouter un numéro").count()).toBe(0);
});

it("C01 nine people are a list to choose from on a phone, so that their data stay in sight", async () => {
  page = await portal.visitAs("zbinden@example.ch", { viewport: { width: 320, height: 640 } });
  // The cookie says that the font is cached; a fallback font may be wider.
  await page.context().addCookies([{ name: "font", value: "1", url: portal.url }]);
  await page.goto(CONTACTS);
  const people = page.getByRole("navigation", { name: "Personnes assurées" });
  const chooser = people.getByRole("combobox", { name: "Personne" });
  await chooser.waitFor();
  const name = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  expect((await name.boundingBox())?.y).toBeLessThan(640);
  const other = (await chooser.getByRole("option").nth(3).textContent()) ?? "";
  await chooser.selectOption({ label: other });
  await page.getByRole("heading", { level: 2, name: other }).waitFor();
  expect(page.url()).toContain("insured=");
});

test("C08 more than two addresses are shown with a word about it, and none can be added", async () => {
  await open("zbinden@example.ch");
  await emails()
    .getByText(/plus de 2 adresses e-mail/)
    .waitFor();
  expect(await emails().getByRole("button", { name: "Modifier" }).count()).toBe(3);
  expect(await button("Ajouter une adresse").count()).toBe(0);
  expect(await button("Ajouter un numéro").count()).toBe(1);
});

test("B13 while a change waits nothing can be edited, added or removed, and a notice says why", async () => {
  await portal.owner.query(
    `insert into interaction (account_id, insured_number, type, nature, details, language, held_at)
     select id, insured_number, 'UPDATE_EMAIL', 'EMAIL', '\\x00', 'de', now() from account where insured_number = 6033218`,
  );
  await open("hannah@example.ch");
  await emails()
    .getByText(/en cours de traitement/)
    .waitFor();
  expect(await emails().getByRole("button").count()).toBe(0);
  expect(await phones().getByRole("button").count()).toBe(3);

  await phones().getByRole("button", { name: "Modifier" }).click();
  await phoneField().fill("+41 79 555 66 01");
  await portal.owner.query(
    `insert into interaction (account_id, insured_number, type, nature, details, language, held_at)
     select id, insured_number, 'UPDATE_PHONE', 'PHONE', '\\x00', 'de', now() from account where insured_number = 6033218`,
  );
  await save();
  await phones().getByRole("alert").getByText("en cours de traitement").waitFor();
  expect((await phoneField().inputValue()).replaceAll(" ", "")).toBe("+41795556601");
});

it("two tabs that change the same number: the second learns of it, and nothing is lost", async () => {
  await open("giulia@example.ch");
  const other = await page.context().newPage();
  await other.goto(CONTACTS);
  const edit = (tab: Page) =>
    tab
      .getByRole("region", { name: "Numéros de téléphone" })
      .getByRole("button", { name: "Modifier" })
      .first()
      .click();
  const fieldOf = (tab: Page) => tab.getByRole("textbox", { name: "Numéro de téléphone" });
  const change = async (tab: Page, number: string) => {
    await fieldOf(tab).fill(number);
    await tab.getByRole("button", { name: "Enregistrer" }).click();
  };
  await edit(page);
  await edit(other);
  await change(other, "+41 79 555 03 30");
  await other.getByText("Le numéro est enregistré.").waitFor();
  await change(page, "+41 79 555 03 31");
  await phones()
    .getByText(/modifiée entre-temps/)
    .waitFor();
  await phones().getByText("Enregistré : +41 79 555 03 30").waitFor();
  expect((await phoneField().inputValue()).replaceAll(" ", "")).toBe("+41795550331");
  await save();
  await closeSaved();
  await phones().getByText("+41 79 555 03 31").waitFor();

  await edit(page);
  await other.reload();
  const remove = async (tab: Page, name: RegExp) => {
    await tab.getByRole("button", { name }).first().click();
    await tab.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  };
  await remove(other, /^Supprimer \+41 79 555 03 31/);
  await other.getByText("Le numéro est supprimé.").waitFor();
  await phoneField().fill("+41 79 555 03 32");
  await save();
  await phones().getByText("Cette entrée a été supprimée entre-temps.").waitFor();
  await button("Annuler").click();
  await expect.poll(() => phones().getByText("555 03 31").count()).toBe(0);
  await remove(other, /^Supprimer .*@/);
  await other.getByText("L’adresse est supprimée.").waitFor();
  await remove(page, /^Supprimer .*@/);
  await dialog("La suppression n’a pas abouti")
    .getByText("Cette entrée était déjà supprimée.")
    .waitFor();
});

it("without an answer the tab says so and can be asked again", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Contacts/, (route) => route.abort());
  await page.route(/pending_update/, (route) => route.abort());
  await page.goto(CONTACTS);
  await dialog("Erreur").getByRole("button", { name: "Fermer" }).first().click();
  await page.getByText("Ces données n’ont pas pu être chargées.").waitFor();
  await page.unroute(/operationName=Contacts/);
  await button("Réessayer").click();
  await emails().getByText("camille@example.ch").waitFor();
  // A failed query for pending changes neither blocks the form nor shows an error.
  expect(await emails().getByRole("button", { name: "Modifier" }).count()).toBe(2);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
