import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { aPdf } from "../api/test/corpus.ts";
import { openPortal } from "./harness/portal.ts";
import { ask, clerk, clerksRequest, question } from "./harness/questions.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const SOFIA = "sofia@example.ch";
const opened = (id: string) => `/interactions?request=${id}`;
const field = (on = page) => on.getByRole("textbox", { name: "Votre réponse" });
const send = (on = page) => on.getByRole("button", { name: "Envoyer la réponse" });
const upload = (on = page) => on.locator('main input[type="file"]').first();
/** A form whose file is still on its way is held, and sent by the next press. */
async function sendOnceUploaded(): Promise<void> {
  const before = await field().count();
  await expect
    .poll(async () => {
      // The form may leave between the two.
      if ((await field().count()) === before)
        await send()
          .click({ timeout: 2_000 })
          .catch(() => {});
      return field().count();
    })
    .toBe(0);
}

test("J03 a question waits on the homepage, is answered with a file, and a second one follows", async () => {
  const id = await clerksRequest(portal, SOFIA);
  await ask(portal, id);
  page = await portal.visitAs(SOFIA);
  await page.goto("/");
  await page.getByRole("link", { name: /Nous avons une question sur votre demande/ }).click();
  await page.getByText(question.fr).waitFor();
  await page.getByText("Réponse attendue").waitFor();
  // Nothing is sent without a word or a file.
  await send().click();
  await page.getByRole("alert").or(page.getByText("Ce champ est obligatoire.")).first().waitFor();
  await field().fill("Le matin, au 079 555 12 34.");
  await upload().setInputFiles({
    name: "horaire.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(aPdf()),
  });
  await page.getByText("horaire.pdf").first().waitFor();
  await sendOnceUploaded();
  await page.getByText("Le matin, au 079 555 12 34.").waitFor();
  await page.getByRole("link", { name: /horaire\.pdf/ }).waitFor();
  expect(await field().count()).toBe(0);
  expect(await page.getByText("Réponse attendue").count()).toBe(0);

  await ask(portal, id, "--document");
  // The open page shows it without a reload.
  await field().waitFor();
  await field().fill("Je n’ai pas de document.");
  await send().click();
  await page.getByText("Joignez le document demandé.").first().waitFor();
  await upload().setInputFiles({
    name: "preuve.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(aPdf()),
  });
  await page.getByText("preuve.pdf").first().waitFor();
  await sendOnceUploaded();
  await page.getByRole("link", { name: /preuve\.pdf/ }).waitFor();
  await page.reload();
  await page.getByText("Je n’ai pas de document.").waitFor();
  expect(await page.getByText(question.fr).count()).toBe(2);
});

test("J03 what was typed survives a lost network and a reload, and is sent once", async () => {
  const id = await clerksRequest(portal, SOFIA);
  await ask(portal, id);
  page = await portal.visitAs(SOFIA);
  await page.goto(opened(id));
  await field().fill("Plutôt le soir");
  await expect
    .poll(async () => {
      const { rows } = await portal.owner.query(
        "select from draft where form like 'interactions.answer.%' and content is not null",
      );
      return rows.length;
    })
    .toBe(1);
  await page.context().setOffline(true);
  await send().click();
  await page.getByRole("dialog").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await field().inputValue()).toBe("Plutôt le soir");
  await page.context().setOffline(false);
  await page.reload();
  await field().waitFor();
  await expect.poll(() => field().inputValue()).toBe("Plutôt le soir");
  await send().dblclick();
  await page.getByText("Votre réponse est envoyée.").first().waitFor();
  const { rows } = await portal.owner.query(
    "select from interaction_status where interaction_id = $1 and status = 'IN_PROGRESS'",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test("J03 a request that was withdrawn in another tab takes no answer, and says so", async () => {
  const id = await clerksRequest(portal, SOFIA);
  await ask(portal, id);
  page = await portal.visitAs(SOFIA);
  await page.goto(opened(id));
  await field().fill("Demain");
  // The page does not hear of it: its events are cut.
  await portal.owner.query(
    "update request_question set closed_at = now() where interaction_id = $1",
    [id],
  );
  await send().click();
  const told = page.getByRole("dialog", { name: "Votre réponse n’a pas été envoyée" });
  await told.waitFor();
  await told.getByRole("button", { name: "Fermer" }).last().click();
  await page.getByText("Aucune réponse n’est plus nécessaire.").waitFor();
  expect(await field().count()).toBe(0);
});

test("J03 a refusal is read in the language of the page", async () => {
  const id = await clerksRequest(portal, SOFIA);
  await clerk(portal, "refuse", id, "--code", "INCOMPLETE", "--yes");
  page = await portal.visitAs(SOFIA, { locale: "de-CH" });
  await page.goto(opened(id));
  await page.getByText("Für die Bearbeitung fehlen Angaben oder Unterlagen.").waitFor();
});
