import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

/** Signs in as the clerk of the demonstration. */
async function signIn(name = "Nadia Perret"): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const shown = await page
    .getByRole("status")
    .filter({ hasText: /^\d{6}$/ })
    .textContent();
  await page.getByLabel("Code à six chiffres").fill(shown ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** A request of the seeded data, given to the clerks as if it had just arrived. */
async function giveToClerks(type: string): Promise<{ id: string; number: number }> {
  const { rows } = await portal.owner.query(
    `update interaction set decider = 'CLERK', status = 'REQUEST', held_at = now(), decide_by = '2020-01-01',
      decided_at = null, taken_by = null, taken_by_staff = null, decision_mark = null
    where id = (select id from interaction where type = $1 and insured_number is not null and parent_id is null
      and account_id is not null order by id limit 1) returning id, insured_number as number`,
    [type],
  );
  return rows[0];
}

test("Z13 Z15 Z16 Z18 a clerk treats cases by keyboard alone: before and after, a note, a question, a refusal, and the next one comes", async () => {
  const { id } = await giveToClerks("UPDATE_CORRESPONDENCE_ADDRESS");
  await signIn();
  await page.getByRole("heading", { name: "Demandes", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "En retard", level: 2 }).waitFor();
  await page.keyboard.press("j");
  await page.getByRole("heading", { name: "Changement d’adresse", level: 2 }).waitFor();
  expect(page.url()).toContain(id);
  const changes = page.getByRole("table", { name: "Ce qui change" });
  await changes.getByRole("row", { name: /Localité/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("n");
  await page.keyboard.type("Appelée ce matin.");
  await page.getByRole("button", { name: "Ajouter la note" }).press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Note de Nadia Perret" }).waitFor();
  await page.getByRole("heading", { name: "Changement d’adresse", level: 2 }).focus();
  await page.evaluate("document.activeElement.blur()");
  await page.keyboard.press("d");
  const asking = page.getByRole("dialog", { name: "Demander une précision" });
  await asking.getByLabel("Votre question").fill("Dès quel jour ?");
  expect(await axeFindings(page)).toEqual([]);
  await asking.getByRole("button", { name: "Envoyer la question" }).press("Enter");
  await page.getByText("La question est envoyée.").waitFor();
  await page.waitForURL((url) => !url.href.includes(id));
  const { rows } = await portal.owner.query("select status from interaction where id = $1", [id]);
  expect(rows).toEqual([{ status: "PENDING" }]);
  const next = new URL(page.url()).pathname.split("/").at(-1);
  await page.getByRole("button", { name: /^Refuser/ }).waitFor();
  await page.keyboard.press("r");
  const refusing = page.getByRole("dialog", { name: "Refuser la demande" });
  await refusing.getByRole("button", { name: "Refuser" }).press("Enter");
  await refusing.getByText("Choisissez un motif ou expliquez le refus.").waitFor();
  await refusing.getByRole("combobox", { name: /Motif/ }).selectOption({ index: 1 });
  await refusing.getByRole("button", { name: "Refuser" }).press("Enter");
  await page.getByText("La demande est refusée.").waitFor();
  const refused = await portal.owner.query("select status from interaction where id = $1", [next]);
  expect(refused.rows).toEqual([{ status: "REFUSED" }]);
});

test("Z10 Z11 a clerk narrows the list and keeps the filter; the palette finds a request by a person’s number", async () => {
  const { id, number } = await giveToClerks("CARD_ORDER");
  await signIn();
  await page.getByRole("button", { name: "Filtres" }).click();
  const filters = page.getByRole("dialog", { name: "Filtres" });
  await filters.getByRole("combobox", { name: /Type/ }).selectOption("CARD_ORDER");
  await filters.getByLabel(/Nom du filtre/).fill("Cartes");
  await filters.getByRole("button", { name: "Enregistrer ce filtre" }).click();
  await filters.getByRole("button", { name: "Cartes", exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "1 filtre actif" }).waitFor();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Aller à" });
  await palette.getByLabel("Nom, numéro, demande").fill(String(number));
  await palette.getByRole("button", { name: /Carte d’assuré commandée/ }).click();
  await page.waitForURL((url) => url.href.includes(id));
});

test("Z18 the language stored with a member of staff is applied when they sign in", async () => {
  await signIn("Reto Caduff");
  await page.getByRole("heading", { name: "Anträge", level: 1 }).waitFor();
});
