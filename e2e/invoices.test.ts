import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, search = "") => {
  page = await portal.visitAs(login, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`/invoices${search}`);
  await page.getByRole("heading", { level: 1, name: "Factures" }).waitFor();
};
const rows = () =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const details = (title: string) => page.getByRole("button", { name: `Détails ${title}` });
const tick = async (filter: string, option: string) => {
  const bar = page.getByRole("group", { name: "Filtrer les factures" });
  await bar.getByRole("button", { name: filter }).first().click();
  await page.getByRole("checkbox", { name: option, exact: true }).check();
  await page.keyboard.press("Escape");
};

test("I01 I02 I03 I04 I05 two years of invoices, filtered in the address, each with its status, read once opened", async () => {
  await open("camille@example.ch");
  await page.getByText(/^2 factures ouvertes · CHF/).waitFor();
  const years = await page.getByRole("tab").allInnerTexts();
  expect(years).toHaveLength(2);
  const heads = await page.getByRole("columnheader").allInnerTexts();
  expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual(
    expect.arrayContaining(["Type", "Titulaire", "Échéance", "Statut", "Montant"]),
  );
  const credit = rows().filter({ hasText: "Crédit de prime" });
  expect(await credit.innerText()).toMatch(/–\s*CHF\s41\.20/);
  expect(await credit.innerText()).not.toMatch(/Réglée|À payer/);
  const fresh = rows().filter({ hasText: "(nouvelle)" });
  const unread = await fresh.count();
  expect(unread).toBeGreaterThan(0);
  await tick("Statut", "en retard");
  await page.waitForURL(/status=OVERDUE/);
  await expect.poll(() => rows().count()).toBe(1);
  await rows().getByText("En retard", { exact: true }).waitFor();
  await tick("Type", "Participation aux coûts");
  await page.getByText("Rien ne correspond").waitFor();
  await page.getByRole("button", { name: "Voir toutes les factures" }).click();
  await rows().nth(1).waitFor();
  await details("Prime").first().click();
  await page.getByText("Numéro d’adhésion").waitFor();
  await page.reload();
  await rows().first().waitFor();
  expect(await fresh.count()).toBe(unread - 1);
  await page.getByRole("tab", { name: years[1] ?? "" }).click();
  await page.waitForURL(new RegExp(`year=${years[1]}`));
  await page.getByText(/factures, rien à payer$/).waitFor();
});

test("I09 an invoice can be paid: code, values to copy, PDF, an entry for the agenda, and the list as a file", async () => {
  await open("camille@example.ch", "?status=ENCOURS");
  await details("Prime").click();
  await page.getByRole("img", { name: /^Code QR pour payer CHF/ }).waitFor();
  await page.getByRole("button", { name: "Copier : Référence" }).click();
  await page.getByText("Référence : copié.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{27}$/);
  const [entry] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ajouter à mon agenda" }).click(),
  ]);
  expect(readFileSync(await entry.path(), "utf8")).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  const link = page.getByRole("link", { name: /Ouvrir le PDF/ });
  const address = await link.getAttribute("href");
  const [answer] = await Promise.all([
    page.context().waitForEvent("response", (one) => one.url().endsWith(address ?? "")),
    link.click(),
  ]);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  // The PDF that was opened is a download too, and may come late.
  const [file] = await Promise.all([
    page.waitForEvent("download", (one) => one.suggestedFilename().endsWith(".csv")),
    page.getByRole("button", { name: "Exporter (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^factures-\d{4}\.csv$/);
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n"),
  ).toHaveLength(2);
});

test("I06 a joker extends the deadline; the banner says whether another is possible, and a refusal says why", async () => {
  await open("camille@example.ch", "?status=OVERDUE");
  await details("Prime").click();
  await page.route(/\/jokers$/, (route) => route.abort());
  await page.getByRole("button", { name: "Prolonger le délai" }).click();
  await page.getByText(/Nous n’avons pas pu joindre nos services/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  await page.unroute(/\/jokers$/);
  await page.route(/\/jokers$/, (route) =>
    route.fulfill({ status: 409, json: { code: "CONFLICT", jokerStatus: "YEARLY_LIMIT" } }),
  );
  await page.getByRole("button", { name: "Prolonger le délai" }).click();
  await page.getByText(/Vous avez déjà prolongé deux délais cette année/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  await page.unroute(/\/jokers$/);
  await page.getByRole("button", { name: "Prolonger le délai" }).click();
  await page.getByText(/^Délai prolongé jusqu’au \d\d\.\d\d\.\d{4}\./).waitFor();
  await page.getByText("Rien ne correspond").waitFor();
});

test("I07 I08 instalments are previewed and asked for; an account statement once, then not again", async () => {
  await open("giulia@example.ch", "?status=OVERDUE");
  for (const status of ["Rappel", "Sommation", "Poursuite"]) {
    await rows().getByText(status, { exact: true }).waitFor();
  }
  const warned = rows().filter({ hasText: "Sommation" });
  await warned.getByRole("button").click();
  await page.getByText("Payer en plusieurs fois").click();
  await page.getByLabel("Nombre de mensualités").selectOption("3");
  const parts = await page
    .getByRole("listitem")
    .filter({ hasText: /^\d\d\.\d\d\.\d{4}\s*CHF/ })
    .allInnerTexts();
  expect(parts).toHaveLength(3);
  await page.getByRole("button", { name: "Demander ce plan" }).click();
  await page.getByText(/Votre demande est partie/).waitFor();
  const ask = async () => {
    await page.getByRole("button", { name: "Demander un relevé de compte" }).click();
    await page.getByRole("button", { name: "Demander le relevé" }).click();
  };
  await ask();
  await page.getByText(/Nous préparons votre relevé/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  await ask();
  await page.getByText("Un relevé est déjà en préparation").waitFor();
});

test("I01 a list that fails can be asked for again, an empty one explains itself, and others go home", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.route(/operationName=Invoices/, (route) => route.abort());
  await page.goto("/invoices");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first().click();
  await page.unroute(/operationName=Invoices/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await rows().first().waitFor();
  await page.context().close();
  await open("sofia@example.ch");
  await page.getByText(/Aucune facture en \d{4}/).waitFor();
  await page.context().close();
  page = await portal.visitAs("luca@example.ch");
  await page.goto("/invoices");
  await page.waitForURL((url) => url.pathname === "/");
});
