import { afterAll, afterEach, expect, inject, test } from "vitest";
import type { Page } from "playwright-core";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

test("V20 V21 Camille's page opens with her canton, names its office and shows what each person pays", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/premium-reduction");
  await page.getByRole("heading", { level: 1, name: "Réduction des primes" }).waitFor();
  const { rows } = await portal.owner.query<{ canton: string }>(
    `select coalesce(l.canton, a.canton) as canton from postal_address a
     left join swiss_locality l on l.id = a.locality_id
     where a.insured_number = 4218730 and a.domicile_legal and current_date between a.valid_from and a.valid_to`,
  );
  const chooser = page.getByRole("combobox", { name: "Canton" });
  expect(await chooser.inputValue()).toBe(rows[0]?.canton);
  const main = page.getByRole("main");
  await main.getByText("Camille Rochat").first().waitFor();
  await main
    .getByText(/^Prime de l’assurance de base/)
    .first()
    .waitFor();
  await chooser.selectOption("BS");
  await page.waitForURL("**/premium-reduction?canton=BS");
  await main.getByText("Amt für Sozialbeiträge").waitFor();
  const link = main.getByRole("link", { name: /^Page du canton/ });
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/www\.bs\.ch\//);
  await chooser.selectOption("FR");
  await main.getByRole("link", { name: /^Page d’accueil du canton/ }).waitFor();
  await main.getByText(/peuvent avoir changé/).waitFor();
});

test("V24 a reminder is set, stands there after a reload, and is cancelled", async () => {
  page = await portal.visitAs("urs@example.ch");
  await portal.owner.query("delete from reduction_reminder");
  await page.goto("/premium-reduction?canton=TI");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Activer le rappel" }).click();
  await main.getByText(/Nous vous rappellerons le délai le \d\d\.\d\d\.\d{4}/).waitFor();
  await page.reload();
  await main.getByText(/Nous vous rappellerons le délai/).waitFor();
  await main.getByRole("button", { name: "Annuler le rappel" }).click();
  await main.getByRole("button", { name: "Activer le rappel" }).waitFor();
  const { rows } = await portal.owner.query<{ open: number }>(
    "select count(*)::int as open from reduction_reminder where cancelled_at is null",
  );
  expect(rows[0]?.open).toBe(0);
});
