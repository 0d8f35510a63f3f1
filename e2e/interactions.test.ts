import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { InteractionType } from "@portal/model/requests/interactions.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { detailsBinding } from "../api/src/insurer/requests/kinds.ts";
import { emailLookup } from "../api/src/core/secrets/secrets.ts";
import { testSecrets } from "../api/test/database.ts";
import { sampleDetails } from "../api/test/samples/sample-details.ts";
import { monthName } from "./harness/month-names.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const today = todayInZurich(new Date());
const year = Number(today.slice(0, 4));

/** A request of Sofia today, her only one. */
async function sofiaAsked(type: string, details: object, statuses = ["REQUEST"]): Promise<void> {
  const id = randomUUID();
  const { rows } = await portal.owner.query<{ id: string }>(
    `insert into interaction (id, account_id, insured_number, type, nature, details, language, held_at)
     select $1, id, insured_number, $2, 'DOCUMENT', $3, 'de', now() from account where login_email_hash = $4
     returning account_id as id`,
    [
      id,
      type,
      testSecrets.encrypt(detailsBinding(id), JSON.stringify(details)),
      emailLookup(testSecrets, "sofia@example.ch"),
    ],
  );
  for (const [position, status] of statuses.entries()) {
    await portal.owner.query("insert into interaction_status values ($1, $2, $3, $4)", [
      id,
      rows[0]?.id,
      position,
      status,
    ]);
  }
}

const table = () => page.getByRole("table");
const opener = (name: string) => page.getByRole("button", { name: `Détails ${name}`, exact: true });
const rowOf = (name: string) => page.getByRole("row").filter({ has: opener(name) });
/** The details of a row, expanded. */
async function detailOf(row: Locator): Promise<Locator> {
  const button = row.getByRole("button");
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  return page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
}

/** The name of each type and its own fields. */
const told: Record<InteractionType, [name: string, ...fields: string[]]> = {
  INVOICE: ["Facture envoyée", "facture-opticien.pdf"],
  DELEGATION_FORM: ["Bon de délégation envoyé", "bon-dermatologue.pdf"],
  DOCUMENT: ["Document envoyé", "attestation-garderie.pdf"],
  CONTRACT_MUTATION: ["Changement de contrat", "Franchise CHF 2'500", "01.01.2027", "767676"],
  UPDATE_PROFESSIONAL_DATA: [
    "Données professionnelles",
    "Situation Salarié·e",
    "Architecte",
    "Atelier Lumen SA",
    "Pays Suisse",
    "Canton Vaud",
  ],
  CREATE_EMAIL: ["Nouvelle adresse e-mail", "nouveau@example.ch", "Utilisation Privé"],
  UPDATE_EMAIL: ["Adresse e-mail modifiée", "change@example.ch", "Utilisation Professionnel"],
  DELETE_EMAIL: ["Adresse e-mail supprimée", "ancien@example.ch"],
  CREATE_PHONE_NUMBER: ["Nouveau numéro de téléphone", "+41 79 555 01 42"],
  UPDATE_PHONE_NUMBER: ["Numéro de téléphone modifié", "+41 79 555 01 43", "Professionnel"],
  DELETE_PHONE_NUMBER: ["Numéro de téléphone supprimé", "+41 21 555 01 44"],
  UPDATE_CORRESPONDENCE_ADDRESS: [
    "Changement d’adresse",
    "c/o Favre Rue des Alpes 4 1950 Sion",
    "Dès le 01.12.2026",
  ],
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: [
    "Compte bancaire pour les remboursements",
    "CH93 0076 2011 6238 5295 7",
    "Au nom de Sofia Meier",
  ],
  TRANSFERT_CAISSE_MUTATION: [
    "Changement d’assureur au sein du groupe",
    "Cervin Bien-être SA",
    "Base Réseau",
    "Franchise CHF 1'500",
    "Accident Non compris",
    "Dr Adelheid Wigger",
  ],
  JOKER: ["Délai de paiement prolongé", "Facture 4218730-2"],
  CONTACT: ["Message", "Sujet Question sur ma prime", "pourquoi ma prime change-t-elle"],
  CALLBACK: [
    "Rappel téléphonique",
    "+41 79 555 01 45",
    "20.11.2026",
    "Le matin",
    "parler français",
  ],
  CARD_ORDER: ["Carte d’assuré commandée", "Cervin Santé SA", "Raison Carte perdue"],
  ACCIDENT: ["Accident annoncé", "Jour de l’accident 03.10.2026"],
  DAMAGE: ["Dommage annoncé", "Dégâts d’eau", "04.10.2026, 07:15", "CHF 1'480.50", "foto.pdf"],
  DATA_DELETION: ["Suppression de données", "et l’accès à l’espace client"],
  DATA_CORRECTION: ["Rectification de données", "Nom", "Meier-Rossi", "acte.pdf"],
  MATERNITY: ["Grossesse annoncée", "Début de la 13e semaine de grossesse 30.11.2026"],
};
const words = async (where: Locator) => (await where.innerText()).replaceAll(/\s+/g, " ");

