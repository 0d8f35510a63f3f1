import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { confirmWithCode } from "./harness/one-time-code.ts";
import { aPdf } from "../api/test/corpus.ts";
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
  await urs.getByRole("button", { name: /^Ce qui a été fait/ }).click();
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

/** Camille's own tab, in which she acts for Urs. */
async function actsForUrs(): Promise<Page> {
  const camille = await visit("camille@example.ch");
  await camille.goto("/representatives");
  await camille.getByRole("button", { name: "Ouvrir l’espace client de Urs Ammann" }).click();
  await banner(camille).getByText("Urs Ammann").waitFor();
  return camille;
}

test("V19 Camille sends a bill and a message for Urs, sees what she sent alone, and he reads who it was", async () => {
  await portal.owner.query("delete from representation");
  await hasRepresentation(portal, { owner: 3907112, representative: 4218730, scope: "SEND" });
  const camille = await actsForUrs();
  await camille.getByRole("main").getByRole("link", { name: "Envoyer des documents" }).click();
  await camille.getByRole("heading", { level: 1, name: "Envoyer des documents" }).waitFor();
  const bill = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
  await camille.locator("input[type=file]").setInputFiles(bill);
  await camille.getByRole("button", { name: "Retirer facture.pdf" }).waitFor();
  await camille.getByText(/\d\s[KM]o$/).waitFor();
  await camille.getByRole("radio", { name: "Autre document" }).check();
  await camille.getByRole("button", { name: "Envoyer" }).click();
  await camille.getByText(/une confirmation à Urs Ammann/).waitFor();
  await camille.goto("/help-contact-write?type=GENERAL");
  await camille.getByLabel("Votre message").fill("Quand arrive la nouvelle carte de Urs ?");
  await camille.getByRole("button", { name: "Envoyer" }).click();
  await camille.getByText(/une confirmation à Urs Ammann/).waitFor();
  await camille.goto("/interactions");
  const sent = camille.getByRole("main").getByRole("row");
  await sent.nth(2).waitFor();
  expect(await sent.count(), "a heading and the two requests").toBe(3);

  const urs = await visit("urs@example.ch");
  await urs.goto("/messages");
  await urs.getByText(/nouvelle carte de Urs/).waitFor();
  await urs.getByText("Camille Rochat").first().waitFor();
});

test("V19 what was typed stays when the representation ends before it is sent", async () => {
  await portal.owner.query("delete from representation");
  const id = await hasRepresentation(portal, {
    owner: 3907112,
    representative: 4218730,
    scope: "SEND",
  });
  const camille = await actsForUrs();
  await camille.goto("/help-contact-write?type=GENERAL");
  const message = camille.getByLabel("Votre message");
  await message.fill("Une question qui ne part pas.");
  await portal.owner.query(
    "update representation set ended_at = now(), ended_by = 'OWNER' where id = $1",
    [id],
  );
  await camille.getByRole("button", { name: "Envoyer" }).click();
  const dialog = camille.getByRole("dialog");
  await dialog.getByText(/Rien n’a été envoyé/).waitFor();
  await dialog.getByText("Fermer", { exact: true }).click();
  expect(await message.inputValue()).toBe("Une question qui ne part pas.");
  const { rows } = await portal.owner.query(
    "select from interaction where representation_id = $1",
    [id],
  );
  expect(rows).toEqual([]);
});

test("V19 Urs lets Giulia send too, she accepts, and he takes it back with one press", async () => {
  await portal.owner.query("delete from representation");
  await hasRepresentation(portal, { owner: 3907112, representative: 5120044 });
  const urs = await visit("urs@example.ch");
  await urs.goto("/representatives");
  const change = () => urs.getByRole("button", { name: /^Modifier l’étendue/ }).click();
  const choose = async (name: string) => {
    await urs.getByRole("dialog").getByRole("radio", { name, exact: true }).check();
    await urs.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
  };
  await change();
  await choose("Consulter et envoyer");
  await confirmWithCode(urs, portal);
  await urs.getByText(/Vous avez demandé à cette personne d’accepter/).waitFor();
  const giulia = await visit("giulia@example.ch");
  await giulia.goto("/representatives");
  await giulia.getByRole("button", { name: /^Accepter ce que Urs Ammann/ }).click();
  await confirmWithCode(giulia, portal);
  await giulia.getByText("Vous pouvez : consulter et envoyer.").waitFor();
  await urs.reload();
  await urs.getByText("Peut : consulter et envoyer.").waitFor();
  await change();
  await choose("Consulter");
  await urs.getByText("Peut : consulter.").waitFor();
});
