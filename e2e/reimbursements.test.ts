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