it("J02 J03 each type tells its own fields, and accident, contact, card and maternity no status", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/interactions");
  await page.getByText(`Aucune demande en ${year}`).waitFor();

  for (const type of InteractionType.options) await sofiaAsked(type, sampleDetails[type]);
  await sofiaAsked("DOCUMENT", {});
  await page.reload();
  await table().waitFor();
  // Requests without details are not listed, and there is no second page.
  expect(await table().getByRole("rowheader").count()).toBe(InteractionType.options.length);
  for (const type of InteractionType.options) {
    const [name, ...fields] = told[type];
    const detail = await words(await detailOf(rowOf(name)));
    for (const field of fields) expect(detail, type).toContain(field);
    const isSilent = ["ACCIDENT", "CONTACT", "CARD_ORDER", "MATERNITY"].includes(type);
    expect(await words(rowOf(name)), type).toContain(isSilent ? "sans statut" : "Reçue");
    expect(detail.includes("Demande reçue"), type).toBe(!isSilent);
  }
  // A missing field has no label: an older accident shows only its day.
  expect(await page.getByText("Pièces jointes", { exact: true }).count()).toBe(2);
  const link = page.getByRole("link", { name: /attestation-garderie\.pdf/ });
  expect(await link.getAttribute("href")).toContain("/api/v1/documents/00000000000000000001/");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger lettre.pdf" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("lettre.pdf");
  expect(await readFile(await saved.path(), "latin1")).toMatch(/^%PDF-1\.4/);
});

test("J02 a birth is called a birth, and a message without a file names no attachments", async () => {
  await sofiaAsked("MATERNITY", { type: "BIRTHDATE", date: today });
  await sofiaAsked("CONTACT", {
    subjectCode: "PREMIUM",
    subject: "Prime",
    message: "Bonjour, une question.",
  });
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/interactions");
  const birth = page.getByRole("row").filter({ hasText: "Naissance annoncée" }).first();
  await (
    await detailOf(birth)
  )
    .getByText(/naissance/i)
    .first()
    .waitFor();
  const written = await detailOf(page.getByRole("row").filter({ hasText: "Message" }).first());
  await written.getByText("Bonjour, une question.").waitFor();
  expect(await written.getByText("Pièces jointes").count()).toBe(0);
});

test("J05 an unknown type, an unknown status and strange details do not stop the page, and are logged as errors", async () => {
  await sofiaAsked("HAIRCUT", { length: "short" });
  await sofiaAsked("JOKER", { invoiceNumber: "77" }, ["REQUEST", "LOST"]);
  await sofiaAsked("CREATE_EMAIL", sampleDetails.CREATE_EMAIL, ["REQUEST", "REFUSED"]);
  await portal.owner.query(
    "update interaction set reason = 'Adresse déjà connue.' where id = (select interaction_id from interaction_status where status = 'REFUSED' order by at desc limit 1)",
  );
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/interactions");
  const strange = await detailOf(rowOf("Autre demande"));
  await strange.getByText(/ne peut pas être affiché/).waitFor();
  await table().getByText("Non précisé").waitFor();
  const refused = page.getByRole("row").filter({ hasText: "Refusée" });
  await (await detailOf(refused)).getByText("Adresse déjà connue.").waitFor();
  const errors = portal.logged.filter((line) => line.includes('"level":"error"')).join("");
  expect(errors).toContain('"code":"HAIRCUT"');
  expect(errors).toContain('"code":"LOST"');
  expect(errors).not.toContain("short");
});

