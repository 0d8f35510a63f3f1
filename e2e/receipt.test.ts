import { randomUUID } from "node:crypto";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { tabTo } from "./harness/keyboard.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const TITLE = "C’est noté, nous vous appelons";
const notFound = (tab: Page) => tab.getByRole("heading", { level: 1, name: "Demande introuvable" });

test("J02 what was sent is a page: a reload, the way back and another tab show it again, and no other account sees it", async () => {
  page = await portal.visitAs("giulia@example.ch");
  await page.goto("/help-contact");
  await page.goto("/help-contact-phone");
  await page.getByRole("radio", { name: /L’après-midi/ }).check();
  await page.getByRole("button", { name: "Demander un appel" }).click();
  const receipt = await receiptOf(page, TITLE);
  expect(await page.title()).toContain("Demande envoyée");
  await receipt
    .getByText(new RegExp(`^Reçu le ${formatDate(todayInZurich(new Date()))}`))
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await receipt.getByRole("button", { name: "Copier la référence" }).click();
  await page.getByText("Référence copiée.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await receipt.getByText(copied, { exact: true }).waitFor();

  await page.reload();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await receipt.getByRole("link", { name: "Suivre cette demande" }).click();
  await page.getByRole("heading", { level: 1, name: "Suivi des demandes" }).waitFor();
  await page.goBack();
  await receiptOf(page, TITLE);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await second.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/help-contact");

  const stranger = await portal.visitAs("sofia@example.ch");
  await stranger.goto(address);
  await notFound(stranger).waitFor();
  await stranger.context().close();
  for (const request of [randomUUID(), "nonsense"]) {
    await page.goto(`/interactions/sent?request=${request}`);
    await notFound(page).waitFor();
  }
});

test("J02 the receipt says where the confirmation goes, and a question begins with its reference", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/order-card");
  await page.getByRole("radio", { name: "Mia Rochat", exact: true }).check();
  await page.getByText("Perdue", { exact: true }).click();
  await page.getByRole("button", { name: /^Commander/ }).click();
  const receipt = await receiptOf(page, "Votre commande est envoyée");
  await receipt.getByText(/Nous vous envoyons une confirmation à c•••@example\.ch\./).waitFor();
  const { rows: sent } = await portal.owner.query<{ template: string }>(
    "select template from message where interaction_id = $1 and channel = 'EMAIL'",
    [new URL(page.url()).searchParams.get("request")],
  );
  expect(sent.map(({ template }) => template)).toEqual(["veka.ordered"]);

  const reference = await receipt.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).innerText();
  await receipt.getByRole("link", { name: /Une question/ }).click();
  await page.getByRole("heading", { level: 1, name: "Nous écrire" }).waitFor();
  const message = page.getByRole("textbox", { name: "Votre message" });
  expect(await message.inputValue()).toBe(`Au sujet de ma demande ${reference}\u00A0:\n\n`);
  expect(await page.getByRole("radio", { name: "Mia Rochat" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: /Question générale|Général/ }).isChecked()).toBe(
    true,
  );
  // Invalid parameters of the address are ignored.
  await page.goto("/help-contact-write?type=NONSENSE&insured=8100450&reference=Payez-moi");
  await message.waitFor();
  expect(await message.inputValue()).toBe("");
  expect(await page.getByRole("main").getByRole("radio", { checked: true }).count()).toBe(0);
});

it("E04 a saved choice is undone by keyboard, through the same act", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/settings");
  const channel = page.getByRole("combobox", { name: "Nouveau message" });
  const before = await channel.inputValue();
  await channel.selectOption(before === "SMS" ? "EMAIL" : "SMS");
  const save = page.getByRole("button", { name: "Enregistrer" }).last();
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await page.getByText("Vos choix sont enregistrés").waitFor();
  const toasts = page.getByRole("region", { name: "Messages" });
  // It stays while the pointer is on it, regardless of the time that the Tab key takes.
  await toasts.getByText("Vos choix sont enregistrés").hover();
  await tabTo(page, toasts.getByRole("button", { name: "Annuler" }));
  await page.keyboard.press("Enter");
  await toasts.getByText(/^C’est annulé/).waitFor();
  await expect.poll(() => channel.inputValue()).toBe(before);
  await page.reload();
  expect(await channel.inputValue()).toBe(before);
});
