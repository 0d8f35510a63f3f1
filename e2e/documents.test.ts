import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, search = "") => {
  page = await portal.visitAs(login);
  await page.goto(`/documents${search}`);
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
};
const rows = () =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
/** The name and role of the focused element; `BODY` means that the focus was lost. */
const focused = () =>
  page.evaluate(() => {
    const { tagName, role } = document.activeElement ?? {};
    return role ? `${tagName} ${role}` : tagName;
  });
const unreadCount = async () => {
  const words = await page.getByRole("button", { name: /^Non lus/ }).innerText();
  return Number(/\d+/.exec(words)?.[0]);
};

test("L01 five years of documents, all or unread, searched by title, all but the words in the address", async () => {
  await open("camille@example.ch");
  await rows().first().waitFor();
  const years = await page.getByRole("tab").allInnerTexts();
  expect(years).toHaveLength(5);
  const shown = await rows().count();
  await page.getByRole("button", { name: /^Non lus/ }).click();
  await page.waitForURL(/filter=unread/);
  await expect.poll(() => rows().count()).toBeLessThan(shown);
  expect(await rows().count()).toBe(await unreadCount());
  await page.getByRole("tab", { name: years[1] ?? "" }).click();
  await page.waitForURL(new RegExp(`year=${years[1]}`));
  await page.getByRole("button", { name: "Tous", exact: true }).click();
  await page.getByRole("searchbox", { name: "Chercher un titre" }).fill("PARTICIPATION aux couts");
  const found = rows().filter({ hasText: "Participation aux coûts" });
  await found.first().waitFor();
  expect(await rows().count()).toBe(await found.count());
  await page.getByRole("searchbox").fill("zzz");
  await page.getByText("Aucun résultat").waitFor();
  expect(await page.getByRole("checkbox", { name: "Sélectionner toute la page" }).count()).toBe(0);
  await page.getByRole("button", { name: "Voir tous les documents" }).press("Enter");
  await rows().first().waitFor();
  expect(await focused()).toBe("DIV tabpanel");
});

test("L01 documents are called as people say it, with the number small, and are found by either", async () => {
  await open("camille@example.ch");
  await rows().first().waitFor();
  const search = page.getByRole("searchbox", { name: "Chercher un titre" });
  await search.fill("prime");
  const premium = rows()
    .filter({ hasText: /Prime \p{Ll}+ \d{4}/u })
    .first();
  await premium.waitFor();
  const number = /Facture ([\d ]+)/.exec(await premium.innerText())?.[1] ?? "";
  expect(number).not.toBe("");
  await search.fill(number);
  await expect.poll(() => rows().count()).toBe(1);
  await search.fill("décompte");
  for (const words of await rows().allInnerTexts())
    expect(words).toMatch(/^Décompte .+ · \d\d\.\d\d/);
  await page.setViewportSize({ width: 390, height: 844 });
  const below = rows()
    .first()
    .getByRole("cell")
    .filter({ has: page.locator("time") });
  expect(await below.innerText()).toMatch(/^(Camille|Luca|Noé|Mia).* · \d\d\.\d\d\.\d{4}$/);
});

it("L01 a customer who comes from help sees what they look for, and one press shows everything", async () => {
  await open(
    "camille@example.ch",
    "?documentFilterType=CERTIFICATE&helpRedirect=true&helpType=certificate",
  );
  await page.getByText(/Vous cherchez l’attestation pour les impôts/).waitFor();
  await rows().first().waitFor();
  for (const words of await rows().allInnerTexts())
    expect(words).toContain("Participation aux coûts");
  const certificates = page.getByRole("link", { name: "Voir les attestations pour les impôts" });
  expect(await certificates.getAttribute("href")).toBe("/reimbursements");
  await page.getByRole("button", { name: "Voir tous les documents" }).press("Enter");
  await rows().filter({ hasText: "Police d’assurance" }).first().waitFor();
  expect(await focused()).toBe("MAIN");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Type, Filtrer" }).click();
  await page.getByRole("checkbox", { name: "Contrats" }).check();
  await page.waitForURL(/documentFilterType=CONTRACT$/);
  await expect
    .poll(async () =>
      (await rows().allInnerTexts()).every((row) => row.startsWith("Police d’assurance")),
    )
    .toBe(true);
  const whose = await rows().getByRole("cell").allInnerTexts();
  expect(whose.join(" "), "each with the person it concerns").toContain("Noé Rochat");
});

