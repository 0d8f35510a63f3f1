import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { aPdf, aPhotographWithPlace, aPicture } from "../api/test/corpus.ts";
import { openPdf } from "../api/test/pdf.ts";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());
const { rows: seededClaims } = await portal.owner.query<{ id: string }>("select id from claim");
const claimsOfBefore = seededClaims.map(({ id }) => id);

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, search = "") => {
  page = await portal.visitAs(login);
  await page.goto(`/documents/send${search}`);
  await page.getByRole("heading", { level: 1, name: "Envoyer des documents" }).waitFor();
};
interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const pdf = (name: string): Given => ({ name, mimeType: "application/pdf", buffer: aPdf() });
const photo = (name: string, buffer: Buffer): Given => ({ name, mimeType: "image/jpeg", buffer });
const choose = (...files: Given[]) => page.locator("input[type=file]").setInputFiles(files);
const button = (name: string | RegExp) => page.getByRole("button", { name });
/** Its size shows once it is there; a file that failed can be removed as well. */
const arrived = (name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: button(`Retirer ${name}`) })
    .getByText(/\d\s[KM]o$/)
    .waitFor();
const press = () => button("Envoyer").click();
const photos = async () =>
  (await page.getByRole("img", { name: /^Photo \d/ }).all()).map((one) => one.getAttribute("alt"));
const order = async () => (await Promise.all(await photos())).map((alt) => alt?.split(", ")[1]);
const sentFiles = async () =>
  (
    await portal.owner.query<{ filename: string; content: Buffer; claimed_by: string | null }>(
      "select filename, content, claimed_by from uploaded_file order by created_at",
    )
  ).rows;

test("L04 A38 a PDF is sent for one of several people; the form says what is missing, sends once, and asks how it went", async () => {
  await open("camille@example.ch");
  const allowed = { name: "cookie_settings", value: "analytics=1&marketing=0", url: portal.url };
  await page.context().addCookies([allowed]);
  await press();
  await page.getByText("Ajoutez au moins un document.").first().waitFor();
  expect(await page.getByText("Ce champ est obligatoire.").count()).toBeGreaterThan(1);
  const offered = await page.getByLabel("Pour qui").locator("option").allInnerTexts();
  expect(offered.length).toBeGreaterThan(2);
  await page.getByText("Bon de délégation").last().click();
  await page.getByText(/vous adresse à un spécialiste/).waitFor();
  const drop = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(bytes)], "facture.pdf", { type: "application/pdf" }),
      );
      return data;
    },
    [...aPdf()],
  );
  await button("Choisir des fichiers").dispatchEvent("drop", { dataTransfer: drop });
  await arrived("facture.pdf");
  await page.getByLabel("Pour qui").selectOption({ label: "Luca Rochat" });
  await page.getByRole("radio", { name: "Facture de l’étranger" }).check();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/mobile-gw/")) calls.push(request.url());
  });
  await button("Envoyer").dblclick();
  const thanks = page.getByRole("heading", { name: "Merci, votre document est arrivé" });
  await thanks.waitFor();
  expect(await thanks.evaluate((title) => title === document.activeElement)).toBe(true);
  await page.getByText(/^Facture de l’étranger pour Luca Rochat/).waitFor();
  await page.getByText("en règle générale dans les 10 jours ouvrables").waitFor();
  // Another adult's bills are theirs alone: whoever sends one in follows the request.
  const follow = page.getByRole("link", { name: "Suivre ma demande" });
  expect(await follow.getAttribute("href")).toBe("/interactions");
  const survey = page.getByRole("complementary", { name: "Votre avis" });
  await survey.getByText("Comment s’est passé l’envoi de vos documents ?").waitFor();
  await survey.getByRole("button", { name: "Fermer" }).click();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain("documentType=FOREIGN_INVOICE");
  expect((await sentFiles()).map((file) => Boolean(file.claimed_by))).toEqual([true]);
  await button("Envoyer d’autres documents").click();
  await button("Choisir des fichiers").waitFor();
});

