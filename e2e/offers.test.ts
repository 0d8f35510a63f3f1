import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

async function open(login: string, path: string): Promise<void> {
  await portal.owner.query("delete from business_offer_request");
  page = await portal.visitAs(login);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
const dialog = (name: string) => page.getByRole("dialog", { name });

test("S01 S02 the family's protection is asked for after a failure, once, and is closed from then on", async () => {
  await open("camille@example.ch", "/cyberprotect");
  for (const name of ["Accompagnement", "Soutien informatique", "Protection financière"])
    await page.getByRole("heading", { level: 3, name }).waitFor();
  await page.getByText("CHF 4.90 par mois").waitFor();
  await page.getByText("CHF 7.90 par mois").waitFor();
  expect(await page.locator("main details").count()).toBe(5);
  const asks = page.getByRole("button", { name: "Demander cette protection" });
  let failures = 1;
  const sent: unknown[] = [];
  await page.route(/operationName=RequestCyberprotect/, (route) => {
    sent.push(route.request().postDataJSON().variables);
    return failures-- > 0 ? route.abort() : route.continue();
  });
  await asks.last().click();
  const confirm = dialog("Demander la protection");
  await confirm.getByText("+41 79 555 01 12").waitFor();
  await confirm.getByText("camille@example.ch").waitFor();
  await confirm.getByRole("button", { name: "Envoyer la demande" }).click();
  await confirm.getByText(/n’est pas confirmée/).waitFor();
  await confirm.getByRole("button", { name: "Envoyer la demande" }).click();
  await dialog("Votre demande est envoyée").waitFor();
  expect(sent.at(-1)).toEqual({ metaData: [{ field: "family", value: "true" }] });
  await page.keyboard.press("Escape");
  await page.getByText(/Vous avez déjà demandé cette protection/).waitFor();
  expect(await asks.first().isDisabled()).toBe(true);
  expect(await asks.last().isDisabled()).toBe(true);
});

test("S02 who concludes no contracts, being under guardianship, reads so", async () => {
  await open("hannah@example.ch", "/cyberprotect");
  await page.getByRole("button", { name: "Demander cette protection" }).first().click();
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await page.getByText(/Seule la personne qui gère les contrats du ménage/).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("T01 H10 an offer of the homepage opens in the club with all that is told of it; one that is gone is told calmly", async () => {
  await open("camille@example.ch", "/");
  await page.getByRole("link", { name: "Abonnement aux bains thermaux" }).click();
  await page.waitForURL(/\/leclub\?offer=thermal-baths$/);
  await page.getByRole("heading", { level: 1, name: "Abonnement aux bains thermaux" }).waitFor();
  const main = page.locator("main");
  for (const text of ["– 20 %", "sur l’abonnement de dix entrées", "Bains du Mont"])
    await main.getByText(text).waitFor();
  await main.getByText("Route des Sources 4, 1892 Lavey").waitFor();
  const way = main.getByRole("link", { name: /Profiter de l’offre/ });
  expect(await way.getAttribute("href")).toBe("https://bains-du-mont.example/fr");
  expect(await main.getByRole("link", { name: /^bains-du-mont.example/ }).count()).toBe(1);
  await main.getByRole("link", { name: "Toutes les offres" }).click();
  const club = page.getByRole("region", { name: "Les offres du moment" });
  const pictured = club.getByRole("group").filter({ has: page.locator("img") });
  await expect.poll(() => pictured.count()).toBe(6);
  const site = main.getByRole("link", { name: /^Le Club sur notre site/ });
  expect(await site.getAttribute("href")).toContain("/fr/");
  expect(await page.getByRole("link", { name: /^Le Club/ }).count(), "once in the footer").toBe(2);
  await page.goto("/leclub?offer=long-gone");
  await main.getByText("Cette offre n’est plus disponible").waitFor();
  await club.getByRole("link", { name: "Une journée de ski en famille" }).click();
  await page.getByRole("heading", { level: 1, name: "Une journée de ski en famille" }).waitFor();
});
