import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { addDemonstrationAddresses } from "../api/seed/places/places.ts";
import { ibanBinding } from "../api/src/insurer/iban-binding.ts";
import { testSecrets } from "../api/test/database.ts";
import { confirmWithCode } from "./harness/one-time-code.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, tab: "postals" | "financials", width = 1280) => {
  // A retry finds neither drafts nor requests of the attempt before. The request of the demonstration stays.
  await portal.owner.query("delete from draft");
  await portal.owner.query(
    `update interaction set status = 'DONE', decided_at = now() where status = 'REQUEST'
     and nature in ('POSTAL_ADDRESS', 'FINANCIAL_ADDRESS') and insured_number <> 5120044`,
  );
  page = await portal.visitAs(login, { viewport: { width, height: 900 } });
  await page.goto(`/profile?activeTab=${tab}`);
  await page.locator("main [role=tabpanel] h2").first().waitFor();
};
const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabel(name, { exact: true });
const card = (title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title }) });

const focusedText = () =>
  page.evaluate(() => document.querySelector(":focus")?.textContent ?? "nothing");
const focusedRole = () => page.evaluate(() => document.activeElement?.getAttribute("role"));

/** Picks the first option for the typed text. */
async function pick(name: string | RegExp, typed: string): Promise<void> {
  const list = page.getByRole("combobox", { name });
  await list.fill(typed);
  await page.getByRole("option").first().waitFor();
  await list.press("ArrowDown");
  await list.press("Enter");
}

const confirm = () => confirmWithCode(page, portal);

/** The variables of the request, before a code is asked. */
async function sentBy(operation: string, act: () => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().includes(`=${operation}`));
  await act();
  return (await sent).postDataJSON().variables.input;
}

const openRequests = async (nature: string) =>
  (
    await portal.owner.query(
      "select id from interaction where nature = $1 and status in ('REQUEST', 'IN_PROGRESS') and business_key is not null",
      [nature],
    )
  ).rowCount;

test("C05 a move is typed, confirmed with a code, pending, and withdrawn again: all by keyboard", async () => {
  // Luca has moved out.
  await portal.owner.query(
    "update postal_address set street = 'Rue Neuve', found_address_id = null where insured_number = 4218731",
  );
  await open("camille@example.ch", "postals");
  await button("Modifier").press("Enter");
  const search = page.getByRole("combobox", { name: "Adresse" });
  await search.fill("Rue qui n’existe nulle part 99");
  await page.getByText("Aucune adresse trouvée").first().waitFor();
  await button("Saisir l’adresse à la main").first().press("Enter");
  expect(await field("Rue").inputValue(), "what was typed is there").toBe(
    "Rue qui n’existe nulle part",
  );
  expect(
    await page
      .locator("form")
      .getByLabel(/^Numéro/)
      .inputValue(),
  ).toBe("99");
  await expect
    .poll(() => field("Rue").evaluate((one) => one === document.activeElement))
    .toBe(true);
  await field("Rue").fill("");
  await button("Enregistrer").press("Enter");
  await page.getByText("2 champs sont à vérifier").waitFor();
  expect(await field("Rue").evaluate((one) => one === document.activeElement)).toBe(true);
  await field("Rue").fill("Rue du Lac");
  await pick("Localité", "1110 Morges");
  const box = page.locator("form").getByLabel(/Case postale/);
  expect(await box.count(), "hidden for a legal domicile").toBe(0);
  await field("Valable dès le").fill("01.01.2030");
  const move = await sentBy("UpdateSwissPostalAddress", () => button("Enregistrer").press("Enter"));
  expect(move).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    insuredNumber: 4218730,
    postalUse: "DOMICILE_LEGAL",
    street: "Rue du Lac",
    startOfValidity: "2030-01-01",
  });
  await confirm();
  const receipt = await receiptOf(page, "Votre demande est envoyée");
  await receipt.getByText("01.01.2030").first().waitFor();
  await page.goBack();
  await page.getByText("Un changement d’adresse est en cours de traitement").waitFor();
  await page.getByText("1110 Morges").waitFor();
  await page.getByText("Valable dès le 01.01.2030").waitFor();
  expect(await openRequests("POSTAL_ADDRESS")).toBe(1);
  expect([await button("Modifier").count(), await button(/Ajouter/).count()]).toEqual([0, 0]);
  const person = (name: string) => page.getByRole("link", { name });
  await person("Mia Rochat").press("Enter");
  await page.getByText("Mia change d’adresse avec Camille").waitFor();
  await person("Luca Rochat").press("Enter");
  await page.getByText(/Rue Neuve/).waitFor();
  expect(await page.getByText(/change d’adresse avec/).count()).toBe(0);
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

  // The form edits the valid address, not the withdrawn one. A found address is sent unchanged.
  await button("Modifier").press("Enter");
  await button("Saisir l’adresse à la main").press("Enter");
  expect(await field("Rue").inputValue()).not.toBe("Rue du Lac");
  await button("Chercher l’adresse").press("Enter");
  const found = { id: "4711", street: "Rue de Bourg", streetNumber: "12", canton: "VD" };
  const place = { zip: "1003", city: "Lausanne", ofsLocalityId: 5586 };
  await page.route(/operationName=SearchSwissAddress/, (route) =>
    route.fulfill({ json: { data: { searchSwissAddress: [{ ...found, ...place }] } } }),
  );
  await pick("Adresse", "bourg 12");
  expect(await search.inputValue()).toBe("Rue de Bourg 12, 1003 Lausanne");
  expect(
    await sentBy("UpdateSwissPostalAddress", () => button("Enregistrer").press("Enter")),
  ).toMatchObject({ foundAddressId: "4711" });
});

