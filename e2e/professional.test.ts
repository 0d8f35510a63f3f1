import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { addDays } from "../api/seed/days.ts";
import { askedFields, cells, longest, statuses } from "../api/test/samples/professional.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const POST = /\/v1\/partners\/\d+\/professional_data$/;
const labels: Record<string, string> = {
  employer: "Employeur",
  occupation: "Profession",
  organism: "Institution qui verse la rente",
  endOfQualifyingPeriod: "Fin du délai-cadre de l’assurance-chômage",
  country: "Pays",
  canton: "Canton",
  dateOfEntry: "Valable dès le",
};
const today = todayInZurich(new Date());

async function open(login: string): Promise<void> {
  page = await portal.visitAs(login);
  await page.goto("/professional");
  await page.getByRole("heading", { level: 1, name: "Données professionnelles" }).waitFor();
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
}
const card = (name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
/** With or without the label's note that it is optional. */
const field = (of: Locator, name: string) => of.getByLabel(new RegExp(`^${labels[name]}`));
const status = (of: Locator) => of.getByRole("combobox", { name: "Situation" });
const save = (of: Locator) => of.getByRole("button", { name: "Enregistrer" });

test("D01 each person has a card with who they are and what they do, the young ones without a form", async () => {
  await open("camille@example.ch");
  const people = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await people.allInnerTexts()).toEqual([
    "Camille Rochat",
    "Luca Rochat",
    "Noé Rochat",
    "Mia Rochat",
  ]);
  const text = (await card("Camille Rochat").innerText()).replaceAll(/\s+/g, " ");
  for (const fact of ["4 218 730", "Femme", "12.04.1986", "Suisse", "Salarié·e", "Vaud"]) {
    expect(text).toContain(fact);
  }
  expect(await card("Noé Rochat").getByRole("button").count()).toBe(0);
  await card("Noé Rochat").getByText("Avant 15 ans, il n’y a rien à indiquer.").waitFor();
  expect(await card("Luca Rochat").getByRole("button", { name: "Modifier" }).count()).toBe(1);
});

test("D02 D03 each status shows its fields, needs them, and starts the form again", async () => {
  await portal.owner.query("delete from professional_data where insured_number = 8100450");
  await open("sofia@example.ch");
  const form = card("Sofia Meier");
  await form.getByText("Aucune donnée pour l’instant.").waitFor();
  await form.getByRole("button", { name: "Modifier" }).click();
  for (const code of statuses) {
    await status(form).selectOption(code);
    const asked = cells.filter((cell) => cell.status === code && cell.isAsked);
    const shown = [];
    for (const name of askedFields) {
      if ((await field(form, name).count()) === 1) shown.push(name);
    }
    expect(shown, code).toEqual(asked.map((cell) => cell.field));
    if (shown.includes("country")) await choose(form, "country", "Suisse");
    await save(form).click();
    const wrong = form.locator("[aria-invalid=true]");
    const needed = shown.filter((name) => name !== "country");
    await expect.poll(() => wrong.count(), { message: code }).toBe(needed.length + 1);
    for (const name of [...needed, "dateOfEntry"]) {
      expect(await field(form, name).getAttribute("aria-invalid"), `${code} ${name}`).toBe("true");
    }
    for (const name of shown.filter((one) => longest[one])) {
      await field(form, name).fill("é".repeat(100));
      expect((await field(form, name).inputValue()).length, `${code} ${name}`).toBe(longest[name]);
    }
    await field(form, "dateOfEntry").fill("01.02.20");
  }
  await status(form).selectOption("IND");
  expect(await field(form, "occupation").inputValue(), "nothing of another status stays").toBe("");
  expect(await field(form, "dateOfEntry").inputValue()).toBe("");
  expect(await form.locator("[aria-invalid=true]").count()).toBe(0);
});

async function choose(form: Locator, name: string, label: string): Promise<void> {
  await field(form, name).fill(label);
  await page.getByRole("option", { name: label }).first().click();
}

it("D02 work abroad needs no canton", async () => {
  await open("camille@example.ch");
  const form = card("Camille Rochat");
  await form.getByRole("button", { name: "Modifier" }).click();
  await status(form).selectOption("EMP");
  await choose(form, "country", "France");
  await save(form).click();
  await form.locator("[aria-invalid=true]").first().waitFor();
  expect(await field(form, "canton").getAttribute("aria-invalid")).toBeNull();
});

it("D02 D03 a date that cannot be read is not called missing, and a canton does not follow to another country", async () => {
  await open("camille@example.ch");
  const form = card("Camille Rochat");
  await form.getByRole("button", { name: "Modifier" }).click();
  await expect.poll(() => field(form, "canton").inputValue()).toBe("Vaud");
  await choose(form, "country", "France");
  expect(await field(form, "canton").inputValue()).toBe("");
  await field(form, "dateOfEntry").fill("31.02.2026");
  await save(form).click();
  await form.getByText("Indiquez une date valable").first().waitFor();
  expect(await form.getByText("Ce champ est obligatoire.").count()).toBe(0);
  await field(form, "dateOfEntry").fill("01.01.2099");
  await save(form).click();
  await expect
    .poll(() => form.getByText(/Choisissez une date entre le \d\d\.\d\d\.\d{4} et le/).count())
    .toBe(2);
  await form.getByRole("button", { name: "Annuler" }).click();
});

