import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openWindows } from "../e2e/harness/portal.ts";
import { actIn, openTabPortal } from "../e2e/harness/tab-portal.ts";

const portal = await openTabPortal(openWindows);
afterAll(() => portal.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const settings = (page: Page) => page.getByRole("button", { name: "Réglages de la démonstration" });

test("A24 A33 whoever comes is signed in already, changes something, and finds it after a reload and in a second tab; a reset forgets it", async () => {
  const page = await portal.visit();
  await page.goto("/account");
  await heading(page, "Compte").waitFor({ timeout: 60_000 });
  await actIn(page, {
    kind: "sql",
    text: "update account set display_name = 'Camille du Tab' where display_name like 'Camille%'",
    values: [],
  });
  await page.reload();
  const other = await page.context().newPage();
  await other.goto("/invoices");
  await heading(other, "Factures").waitFor();
  const named = "select count(*)::int as number from account where display_name = 'Camille du Tab'";
  const count = () => actIn(other, { kind: "sql", text: named, values: [] });
  expect(await count()).toEqual([{ number: 1 }]);
  await other.close();
  await settings(page).click();
  await page.getByRole("button", { name: "Tout remettre à zéro" }).click();
  await page.waitForURL(/\/$/);
  await heading(page, "Bonjour").or(heading(page, "Bonsoir")).waitFor({ timeout: 60_000 });
  expect(await actIn(page, { kind: "sql", text: named, values: [] })).toEqual([{ number: 0 }]);
  await page.context().close();
});

test("A33 the bar changes the person, the day, a flag and what fails, and shows what the insurer sent", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await settings(page).click();
  await page.getByLabel("Personne").selectOption("urs@example.ch");
  await page.waitForURL(/\/$/);
  await heading(page, "Urs").waitFor();
  await settings(page).click();
  await page.getByLabel("Fonctions").getByLabel("WHATS_NEW").uncheck();
  await page.getByLabel("Pannes").selectOption("error");
  await page.getByRole("region", { name: "E-mails et SMS envoyés" }).waitFor();
  expect(
    await actIn(page, {
      kind: "sql",
      text: "select value from feature_flag where id = 'WHATS_NEW'",
      values: [],
    }),
  ).toEqual([{ value: false }]);
  await page.context().close();
});
