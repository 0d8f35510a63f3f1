import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

/** Signs in as the invented publisher and opens the room. */
async function openRoom(address: string): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: /Nadia Perret/ }).click();
  const shown = await page
    .getByRole("status")
    .filter({ hasText: /^\d{6}$/ })
    .textContent();
  await page.getByLabel("Code à six chiffres").fill(shown ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: "Demandes", level: 1 }).waitFor();
  await page.goto(address);
  await page.getByRole("heading", { name: "Publication", level: 1 }).waitFor();
}

const preview = (name: RegExp) => page.frameLocator(`iframe[title*="${name.source}"]`);

/** In a window so high that no row of a list is cut off: axe cannot judge the contrast of half a row. */
async function expectAccessible(): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 6000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("Z35 Z40 Z41 a warning is written in four languages with a preview, published, changed and taken back", async () => {
  await openRoom("/desk/publish/warning");
  await page.getByRole("button", { name: "Nouvel avertissement" }).waitFor();
  await page.keyboard.press("n");
  await page.getByRole("heading", { name: "Nouvel avertissement" }).waitFor();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Remplissez ce champ.").waitFor();
  for (const [language, text] of [
    ["français", "Panne du téléphone"],
    ["allemand", "Telefonstörung"],
    ["italien", "Guasto telefonico"],
    ["anglais", "Telephone fault"],
  ] as const) {
    await page.getByRole("radio", { name: language }).check({ force: true });
    await page.getByRole("textbox", { name: "Texte" }).fill(text);
    await preview(/390/).getByText(text).waitFor();
    await preview(/1280/).getByText(text).waitFor();
  }
  await expectAccessible();
  await page.getByRole("button", { name: "Publier" }).click();
  const list = page.getByRole("region", { name: "Publication" });
  await list.getByRole("link", { name: /Panne du téléphone/ }).waitFor();
  await page.getByText("Version 1").waitFor();
  await page.getByRole("radio", { name: "français" }).check({ force: true });
  await page.getByRole("textbox", { name: "Texte" }).fill("Panne réparée");
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Version 2").waitFor();
  await expectAccessible();
  await page.getByRole("button", { name: "Reprendre la version 1" }).click();
  await page.getByText("La version 1 est dans le formulaire.").waitFor();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Reprise de la version 1").waitFor();
  const { rows } = await portal.owner.query("select texts ->> 'fr' as fr from warning_message");
  expect(rows).toEqual([{ fr: "Panne du téléphone" }]);
});

test("Z35 Z37 Z39 maintenance, features, questions and reasons each have their form", async () => {
  await openRoom("/desk/publish/maintenance/portal");
  await page.getByRole("switch", { name: "Fermer l’espace client" }).check();
  await preview(/1280/).getByText("Nous revenons bientôt").waitFor();
  await expectAccessible();
  await page.goto("/desk/publish/flag/ADA");
  await page.getByRole("switch", { name: "Activée" }).waitFor();
  await expectAccessible();
  await page.goto("/desk/publish/faq/card");
  await page.getByLabel("Question", { exact: true }).waitFor();
  await expectAccessible();
  await page.goto("/desk/publish/reason/TOO_LATE");
  await page.getByRole("switch", { name: "Dans la liste des motifs" }).waitFor();
  await expectAccessible();
});

it("Z36 a club offer is written with a preview at both widths, published, ended and taken back; an own offer has its price", async () => {
  await openRoom("/desk/publish/offer/thermal-baths");
  await preview(/390/).getByText("Partenaire").first().waitFor();
  await preview(/1280/).getByText("Partenaire").first().waitFor();
  await expectAccessible();
  await page.getByRole("textbox", { name: "Titre", exact: true }).fill("Bains de minuit");
  await preview(/390/).getByRole("heading", { name: "Bains de minuit" }).waitFor();
  await page.getByRole("radio", { name: "italien" }).check({ force: true });
  await page.getByRole("textbox", { name: "Titre", exact: true }).fill("");
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Remplissez ce champ.").waitFor();
  await page.getByRole("textbox", { name: "Titre", exact: true }).fill("Terme di mezzanotte");
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Version 2").waitFor();
  await page.getByRole("button", { name: "Terminer maintenant" }).click();
  await page.getByText("Version 3").waitFor();
  await page.getByRole("button", { name: "Reprendre la version 2" }).click();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Reprise de la version 2").waitFor();
  const { rows } = await portal.owner.query(
    "select texts -> 'it' ->> 'title' as title, end_date >= current_date or end_date is null as stands from offer where id = 'thermal-baths'",
  );
  expect(rows).toEqual([{ title: "Terme di mezzanotte", stands: true }]);
  await page.goto("/desk/publish/businessoffer/CYBERPROTECT");
  await page.getByLabel("Prix par mois pour une personne").fill("5.50");
  await preview(/1280/).getByText("5.50").waitFor();
  await expectAccessible();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByText("Version 2").waitFor();
});
