import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { expectFocusOn, tabTo } from "../harness/keyboard.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { openRequests, setFlags, titles, WIZARD, wizardOn } from "./wizard-page.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let wizard: ReturnType<typeof wizardOn>;
afterEach(async () => {
  await page.context().close();
  await setFlags(portal, { changes: true, transfers: true });
});

async function open(login: string, path = WIZARD): Promise<void> {
  page = await portal.visitAs(login);
  wizard = wizardOn(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
const part = (name: string) => page.getByRole("combobox", { name, exact: true });

test("N08 N10 A38 a transfer is asked for by keyboard alone, each part opening the next, and asks how it went", async () => {
  await open("oliver@example.ch");
  const allowed = { name: "cookie_settings", value: "analytics=1&marketing=0", url: portal.url };
  await page.context().addCookies([allowed]);
  await tabTo(page, wizard.box("Oliver Smith", "Changer d’assureur"));
  await page.keyboard.press("Space");
  await tabTo(page, wizard.next());
  await page.keyboard.press("Enter");
  await expectFocusOn(page, titles.change);

  expect(await part("Changement au").inputValue(), "a single period chooses itself").toMatch(
    /-01-01$/,
  );
  for (const later of ["Modèle", "Franchise", "Accidents"]) {
    expect(await part(later).isDisabled(), later).toBe(true);
  }
  const type = async (name: string, letters: string) => {
    await tabTo(page, part(name));
    await page.keyboard.type(letters);
  };
  await type("Nouvel assureur", "Dent");
  for (const [group, option] of [
    ["Modèle", /^Base Classique/],
    ["Franchise", /^CHF.300/],
  ] as const) {
    const choices = page.getByRole("group", { name: group }).getByRole("radio");
    const wanted = page.getByRole("radio", { name: option }).first();
    await wanted
      .locator("xpath=ancestor::label")
      .getByText(/par mois/)
      .waitFor();
    await tabTo(page, choices.first());
    await page.keyboard.press("Space");
    for (let tries = 0; tries < 6 && !(await wanted.isChecked()); tries++)
      await page.keyboard.press("ArrowDown");
    expect(await wanted.isChecked()).toBe(true);
  }
  await type("Accidents", "Compris");
  await wizard.receipt().getByText("Nouvelle prime de Oliver").waitFor();
  await tabTo(page, wizard.next());
  await page.keyboard.press("Enter");

  await expectFocusOn(page, titles.summary);
  const said = await page.getByRole("region", { name: "Oliver Smith" }).innerText();
  expect(said).toContain("Dent Blanche SA");
  const send = page.waitForRequest(/operationName=AddTransfer/);
  await tabTo(page, wizard.consent(/conditions générales/));
  await page.keyboard.press("Space");
  expect(await wizard.send().isDisabled(), "N06 a transfer needs a second consent").toBe(true);
  await tabTo(page, wizard.consent(/résilie mon contrat/));
  await page.keyboard.press("Space");
  await tabTo(page, wizard.send());
  await page.keyboard.press("Enter");
  await receiptOf(page, "Votre demande est envoyée");
  const { variables } = (await send).postDataJSON() as {
    variables: { refDemande: string; demandes: object[] };
  };
  expect(variables.refDemande).not.toBe("");
  expect(variables.demandes).toMatchObject([{ noAssure: 7245001, cdVariante: "N/A" }]);
  expect(await openRequests(portal, 7245001)).toEqual(["TRANSFERT_CAISSE_MUTATION"]);
  const survey = page.getByRole("complementary", { name: "Votre avis" });
  await survey
    .getByText("Comment s’est passé le changement d’assureur au sein du groupe ?")
    .waitFor();
});

it("N02 N08 a transfer shuts other changes, and another insurer clears what followed", async () => {
  await open("sofia@example.ch");
  await wizard.box("Sofia Meier", "Changer d’assureur").check();
  expect(await wizard.box("Sofia Meier", "Franchise").isDisabled()).toBe(true);
  await page.getByText("Pas possible en même temps qu’un changement d’assureur.").first().waitFor();
  await wizard.next().click();
  await part("Nouvel assureur").selectOption({ label: "Dent Blanche SA" });
  await page.getByRole("radio", { name: /Médecin de famille/ }).check();
  await page.getByRole("radio", { name: /^CHF/ }).nth(1).check();
  expect(await wizard.next().isDisabled(), "N04 the doctor is missing").toBe(true);
  await page.getByRole("button", { name: "Choisir un médecin" }).waitFor();
  await part("Nouvel assureur").selectOption({ label: "Val Réchy Caisse-maladie SA" });
  expect(await page.getByRole("main").getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await part("Franchise").isDisabled()).toBe(true);
  await wizard.back().click();
  await wizard.box("Sofia Meier", "Changer d’assureur").uncheck();
  await wizard.box("Sofia Meier", "Franchise").check();
  expect(await wizard.box("Sofia Meier", "Changer d’assureur").isDisabled()).toBe(true);
});

it("N07 who has not paid a formal notice goes nowhere, and who is under guardianship is sent home", async () => {
  await open("giulia@example.ch");
  expect(await wizard.box("Giulia Bernasconi", "Changer d’assureur").count()).toBe(0);
  await wizard.impossible("Giulia Bernasconi").click();
  await page
    .getByText("Pas possible tant qu’une facture ayant fait l’objet d’une sommation est ouverte.")
    .waitFor();
  await page.context().close();
  await open("hannah@example.ch");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
});

const switched = [
  { changes: false, transfers: true, shows: ["Changer d’assureur"], entry: 0 },
  { changes: true, transfers: false, shows: ["Franchise"], entry: 1 },
  { changes: true, transfers: true, shows: ["Franchise", "Changer d’assureur"], entry: 1 },
  { changes: false, transfers: false, shows: [], entry: 0 },
];

// API tests cover all four; one of them is visible in the short run.
test.each(process.env["LONG"] === "1" ? switched : switched.slice(0, 1))(
  "N01 H06 with changes $changes and transfers $transfers the wizard offers what is switched on",
  async ({ shows, entry, ...flags }) => {
    await setFlags(portal, flags);
    await open("urs@example.ch");
    if (shows.length === 0) await page.getByText("Aucun changement possible en ligne").waitFor();
    else await wizard.step(titles.choice);
    const all = ["Franchise", "Changer d’assureur"];
    for (const what of all) {
      const isShown = (await wizard.box("Urs Ammann", what).count()) > 0;
      expect(isShown, what).toBe(shows.includes(what));
    }
    await page.goto("/");
    const shortcuts = page.getByRole("main").getByRole("navigation", { name: /Raccourcis/i });
    await shortcuts.waitFor();
    expect(await shortcuts.locator(`a[href="${WIZARD}"]`).count()).toBe(entry);
    const footer = page.getByRole("contentinfo");
    await footer.waitFor();
    expect(await footer.locator(`a[href="${WIZARD}"]`).count()).toBe(entry);
  },
);
