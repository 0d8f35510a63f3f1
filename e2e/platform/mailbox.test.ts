import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "6" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const button = (name: string | RegExp) => page.getByRole("button", { name });
const mailbox = () => page.getByRole("dialog", { name: "E-mails et SMS" });
const codesOf = async (insuredNumber: number) =>
  (
    await portal.owner.query(
      `select from message join account on account.id = account_id
       where template = 'confirmation.code' and account.insured_number = $1`,
      [insuredNumber],
    )
  ).rowCount;

it("C05 a complement is changed to the end in a demonstration: what was typed and the code outlive a reload", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/profile?activeTab=postals");
  await button("Modifier").click();
  const search = page.getByRole("combobox", { name: "Adresse" });
  expect(await search.inputValue(), "the present address stands there").toMatch(/ \d+, \d{4} \S/);
  const complement = page.locator("form").getByLabel("Complément");
  await complement.fill("c/o Famille Favre");
  // The click comes before the debounce of the draft has passed.
  await button("Enregistrer").click();
  const dialog = page.getByRole("dialog", { name: "Confirmer avec un code" });
  await dialog.getByRole("button", { name: /Utiliser le code \d{6}/ }).waitFor();
  await page.reload();
  await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
  expect(await complement.inputValue()).toBe("c/o Famille Favre");

  await button("Enregistrer").click();
  await dialog.getByText(/voici le code que vous auriez reçu/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: /Utiliser le code \d{6}/ }).click();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  expect(await codesOf(4218730), "the code of before was still good").toBe(1);

  // Without a reload, the notice disappears when the request is treated.
  const pending = page.getByText("Un changement d’adresse est en cours de traitement");
  await pending.waitFor();
  await pending.waitFor({ state: "detached" });
  await page.getByText("c/o Famille Favre").waitFor();
  await button("Modifier").waitFor();
});

test("in a demonstration the customer's own messages are one click away on every page, the newest first", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/profile?activeTab=financials");
  await button("E-mails et SMS").click();
  await mailbox()
    .getByText(/Démonstration\s: rien ne part vraiment/)
    .waitFor();
  await mailbox().getByText("Aucun message pour l’instant.").waitFor();
  await page.keyboard.press("Escape");

  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Compte bancaire pour le recouvrement direct" }),
  });
  await card.getByRole("button", { name: "Modifier" }).click();
  await page.getByLabel("Titulaire", { exact: true }).fill("Urs und Rita Ammann");
  await button("Enregistrer").click();
  await button(/Utiliser le code \d{6}/).click();
  await receiptOf(page, "Votre demande est envoyée");

  await page.goto("/");
  await button("E-mails et SMS").click();
  const messages = mailbox().getByRole("list").getByRole("group");
  await expect.poll(() => messages.count()).toBeGreaterThan(2);
  const code = messages.filter({ hasText: "Ihr Bestätigungscode" });
  await code.locator("summary").press("Enter");
  await code
    .getByText(/\d{6} ist Ihr Code|Ihr Code: \d{6}/)
    .first()
    .waitFor();
  expect(await messages.last().innerText(), "the oldest is the last").toContain(
    "Ihr Bestätigungscode",
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await mailbox().innerText(), "nobody else's").not.toContain("Adressänderung");
});

test("where nothing is demonstrated there is neither a bar nor a mailbox, and no code beside its field", async () => {
  const plain = await openPortal(inject("databaseUrl"), { DEMONSTRATION: "false" });
  try {
    page = await plain.visitAs("camille@example.ch");
    await page.goto("/profile?activeTab=postals");
    await button("Modifier").click();
    await page.locator("form").getByLabel("Complément").fill("c/o Famille Favre");
    await button("Enregistrer").click();
    await page
      .getByRole("dialog")
      .getByText(/nous avons envoyé un code par SMS/)
      .waitFor();
    expect(await button(/Utiliser le code/).count()).toBe(0);
    expect(await page.getByText("E-mails et SMS").count()).toBe(0);
  } finally {
    await page.context().close();
    await plain.close();
  }
});
