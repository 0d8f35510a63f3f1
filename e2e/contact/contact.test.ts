import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { randomUUID } from "node:crypto";
import { MOST_UNANSWERED, sameText } from "@portal/model/contact/conversations.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, onTestFinished, test } from "vitest";
import { runOperator } from "../../api/src/commands/operator/run-operator.ts";
import { contentBinding, textHash } from "../../api/src/insurer/conversations/content.ts";
import { aPdf, aPicture } from "../../api/test/corpus.ts";
import { testSecrets } from "../../api/test/database.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, path: string, heading: string) => {
  page = await portal.visitAs(login);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
const message = () => page.getByRole("textbox", { name: "Votre message" });
const subject = (name: RegExp) => page.getByRole("radio", { name });
const said = () => page.getByRole("list", { name: "Échange" }).getByRole("article");
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: aPdf() });

const env = {
  ...process.env,
  DATABASE_URL: portal.databaseUrl,
  SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
};
async function operator(...args: string[]): Promise<string> {
  const { lines, problem } = await runOperator(["conversations", ...args], env);
  if (problem) throw new Error(problem);
  return lines.join("\n");
}

test("P03 what a customer writes is answered: kept, sent, answered, unread, read, and replied to", async () => {
  const question = `Les lunettes de Mia sont-elles prises en charge ? ${Date.now()}`;
  await open("camille@example.ch", "/help-contact-write", "Nous écrire");
  await subject(/Prestations/).check();
  await page.getByRole("radio", { name: "Mia Rochat" }).check();
  const kept = page.waitForResponse(
    (answer) => answer.url().includes("/v1/drafts/") && answer.request().method() === "PUT",
  );
  await message().fill(question);
  await kept;
  await page.reload();
  await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
  expect(await message().inputValue(), "a draft outlives the page").toBe(question);

  await page.locator("input[type=file]").setInputFiles(pdf("ordonnance.pdf"));
  await page.getByRole("button", { name: "Retirer ordonnance.pdf" }).waitFor();
  await button("Envoyer").click();
  const receipt = await receiptOf(page, "Votre message est envoyé");
  const within = formatDate(moveDay(todayInZurich(new Date()), { days: 15 }));
  await receipt.getByText(`d’ici au ${within}`).waitFor();
  await receipt.getByRole("link", { name: "Notre réponse" }).click();
  await said().getByText(question).waitFor();
  await said()
    .getByRole("link", { name: /ordonnance\.pdf/ })
    .waitFor();
  await page.getByText("En attente de notre réponse").waitFor();
  const conversation = new URL(page.url()).searchParams.get("conversation") ?? "";

  await page.getByRole("main").getByRole("link", { name: "Mes messages" }).click();
  const card = page.getByRole("article").filter({ hasText: "Mia Rochat" }).first();
  await card.getByText("En attente de notre réponse").waitFor();
  const staff = ["--by", "Nadia Perret", "--department", "Prestations"];
  await operator("answer", conversation, "--text", "Oui, CHF 180 par an.", ...staff);
  await card.getByText("Nouvelle réponse").waitFor();
  await card.getByText(/Nadia Perret, Prestations/).waitFor();
  await card.getByRole("link").click();
  await said().nth(1).getByText("Oui, CHF 180 par an.").waitFor();
  await said().nth(1).getByText("Nouveau").waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

  await message().fill("Merci beaucoup");
  await button("Envoyer").click();
  await said().nth(2).getByText("Merci beaucoup").waitFor();
  expect(await message().inputValue()).toBe("");
  await page.goBack();
  await card.getByText("En attente de notre réponse").waitFor();
  expect(await operator("read", conversation)).toContain("Merci beaucoup");

  await page.getByRole("button", { name: /Notifications/ }).click();
  await page.getByRole("link", { name: "Lire la réponse" }).first().click();
  await said().first().waitFor();
  expect(page.url()).toContain("/messages?conversation=");
});

it("P03 a photo that cannot be read stops the message until it is taken out; one of 48 megapixels goes along as a PDF", async () => {
  await open("giulia@example.ch", "/help-contact-write", "Nous écrire");
  await subject(/Prestations/).check();
  await message().fill(`Voici la photo de l’ordonnance, merci. ${Date.now()}`);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles([{ name, mimeType, buffer }]);
  let calls = 0;
  page.on("request", (request) => (calls += request.url().includes("/contact/message") ? 1 : 0));
  await choose("IMG_1.heic", "image/heic", Buffer.from("ftypheic"));
  await page.getByText(/IMG_1\.heic est au format HEIC/).waitFor();
  await button("Envoyer").click();
  await page
    .getByText(/Un fichier n’a pas pu être joint/)
    .first()
    .waitFor();
  expect(calls, "nothing is sent in part").toBe(0);
  await button("Retirer IMG_1.heic").click();
  await choose("IMG_2.jpg", "image/jpeg", await aPicture("jpeg", 8064, 6048));
  await button("Faire un PDF de ma photo").click();
  await page.getByRole("button", { name: /^Retirer photos-/ }).waitFor();
  await button("Envoyer").click();
  const receipt = await receiptOf(page, "Votre message est envoyé");
  await receipt.getByRole("link", { name: "Notre réponse" }).click();
  await said()
    .getByRole("link", { name: /photos-.*\.pdf/ })
    .waitFor();
});

