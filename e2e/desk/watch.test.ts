import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings, contrastFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

/** Signs in as the invented supervisor, who is a senior clerk too and speaks German. */
async function signIn(): Promise<void> {
  page = await portal.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto("/desk");
  await page.getByRole("button", { name: /Reto Caduff/ }).click();
  const shown = await page
    .getByRole("status")
    .filter({ hasText: /^\d{6}$/ })
    .textContent();
  await page.getByLabel("Code à six chiffres").fill(shown ?? "");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: "Anträge", level: 1 }).waitFor();
}

/** In a window so high that no row is cut off: axe cannot judge the contrast of half a row. */
async function expectAccessible(): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 4000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("Z55 Z57 Z58 Z61 an alert leads to what failed, which is retried; plots are read by keyboard; an unusual look is gone through", async () => {
  await portal.owner.query(
    `insert into message (id, channel, recipient, template, language, parameters, state, tries, last_error, settled_at)
      values (gen_random_uuid(), 'SMS', '\\x00', 'reminder', 'fr', '\\x00', 'FAILED', 10, 'HTTP 503', now())`,
  );
  await portal.owner.query(
    `insert into staff_access (staff_id, account_id, insured_number, kind, reason, ends_at)
      select s.id, c.id, c.insured_number, 'REASON', 'Only out of curiosity', now() + interval '1 hour'
      from staff s, account c where s.email = 'operator@example.ch' and c.insured_number = 4218730`,
  );
  await signIn();
  const alerts = page.getByRole("complementary", { name: "Alarme" });
  await alerts.getByRole("link", { name: "Betrieb öffnen" }).click();
  await page.getByText(/Einzelne Nachrichten: Etwas in einer Warteschlange/).waitFor();
  await page.getByRole("heading", { name: "Abgelehnte Anmeldungen" }).waitFor();
  await expectAccessible();

  await page.getByRole("link", { name: "Fehlgeschlagenes" }).click();
  await page.getByText("HTTP 503").waitFor();
  await expectAccessible();
  await page.getByRole("button", { name: "Nochmals versuchen" }).click();
  await page.getByText("Nichts ist fehlgeschlagen").waitFor();

  await page.getByRole("link", { name: "Anträge pro Tag" }).click();
  const plot = page.getByRole("slider", { name: /Eingegangen und entschieden/ });
  await plot.focus();
  await page.keyboard.press("ArrowLeft");
  const last = await plot.getAttribute("aria-valuetext");
  expect(last).toMatch(/^\d{2}\.\d{2}\.\d{4}, Eingegangen: \d+, Entschieden: \d+$/);
  await page.keyboard.press("Home");
  expect(await plot.getAttribute("aria-valuenow")).toBe("1");
  await expectAccessible();
  await page.getByText("Tabelle").first().click();
  await page.getByRole("columnheader", { name: "Eingegangen" }).waitFor();

  await page.getByRole("link", { name: "Aufsicht" }).click();
  await page.getByText("Only out of curiosity").waitFor();
  await expectAccessible();
  await page.getByRole("button", { name: /Ansehen: Nadia Perret/ }).click();
  await page.getByRole("textbox", { name: "Notiz" }).fill("Mit Nadia Perret besprochen.");
  await page.getByRole("button", { name: "Als durchgesehen vermerken" }).click();
  await page.getByText("Keine Einsichtnahmen").waitFor();
});

it("Z63 an export of the audit is ordered and downloaded with its manifest", async () => {
  await signIn();
  await page.goto("/desk/supervise/exports");
  const today = new Date().toLocaleDateString("de-CH", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "Europe/Zurich",
  });
  await page.getByRole("textbox", { name: "Erster Tag" }).fill(today);
  await page.getByRole("textbox", { name: "Letzter Tag" }).fill(today);
  await page.getByRole("textbox", { name: "Grund" }).fill("Jährliche Revision");
  await page.getByRole("button", { name: "Export erstellen" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Datei herunterladen/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  await page.getByRole("link", { name: /Begleitblatt/ }).waitFor();
  await expectAccessible();
});

it("Z62 a role is asked for with a reason; it waits beside the person and stands in words among the approvals", async () => {
  await signIn();
  await page.goto("/desk/supervise/staff");
  await page.getByText("operator@example.ch").waitFor();
  await expectAccessible();
  await page.getByRole("button", { name: "Rolle ändern: Nadia Perret" }).click();
  const dialog = page.getByRole("dialog", { name: "Rolle ändern: Nadia Perret" });
  await dialog.getByRole("button", { name: "Freigabe verlangen" }).click();
  await dialog.getByText("Wählen Sie eine Rolle.").waitFor();
  await dialog.getByRole("radio", { name: "Aufsicht" }).check();
  await dialog.getByRole("textbox", { name: "Begründung" }).fill("Ferienvertretung im August");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Freigabe verlangen" }).click();
  await page.getByText("Aufsicht geben: wartet auf Freigabe").waitFor();
  // Without the message of success, which lies above the list.
  await page.reload();
  await page.getByText("Aufsicht geben: wartet auf Freigabe").waitFor();
  await expectAccessible();
  await page.getByRole("link", { name: "Freigaben" }).click();
  await page.getByRole("heading", { name: "Rolle im Team" }).waitFor();
  const facts = await page.locator("dl").first().innerText();
  expect(facts.split(/\s*\n+\s*/)).toEqual([
    "Person",
    "Nadia Perret",
    "Rolle",
    "Aufsicht",
    "Änderung",
    "Geben",
    "Begründung",
    "Ferienvertretung im August",
  ]);
});
