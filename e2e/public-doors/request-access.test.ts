import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { MOST_POLLS, POLL_SECONDS } from "@portal/model/request-access/polling.ts";
import { onboardingErrors } from "@portal/model/request-access/request-access.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const PASSWORD = "sept bouquetins calmes";
let page: Page;
afterEach(async () => {
  await page.context().close();
  await portal.owner.query("update feature_flag set value = true where id = 'PXL_VISION'");
  await portal.owner.query("delete from throttle where key like 'visit:access:%'");
});
const button = (name: string | RegExp) => page.getByRole("button", { name });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

let next = 3_301_000 + (Date.now() % 100_000);

/** A copy of Martin Graf with a child, whom the page offers: each journey, and each retry, has its own. */
async function aNewcomer(firstname: string): Promise<{ name: string; email: string }> {
  const [number, child] = [next++, next++];
  const copy = async (table: string, columns: string, values: string, of: number, to: number) =>
    portal.owner.query(
      `insert into ${table} (insured_number, ${columns}) select $1, ${values} from ${table} where insured_number = $2`,
      [to, of],
    );
  await portal.owner.query(
    `insert into insured (insured_number, firstname, lastname, birthdate, gender, language, is_demonstration)
     values ($1, $2, 'Favre', '1982-03-03', 'F', 'fr', true)`,
    [number, firstname],
  );
  await portal.owner.query(
    `insert into insured (insured_number, firstname, lastname, birthdate, gender, language, policyholder)
     values ($1, 'Zoé', 'Favre', '2018-05-05', 'F', 'fr', $2)`,
    [child, number],
  );
  const address =
    "domicile_legal, correspondance, valid_from, street, number, country, zip, city, canton, locality_id";
  await copy("postal_address", address, address, 3300777, number);
  const contract = "valid_from, insurer_code, product_code, deductible, risk, periodicity";
  await copy("basic_contract", contract, contract, 3300777, number);
  return { name: `${firstname} Favre`, email: `${firstname}.favre@example.ch`.toLowerCase() };
}

/** Opens the account with the displayed code and waits for the portal. */
async function enterWith(email: string, code: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmer le nouveau mot de passe").fill(PASSWORD);
  await button("Activer mon accès").click();
  // A code sent to the address proves it; a demonstration shows the code.
  await page.getByRole("heading", { name: "Confirmer votre adresse e-mail" }).waitFor();
  const [proof = ""] = /\d{6}/.exec(await page.locator(".note").first().innerText()) ?? [];
  await page.getByLabel("Code reçu par e-mail").fill(proof);
  await button("Activer mon accès").click();
  await page.waitForURL(`${portal.url}/`);
}

const shownCode = async () => {
  const text = await page
    .getByText(/^Code\s*:/)
    .first()
    .innerText();
  return text.replace(/^.*:\s*/, "");
};

test("U01 U05 A08 by letter, from the login page over the form to the first screen with the household", async () => {
  const { name, email } = await aNewcomer("Aline");
  page = await portal.visit();
  await page.goto("/login");
  await page.getByRole("link", { name: /Demander un accès/ }).click();
  await heading("Demander un accès");
  await page.getByRole("radio", { name: "Par courrier" }).check();
  await button("Envoyer la demande").click();
  await page.getByText("champs sont à vérifier").waitFor();
  // The label is a sentence; its full stop is removed before the colon.
  const terms = page.getByRole("link", { name: /conditions d’utilisation\s?:/ });
  expect(await terms.innerText()).toMatch(/^J’accepte les conditions d’utilisation\s: Cochez/);
  await page.getByLabel("Numéro d’assuré").fill("9");
  await page.getByRole("textbox", { name: "Date de naissance" }).fill("01.01.2020");
  await button("Envoyer la demande").click();
  await page.getByText("Ce numéro d’assuré n’est pas valable.").first().waitFor();
  await page.getByText("Vous devez avoir 18 ans révolus.").first().waitFor();
  await button(name).click();
  const again = page.getByLabel("Confirmer l’adresse e-mail");
  await again.fill("");
  await page.getByLabel("Adresse e-mail", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+c");
  await again.focus();
  await page.keyboard.press("ControlOrMeta+v");
  expect(await again.inputValue(), "nothing is pasted").toBe("");
  await again.pressSequentially("autre@example.ch");
  await button("Envoyer la demande").click();
  await page.getByText("Les deux adresses e-mail ne sont pas identiques.").first().waitFor();
  // A password manager or assistive technology fills the field like this.
  await again.fill(email.toUpperCase());
  await button("Envoyer la demande").dblclick();
  await heading("Votre demande est envoyée");
  expect(new URL(page.url()).pathname).toBe("/request-access/success");
  const code = await shownCode();
  const letter = await page
    .getByRole("link", { name: /Votre code pour l’espace client/ })
    .getAttribute("href");
  const pdf = await page.request.get(letter ?? "");
  expect([pdf.status(), (await pdf.body()).subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
  await page.getByRole("link", { name: "J’ai déjà mon code" }).click();
  await enterWith(email, code);
  await page.getByRole("heading", { level: 1, name: /Aline/ }).waitFor();
  await page.getByText("Zoé").first().waitFor();
});

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

async function atTheCode(name: string): Promise<string> {
  await page.goto("/request-access");
  await button(name).click();
  await button("Continuer sur mon téléphone").click();
  await heading("Continuez sur votre téléphone");
  const link = page.getByRole("link", { name: "Ouvrir la page du téléphone ici" });
  return (await link.getAttribute("href")) ?? "";
}

/** Advances the clock from poll to poll. */
async function passUntil(awaited: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(POLL_SECONDS * 1000);
      return awaited.isVisible();
    })
    .toBe(true);
}

test("U03 online, with the computer and the phone side by side, to the first screen", async () => {
  const { name, email } = await aNewcomer("Brune");
  page = await portal.visit();
  await page.clock.install();
  const url = await atTheCode(name);
  await page.getByText("Nous attendons votre téléphone").waitFor();
  await page.reload();
  await heading("Continuez sur votre téléphone");
  const mobile = await portal.visit(phone);
  await mobile.goto(url);
  expect(new URL(mobile.url()).hash, "the token is taken from the address").toBe("");
  await mobile.getByRole("radio", { name: "Passeport" }).check();
  await mobile.getByRole("button", { name: "Continuer" }).click();
  await mobile
    .getByLabel("Prendre ou choisir une photo")
    .setInputFiles({ name: "passeport.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") });
  await mobile.getByRole("button", { name: "Continuer", exact: true }).click();
  await mobile.getByRole("button", { name: "C’est fait" }).click();
  await passUntil(page.getByText("Photos reçues"));
  await mobile.getByRole("button", { name: "Terminer le contrôle" }).tap();
  await mobile.getByRole("heading", { name: "Merci, c’est terminé" }).waitFor();
  await mobile.context().close();
  await passUntil(page.getByRole("heading", { level: 1, name: "Votre accès est prêt" }));
  expect(new URL(page.url()).pathname).toBe("/request-access/digital/success");
  const code = await shownCode();
  await page.getByRole("link", { name: "Choisir mon mot de passe" }).click();
  await enterWith(email, code);
  await page.getByRole("heading", { level: 1, name: /Brune/ }).waitFor();
});

