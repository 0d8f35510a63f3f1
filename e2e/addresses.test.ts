import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { codeMessage } from "../api/src/core/confirmations/messages.ts";
import { messagePlace } from "../api/src/core/outbox/queue.ts";
import { ibanPlace } from "../api/src/financial-addresses/apply-account.ts";
import { testSecrets } from "../api/test/database.ts";
import { openPortal } from "./portal.ts";

// Nothing is treated behind a test's back.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, tab: "postals" | "financials", width = 1280) => {
  page = await portal.visitAs(login, { viewport: { width, height: 900 } });
  await page.goto(`/profile?activeTab=${tab}`);
  await page.locator("main [role=tabpanel] h2").first().waitFor();
};
const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabel(name, { exact: true });
const card = (title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title }) });

const focusedRole = () => page.evaluate(() => document.activeElement?.getAttribute("role"));

/** Picks the first that the list offers for what is typed. */
async function pick(name: string | RegExp, typed: string): Promise<void> {
  const list = page.getByRole("combobox", { name });
  await list.fill(typed);
  await page.getByRole("option").first().waitFor();
  await list.press("ArrowDown");
  await list.press("Enter");
}

async function lastCode(): Promise<string> {
  const { rows } = await portal.owner.query<{ id: string; parameters: Buffer }>(
    "select id, parameters from message where template = $1 order by created_at desc limit 1",
    [codeMessage.key],
  );
  const [message] = rows;
  if (!message) throw new Error("No code was sent.");
  const text = testSecrets.decrypt(messagePlace("parameters", message.id), message.parameters);
  return JSON.parse(text).code;
}

async function confirm(): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").waitFor();
  // The last digit sends it.
  await dialog.getByRole("textbox").fill(await lastCode());
}

const openRequests = async (nature: string) =>
  (
    await portal.owner.query(
      "select id from interaction where nature = $1 and status in ('REQUEST', 'IN_PROGRESS') and business_key is not null",
      [nature],
    )
  ).rowCount;

test("C05 a move is typed, confirmed with a code, pending, and withdrawn again: all by keyboard", async () => {
  await open("camille@example.ch", "postals");
  await button("Modifier").press("Enter");
  const search = page.getByRole("combobox", { name: "Adresse" });
  await search.fill("Rue qui n’existe nulle part 99");
  await page.getByText("Aucune adresse trouvée").first().waitFor();
  await button("Saisir l’adresse à la main").first().press("Enter");
  await field("Rue").fill("");
  await button("Enregistrer").press("Enter");
  await page.getByText("Un champ demande votre attention").waitFor();
  expect(await field("Rue").evaluate((one) => one === document.activeElement)).toBe(true);
  await field("Rue").fill("Rue du Lac");
  await pick("Localité", "1110 Morges");
  const box = page.locator("form").getByLabel(/Case postale/);
  expect(await box.count(), "hidden for a legal domicile").toBe(0);
  await field("Valable dès le").fill("01.01.2030");
  await button("Enregistrer").press("Enter");
  await confirm();
  const saved = page.getByRole("dialog", { name: "C’est enregistré" });
  await saved.getByText("Nous avons reçu votre changement d’adresse").waitFor();
  await saved.getByRole("button", { name: "Fermer" }).last().press("Enter");
  await page.getByText("Un changement d’adresse est en cours de traitement").waitFor();
  await page.getByText("1110 Morges").waitFor();
  expect(await openRequests("POSTAL_ADDRESS")).toBe(1);
  expect([await button("Modifier").count(), await button(/Ajouter/).count()]).toEqual([0, 0]);
  const person = (name: string) => page.getByRole("link", { name });
  await person("Mia Rochat").press("Enter");
  await page.getByText("Mia déménage avec Camille").waitFor();
  await person("Camille Rochat").press("Enter");

  await button("Retirer la demande").press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Retirer", exact: true })
    .press("Enter");
  await page.getByText("Votre demande est retirée.").waitFor();
  await button("Modifier").waitFor();
  expect(await openRequests("POSTAL_ADDRESS")).toBe(0);
  await expect.poll(focusedRole, { message: "the focus stays there" }).toBe("tabpanel");
});

test("C05 another country empties the form; letters may go to a box, and without a street or one they go nowhere", async () => {
  await open("oliver@example.ch", "postals");
  await page.getByText("Ferney-Voltaire").first().waitFor();
  await button("Ajouter une adresse pour le courrier").click();
  const form = page.locator("form");
  await button("Saisir l’adresse à la main").click();
  await form.getByLabel("Case postale").fill("12");
  await pick("Pays", "Allemagne");
  expect(await form.getByLabel("Case postale").inputValue()).toBe("");
  expect(await form.getByRole("combobox", { name: "Localité" }).count()).toBe(0);
  await form.getByLabel("Code postal").fill("79098");
  await form.getByLabel("Localité").fill("Freiburg");
  await button("Enregistrer").click();
  await form.getByText("Indiquez une rue ou une case postale.").first().waitFor();
  expect(await form.getByLabel("Complément").getAttribute("maxlength")).toBe("40");
  await button("Annuler").click();
  await button("Ajouter une adresse pour le courrier").waitFor();
});

