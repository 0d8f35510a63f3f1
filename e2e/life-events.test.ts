import { afterAll, afterEach, expect, inject, test } from "vitest";
import type { Page } from "playwright-core";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

test("V31 V32 Camille opens the list of a move, sees the new premiums, and finds her ticks again", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/life-changes");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Je déménage/ }).click();
  await page.waitForURL("**/life-changes?event=MOVING");
  await page.getByRole("heading", { level: 1, name: "Je déménage" }).waitFor();
  const place = main.getByRole("combobox", { name: "Nouvelle localité ou NPA" });
  await place.fill("Bellinzona");
  await page
    .getByRole("option", { name: /Bellinzona/ })
    .first()
    .click();
  await main
    .getByText(/^Au nouveau domicile CHF/)
    .first()
    .waitFor();
  await main.getByText(/Vous changez de canton/).waitFor();
  await main.getByRole("checkbox", { name: "Trouver l’agence la plus proche" }).check();
  await main.getByText("1 sur 5 faits").waitFor();
  await page.goto("/life-changes");
  await main.getByText("1 sur 5 faits").waitFor();
  await main.getByRole("link", { name: /^Je déménage/ }).click();
  await main.getByRole("button", { name: "Terminer la liste" }).click();
  await page
    .getByRole("dialog", { name: "Terminer cette liste ?" })
    .getByRole("button", { name: "Terminer la liste" })
    .click();
  await page.waitForURL("**/life-changes");
  await main.getByRole("link", { name: /^Je déménage/ }).waitFor();
  expect(await main.getByText(/sur 5 faits/).count()).toBe(0);
});

test("V32 the list of a birth says until when the child is insured and what it costs", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/life-changes?event=BIRTH");
  const main = page.getByRole("main");
  await main.getByText(/^CHF.* par mois$/).waitFor();
  await main.getByRole("textbox", { name: "Date de naissance ou date prévue" }).fill(bornToday());
  await main.getByRole("button", { name: "Enregistrer" }).click();
  await main.getByText(/^Assurez l’enfant jusqu’au \d\d\.\d\d\.\d{4}/).waitFor();
  await page.reload();
  await main.getByText(/^Assurez l’enfant jusqu’au/).waitFor();
});

test("V34 people's own words lead to the lists, and so does the profile", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Quelque chose change dans ma vie" }).first().click();
  await page.waitForURL("**/life-changes");
  await page.goto("/help-contact");
  await page.locator("search [role=combobox]").last().fill("divorce");
  await page.getByRole("option", { name: /Quelque chose change dans ma vie/ }).waitFor();
});

function bornToday(): string {
  return new Date().toISOString().slice(0, 10).split("-").toReversed().join(".");
}