it("C05 what was picked or typed goes along between searching and typing; nothing changed is said so, without a code", async () => {
  await addDemonstrationAddresses(portal.owner);
  await open("hannah@example.ch", "postals");
  await button("Modifier").click();
  const search = page.getByRole("combobox", { name: "Adresse" });
  const present = await search.inputValue();
  expect(present).toContain("Zürich");
  await button("Enregistrer").click();
  await page.getByRole("alert").getByText("Rien n’a changé").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);

  await pick("Adresse", "Kramgasse 20 Bern");
  expect(await search.inputValue()).toBe("Kramgasse 20, 3011 Bern");
  await button("Saisir l’adresse à la main").click();
  expect(await field("Rue").inputValue()).toBe("Kramgasse");
  const locality = page.getByRole("combobox", { name: "Localité" });
  await expect.poll(() => locality.inputValue()).toBe("3011 Bern");
  await button("Chercher l’adresse").click();
  await expect.poll(() => search.inputValue()).toBe("Kramgasse 20, 3011 Bern");
  await expect.poll(() => search.evaluate((one) => one === document.activeElement)).toBe(true);

  // The error states the allowed range, at the field and in the summary.
  await field("Valable dès le").fill("01.01.2020");
  await button("Enregistrer").click();
  await expect
    .poll(() => page.getByText(/Choisissez une date entre le \d\d\.\d\d\.20\d\d et le/).count())
    .toBe(2);
  await page.locator("form").getByRole("button", { name: "Annuler" }).click();
  await expect.poll(focusedText).toContain("Modifier");
});

it("C05 Liechtenstein offers Liechtenstein, and letters go to a box beside an address that was picked", async () => {
  await addDemonstrationAddresses(portal.owner);
  await open("sofia@example.ch", "postals");
  await button("Ajouter une adresse pour le courrier").click();
  await pick("Pays", "Liechtenstein");
  const search = page.getByRole("combobox", { name: "Adresse" });
  await search.fill("kramgasse");
  await page.getByText("Aucune adresse trouvée").first().waitFor();
  await pick("Adresse", "landstrasse 5");
  expect(await search.inputValue()).toBe("Landstrasse 5, 9490 Vaduz");
  await page
    .locator("form")
    .getByLabel(/Case postale/)
    .fill("12");
  expect(
    await sentBy("UpdateSwissPostalAddress", () => button("Enregistrer").click()),
  ).toMatchObject({
    postalUse: "CORRESPONDANCE",
    poBox: "12",
    foundAddressId: expect.any(String),
  });
});

it("C06 a foreign IBAN says that it is foreign and which field to change; with the country it is there", async () => {
  await open("sofia@example.ch", "financials");
  await card("Compte bancaire pour les remboursements")
    .getByRole("button", { name: "Modifier" })
    .click();
  await field("IBAN").fill("");
  await field("IBAN").pressSequentially("nl91");
  await page.getByText(/Cet IBAN vient d’un autre pays \(Pays-Bas\)/).waitFor();
  await field("IBAN").fill("FR14 2004 1010 0505 0001 3M02 606");
  await page
    .getByText(/autre pays \(France\).*champ «\sPays de domicile du titulaire\s»/)
    .waitFor();
  await pick("Pays de domicile du titulaire", "France");
  expect(await field("IBAN").inputValue()).toBe("FR14 2004 1010 0505 0001 3M02 606");
  expect(await page.getByText(/Cet IBAN vient d’un autre pays/).count()).toBe(0);
});

