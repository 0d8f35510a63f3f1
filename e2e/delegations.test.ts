import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const today = todayInZurich(new Date());
const year = Number(today.slice(0, 4));
/** `31.12.2026` as an ISO day. */
const isoDay = (shown: string) => shown.split(".").toReversed().join("-");
const yesterday = new Date(Date.now() - 86_400_000);
const table = () => page.getByRole("table", { name: "Bons de délégation" });
const rows = async () => (await table().getByRole("row").allInnerTexts()).slice(1);
const theSwitch = () => page.getByRole("switch", { name: "Afficher les bons échus" });

test("M01 M02 valid vouchers are shown, expired ones on request, and the address remembers it", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/delegations");
  await table().waitFor();
  expect((await rows()).join(" ")).not.toContain("Échu");
  expect(await rows()).toEqual([
    expect.stringMatching(/Irina Vogel[^]*Maladie chronique[^]*Valable/),
    expect.stringMatching(/Inselspital Bern[^]*Examen spécialisé[^]*Valable/),
    expect.stringMatching(/Augenzentrum Aare[^]*Avis d’un spécialiste[^]*Bientôt échu/),
  ]);
  for (const row of await rows()) {
    const [from = "", to = ""] = (/du (\S+) au (\S+)/.exec(row) ?? []).slice(1).map(isoDay);
    expect(from < to && to >= isoDay(formatDate(today)), row).toBe(true);
    expect(row).toMatch(/N°\s\S+/);
  }
  expect(await theSwitch().isChecked()).toBe(false);
  await theSwitch().press("Space");
  await page.waitForURL("**/delegations?expired=shown");

  await page.getByRole("button", { name: "Année" }).click();
  const years = await page.getByRole("group", { name: "Année" }).getByRole("checkbox").count();
  expect(years).toBe(5);
  const before = String(new Date(Date.now() - 500 * 86_400_000).getFullYear());
  await page.getByRole("checkbox", { name: before }).check();
  await page.waitForURL(`**/delegations?expired=shown&year=${before}`);
  await table().getByText("Échu").first().waitFor();
  await page.keyboard.press("Escape");

  // With only expired vouchers, the page links to them.
  await page.goto(`/delegations?year=${year - 4}`);
  await page
    .getByText(/Aucun bon/)
    .first()
    .waitFor();
});

test("M01 the person is chosen among those whose vouchers the account shows", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/delegations");
  await table().waitFor();
  await page.getByText(/chaque adulte voit ses bons dans son propre compte client/).waitFor();
  await page.getByRole("button", { name: "Personne, Filtrer" }).click();
  const people = page.getByRole("group", { name: "Personne" }).getByRole("checkbox");
  expect(await people.count()).toBe(3);
  await page.getByRole("checkbox", { name: "Noé Rochat" }).check();
  await page.waitForURL("**/delegations?insured=4218732");
  await expect.poll(rows).toEqual([expect.stringMatching(/Cabinet ORL du Flon[^]*Noé Rochat/)]);
  await page.getByRole("checkbox", { name: "Noé Rochat" }).uncheck();
  await page.getByRole("checkbox", { name: "Mia Rochat" }).check();
  await page.getByText("Aucun résultat").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("button", { name: "Voir tous les bons" }).press("Enter");
  await table().waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("M01 on a phone a voucher is a row that names the person, the reason, the days and the state", async () => {
  page = await portal.visitAs("camille@example.ch", { viewport: { width: 390, height: 844 } });
  await page.goto("/delegations");
  await table().waitFor();
  const row = table().getByRole("row", { name: /Cabinet ORL du Flon/ });
  const shown = await row.innerText();
  expect(shown).toMatch(/Noé Rochat · Examen spécialisé[^]*du \S+ au \S+[^]*Bientôt échu/);
  expect(shown).not.toContain("Motif");
  expect((await row.boundingBox())?.height).toBeLessThan(120);
});

it("vouchers that cannot be loaded are tried again", async () => {
  page = await portal.visitAs("urs@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Delegations/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/delegations");
  await page.getByRole("dialog", { name: "Erreur" }).getByRole("button").first().click();
  await page.getByText("Vos bons de délégation ne peuvent pas être affichés").waitFor();
  await page.unroute(/operationName=Delegations/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await table().waitFor();
});

it("M02 where all are expired they are offered, and where there is none a voucher is explained", async () => {
  await portal.owner.query(
    "update delegation set start_validity = current_date - 30, end_validity = current_date - 1",
  );
  page = await portal.visitAs("urs@example.ch");
  await page.goto(`/delegations?year=${yesterday.getFullYear()}`);
  await page.getByText("Aucun bon valable").waitFor();
  await page.getByRole("button", { name: "Les afficher" }).press("Enter");
  await table().getByText("Échu").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  expect(await theSwitch().isChecked()).toBe(true);
  await portal.owner.query("delete from delegation");
  await page.goto("/delegations");
  await page.getByText(/établit un bon quand il vous adresse à un spécialiste/).waitFor();
});

test("M03 a voucher is sent from here, as soon as documents can be sent", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/delegations");
  await page.getByRole("heading", { name: "Bons de délégation" }).waitFor();
  const send = page.getByRole("link", { name: "Envoyer un bon" });
  expect(await send.getAttribute("href")).toBe("/documents/send");
});
