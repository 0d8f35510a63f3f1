import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { confirmWithCode } from "./harness/one-time-code.ts";
import { openPortal } from "./harness/portal.ts";
import { hasRepresentation } from "./harness/represents.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});
async function visit(login: string): Promise<Page> {
  const page = await portal.visitAs(login);
  pages.push(page);
  return page;
}
const banner = (page: Page) => page.getByRole("complementary", { name: "Représentation" });

test("V10 V13 V15 V18 Urs invites Giulia, she accepts and sees his pages under a banner, and he ends it at once", async () => {
  const urs = await visit("urs@example.ch");
  await urs.goto("/representatives");
  await urs.getByText("Personne ne vous représente").waitFor();
  await urs.getByLabel("Nom de famille de la personne").fill("bernasconi");
  await urs.getByLabel("Adresse e-mail avec laquelle elle se connecte").fill("giulia@example.ch");
  await urs.getByLabel("Qui est cette personne pour vous ?").selectOption("FIDUCIARY");
  await urs.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await confirmWithCode(urs, portal);
  await urs.getByText("l’invitation l’attend").waitFor();
  const given = urs.getByRole("region", { name: "Qui vous représente" });
  await given.getByText("giulia@example.ch").waitFor();

  const giulia = await visit("giulia@example.ch");
  await giulia.goto("/representatives");
  await giulia.getByRole("button", { name: "Accepter la demande de Urs Ammann" }).click();
  await confirmWithCode(giulia, portal);
  await giulia.getByRole("button", { name: "Ouvrir l’espace client de Urs Ammann" }).click();
  await banner(giulia).getByText("Urs Ammann").waitFor();
  await giulia.getByRole("heading", { level: 1, name: "Urs Ammann" }).waitFor();
  await giulia.getByRole("main").getByRole("link", { name: "Documents" }).click();
  await banner(giulia).waitFor();
  const document = giulia.getByRole("main").locator("a[href*='/binary/']").first();
  const file = await giulia.request.get((await document.getAttribute("href")) ?? "", {
    headers: {
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    },
  });
  expect(file.headers()["content-type"]).toBe("application/pdf");
  await giulia.goto("/profile");
  await giulia.getByRole("heading", { level: 1, name: "Urs Ammann" }).waitFor();

  await urs.reload();
  await urs.getByRole("button", { name: /^Ce qui a été consulté/ }).click();
  await given.getByText(/Documents/).waitFor();
  await urs
    .getByRole("button", { name: "Mettre fin à la représentation avec Giulia Bernasconi" })
    .click();
  await urs.getByRole("dialog").getByRole("button", { name: "Mettre fin" }).click();
  await given.getByText(/vous y avez mis fin/).waitFor();

  await giulia.getByRole("main").getByRole("link", { name: "Contrat" }).first().click();
  await giulia.getByText("Cette représentation est terminée").waitFor();
  expect(await banner(giulia).count()).toBe(0);
});

test("V18 a tab that was open before keeps showing one's own pages, and asks for no one else", async () => {
  const id = await hasRepresentation(portal, { owner: 3907112, representative: 4218730 });
  const own = await visit("camille@example.ch");
  await own.goto("/documents");
  await own.getByRole("heading", { level: 1 }).waitFor();
  const other = await own.context().newPage();
  await other.goto("/representatives");
  await other.getByRole("button", { name: "Ouvrir l’espace client de Urs Ammann" }).click();
  await banner(other).waitFor();
  const asked = own.waitForRequest((one) => one.url().includes("operationName=Contracts"));
  await own.getByRole("banner").getByRole("link", { name: "Contrat" }).click();
  expect((await asked).headers()["x-representation"]).toBeUndefined();
  await own.getByText("Camille").first().waitFor();
  expect(await banner(own).count()).toBe(0);
  await other.getByRole("button", { name: "Retour à mon espace client" }).click();
  await other.getByRole("heading", { level: 1, name: "Représentation" }).waitFor();
  expect(id).toHaveLength(36);
});