/** The page that polls for the result of a check, which the test decides. */
async function awaitingResult(person: string) {
  const { name } = await aNewcomer(person);
  page = await portal.visit();
  const check = { answer: "CREATED", polls: 0 };
  await page.route(/\/v1\/onboarding-digital\?/, (route) => {
    check.polls++;
    return route.fulfill({ json: { status: check.answer } });
  });
  await page.clock.install();
  await atTheCode(name);
  const pass = () => page.clock.runFor(POLL_SECONDS * 1000);
  const dialog = page.getByRole("dialog", { name: "Le contrôle n’a pas abouti" });
  return { check, pass, dialog };
}

async function hide(isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test("U04 each error of the check leads to six causes and three ways on; a hidden page does not ask", async () => {
  const { check, pass, dialog } = await awaitingResult("Carla");
  for (const error of onboardingErrors) {
    check.answer = error;
    await pass();
    await dialog.waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(6);
    check.answer = "CREATED";
    await dialog.getByRole("button", { name: "Réessayer" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  const before = check.polls;
  await hide(true);
  for (let time = 0; time < 3; time++) await pass();
  expect(check.polls, "a hidden page does not ask").toBe(before);
  await hide(false);
  await pass();
  await expect.poll(() => check.polls).toBe(before + 1);
  check.answer = onboardingErrors[0];
  await pass();
  await dialog.waitFor();
  expect(await dialog.getByRole("link", { name: "Se connecter" }).getAttribute("href")).toBe(
    "/login",
  );
  await dialog.getByRole("button", { name: "Passer au courrier" }).click();
  await heading("Votre demande est envoyée");
});

it("U04 120 polls without a result lead there too", async () => {
  const { check, pass, dialog } = await awaitingResult("Dora");
  const before = check.polls;
  for (let poll = 1; poll <= MOST_POLLS; poll++) {
    expect(await dialog.isVisible()).toBe(false);
    await pass();
    await expect.poll(() => check.polls, { interval: 5 }).toBe(before + poll);
  }
  await dialog.waitFor();
});

test("U02 U06 without the flag there is the letter alone; the results have pages of their own, and failure offers the letter", async () => {
  await portal.owner.query("update feature_flag set value = false where id = 'PXL_VISION'");
  page = await portal.visit();
  await page.goto("/request-access");
  await button("Envoyer la demande").waitFor();
  expect(await page.getByRole("main").getByRole("radio").count()).toBe(0);
  await portal.owner.query("update feature_flag set value = true where id = 'PXL_VISION'");
  for (const path of ["/request-access/digital/success", "/onboarding/success"]) {
    await page.goto(path);
    await heading("Votre accès est prêt");
  }
  for (const path of ["/request-access/digital/failure", "/onboarding/failure"]) {
    await page.goto(path);
    await heading("Le contrôle n’a pas abouti");
  }
  await page.getByRole("link", { name: "Passer au courrier" }).click();
  await heading("Demander un accès");
  expect(await page.getByRole("radio", { name: "Par courrier" }).isChecked()).toBe(true);
});