test("C05 without the search the address is typed at once; a refusal says its first error code", async () => {
  await portal.owner.query(
    "update feature_flag set value = false where id = 'SWISS_ADDRESS_ELASTIC_SEARCH'",
  );
  await open("hannah@example.ch", "postals");
  await button("Modifier").click();
  await field("Rue").waitFor();
  expect(await page.getByRole("combobox", { name: "Adresse" }).count()).toBe(0);
  const answers = [
    [
      { code: "CONFLICT", errorCodes: ["changed", "pending"] },
      "Ces données ont changé entre-temps",
    ],
    [{ code: "CONFLICT" }, "Une modification est déjà en cours"],
    [{ code: "INVALID", errorCodes: ["locality.list"] }, "Choisissez une localité de la liste."],
    [{ code: "INVALID", errorCodes: ["HAIRCUT"] }, "La modification n’a pas pu être enregistrée."],
    [{ code: "INVALID" }, "La modification n’a pas pu être enregistrée."],
  ] as const;
  for (const [extensions, words] of answers) {
    await page.route(/operationName=UpdateSwissPostalAddress/, (route) =>
      route.fulfill({ json: { errors: [{ message: extensions.code, extensions }] } }),
    );
    await button("Enregistrer").click();
    await page.getByRole("alert").getByText(words).waitFor();
    await page.unroute(/operationName=UpdateSwissPostalAddress/);
  }
  await portal.owner.query(
    "update feature_flag set value = true where id = 'SWISS_ADDRESS_ELASTIC_SEARCH'",
  );
});

test("C06 the bank appears while the IBAN is typed; a QR-IBAN is refused, a right one confirmed", async () => {
  await open("sofia@example.ch", "financials", 390);
  await card("Compte pour les remboursements").getByRole("button", { name: "Modifier" }).click();
  const iban = field("IBAN");
  await iban.fill("CH44 3199 9123 0008 8901 2");
  await field("Titulaire").focus();
  await page.getByText(/C’est un QR-IBAN/).waitFor();
  await iban.fill("CH84 0900 0");
  await page.getByText("PostFinance AG · POFICHBEXXX").waitFor();
  await iban.fill("CH84 0900 0000 7000 0000 7");
  await button("Enregistrer").click();
  await confirm();
  await page.getByText("Nous avons reçu votre changement de compte bancaire").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  await page.getByText("CH84 0900 0000 7000 0000 7").waitFor();
  expect(await openRequests("FINANCIAL_ADDRESS")).toBe(1);
});

test("C07 an account with an end is read-only and says so; C08 at the limit none is added, beyond it a word", async () => {
  await open("urs@example.ch", "financials");
  const [old, next] = [
    card("Compte pour les remboursements").first(),
    card("Compte pour les remboursements").last(),
  ];
  await old.getByText(/Ce compte est valable jusqu’au \d\d\.\d\d\.\d{4}/).waitFor();
  expect(await old.getByRole("button", { name: "Modifier" }).count()).toBe(0);
  expect(await next.getByRole("button", { name: "Modifier" }).count()).toBe(1);
  await card("Compte pour le prélèvement").first().waitFor();
  expect(await button("Ajouter un compte").count(), "only for the direct debit").toBe(1);
  const id = randomUUID();
  await portal.owner.query(
    `insert into financial_address (id, insured_number, usage, iban, owner_name, country, zip, city, valid_from)
     values ($1, 3907112, 'REMB', $2, 'Urs Ammann', 'CH', '3011', 'Bern', '2199-01-01')`,
    [id, testSecrets.encrypt(ibanPlace(id), "CH8409000000700000007")],
  );
  await page.reload();
  await page.getByText(/Plus de deux comptes sont enregistrés/).waitFor();
});

test("C05 in change tracking a request is withdrawn too, and in a second tab it is gone", async () => {
  page = await portal.visitAs("giulia@example.ch");
  await page.goto("/interactions");
  await page.getByRole("table").waitFor();
  const other = await page.context().newPage();
  await other.goto("/profile?activeTab=postals");
  await other.getByRole("button", { name: "Retirer la demande" }).waitFor();
  await page.locator("main tbody button[aria-expanded=false]").first().click();
  await button("Retirer la demande").click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await page.getByText("Retirée par vous").waitFor();
  await expect.poll(focusedRole, { message: "the focus stays in the list" }).toBe("tabpanel");
  await other.getByRole("button", { name: "Retirer la demande" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await other.getByText("Votre demande est retirée.").waitFor();
  const { rows } = await portal.owner.query(
    "select count(*)::int as told from message where template = 'request.withdrawn' and account_id = (select account_id from interaction where nature = 'POSTAL_ADDRESS' and insured_number = 5120044 and withdrawn_at is not null limit 1)",
  );
  expect(rows).toEqual([{ told: 1 }]);
});
