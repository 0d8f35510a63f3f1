import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const thisYear = new Date().getFullYear();
const open = async (login: string, search = "") => {
  page = await portal.visitAs(login);
  await page.goto(`/reimbursements${search}`);
  await page.getByRole("heading", { level: 1, name: "Remboursements" }).waitFor();
};
const table = () => page.getByRole("table", { name: /^Décomptes/ });
const cells = (place: number) => table().locator(`tbody tr > :nth-child(${place})`).allInnerTexts();

test("K01 K02 K03 Camille finds a statement by month and person, opens it and reads who pays what", async () => {
  await open("camille@example.ch");
  await table().waitFor();
  const years = await page.getByRole("tab").allInnerTexts();
  expect(years).toEqual([0, 1, 2, 3, 4].map((back) => String(thisYear - back)));
  expect(await page.getByRole("heading", { name: "Factures en route" }).isVisible()).toBe(true);
  expect((await table().getByText("Luca").count()) === 0, "his are his own").toBe(true);

  const unread = table().getByRole("row").filter({ hasText: "Nouveau" }).first();
  const number = (await unread.getByRole("rowheader").innerText()).split("\n")[0] ?? "";
  await table()
    .getByRole("button", { name: new RegExp(number) })
    .click();
  const detail = table().locator("tbody tr").filter({ hasText: "Montant facturé" }).first();
  await detail.getByText("Versé à vous", { exact: true }).first().waitFor();
  await table()
    .getByRole("row", { name: new RegExp(number) })
    .getByText("Nouveau")
    .waitFor({ state: "detached" });
  const seen = async () =>
    (
      await portal.owner.query(
        "select jsonb_array_length(seen_by) as by from statement where statement_number = $1",
        [number],
      )
    ).rows[0].by;
  await expect.poll(seen).toBe(1);

  const link = page.getByRole("link", { name: `Télécharger le décompte ${number}` });
  const href = (await link.getAttribute("href")) ?? "";
  const pdf = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return [
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("content-disposition"),
    ];
  }, href);
  expect(pdf.slice(0, 2)).toEqual([200, "application/pdf"]);
  expect(pdf[2]).toMatch(new RegExp(`decompte-${number}-\\d{4}-\\d\\d-\\d\\d\\.pdf`));

  await page.getByRole("button", { name: "Personne", exact: true }).click();
  await page.getByRole("checkbox", { name: "Noé Rochat" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(async () => new Set(await cells(4))).toEqual(new Set(["Noé Rochat"]));
  const [date = ""] = await cells(3);
  const month = date.slice(3, 5);
  await page.goto(`/reimbursements?month=${month}&insured=4218732`);
  await table().waitFor();
  for (const day of await cells(3)) expect(day.slice(3, 5)).toBe(month);
});

test("K01 1,500 statements are one year at a time, and the picture of costs has its table", async () => {
  await open("zbinden@example.ch", `?year=${thisYear - 1}`);
  await table().waitFor();
  expect(await cells(3)).toHaveLength(10);
  for (const day of await cells(3)) expect(day).toContain(String(thisYear - 1));
  const costs = page.getByRole("table", { name: "Vos coûts par année, en francs" });
  expect(await costs.getByRole("row").count()).toBe(6);
});

test("K01 Sofia, who joined last month, reads that nothing is there yet", async () => {
  await open("sofia@example.ch");
  await page.getByText(`Aucun décompte en ${thisYear}`).waitFor();
  expect(await page.getByRole("heading", { name: "Factures en route" }).count()).toBe(0);
});

test("K01 a certificate for the taxes is downloaded by keyboard; a failure is told and loses nothing", async () => {
  await open("camille@example.ch", `?taxYear=${thisYear - 1}`);
  const section = page.getByRole("region", { name: "Pour votre déclaration d’impôts" });
  await section.waitFor();
  expect(await section.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Camille Rochat",
    "Noé Rochat",
    "Mia Rochat",
  ]);
  const csv = section.getByRole("button", { name: /Tableau \(CSV\).*Noé Rochat/ });
  const files = /\/v1\/tax-certificates\//;
  await page.route(files, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await csv.press("Enter");
  await section.getByText("L’attestation n’a pas pu être téléchargée").waitFor();
  const downloaded = page.waitForEvent("download");
  await csv.press("Enter");
  expect((await downloaded).suggestedFilename()).toBe(
    `attestation-impots-${thisYear - 1}-4218732.csv`,
  );
  await expect.poll(() => section.getByText("n’a pas pu être").count()).toBe(0);
  await section.getByLabel("Année").selectOption(String(thisYear));
  await section.getByText("L’année n’est pas finie").waitFor();
  expect(page.url()).toContain(`taxYear=${thisYear}`);
});

test("K01 what fails or stays silent is told part by part, and asked again", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.clock.install();
  const parts = /operationName=(PendingBills|CareCosts|TaxCertificates)/;
  await page.route(parts, (route) => route.fulfill({ status: 500, json: { code: "UNEXPECTED" } }));
  await page.route(/operationName=Reimbursements/, () => {});
  await page.goto("/reimbursements");
  for (const words of ["Vos factures en route", "Vos coûts par année", "Vos attestations"])
    await page.getByText(new RegExp(`^${words} ne peuvent pas être affichée?s`)).waitFor();
  await page.clock.runFor(21_000);
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Vos décomptes ne peuvent pas être affichés pour l’instant.").waitFor();
  await page.unrouteAll();
  const again = page.getByRole("button", { name: "Réessayer" });
  for (let left = 4; left > 0; left--) {
    await again.first().press("Enter");
    await expect.poll(() => again.count()).toBe(left - 1);
  }
  await table().waitFor();
  await page.getByRole("heading", { name: "Factures en route" }).waitFor();
});
