import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, onTestFinished, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const UPDATE = /operationName=UpdateConsents/;

async function open(login: string): Promise<void> {
  page = await portal.visitAs(login);
  await page.goto("/consent");
  await page.getByRole("heading", { level: 1, name: "Consentements" }).waitFor();
  await page.getByRole("tabpanel").getByRole("group").first().waitFor();
}
const card = (name: string) => page.getByRole("group", { name });
const toggle = (of: string, name: string) => card(of).getByRole("switch", { name });
const save = () => page.getByRole("button", { name: "Enregistrer" });
const cancel = () => page.getByRole("button", { name: "Annuler" });
const events = async (insuredNumber: number) =>
  (
    await portal.owner.query<{ line: string }>(
      `select category || '.' || channel || ' ' || value::int as line from consent_event
       where insured_number = $1 and at > now() - interval '1 hour' order by id`,
      [insuredNumber],
    )
  ).rows.map(({ line }) => line);

test("E06 each person has a tab in the address, six cards have their channels, and adults decide for themselves", async () => {
  await open("camille@example.ch");
  expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Camille", "Luca", "Noé", "Mia"]);
  const shown: Record<string, string[]> = {};
  for (const one of await page.getByRole("tabpanel").getByRole("group").all()) {
    const title = await one.getByRole("heading").innerText();
    shown[title] = await one.locator("label").allInnerTexts();
  }
  const four = ["Courrier postal", "E-mail", "SMS", "Téléphone"];
  expect(shown).toEqual({
    "Offres sur mesure": ["J’accepte", ...four],
    "Services personnalisés": ["J’accepte", ...four],
    Magazine: ["J’accepte", ...four.slice(0, 2)],
    Sondages: ["J’accepte", ...four.slice(0, 3)],
    "Partage dans le groupe": ["J’accepte"],
    Statistiques: ["J’accepte"],
  });
  await page.getByRole("tab", { name: "Luca" }).click();
  await page.getByText("Chaque adulte décide pour soi").waitFor();
  expect(await page.getByRole("switch").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?insured=4218731");
  await page.goto("/consent?insured=4218732");
  await expect.poll(() => toggle("Services personnalisés", "E-mail").isChecked()).toBe(true);
});

test("E07 the master switch sets all, only what differs is pending, cancel reverts, and save sends just that", async () => {
  await open("camille@example.ch");
  const master = toggle("Services personnalisés", "J’accepte");
  expect([await save().isDisabled(), await cancel().isDisabled()]).toEqual([true, true]);
  expect(await master.isChecked(), "on, since any channel is").toBe(true);
  await master.press("Space");
  expect(await toggle("Services personnalisés", "SMS").isChecked()).toBe(false);
  await page.getByText("2 changements à enregistrer").waitFor();
  await card("Services personnalisés").getByText("Non enregistré").waitFor();
  expect(await page.getByText("Non enregistré").count()).toBe(1);
  await master.press("Space");
  await page.getByText("2 changements à enregistrer").waitFor();
  expect(await toggle("Services personnalisés", "Téléphone").isChecked()).toBe(true);
  await cancel().click();
  await page.getByText("Tout est enregistré.").waitFor();
  expect(await toggle("Services personnalisés", "Téléphone").isChecked()).toBe(false);
  await toggle("Magazine", "E-mail").click();
  await toggle("Magazine", "E-mail").click();
  expect(await save().isDisabled(), "back again is no change").toBe(true);

  await toggle("Services personnalisés", "SMS").click();
  await toggle("Partage dans le groupe", "J’accepte").click();
  // Unsaved changes survive a look at another tab.
  await page.getByRole("tab", { name: "Mia" }).click();
  await page.getByText("Tout est enregistré.").waitFor();
  await page.getByRole("tab", { name: "Camille" }).click();
  const sent = page.waitForRequest(UPDATE);
  await save().click();
  expect((await sent).postDataJSON().variables).toEqual({
    insuredNumber: 4218730,
    textVersion: 4,
    consentsChannels: { personalized_services: { sms: 0 }, data_sharing: { other: 1 } },
  });
  await page.getByText("Vos choix sont enregistrés.").waitFor();
  await page.reload();
  await expect.poll(() => toggle("Partage dans le groupe", "J’accepte").isChecked()).toBe(true);
  expect(await events(4218730)).toEqual(["personalized_services.sms 0", "data_sharing.other 1"]);
});

it("E07 a failure says so with the choices still there, and so does another text", async () => {
  await open("giulia@example.ch");
  await toggle("Sondages", "SMS").click();
  for (const outcome of ["500", "silence"]) {
    await page.route(UPDATE, (route) =>
      outcome === "500" ? route.fulfill({ status: 500, json: {} }) : route.abort(),
    );
    await save().click();
    const failure = page.getByRole("alert").filter({ hasText: "n’ont pas été enregistrés" });
    // It is visible and not covered.
    await failure.click({ trial: true });
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await toggle("Sondages", "SMS").isChecked()).toBe(true);
    await page.unroute(UPDATE);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Documents" }).first().click();
  await page
    .getByRole("dialog", { name: "Quitter sans enregistrer ?" })
    .getByRole("button", { name: "Annuler" })
    .click();

  await portal.owner.query(
    `insert into consent_text (version, published_at, texts)
     select 5, now(), jsonb_set(texts, '{surveys,fr,text}', '"Un tout autre texte."') from consent_text where version = 4`,
  );
  await save().click();
  await page.getByRole("alert").filter({ hasText: "Nos textes viennent de changer" }).waitFor();
  await card("Sondages").getByText("Un tout autre texte.").waitFor();
  await page.getByText(/Nos textes ont changé le/).waitFor();
  expect(await events(5120044)).toEqual([]);
  await save().click();
  await page.getByText("Vos choix sont enregistrés.").waitFor();
  expect(await events(5120044)).toEqual(["surveys.sms 1"]);
  expect(await page.getByText(/Nos textes ont changé le/).count(), "read by now").toBe(0);
  await portal.owner.query(
    `insert into consent_event (insured_number, account_id, category, channel, value, text_version, at)
     select insured_number, id, 'gm_mag', 'mail', n % 2 = 1, 1, now() - interval '5 years' + n * interval '1 day'
     from account, generate_series(1, 20) n where insured_number = 5120044`,
  );
  await page.getByRole("button", { name: "Historique des choix" }).click();
  const history = page.getByRole("dialog", { name: "Historique : Giulia" });
  const lines = history.getByRole("listitem");
  await lines.first().filter({ hasText: "Sondages · SMS" }).waitFor();
  expect(await lines.nth(1).innerText()).toContain("Nouveaux textes publiés (version 5)");
  await lines.first().locator("summary").click();
  await lines.first().getByText("Un tout autre texte.").waitFor();
  expect(await lines.first().innerText()).toMatch(/Accepté[^]*Par vous/);
  await history.getByRole("button", { name: "Suivant" }).click();
  await history.getByText("Page 2 sur 2").waitFor();
  await lines.last().filter({ hasText: "Magazine · Courrier postal" }).waitFor();
  expect(await history.getByText("Sondages · SMS").count()).toBe(0);
});

it("E07 what is chosen while something is saved is still to be saved, here and in another tab", async () => {
  await open("camille@example.ch");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(UPDATE, async (route) => {
    await answered;
    await route.continue();
  });
  await toggle("Sondages", "SMS").click();
  await save().click();
  await toggle("Sondages", "SMS").click();
  await toggle("Magazine", "E-mail").click();
  await page.getByRole("tab", { name: "Mia" }).click();
  await toggle("Sondages", "E-mail").click();
  answer();
  await page.getByText("Vos choix sont enregistrés.").waitFor();
  await page.getByText("1 changement à enregistrer").waitFor();
  await page.getByRole("tab", { name: "Camille" }).click();
  await page.getByText("2 changements à enregistrer").waitFor();
  expect(await toggle("Sondages", "SMS").isChecked()).toBe(false);
});

it("E07 two tabs that decide at once lose nothing, and the second says what it found", async () => {
  await open("hannah@example.ch");
  const other = await page.context().newPage();
  await other.goto("/consent");
  await other.getByRole("group", { name: "Magazine" }).waitFor();
  const before = await toggle("Magazine", "E-mail").isChecked();
  await toggle("Magazine", "E-mail").click();
  await save().click();
  await page.getByText("Vos choix sont enregistrés.").waitFor();
  await other.getByRole("group", { name: "Sondages" }).getByRole("switch", { name: "SMS" }).click();
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await other.getByText("D’autres choix avaient changé entre-temps").waitFor();
  const shown = other.getByRole("group", { name: "Magazine" });
  expect(await shown.getByRole("switch", { name: "E-mail" }).isChecked()).toBe(!before);
  expect(await events(6033218)).toHaveLength(2);
});

it("E06 the history of a person who decided nothing says so, and without the flag there is no such page", async () => {
  await open("sofia@example.ch");
  await page.getByRole("button", { name: "Historique des choix" }).press("Enter");
  await page.getByText("Aucun choix n’a encore été fait.").waitFor();
  await page.keyboard.press("Escape");
  const flag = (value: boolean) =>
    portal.owner.query("update feature_flag set value = $1 where id = 'CONSENT'", [value]);
  onTestFinished(async () => void (await flag(true)));
  await flag(false);
  await page.goto("/consent");
  await page.waitForURL((url) => url.pathname === "/");
});

it("E06 whose consents are kept elsewhere has none here; what cannot be read says so, and can be tried again", async () => {
  page = await portal.visitAs("oliver@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Consents/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/consent");
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Vos consentements ne peuvent pas être affichés").waitFor();
  await page.unroute(/operationName=Consents/);
  await page.getByRole("button", { name: "Réessayer" }).press("Enter");
  await card("Magazine").waitFor();
  await page.goto("/consent?insured=7245003");
  await page.getByText(/figure ici à titre d’information/).waitFor();
  expect(await page.getByRole("switch").count()).toBe(0);
});