test("L02 a row opens its PDF in a new tab with the session's cookies, and is read at once and after a reload", async () => {
  await open("camille@example.ch", "?filter=unread");
  await rows().first().waitFor();
  const before = await unreadCount();
  const link = rows().first().getByRole("link");
  const address = await link.getAttribute("href");
  const [answer] = await Promise.all([
    page.context().waitForEvent("response", (one) => one.url().endsWith(address ?? "")),
    link.click(),
  ]);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await rows().first().getByText("Lu", { exact: true }).waitFor();
  expect(await unreadCount()).toBe(before - 1);
  await page.reload();
  await rows().first().waitFor();
  expect(await unreadCount()).toBe(before - 1);
  await portal.owner.query("update document set seen_at = now()");
  await page.reload();
  await page.getByText("Tout est lu").waitFor();
  await page.getByRole("button", { name: "Voir tous les documents" }).click();
  await rows().first().waitFor();
});

it("L03 whole pages are chosen, those of several pages together, and never more than one file can hold", async () => {
  await open("zbinden@example.ch");
  await rows().first().waitFor();
  const wholePage = page.getByRole("checkbox", { name: "Sélectionner toute la page" });
  const chosen = page.getByRole("table").getByRole("checkbox", { checked: true });
  const pages = Number(/sur (\d+)/.exec(await page.getByText(/^Page 1 sur/).innerText())?.[1]);
  expect(pages).toBeGreaterThan(5);
  for (let number = 1; number <= 6; number++) {
    if (number > 1) await page.getByRole("link", { name: `Page ${number}`, exact: true }).click();
    await page.getByText(`Page ${number} sur ${pages}`).waitFor();
    expect(await chosen.count()).toBe(0);
    await wholePage.check();
    await page.getByText(`${number * 10} documents sélectionnés`).waitFor();
    expect(await chosen.count()).toBe(10);
  }
  await page.getByText("Vous pouvez télécharger au maximum 50 documents à la fois.").waitFor();
  expect(await page.getByRole("button", { name: "Télécharger" }).isDisabled()).toBe(true);
  await wholePage.uncheck();
  await page.getByText("50 documents sélectionnés").waitFor();
  expect(await page.getByRole("button", { name: "Télécharger" }).isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Tout désélectionner" }).press("Enter");
  await page.getByText(/documents? choisi/).waitFor({ state: "detached" });
  expect(await wholePage.evaluate((box) => box === document.activeElement)).toBe(true);
});

it("L03 chosen documents arrive in one file, which can be stopped and tried again", async () => {
  await open("camille@example.ch");
  await rows().first().waitFor();
  await page.getByRole("checkbox", { name: "Sélectionner toute la page" }).check();
  const count = await rows().count();
  await page.getByText(`${count} documents sélectionnés`).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/v1\/documents\/zip/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole("button", { name: "Télécharger" }).press("Enter");
  await page.getByRole("progressbar", { name: "Téléchargement" }).waitFor();
  expect(await focused(), "the way to stop it is the next one").toBe("DIV");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Télécharger" }).waitFor();
  expect(await focused()).toBe("DIV");
  release();
  await page.unroute(/\/v1\/documents\/zip/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("documents.zip");
  const zip = readFileSync(await download.path());
  expect(zip.readUInt16LE(zip.length - 12)).toBe(count);
  await page.route(/\/v1\/documents\/zip/, (route) => route.abort());
  await page.getByRole("button", { name: "Télécharger" }).click();
  await page.getByText("Le téléchargement n’a pas abouti.").waitFor();
  await page.getByText(`${count} documents sélectionnés`).waitFor();
});

it("L01 a list that fails says so and can be asked for again; one without documents explains itself", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Documents/, (route) => route.abort());
  await page.goto("/documents");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first().click();
  await page.unroute(/operationName=Documents/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await rows().first().waitFor();
  await page.context().close();
  await open("sofia@example.ch");
  await page.getByText(/Aucun document en \d{4}/).waitFor();
});