test("D04 a date of entry is read only while it is to come, and always edited", async () => {
  await open("zbinden@example.ch");
  const anna = card("Anna Zbinden");
  await anna.getByRole("heading", { name: /^Dès le \d\d\.\d\d\.\d{4}$/ }).waitFor();
  expect(await anna.getByText(labels["dateOfEntry"] ?? "").count()).toBe(0);
  expect(await anna.getByRole("definition").allInnerTexts()).toEqual(
    expect.arrayContaining(["Studentin", "Bibliothekarin"]),
  );
  const beat = card("Beat Zbinden");
  expect(await beat.innerText()).not.toMatch(/Dès le|Valable/);
  await beat.getByRole("button", { name: "Modifier" }).click();
  expect(await field(beat, "dateOfEntry").inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
});

it("D05 a failure is a warning and keeps what was typed; then the change is sent without hidden fields and waits", async () => {
  await open("giulia@example.ch");
  const form = card("Giulia Bernasconi");
  await page.keyboard.press("Tab");
  // By keyboard only, from the edit button on.
  await form.getByRole("button", { name: "Modifier" }).press("Enter");
  expect(await status(form).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Illustratrice");
  const sent: unknown[] = [];
  const outcomes = [
    { status: 500, json: { code: "UNEXPECTED" } },
    "silence",
    { status: 409, json: { code: "CONFLICT" } },
  ] as const;
  for (const outcome of outcomes) {
    await page.route(POST, (route) =>
      outcome === "silence" ? route.abort() : route.fulfill(outcome),
    );
    await field(form, "occupation").press("Enter");
    const said = outcome !== "silence" && outcome.status === 409 ? "déjà en cours" : "toujours là";
    await form.getByRole("alert").filter({ hasText: said }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await field(form, "occupation").inputValue()).toBe("Illustratrice");
    await page.unroute(POST);
  }
  await page.route(POST, (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  await field(form, "dateOfEntry").fill(addDays(today, -3).split("-").toReversed().join("."));
  await save(form).press("Enter");
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await form.getByText("Votre dernière modification est en cours de traitement.").waitFor();
  expect(await form.getByRole("button", { name: "Modifier" }).count()).toBe(0);
  expect(await form.innerText(), "nothing holds before it is treated").toContain("Grafica");
  expect(sent).toEqual([
    {
      professionalStatus: "IND",
      occupation: "Illustratrice",
      dateOfEntry: addDays(today, -3),
    },
  ]);
  await page.goto("/interactions");
  await page
    .getByRole("button", { name: /Données professionnelles/ })
    .first()
    .waitFor();
});

it("D05 what was typed outlives the page, cancel puts back what holds, and the same again is not sent", async () => {
  await open("urs@example.ch");
  const form = card("Urs Ammann");
  const edit = form.getByRole("button", { name: "Modifier" });
  await edit.click();
  const kept = page.waitForResponse((response) => /\/v1\/drafts\//.test(response.url()));
  await status(form).selectOption("DIP");
  await kept;
  await page.reload();
  // The unsaved draft opens again.
  await expect.poll(() => status(form).inputValue()).toBe("DIP");
  await form.getByRole("button", { name: "Annuler" }).click();
  await form.getByText("À la retraite ou au bénéfice d’une rente").waitFor();
  await edit.click();
  expect(await status(form).inputValue()).toBe("REN");
  expect(await field(form, "organism").inputValue()).toBe("Ausgleichskasse des Kantons Bern");
  await save(form).click();
  await form.getByText("Rien n’a changé").first().waitFor();
  expect(await form.getByText("toujours là").count(), "one message, not two").toBe(0);

  await page.route(POST, (route) => route.abort());
  await field(form, "organism").fill("AHV");
  await save(form).click();
  await form.getByRole("alert").filter({ hasText: "toujours là" }).waitFor();
  await form.getByRole("button", { name: "Annuler" }).click();
  await edit.click();
  expect(await form.getByRole("alert").count(), "a warning goes with what it was about").toBe(0);
});

it("D01 A34 what cannot be read says so, and can be tried again", async () => {
  page = await portal.visitAs("urs@example.ch");
  const GET = /\/v1\/partners\/professional_data$/;
  await renderInBrowser(page);
  await page.route(GET, (route) => route.fulfill({ status: 503, json: { code: "UNAVAILABLE" } }));
  await page.goto("/professional");
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await page.unroute(GET);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await card("Urs Ammann").waitFor();
});