test("L04 photos are ordered, turned and removed by keyboard, and become one PDF that we accept", async () => {
  await open("camille@example.ch", "?documentType=DOCUMENT");
  expect(await page.getByRole("radio", { name: "Autre document" }).isChecked()).toBe(true);
  await choose(
    photo("un.jpg", await aPicture("jpeg", 3000, 4000)),
    photo("deux.png", await aPicture("png", 300, 200)),
    photo("trois.jpg", await aPhotographWithPlace()),
    photo("quatre.heic", Buffer.from("ftypheic")),
    photo("cinq.jpg", Buffer.from("no picture")),
  );
  await page.getByText(/quatre\.heic est au format HEIC/).waitFor();
  await page.getByText(/cinq\.jpg ne s’ouvre pas/).waitFor();
  await expect.poll(order).toEqual(["un.jpg", "deux.png", "trois.jpg"]);
  const later = button("Reculer la photo 1, un.jpg");
  await later.focus();
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["deux.png", "un.jpg", "trois.jpg"]);
  const named = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(named).toBe("Reculer la photo 2, un.jpg");
  await page
    .getByRole("status")
    .getByText("La photo 1 est maintenant en position 2 sur 3.")
    .waitFor();
  await button("Tourner la photo 1, deux.png").press("Space");
  await page
    .getByRole("img", { name: "Photo 3, trois.jpg" })
    .dragTo(page.getByRole("img", { name: "Photo 1, deux.png" }));
  await expect.poll(order).toEqual(["trois.jpg", "deux.png", "un.jpg"]);
  await press();
  await page
    .getByText(/Vos photos ne sont pas encore ajoutées/)
    .last()
    .waitFor();
  await button("Retirer la photo 3, un.jpg").press("Enter");
  const files = page.getByRole("group", { name: "Vos documents" }).last();
  await expect.poll(() => files.evaluate((one) => one === document.activeElement)).toBe(true);
  await button("Faire un PDF de mes 2 photos").focus();
  await button("Faire un PDF de mes 2 photos").press("Enter");
  await page.getByText(/^photos-\d{4}-\d\d-\d\d\.pdf$/).waitFor();
  await button(/^Retirer photos-/).waitFor();
  await expect.poll(() => files.evaluate((one) => one === document.activeElement)).toBe(true);
  const made = (await sentFiles()).at(-1)?.content ?? Buffer.alloc(0);
  expect((await openPdf(made)).pages).toBe(2);
  const text = made.toString("latin1");
  expect(text).not.toContain("SecretCamera");
  const boxes = [...text.matchAll(/\/Width (\d+) \/Height (\d+)/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)])).toEqual([
    [20, 40],
    [200, 300],
  ]);

  // Twenty pages make one PDF; what is too much is named, and the next PDF has a name of its own.
  const small = await aPicture("png", 4, 4);
  await choose(...Array.from({ length: 21 }, (_, index) => photo(`page-${index + 1}.png`, small)));
  await page.getByText(/page-21\.png ne peut pas être ajoutée.*au maximum 20 photos/).waitFor();
  await button("Faire un PDF de mes 20 photos").click();
  await button(/^Retirer photos-\S+-2\.pdf$/).waitFor();
});

test("L04 nobody is offered who is on the account for information alone", async () => {
  await open("oliver@example.ch");
  const offered = await page.getByLabel("Pour qui").locator("option").allInnerTexts();
  expect(offered.slice(1)).toEqual(["Oliver Smith", "Amelia Smith"]);
});