it("C05 another country empties the form; letters may go to a box, and without a street or one they go nowhere", async () => {
  await open("urs@example.ch", "postals");
  await page.getByText("Gerechtigkeitsgasse").first().waitFor();
  const add = button("Ajouter une adresse pour le courrier");
  await add.click();
  const form = page.locator("form");
  await button("Saisir l’adresse à la main").click();
  await form.getByLabel("Case postale").fill("12");
  await form.getByLabel("Valable dès le").fill("01.02.2031");
  await pick("Pays", "Allemagne");
  expect(await form.getByLabel("Case postale").inputValue()).toBe("");
  expect(await form.getByLabel("Valable dès le").inputValue()).toBe("01.02.2031");
  expect(await form.getByRole("combobox", { name: "Localité" }).count()).toBe(0);
  await form.getByLabel("Code postal").fill("79098");
  await form.getByLabel("Localité").fill("Freiburg");
  await button("Enregistrer").click();
  await form.getByText("Indiquez une rue ou une case postale.").first().waitFor();
  expect(await form.getByLabel("Complément").getAttribute("maxlength")).toBe("40");
  await button("Annuler").click();
  await expect.poll(focusedText).toContain("Ajouter une adresse pour le courrier");

  // A form that its draft opened again reports its result like any other one.
  await add.click();
  await pick("Pays", "Allemagne");
  const kept = page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
  await form.getByLabel("Code postal").fill("79098");
  await kept;
  await page.reload();
  await form.getByText(/Nous avons conservé/).waitFor();
  await form.getByLabel("Localité").fill("Freiburg");
  await form.getByLabel("Case postale").fill("77");
  const sent = await sentBy("UpdateForeignPostalAddress", () => button("Enregistrer").click());
  expect(sent).toMatchObject({
    id: null,
    postalUse: "CORRESPONDANCE",
    poBox: "77",
    zip: "79098",
  });
  await confirm();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await page.getByText("79098 Freiburg").waitFor();
  expect(await add.count()).toBe(0);

  // The same request of another account.
  await portal.owner.query(
    `update interaction set account_id = (select id from account where insured_number = 4218730)
     where nature = 'POSTAL_ADDRESS' and insured_number = 3907112 and status = 'REQUEST'`,
  );
  await page.reload();
  await page.getByText(/Une autre personne de votre ménage l’a demandé/).waitFor();
  expect(await button("Retirer la demande").count()).toBe(0);
});

it("C06 abroad the account has another form: another country empties it but the name", async () => {
  await open("oliver@example.ch", "financials");
  await card("Compte bancaire pour les remboursements")
    .getByRole("button", { name: "Modifier" })
    .click();
  expect(await field("IBAN").inputValue()).toMatch(/^FR/);
  const owner = await field("Titulaire").inputValue();
  await pick("Pays de domicile du titulaire", "Allemagne");
  expect([await field("IBAN").inputValue(), await field("Rue").inputValue()]).toEqual(["", ""]);
  expect(await field("Titulaire").inputValue()).toBe(owner);
  await field("Rue").fill("Salzstrasse");
  await field("Code postal").fill("79098");
  await field("Localité").fill("Freiburg");
  await field("IBAN").pressSequentially("de89370400440532013000");
  expect(await field("IBAN").inputValue()).toBe("DE89 3704 0044 0532 0130 00");
  expect(
    await sentBy("UpdateForeignFinancialAddress", () => button("Enregistrer").click()),
  ).toMatchObject({ usage: "REMB", iban: "DE89370400440532013000", zip: "79098" });
});

it("C05 without the search the address is typed at once; a refusal says its first error code", async () => {
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
    [{ code: "INVALID", errorCodes: ["locality.list"] }, "Choisissez une localité dans la liste."],
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
  await page.getByText(/Vos primes ne sont pas débitées de votre compte bancaire/).waitFor();
  expect(await card("Compte bancaire pour le recouvrement direct").count()).toBe(0);
  await card("Compte bancaire pour les remboursements")
    .getByRole("button", { name: "Modifier" })
    .click();
  const iban = field("IBAN");
  await iban.fill("CH44 3199 9123 0008 8901 2");
  await field("Titulaire").focus();
  await page.getByText(/C’est un QR-IBAN/).waitFor();
  await iban.fill("CH84 0900 0");
  await page.getByText("PostFinance AG · POFICHBEXXX").waitFor();
  await iban.fill("CH84 0900 0000 7000 0000 7");
  expect(
    await sentBy("UpdateSwissFinancialAddress", () => button("Enregistrer").click()),
  ).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), usage: "REMB" });
  await confirm();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await page.getByText("CH84 0900 0000 7000 0000 7").waitFor();
  expect(await openRequests("FINANCIAL_ADDRESS")).toBe(1);

  // The clerk decides before the customer withdraws the request.
  await portal.owner.query(
    `update interaction set status = 'DONE', decided_at = now()
     where nature = 'FINANCIAL_ADDRESS' and insured_number = 8100450`,
  );
  await button("Retirer la demande").click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await page.getByText("Votre demande a déjà été traitée").waitFor();
  await button("Modifier").click();
  expect(await iban.inputValue(), "what holds is edited").not.toContain("CH84");
});

