import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";

// The light browser has no service worker.
const portal = await openPortal(inject("databaseUrl"), {}, { light: false });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const keep = () => page.getByRole("switch", { name: "Conserver les cartes sur cet appareil" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const cardNumbers = async (login: string) =>
  (
    await portal.owner.query<{ number: string }>(
      `select card_number as number from insurance_card c join account_insured l using (insured_number)
       join account a on a.id = l.account_id where a.insured_number = $1 and blocked_on is null`,
      [login],
    )
  ).rows.map(({ number }) => number);
const CAMILLE = "4218730";
const textOf = async () => (await page.locator("main").innerText()).replaceAll(/\s/g, "");

async function keepCards(login = "camille@example.ch"): Promise<void> {
  page = await portal.visitAs(login);
  await page.goto("/cards");
  await keep().check();
  await page.getByText("Les cartes sont conservées sur cet appareil.").waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test("Y01 the cards of the household are shown at once, turned over without a mouse, and shared", async () => {
  page = await portal.visitAs("camille@example.ch", { viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.getByRole("link", { name: "Mes cartes d’assuré" }).first().click();
  await heading("Mes cartes d’assuré").waitFor();
  const camille = page.getByRole("region", { name: "Camille Rochat" });
  const [number = "none"] = await cardNumbers(CAMILLE);
  await expect.poll(textOf).toContain(number);
  const turn = camille.getByRole("button", { name: "Montrer le verso" });
  await turn.focus();
  await page.keyboard.press("Enter");
  await camille.getByText("Numéro personnel (AVS)").waitFor();
  expect(await camille.getByText(/^756\.\d{4}\.\d{4}\.\d{2}$/).count()).toBe(1);
  await camille.getByRole("status").getByText("Verso affiché").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await camille.getByRole("button", { name: "Montrer le recto" }).click();
  const saved = page.waitForEvent("download");
  await camille.getByRole("button", { name: /l’image/ }).click();
  expect((await saved).suggestedFilename()).toBe("carte-Camille.png");
});

test("Y02 kept cards open without a network and after the session, and are gone at sign-out", async () => {
  await keepCards();
  const numbers = await cardNumbers(CAMILLE);
  await page.context().setOffline(true);
  await page.goto("/pocket");
  await heading("Cartes sur cet appareil").waitFor();
  for (const number of numbers) expect(await textOf()).toContain(number);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Urgences" }).click();
  await heading("Urgences").waitFor();
  await page.goto("/invoices").catch(() => undefined);
  await heading("Pas de connexion").waitFor();
  await page.getByRole("link", { name: "Afficher les cartes sur cet appareil" }).waitFor();
  await page.context().setOffline(false);
  await page.goto("/logout?because=idle");
  await page.getByRole("link", { name: "Afficher les cartes sur cet appareil" }).click();
  await heading("Cartes sur cet appareil").waitFor();
  expect(await textOf()).toContain(numbers[0]);
  await page.goto("/login");
  await page.getByRole("link", { name: "Afficher les cartes sur cet appareil" }).waitFor();

  await page.context().addCookies(await portal.cookiesOf("camille@example.ch"));
  await page.goto("/cards");
  expect(await keep().isChecked()).toBe(true);
  await page.getByRole("button", { name: /^Camille Rochat/ }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL(/session\/ended/);
  await page.goto("/pocket");
  await page.getByText("Aucune carte sur cet appareil").waitFor();
  expect(await textOf()).not.toContain(numbers[0]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

it("Y02 another account that signs in on this device removes the cards, and the switch does too", async () => {
  await keepCards();
  const [number = "none"] = await cardNumbers(CAMILLE);
  await page.context().clearCookies({ name: "Authorization" });
  await page.context().addCookies(await portal.cookiesOf("oliver@example.ch"));
  await page.goto("/");
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.goto("/pocket");
  await heading("Mes cartes d’assuré").waitFor();
  expect(await textOf()).not.toContain(number);
  await keep().check();
  await page.getByText("Les cartes sont conservées sur cet appareil.").waitFor();
  await keep().uncheck();
  await page.getByText("Les cartes sont supprimées de cet appareil.").waitFor();
  await page.context().setOffline(true);
  await page.goto("/pocket").catch(() => undefined);
  await heading("Pas de connexion").waitFor();
});

test("Y02 kept cards follow the portal each time it is opened, and go with the last valid card", async () => {
  await keepCards();
  const [number = "none"] = await cardNumbers(CAMILLE);
  await portal.owner.query(
    "update insurance_card set blocked_on = current_date, block_reason = 'COML' where card_number = $1",
    [number],
  );
  // The answer is stored after it has arrived, which a quick navigation may prevent.
  const shown = async () => {
    const refreshed = page.waitForResponse(/operationName=InsuranceCards/);
    await page.goto("/");
    await (await refreshed).finished();
    await page.goto("/pocket");
    return textOf();
  };
  await expect.poll(shown).not.toContain(number);
  await portal.owner.query(
    "update insurance_card set blocked_on = null, block_reason = null where card_number = $1",
    [number],
  );
});

test("Y03 without a session the pages of cards and emergency are public and say how it goes on", async () => {
  page = await portal.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/pocket");
  await page.getByText("Aucune carte sur cet appareil").waitFor();
  await page.getByRole("link", { name: "Ouvrir mes cartes" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Urgences" }).click();
  await heading("Urgences").waitFor();
  expect(await page.getByRole("link", { name: /^Appeler le 144/ }).getAttribute("href")).toBe(
    "tel:144",
  );
  expect(await axeFindings(page)).toEqual([]);
});

test("Y04 the portal can be installed: icons of each kind, shortcuts in the language, and a badge", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: (count: number) => {
        document.documentElement.dataset["badge"] = String(count);
        return Promise.resolve();
      },
    });
  });
  await page.goto("/");
  await expect.poll(() => page.locator("html").getAttribute("data-badge")).toMatch(/^\d+$/);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(address).toBe("/manifest.fr.webmanifest");
  const manifest = await (await fetch(portal.url + address)).json();
  expect(manifest).toMatchObject({ id: "/", scope: "/", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(portal.url + src);
    expect([src, answer.status, answer.headers.get("content-type")]).toEqual([src, 200, type]);
    if (type !== "image/png") continue;
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain("maskable");
  const german = await (await fetch(`${portal.url}/manifest.de.webmanifest`)).json();
  const urls = german.shortcuts.map(({ url }: { url: string }) => url);
  expect(urls).toEqual([
    "/pocket",
    "/invoices",
    "/documents/send?documentType=INVOICE",
    "/emergency",
  ]);
  expect(german.shortcuts[0].name).toBe("Versichertenkarte");
  expect((await fetch(`${portal.url}/apple-touch-icon.png`)).status).toBe(200);
});
