import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

/** Signs in as an invented member of staff, with the code that the page shows. */
async function signIn(name: string): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const shown = await page
    .getByRole("status")
    .filter({ hasText: /^\d{6}$/ })
    .textContent();
  await page.getByLabel("Code à six chiffres").fill(shown ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: /^(?:Demandes|Anträge)$/, level: 1 }).waitFor();
}

test("Z12 a visitor of the demonstration signs in with the second factor, opens a request and has it", async () => {
  await signIn("Nadia Perret");
  const rows = page.getByRole("region", { name: "Demandes" }).getByRole("link");
  await rows.first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("j");
  await page.getByRole("group", { name: "Décision" }).waitFor();
  await rows.first().getByText("Prise en charge par vous").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Rendre à l’équipe" }).click();
  await page.getByText("La demande est de nouveau à disposition de l’équipe.").waitFor();
});

test("Z60 a key opens the sheet of keys, Ctrl K the palette, and signing out leaves nothing of a customer", async () => {
  await signIn("Reto Caduff");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Tastenkürzel" });
  await sheet.getByText("Nächster Antrag").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Gehe zu" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Reto Caduff" }).click();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByLabel("Passwort").waitFor();
  expect(await page.getByText("Camille").count()).toBe(0);
});

test("Z67 a member of staff shows a code for a terminal, which signs one in once", async () => {
  await signIn("Nadia Perret");
  await page.getByRole("button", { name: "Nadia Perret" }).click();
  await page.getByRole("button", { name: "Connecter un terminal" }).click();
  const dialog = page.getByRole("dialog", { name: "Connecter un terminal" });
  await dialog.getByRole("button", { name: "Afficher le code" }).click();
  const shown = await dialog.getByRole("status").getByRole("code").textContent();
  expect(shown).toMatch(/^(?:[2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  const signsIn = async () => {
    const { origin } = new URL(page.url());
    const headers = { origin, "x-desk": "1", "content-type": "application/json" };
    const body = JSON.stringify({ code: shown });
    return (await fetch(`${origin}/desk/v1/sign-in/terminal`, { method: "POST", headers, body }))
      .status;
  };
  expect([await signsIn(), await signsIn()]).toEqual([204, 401]);
});