test("J01 five years, the month and the person are chosen, and live in the address", async () => {
  page = await portal.visitAs("zbinden@example.ch");
  await page.goto("/interactions");
  await table().waitFor();
  const years = await page.getByRole("tab").allInnerTexts();
  expect(years).toEqual(Array.from({ length: 5 }, (_, back) => String(year - back)));
  expect(await table().getByRole("columnheader").allInnerTexts()).toEqual(
    expect.arrayContaining(["Demande", "Date", "Personne", "Statut"]),
  );

  await page.getByRole("tab", { name: String(year - 1) }).click();
  await page.getByRole("table", { name: `Demandes ${year - 1}` }).waitFor();
  const all = await table().getByRole("rowheader").count();
  expect(all).toBeGreaterThan(40);
  await page.getByRole("button", { name: "Mois" }).click();
  await page.getByRole("checkbox", { name: monthName(`${year - 1}-05`, "month") }).check();
  await page.waitForURL(`**/interactions?year=${year - 1}&month=05`);
  await expect.poll(() => table().getByRole("rowheader").count()).toBeLessThan(all);
  const inMay = await table().getByRole("row").allInnerTexts();
  for (const row of inMay.slice(1)) expect(row).toContain(`.05.${year - 1}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Effacer le filtre Mois" }).click();

  await page.getByRole("button", { name: "Personne, Filtrer" }).click();
  await page.getByRole("checkbox", { name: "Lea Zbinden" }).check();
  await page.waitForURL(`**/interactions?year=${year - 1}&insured=2500006`);
  await page.reload();
  await table().waitFor();
  for (const row of (await table().getByRole("row").allInnerTexts()).slice(1))
    expect(row).toContain("Lea Zbinden");
  const { rows: empty } = await portal.owner.query<{ month: string }>(
    `select to_char(month, 'MM') as month
     from generate_series(make_date($1, 1, 1), make_date($1, 12, 1), interval '1 month') month
     where not exists (select from interaction where insured_number = 2500009
       and date_trunc('month', created_at at time zone 'Europe/Zurich') = month) limit 1`,
    [year - 1],
  );
  await page.goto(`/interactions?year=${year - 1}&month=${empty[0]?.month}&insured=2500009`);
  await page.getByText("Aucun résultat").waitFor();
  await page.getByRole("button", { name: "Voir toutes les demandes" }).press("Enter");
  await page.waitForURL(`**/interactions?year=${year - 1}`);
  await expect.poll(() => table().getByRole("rowheader").count()).toBe(all);
  expect(await page.evaluate(() => document.activeElement?.role)).toBe("tabpanel");
});

test("J03 J04 a row opens by keyboard, shows its steps with their days, and the parts of a request", async () => {
  page = await portal.visitAs("camille@example.ch");
  // Requested last November, as changes for 1 January are.
  const old = today >= `${year}-11-29` ? year : year - 1;
  await page.goto(old === year ? "/interactions" : `/interactions?year=${old}`);
  const family = page
    .getByRole("row")
    .filter({ has: opener("Changement de contrat") })
    .last();
  await family.getByRole("button").focus();
  await page.keyboard.press("Enter");
  const detail = await detailOf(family);
  expect(await words(detail)).toMatch(
    /Noé Rochat Terminée.*Luca Rochat Refusée.*déjà ce que prévoit le contrat/,
  );
  const steps = detail.getByRole("list", { name: "Étapes" }).getByRole("listitem");
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringMatching(/Demande reçue[^]*\d{2}\.\d{2}\.\d{4}/),
    expect.stringMatching(/Traitement/),
    expect.stringMatching(/Demande terminée/),
  ]);
  const days = (await steps.allInnerTexts()).map((step) => /\d{2}\.\d{2}\.\d{4}/.exec(step)?.[0]);
  expect(new Set(days).size, "each step with its own day").toBeGreaterThan(1);
  // A filter by Noé finds requests that concern him in part.
  await page.goto(`/interactions?year=${old}&insured=4218732`);
  await family.waitFor();

  // An archived request counts as in progress, and a waiting one states its reason.
  const archived = new Date(Date.parse(today) - 500 * 86_400_000).getFullYear();
  await page.goto(`/interactions?year=${archived}`);
  const mail = rowOf("Nouvelle adresse e-mail");
  expect(await words(mail)).toContain("En cours");
  expect(await words(await detailOf(mail))).toMatch(/Demande terminée.*Classée le/);
  const lately = new Date(Date.parse(today) - 6 * 86_400_000).getFullYear();
  await page.goto(`/interactions?year=${lately}`);
  const waiting = rowOf("Bon de délégation envoyé");
  expect(await words(waiting)).toContain("En cours");
  expect(await words(await detailOf(waiting))).toContain("Nous attendons une réponse");
});

it("requests that cannot be loaded are tried again", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Interactions/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/interactions");
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().click();
  await page.getByText("Vos demandes ne peuvent pas être affichées").waitFor();
  await page.unroute(/operationName=Interactions/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await table().waitFor();
});