it("C07 an account with an end is read-only and says so; C08 at the limit none is added, beyond it a word", async () => {
  await open("urs@example.ch", "financials");
  const [old, next] = [
    card("Compte bancaire pour les remboursements").first(),
    card("Compte bancaire pour les remboursements").last(),
  ];
  await old.getByText(/Ce compte bancaire est valable jusqu’au \d\d\.\d\d\.\d{4}/).waitFor();
  expect(await old.getByRole("button", { name: "Modifier" }).count()).toBe(0);
  expect(await next.getByRole("button", { name: "Modifier" }).count()).toBe(1);
  await card("Compte bancaire pour le recouvrement direct").first().waitFor();
  expect(await button("Ajouter un compte bancaire").count(), "only for the direct debit").toBe(1);
  await card("Compte bancaire pour le recouvrement direct")
    .getByRole("button", { name: "Modifier" })
    .click();
  await field("Titulaire").fill("Urs und Rita Ammann");
  expect(
    await sentBy("UpdateSwissFinancialAddress", () => button("Enregistrer").click()),
  ).toMatchObject({ usage: "PRLV", ownerFullname: "Urs und Rita Ammann" });
  // Cancelling the code changes nothing and keeps the input.
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await field("Titulaire").inputValue()).toBe("Urs und Rita Ammann");
  await page.locator("form").getByRole("button", { name: "Annuler" }).click();
  await button("Retirer la demande").waitFor({ state: "detached" });
  const id = randomUUID();
  await portal.owner.query(
    `insert into financial_address (id, insured_number, usage, iban, owner_name, country, zip, city, valid_from)
     values ($1, 3907112, 'REMB', $2, 'Urs Ammann', 'CH', '3011', 'Bern', '2199-01-01')`,
    [id, testSecrets.encrypt(ibanBinding(id), "CH8409000000700000007")],
  );
  await page.reload();
  await page.getByText(/Plus de 2 comptes bancaires sont enregistrés/).waitFor();

  await portal.owner.query(
    `insert into postal_address (insured_number, domicile_legal, correspondance, valid_from, valid_to, po_box, country, zip, city)
     select 3907112, false, true, '2020-01-01'::date + n, '2199-01-01', '1' || n, 'CH', '3011', 'Bern' from generate_series(1, 2) n`,
  );
  await page.getByRole("tab", { name: "Adresses" }).click();
  await page.getByText(/Plus de 2 adresses sont enregistrées/).waitFor();
  await page.getByText("Cette adresse est valable jusqu’au 01.01.2199.").first().waitFor();
  expect(await button("Modifier").count(), "only what has no end").toBe(1);
});

it("C05 in change tracking a request is withdrawn too, and in a second tab it is gone", async () => {
  page = await portal.visitAs("giulia@example.ch");
  await page.goto("/interactions");
  await page.getByRole("table").waitFor();
  const other = await page.context().newPage();
  await other.goto("/profile?activeTab=postals");
  await other.getByRole("button", { name: "Retirer la demande" }).waitFor();
  await page
    .getByRole("row", { name: /adresse/i })
    .getByRole("button")
    .first()
    .click();
  await button("Retirer la demande").click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await page.getByText("Retirée par vous").waitFor();
  await expect.poll(focusedRole, { message: "the focus stays in the list" }).toBe("tabpanel");
  // The other window is updated live.
  await other.bringToFront();
  await other.getByRole("button", { name: "Retirer la demande" }).waitFor({ state: "detached" });
  await other.getByRole("button", { name: "Modifier" }).waitFor();
  const { rows } = await portal.owner.query(
    "select count(*)::int as told from message where template = 'request.withdrawn' and account_id = (select account_id from interaction where nature = 'POSTAL_ADDRESS' and insured_number = 5120044 and withdrawn_at is not null limit 1)",
  );
  expect(rows).toEqual([{ told: 1 }]);
});