it("P03 the same question leads to its conversation, and what was typed stays", async () => {
  const question = `Puis-je payer par mois ? ${Date.now()}`;
  await open("sofia@example.ch", "/help-contact-write?type=PAYMENTS", "Nous écrire");
  expect(await subject(/Factures et paiements/).isChecked(), "as the address says").toBe(true);
  for (const _time of ["first", "again"]) {
    await subject(/Factures et paiements/).check();
    await message().fill(question);
    await button("Envoyer").click();
    if (_time === "again") break;
    const receipt = await receiptOf(page, "Votre message est envoyé");
    await receipt.getByRole("link", { name: "Écrire un autre message" }).click();
  }
  const told = dialog("Vous nous avez déjà posé cette question");
  expect(await message().inputValue()).toBe(question);
  await told.getByRole("link", { name: "Ouvrir l’échange" }).click();
  await button("Quitter la page").click();
  await said().getByText(question).waitFor();
});

test("P03 P04 an affiliated adult is offered three subjects, and waits for answers after many messages", async () => {
  await hasManyWaiting(4218731);
  await portal.owner.query("update account set first_connection_at = now()");
  await open("luca@example.ch", "/help-contact-write", "Nous écrire");
  const offered = await page
    .getByRole("main")
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value")));
  expect(offered).toEqual(["GENERAL", "OFFERS", "BENEFITS"]);
  await subject(/Question générale/).check();
  await message().fill("court");
  await button("Envoyer").click();
  await page
    .getByText(/Écrivez au moins 10 caractères/)
    .first()
    .waitFor();
  await message().fill("Une question de plus, s’il vous plaît");
  await button("Envoyer").click();
  await dialog("Nous vous devons encore des réponses")
    .getByText(/10 de vos messages/)
    .waitFor();
});

test("P02 P06 a broker comes first, and a call that is asked for is found in tracking and taken back", async () => {
  await portal.owner.query("update interaction set business_key = null where type = 'CALLBACK'");
  await open("giulia@example.ch", "/help-contact-phone", "Numéros de téléphone");
  const lines = page.getByRole("heading", { level: 3 });
  await lines.first().waitFor();
  expect((await lines.allTextContents()).slice(0, 2)).toEqual([
    "Marco Fontana",
    "Service clients Cervin",
  ]);
  expect(await page.getByRole("link", { name: /Appeler Marco Fontana/ }).getAttribute("href")).toBe(
    "tel:+41915556110",
  );
  const number = page.getByRole("textbox", { name: "Numéro de téléphone" });
  expect(await number.inputValue(), "hers is suggested").toMatch(/^\+41 79 /);
  await button("Demander un appel").click();
  await page.getByText("Ce champ est obligatoire.").first().waitFor();
  await page.getByRole("radio", { name: /L’après-midi/ }).check();
  const about = `Ma polizza ${Date.now()}`;
  await page.getByRole("textbox", { name: /De quoi s’agit-il/ }).fill(about);
  await button("Demander un appel").click();
  const noted = await receiptOf(page, "C’est noté, nous vous appelons");
  await noted.getByText("L’après-midi").waitFor();
  const day = await noted
    .getByRole("definition")
    .filter({ hasText: /^[\d.]{10}$/ })
    .innerText();
  await noted.getByRole("link", { name: "Suivre cette demande" }).click();
  const row = page.getByRole("row").filter({ hasText: "Rappel téléphonique" }).first();
  await page.getByText(about).waitFor();
  await page.getByText("L’après-midi").waitFor();
  const told = page.getByRole("main").locator("dd").filter({ hasText: day });
  expect(await told.count(), "the day that was promised").toBeGreaterThan(0);
  await button("Retirer la demande").click();
  await dialog(/.+/).getByRole("button", { name: "Retirer" }).click();
  await row.getByText("Retirée").waitFor();
});

/** Gives an account the most unanswered messages that are allowed; they are deleted after the test. */
async function hasManyWaiting(insuredNumber: number): Promise<void> {
  const { owner } = portal;
  const ids = Array.from({ length: MOST_UNANSWERED }, () => randomUUID());
  onTestFinished(async () => {
    await owner.query("delete from conversation where id = any($1)", [ids]);
  });
  for (const id of ids) {
    const text = `Question ${id}`;
    await owner.query(
      `insert into conversation (id, account_id, insured_number, subject_code)
       select $1, id, $2, 'GENERAL' from account where insured_number = $2`,
      [id, insuredNumber],
    );
    await owner.query(
      `insert into conversation_message (id, conversation_id, account_id, author, content, text_hash)
       select $1, $1, account_id, 'CUSTOMER', $2, $3 from conversation where id = $1`,
      [
        id,
        testSecrets.encrypt(contentBinding(id), JSON.stringify({ text, attachments: [] })),
        textHash(testSecrets, sameText(text)),
      ],
    );
  }
}
