import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { firstDoctorDay } from "@portal/model/contract-changes/dates.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { addDemonstrationCaregivers, loadDoctors } from "../api/seed/places/caregivers.ts";
import { aDoctor } from "../api/test/samples/doctors.ts";
import { axeFindings } from "./harness/axe.ts";
import { openGallery } from "./gallery/gallery-pages.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

// The gallery's dialog at the portal's address: it uses the real API with a real session.
const gallery = await openGallery();
const portal = await openPortal(inject("databaseUrl"));
afterAll(async () => {
  await gallery.close();
  await portal.close();
});

beforeAll(async () => {
  await addDemonstrationCaregivers(portal.owner, todayInZurich(new Date()));
  await loadDoctors(portal.owner, [
    aDoctor({ nomPrenom: "Zellwegger Thérèse", npa: "1003" }),
    aDoctor({ nomPrenom: "Nirgendwo Gala", isLocated: false, acceptsNewPatient: false }),
    aDoctor({ nomPrenom: "Nirgendwo Hedy", isLocated: false }),
  ]);
});

let page: Page;
let sent: { name: string; locality: string }[];
afterEach(() => page.context().close());

async function open(who: string, options: BrowserContextOptions = {}): Promise<void> {
  page = await portal.visitAs("camille@example.ch", options);
  sent = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (!request.url().includes("operationName=Caregivers")) return;
    sent.push(request.postDataJSON().variables.filters);
  });
  await page.route(`${portal.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(gallery.outDir, pathname === "/gallery" ? "gallery.html" : pathname);
    if (existsSync(file) && statSync(file).isFile()) await route.fulfill({ path: file });
    else await route.continue();
  });
  await page.goto("/gallery");
  await opener(who).click();
  await dialog().waitFor();
}

const opener = (who: string) => page.getByRole("button", { name: `Find a doctor for ${who}` });
const dialog = () => page.getByRole("dialog", { name: "Choisir un médecin de famille" });
const nameField = () => dialog().getByRole("textbox", { name: "Médecin ou cabinet" });
const placeField = () => dialog().getByRole("textbox", { name: "Localité ou NPA" });
const searchButton = () => dialog().getByRole("button", { name: "Rechercher" });
const applyButton = () => dialog().getByRole("button", { name: "Choisir ce médecin" });
const doctors = () => dialog().getByRole("radio");
const doctor = (name: string) => dialog().getByRole("radio", { name });
const cards = () => dialog().locator("label:has(input[type=radio])");
const cardOf = (name: string) => cards().filter({ hasText: name });

test("G03 a person looks for a doctor by place, leafs through ten at a time and applies one, by keyboard alone", async () => {
  await open("an adult");
  expect(await searchButton().isDisabled()).toBe(true);
  await nameField().fill("Ze");
  await placeField().fill("La");
  expect(await searchButton().isDisabled(), "two characters are too few").toBe(true);
  await nameField().fill("");
  await placeField().fill("CH 1003 Lausanne");
  expect(await searchButton().isEnabled()).toBe(true);
  expect(await applyButton().isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  await dialog().getByText("100 médecins, du plus proche au plus éloigné").waitFor();
  expect(sent, "words under three characters are dropped").toEqual([
    { name: "", locality: "1003 Lausanne" },
  ]);
  expect(await doctors().count()).toBe(10);
  await dialog().getByText("Il y a d’autres résultats").waitFor();
  const first = await cards().first().innerText();
  expect(first).toMatch(/Lausanne/);
  expect(first).toMatch(/à 1\skm/);
  expect(first).toMatch(/(Accepte|N’accepte pas) de nouveaux patients/);

  await dialog().getByRole("button", { name: "Suivant" }).press("Enter");
  await dialog().getByText("Page 2 sur 10").waitFor();
  expect(await doctors().count()).toBe(10);
  await doctors().first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  const [name = ""] = (await cards().nth(1).innerText()).split("\n");
  await dialog().getByText(`Votre choix\u202F: ${name}`).waitFor();
  await applyButton().press("Enter");
  await dialog().waitFor({ state: "detached" });
  await page.getByText(new RegExp(`Chosen: \\d{8} ${name}`)).waitFor();
});

it("G03 cancelling forgets the search, and the doctor of now is named and marked", async () => {
  await open("an adult");
  await nameField().fill("dr zelwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").check();
  expect(await cardOf("Zellwegger").innerText()).toMatch(/Rue du Lac 1, 1003 Lausanne/);
  // A new search clears the choice that it no longer shows, and a late answer is ignored.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await renderInBrowser(page);
  await page.route(/operationName=Caregivers/, (route) => held.then(() => route.continue()), {
    times: 1,
  });
  await nameField().fill("Nirgendwo");
  await searchButton().click();
  await dialog().getByText("Aucun médecin choisi").waitFor();
  expect(await applyButton().isDisabled()).toBe(true);
  await nameField().fill("zellwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").waitFor();
  const late = page.waitForResponse(/operationName=Caregivers/);
  release();
  await (await late).finished();
  expect(await doctor("Nirgendwo Gala").count()).toBe(0);
  await doctor("Zellwegger Thérèse").check();
  await dialog().getByRole("button", { name: "Annuler" }).click();
  await dialog().waitFor({ state: "detached" });
  expect(await page.getByText("Chosen:").count(), "nothing was applied").toBe(0);

  await opener("an adult").click();
  expect(await nameField().inputValue()).toBe("");
  expect(await doctors().count()).toBe(0);
  await nameField().fill("Zellwegger");
  await page.keyboard.press("Enter");
  await doctor("Zellwegger Thérèse").check();
  await applyButton().click();
  await page.getByText("Zellwegger Thérèse").first().waitFor();

  await opener("an adult").click();
  await dialog().getByText("Actuellement\u202F: Zellwegger Thérèse, 1003 Lausanne").waitFor();
  await nameField().fill("Zellwegger");
  await page.keyboard.press("Enter");
  await doctor("Zellwegger Thérèse").waitFor();
  expect(await doctor("Zellwegger Thérèse").isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
});

it("G03 on a phone: nothing found, no caregiver who can be placed, a failure that a second try mends", async () => {
  await open("an adult", { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const box = await dialog().locator("> div").boundingBox();
  expect([box?.width, box?.height], "the dialog takes the whole phone").toEqual([390, 844]);
  await nameField().fill("Qwxzkj");
  await searchButton().click();
  await dialog().getByText("Aucun médecin trouvé").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await nameField().fill("Nirgendwo");
  await placeField().fill("Lausanne");
  await searchButton().click();
  await dialog().getByText("Précisez votre recherche, par exemple avec une localité.").waitFor();
  expect(await cardOf("Nirgendwo Gala").innerText()).toMatch(
    /distance inconnue[^]*N’accepte pas de nouveaux patients/,
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.route(/operationName=Caregivers/, (route) => route.abort(), { times: 1 });
  await placeField().fill("Thun");
  await searchButton().click();
  await dialog().getByRole("alert").getByText("La recherche n’a pas abouti.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await nameField().inputValue(), "what was typed stays").toBe("Nirgendwo");
  await dialog().getByRole("button", { name: "Réessayer" }).click();
  await doctor("Nirgendwo Gala").waitFor();
  const small = await dialog()
    .locator("button, label:has(input[type=radio]), input:not([type=radio])")
    .evaluateAll((targets) => targets.filter((one) => one.getBoundingClientRect().height < 44));
  expect(small).toEqual([]);
});

it("G03 for a child the paediatricians stand first; near home there is a list at once", async () => {
  await open("a child");
  await placeField().fill("Lausanne");
  await page.keyboard.press("Enter");
  await dialog().getByText("100 médecins, les pédiatres proches en premier").waitFor();
  expect(await dialog().getByText("Pédiatre", { exact: true }).count()).toBeGreaterThan(5);
  await page.keyboard.press("Escape");

  await opener("near home").click();
  await dialog().getByText("100 médecins près de chez vous").waitFor();
  expect(await dialog().getByText("Pédiatre", { exact: true }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await opener("a network").click();
  await placeField().fill("Lausanne");
  await page.keyboard.press("Enter");
  await dialog().getByText("100 médecins, du plus proche au plus éloigné").waitFor();
  const members = await dialog()
    .getByText(/^Réseau de médecins (VD|FR|GE)\d\d$/)
    .count();
  expect(members, "a network product lists members alone").toBe(10);
});

const today = todayInZurich(new Date());
const startingDate = firstDoctorDay(today);
const changeButton = () => page.getByRole("button", { name: "Changer de médecin" });
const main = () => page.getByRole("main");

async function openContract(login: string): Promise<void> {
  page = await portal.visitAs(login);
  await page.goto("/contract");
  await page.getByRole("region", { name: "Total des primes" }).waitFor();
}

test("G03 A38 Sofia chooses another doctor on her contract: sent once, pending, and hers from next month on", async () => {
  await openContract("sofia@example.ch");
  const { url } = portal;
  const allowed = { name: "cookie_settings", value: "analytics=1&marketing=0", url };
  await page.context().addCookies([allowed]);
  await changeButton().click();
  await dialog()
    .getByText(`Pour Sofia, dès le ${formatDate(startingDate)}`)
    .waitFor();
  await dialog().getByText("100 médecins près de chez vous").waitFor();
  expect(await cards().first().innerText()).toMatch(/Luzern/);
  await nameField().fill("Zellwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").check();

  await page.route(/operationName=SubmitContractMutations/, (route) => route.abort(), { times: 1 });
  await applyButton().click();
  const failed = page.getByRole("dialog", { name: "Choix non confirmé" });
  await failed.getByText(/pas reçu de réponse/).waitFor();
  const keys: (string | undefined)[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (request.url().includes("SubmitContractMutations"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await failed.getByRole("button", { name: "Réessayer" }).dblclick();
  const receipt = await receiptOf(page, "Votre demande est envoyée");
  await receipt.getByText("Zellwegger Thérèse").waitFor();
  expect([...new Set(keys)], "pressed twice, it is the same act").toEqual([expect.any(String)]);
  const survey = page.getByRole("complementary", { name: "Votre avis" });
  await survey.getByRole("button", { name: "Non merci" }).click();
  const prompts = () => portal.owner.query("select survey_name from survey_prompt");
  await expect.poll(async () => (await prompts()).rows).toEqual([{ survey_name: "FAMILY_DOCTOR" }]);
  await page.goBack();
  await main().getByText("Un changement de ce contrat est en cours de traitement.").waitFor();
  expect(await changeButton().count()).toBe(0);

  const statusOf = async () => {
    const { rows } = await portal.owner.query<{ status: string }>(
      "select status from interaction where type = 'CONTRACT_MUTATION' and insured_number = 8100450",
    );
    return rows.map(({ status }) => status);
  };
  await portal.owner.query(
    "update interaction set approved_at = now() where insured_number = 8100450",
  );
  await expect.poll(statusOf).toEqual(["DONE"]);
  await page.reload();
  await main()
    .getByText(`Dès le ${formatDate(startingDate)}\u202F: Zellwegger Thérèse, 1003 Lausanne`)
    .waitFor();
  await changeButton().waitFor();
  await page.goto(`/contract?month=${startingDate.slice(0, 7)}`);
  await main().getByText("Zellwegger Thérèse", { exact: true }).waitFor();

  // The present doctor is not offered as a change.
  keys.length = 0;
  await changeButton().click();
  await nameField().fill("Zellwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").waitFor();
  await applyButton().click();
  await dialog().waitFor({ state: "detached" });
  expect([keys, await page.getByRole("dialog").count()]).toEqual([[], 0]);
});

it("G03 no customer is offered another doctor under guardianship, with the flag off, or with free choice", async () => {
  await openContract("hannah@example.ch");
  await main().getByText("Votre premier interlocuteur").waitFor();
  expect(await changeButton().count()).toBe(0);
  await page.context().close();

  await portal.owner.query(
    `insert into interaction (account_id, insured_number, type, nature, details, language, held_at)
     select id, insured_number, 'CONTRACT_MUTATION', 'CONTRACT', '\\x00', 'fr', now() from account where insured_number = 4218730`,
  );
  await openContract("camille@example.ch");
  await page.getByRole("button", { name: "Tout ouvrir" }).click();
  // Noé and Mia have a family doctor; Luca chooses freely, and a change of Camille's contract is pending.
  await changeButton().first().waitFor();
  await main().getByText("Un changement de ce contrat est en cours de traitement.").waitFor();
  expect(await changeButton().count()).toBe(2);
  await page.getByRole("button", { name: "Mois précédent" }).click();
  await page.getByRole("button", { name: "Revenir au mois actuel" }).waitFor();
  await changeButton().first().waitFor({ state: "detached" });
  await main().getByText("Votre premier interlocuteur").first().waitFor();
  await renderInBrowser(page);
  await page.route(/operationName=FeatureFlags/, (route) =>
    route.fulfill({ json: { data: { featureFlags: [] } } }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Tout ouvrir" }).click();
  await main().getByText("Votre premier interlocuteur").first().waitFor();
  expect(await changeButton().count()).toBe(0);
});

it("G03 where none is named yet one is chosen; a wish that waits already is told, and not sent again", async () => {
  await portal.owner.query(
    "update basic_contract set doctor = null where insured_number = 4218732",
  );
  await openContract("camille@example.ch");
  await page.getByRole("button", { name: "Tout ouvrir" }).click();
  const noe = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Noé Rochat" }) });
  await noe.getByText("Aucun médecin n’est encore enregistré pour ce modèle. Choisissez").waitFor();
  await noe.getByRole("button", { name: "Choisir un médecin" }).click();
  await nameField().fill("Zellwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").check();
  const refuse = (code: string) =>
    page.route(
      /operationName=SubmitContractMutations/,
      (route) => route.fulfill({ json: { errors: [{ message: code, extensions: { code } }] } }),
      { times: 1 },
    );
  const failed = page.getByRole("dialog", { name: "Choix non confirmé" });
  await refuse("INVALID");
  await applyButton().click();
  await failed.getByText(/ne peut pas être choisi avec ce contrat/).waitFor();
  expect(await failed.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await noe.getByRole("button", { name: "Choisir un médecin" }).click();
  await nameField().fill("Zellwegger");
  await searchButton().click();
  await doctor("Zellwegger Thérèse").check();
  await refuse("CONFLICT");
  await applyButton().click();
  await failed.getByText(/est déjà en cours de traitement/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await failed.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await noe.getByText("Un changement de ce contrat est en cours de traitement.").waitFor();
});