test("L04 a broken connection is told and tried again; who leaves with files is asked first", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await page.clock.install();
  await page.goto("/documents");
  await page.getByRole("link", { name: "Envoyer des documents" }).click();
  await button("Choisir des fichiers").waitFor();
  await choose(pdf("annexe.pdf"));
  await arrived("annexe.pdf");
  await page.route(/\/v1\/files/, (route) => route.abort());
  await choose(pdf("facture.pdf"));
  const told = page.getByText(/la connexion a été interrompue/);
  // Time passes for the page until it has given up.
  await expect
    .poll(async () => {
      await page.clock.runFor(3_500);
      return told.isVisible();
    })
    .toBe(true);
  await page.getByRole("radio", { name: "Facture", exact: true }).check();
  let calls = 0;
  page.on("request", (request) => (calls += request.url().includes("/mobile-gw/") ? 1 : 0));
  await press();
  await page
    .getByText(/Un fichier n’a pas pu être chargé/)
    .last()
    .waitFor();
  expect(calls, "nothing is sent in part").toBe(0);
  await page.unroute(/\/v1\/files/);
  await button("Charger à nouveau facture.pdf").click();
  await arrived("facture.pdf");
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Quitter sans envoyer" });
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await page.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Annuler" }).click();
  expect(new URL(page.url()).pathname).toBe("/documents/send");
  await arrived("facture.pdf");
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await dialog.getByRole("button", { name: "Quitter la page" }).click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
});

test("L04 by keyboard alone a bill is sent although 409, 500 and silence come first, once, and is followed to its statement", async () => {
  // Another try finds what the one before has sent.
  const before = (await claims()).length;
  // With a worker of the page between them, the browser may send what no route here gets to see.
  page = await portal.visitAs("urs@example.ch", { locale: "fr", serviceWorkers: "block" });
  await page.clock.install();
  await page.goto("/documents/send");
  const chooser = page.waitForEvent("filechooser");
  await button("Choisir des fichiers").press("Enter");
  await (await chooser).setFiles([pdf("facture.pdf")]);
  await arrived("facture.pdf");
  const invoice = page.getByRole("radio", { name: "Facture", exact: true });
  await tabTo("input[type=radio]");
  await page.keyboard.press("Space");
  expect(await invoice.isChecked()).toBe(true);
  await tabTo("button[type=submit]");
  const answers = [
    async (route: Route) => route.fulfill({ status: 409, json: { code: "CONFLICT" } }),
    async (route: Route) => route.fulfill({ status: 500, json: { code: "UNEXPECTED" } }),
    // It reaches us, and its answer reaches nobody.
    async (route: Route) => void (await route.fetch()),
  ];
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  for (const answer of answers) {
    await page.route(/\/mobile-gw\//, answer, { times: 1 });
    const asked = page.waitForRequest(/\/mobile-gw\//);
    await page.keyboard.press("Enter");
    await asked;
    if (answer === answers[2]) {
      await expect.poll(claims).toHaveLength(before + 1);
      await page.clock.runFor(21_000);
    }
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await arrived("facture.pdf");
    expect(await invoice.isChecked(), "nothing is lost").toBe(true);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("type"));
    if (focused !== "submit") await tabTo("button[type=submit]");
    await page.locator("button[type=submit]:focus:not([aria-disabled])").waitFor();
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Merci, votre document est arrivé" }).waitFor();
  expect(await claims(), "sent once").toHaveLength(before + 1);
  await tabTo("a[href='/reimbursements']");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Remboursements" }).waitFor();
  const bill = page.getByRole("listitem").filter({ hasText: "Facture que vous avez envoyée" });
  await bill
    .getByText(/le remboursement est prévu pour le \d\d\.\d\d\.\d{4}/)
    .first()
    .waitFor();
  await expect.poll(async () => (await claims())[0]?.status, { timeout: 20_000 }).toBe("SETTLED");
  const number = (await claims())[0]?.statement_number;
  await page.clock.runFor(16_000);
  await page
    .getByRole("table", { name: /^Décomptes/ })
    .getByRole("rowheader", { name: new RegExp(`^${number}`) })
    .waitFor();
});

/** Presses Tab until something takes the focus, as somebody without a mouse does. */
async function tabTo(selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** What Urs has sent in since the tests began. */
const claims = async () =>
  (
    await portal.owner.query<{ status: string; statement_number: string | null }>(
      `select c.status, s.statement_number from claim c left join statement s on s.id = c.statement_id
       where c.insured_number = 3907112 and c.interaction_id is not null and c.id <> all($1)`,
      [claimsOfBefore],
    )
  ).rows;
