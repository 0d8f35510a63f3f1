import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, path: string) => {
  page = await portal.visitAs(login);
  await page.goto(path);
};
const CONTACTS = "/profile?activeTab=phonesEmails";
const region = (name: string, on = page) => on.getByRole("region", { name });
const emails = () => region("Adresses e-mail");
const phones = () => region("Numéros de téléphone");
const messages = () => region("Messages");
const undo = () => messages().getByRole("button", { name: "Annuler" });
const undone = () => messages().getByText("C’est annulé").first().waitFor();
const failed = async () => {
  await messages().getByText("L’annulation n’a pas fonctionné").waitFor();
  expect(await page.getByRole("dialog").count(), "it is told once").toBe(0);
};

async function change(column: ReturnType<typeof emails>, field: string, value: string) {
  await column.getByRole("button", { name: "Modifier" }).first().click();
  await column.getByRole("textbox", { name: field }).fill(value);
  await column.getByRole("button", { name: "Enregistrer" }).click();
  await column.getByText(value).waitFor();
}

test("C03 a changed e-mail address can be taken back, of two changes the latest alone", async () => {
  await open("oliver@example.ch", CONTACTS);
  await change(emails(), "Adresse e-mail", "first@example.ch");
  await undo().waitFor();
  await change(emails(), "Adresse e-mail", "second@example.ch");
  await messages().getByText("L’adresse e-mail est enregistrée.").first().waitFor();
  await expect.poll(() => undo().count(), { message: "the first offer is gone" }).toBe(1);
  await undo().click();
  await undone();
  await emails().getByText("first@example.ch").waitFor();
  expect(await emails().getByText("second@example.ch").count()).toBe(0);
  await page.reload();
  await emails().getByText("first@example.ch").waitFor();
});

test("C03 an e-mail address that was removed comes back, and one that was added goes", async () => {
  await open("luca@example.ch", CONTACTS);
  await emails()
    .getByRole("button", { name: /^Supprimer luca@example\.ch/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await messages().getByText("L’adresse est supprimée.").waitFor();
  await expect.poll(() => emails().getByText("luca@example.ch").count()).toBe(0);
  await undo().click();
  await undone();
  await emails().getByText("luca@example.ch").waitFor();

  await page.getByRole("button", { name: "Ajouter une adresse" }).click();
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("luca.rochat@work.example");
  await page.getByRole("radio", { name: "Professionnel" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await emails().getByText("luca.rochat@work.example").waitFor();
  await undo().click();
  await expect.poll(() => emails().getByText("luca.rochat@work.example").count()).toBe(0);
  await emails().getByText("luca@example.ch").waitFor();
});

test("C04 a phone number that changed in another tab meanwhile is not taken back, and the portal says so", async () => {
  await open("camille@example.ch", CONTACTS);
  await change(phones(), "Numéro de téléphone", "+41 79 555 44 01");
  await undo().waitFor();
  // Hovering over a message pauses its timeout.
  await undo().hover();
  await portal.owner.query(
    "update contact set version = version + 1 where insured_number = 4218730",
  );
  await undo().click();
  await failed();
  await page.reload();
  await phones().getByText("+41 79 555 44 01").waitFor();
});

it("C04 a phone number cannot be taken back without a network: the portal says so, and what was saved stays", async () => {
  await open("hannah@example.ch", CONTACTS);
  await change(phones(), "Numéro de téléphone", "+41 79 555 44 02");
  await undo().hover();
  await page.context().setOffline(true);
  await undo().click();
  await failed();
  await page.context().setOffline(false);
  await page.reload();
  await phones().getByText("+41 79 555 44 02").waitFor();
  await change(phones(), "Numéro de téléphone", "+41 79 555 44 03");
  await undo().click();
  await undone();
  await phones().getByText("+41 79 555 44 02").waitFor();
});

test("E07 consents are taken back, with what another tab decided meanwhile left as it is; a refusal is told", async () => {
  await open("camille@example.ch", "/consent");
  const toggle = (of: string, name: string) =>
    page.getByRole("group", { name: of }).getByRole("switch", { name });
  const save = () => page.getByRole("button", { name: "Enregistrer" }).click();
  const stands = async () =>
    (
      await portal.owner.query<{ line: string }>(
        `select distinct on (category, channel) category || '.' || channel || ' ' || value::int as line
         from consent_event where insured_number = 4218730 and (category, channel) in (('surveys', 'sms'), ('gm_mag', 'email'))
         order by category, channel, id desc`,
      )
    ).rows.map(({ line }) => line);
  await toggle("Sondages", "SMS").waitFor();
  const sms = await toggle("Sondages", "SMS").isChecked();
  const magazine = await toggle("Magazine", "E-mail").isChecked();
  await toggle("Sondages", "SMS").click();
  await save();
  await undo().hover();
  const other = await page.context().newPage();
  await other.goto("/consent");
  await other
    .getByRole("group", { name: "Magazine" })
    .getByRole("switch", { name: "E-mail" })
    .click();
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await other.getByText("Vos choix sont enregistrés.").waitFor();
  await undo().click();
  await undone();
  const bit = (value: boolean) => (value ? 1 : 0);
  expect(await stands()).toEqual([`gm_mag.email ${bit(!magazine)}`, `surveys.sms ${bit(sms)}`]);
  await expect.poll(() => toggle("Magazine", "E-mail").isChecked()).toBe(!magazine);
  expect(await toggle("Sondages", "SMS").isChecked()).toBe(sms);

  await toggle("Sondages", "SMS").click();
  await save();
  await undo().hover();
  await page.route(
    /operationName=UpdateConsents/,
    (route) =>
      route.fulfill({ json: { errors: [{ message: "x", extensions: { code: "CONFLICT" } }] } }),
    { times: 1 },
  );
  await undo().click();
  await failed();
  expect(await stands()).toContain(`surveys.sms ${bit(!sms)}`);
  expect(await toggle("Sondages", "SMS").isChecked()).toBe(!sms);
});
