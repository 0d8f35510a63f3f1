import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { detailsBinding } from "../../api/src/insurer/requests/kinds.ts";
import { axeFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (level: number, name?: string) =>
  page.getByRole("heading", { level, ...(name && { name }) }).first();

/** Goes on with Tab until what has the focus has this name. */
async function tabTo(name: RegExp): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await press("Tab");
    const names = await page
      .locator(":focus")
      .evaluateAll((found: { ariaLabel: string | null; id: string; textContent: string }[]) =>
        found.map((element) => element.ariaLabel ?? element.textContent),
      );
    const label = await page.evaluate<string>(
      "document.activeElement.labels?.[0]?.textContent ?? ''",
    );
    if ([...names, label].some((one) => name.test(one.trim()))) return;
  }
  throw new Error(`Tab reaches nothing named ${String(name)}`);
}

/** Documents that a customer of the seeded data has just sent, for the clerks to decide. */
async function giveToClerks(): Promise<void> {
  const { rows } = await portal.owner.query<{ id: string; number: number }>(
    "select id, insured_number as number from account where insured_number <> 0 order by id limit 1",
  );
  const [customer] = rows;
  for (let count = 0; count < 6; count++) {
    const id = randomUUID();
    const details = { filename: "scan.pdf", documentType: "DOCUMENT", files: [] };
    const sealed = portal.secrets.encrypt(detailsBinding(id), JSON.stringify(details));
    await portal.owner.query(
      `insert into interaction (id, account_id, insured_number, type, nature, status, details, language, decider, held_at, decide_by)
        values ($1, $2, $3, 'DOCUMENT', 'DOCUMENT', 'REQUEST', $4, 'fr', 'CLERK', now(), '2020-01-01')`,
      [id, customer?.id, customer?.number, sealed],
    );
    await portal.owner.query(
      "insert into interaction_status (interaction_id, account_id, position, status) values ($1, $2, 0, 'REQUEST')",
      [id, customer?.id],
    );
  }
}

const statusOf = async (id: string) =>
  (await portal.owner.query("select status, taken_by from interaction where id = $1", [id]))
    .rows[0];
const openId = () => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** The case that follows once this one is no longer shown. */
async function nextCase(after: string): Promise<string> {
  await page.waitForURL(
    (url) => /\/requests\/[\w-]+$/.test(url.pathname) && !url.href.includes(after),
  );
  // The list marks the row in the moment in which the earlier case is gone.
  await page.locator(`a[aria-current=page][href$="${openId()}"]`).waitFor();
  await page.getByRole("group", { name: "Décision" }).waitFor();
  return openId();
}

test("Z18 a clerk works for an hour by keyboard alone: sign-in, cases, many at once, a message, the palette and the keys", async () => {
  await giveToClerks();
  // All rows of the list are shown: a check of contrast does not see what is scrolled away.
  page = await portal.visit({ viewport: { width: 1280, height: 1600 } });
  await page.goto("/desk");
  await heading(1).waitFor();
  await tabTo(/^Nadia Perret/);
  await press("Enter");
  const shown = page.getByRole("status").filter({ hasText: /^\d{6}$/ });
  await page.keyboard.type((await shown.textContent()) ?? "");
  await press("Enter");
  await heading(1, "Demandes").waitFor();
  await heading(2, "En retard").waitFor();

  await press("j");
  await page.getByRole("group", { name: "Décision" }).waitFor();
  const asked = openId();
  await press("x");
  await says("1 sélectionnée");
  await press("y");
  await says("1 demande va être approuvée.");
  expect(await axeFindings(page)).toEqual([]);
  await press("z");
  await says("L’approbation de 1 demande est annulée.");
  expect((await statusOf(asked)).status).toBe("IN_PROGRESS");

  await press("d");
  // What is typed at once is the question: a space or a letter of it would close the dialog and approve.
  await page.getByRole("dialog").getByLabel("Votre question").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Dès quel jour ?");
  await tabTo(/^Envoyer la question/);
  await press("Enter");
  const noted = await nextCase(asked);
  expect((await statusOf(asked)).status).toBe("PENDING");

  await press("n");
  await page.keyboard.type("Appelée ce matin.");
  await tabTo(/^Ajouter la note/);
  await press("Enter");
  await page.getByText("Note de Nadia Perret").waitFor();
  await press("n", "Escape");
  await page.locator("textarea:focus").waitFor({ state: "detached" });
  await press("a");
  const refused = await nextCase(noted);
  expect((await statusOf(noted)).status).toMatch(/DONE|REFUSED/);

  await press("r");
  await page.getByRole("dialog", { name: "Refuser la demande" }).waitFor();
  await page
    .getByRole("dialog")
    .getByLabel(/^Motif/)
    .and(page.locator(":focus"))
    .waitFor();
  await press("ArrowDown", "ArrowDown");
  await tabTo(/^Refuser/);
  await press("Enter");
  const handed = await nextCase(refused);
  expect((await statusOf(refused)).status).toBe("REFUSED");

  await press("h");
  await page.getByRole("dialog", { name: "Transmettre la demande" }).waitFor();
  await page
    .getByRole("dialog")
    .getByLabel(/^À qui/)
    .and(page.locator(":focus"))
    .waitFor();
  await press("ArrowDown");
  await tabTo(/^Transmettre/);
  await press("Enter");
  await nextCase(handed);
  expect((await statusOf(handed)).taken_by).toBe("staff Reto Caduff");

  await press("Control+k");
  await page.getByRole("dialog", { name: "Aller à" }).waitFor();
  await page.keyboard.type("Messages");
  await press("Enter");
  await heading(1, "Messages").waitFor();
  await page.getByRole("region", { name: "Messages affichés" }).getByRole("link").first().waitFor();
  await press("j");
  await page.getByRole("group", { name: "Réponse" }).waitFor();
  const conversation = openId();
  expect(await axeFindings(page)).toEqual([]);
  await press("t", "ArrowDown");
  await page.locator("textarea:focus").waitFor();
  await press("End");
  await page.keyboard.type(" ");
  await press("Control+Enter");
  await says(/La réponse est envoyée|Complétez les passages/);
  if (await page.getByText("Complétez les passages").isVisible()) {
    await press("Control+a");
    await page.keyboard.type("Bonjour, oui, c’est possible.");
    await press("Control+Enter");
  }
  await says("La réponse est envoyée.");
  const { rows } = await portal.owner.query(
    "select author, author_name from conversation_message where conversation_id = $1 order by sent_at desc limit 1",
    [conversation],
  );
  expect(rows).toEqual([{ author: "INSURER", author_name: "Nadia Perret" }]);

  await press("Escape", "?");
  await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
  await press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
