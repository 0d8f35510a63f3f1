import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "1" });
afterAll(() => portal.close());

let page: Page;
const path = "/self-service/insurance-card";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const title = (name: string | RegExp) => page.getByRole("heading", { level: 2, name }).waitFor();
const setFlag = (value: boolean) =>
  portal.owner.query(
    "update feature_flag set value = $1 where id = 'SELF_SERVICE_INSURANCE_CARD'",
    [value],
  );

/** Resets the state, because a journey may be retried. */
beforeEach(async () => {
  await portal.owner.query("update interaction set business_key = null where type = 'CARD_ORDER'");
  await portal.owner.query(
    "update interaction set status = 'DONE' where type = 'CARD_ORDER' and status <> 'DONE'",
  );
  await portal.owner.query("delete from insurance_card where interaction_id is not null");
  await portal.owner.query("delete from self_service_code");
  await portal.owner.query("delete from throttle where key like 'visit:%'");
});
afterEach(() => page.context().close());

const onPhone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

async function identifyAs(name: string): Promise<void> {
  await button(name).click();
  await button("Continuer").click();
}

test("V04 at a desk a card is ordered by a code, back and forth, and the same person is told that it is on its way", async () => {
  page = await portal.visit();
  await page.goto(path);
  await identifyAs("Martin Graf");
  await title("Saisissez votre code");
  await page.getByText("par SMS au ••• ••• •• 77").waitFor();
  await page.getByLabel("Code reçu").fill("000001");
  await page.getByText("Ce code est incorrect").waitFor();
  await button(/Utiliser le code \d{6}/).click();
  await title("Une nouvelle carte pour Martin Graf");
  // The only insurer is preselected.
  expect(await page.getByRole("radio").first().isChecked()).toBe(true);
  await page.reload();
  await title("Une nouvelle carte pour Martin Graf");
  await button("Continuer").click();
  await page.locator("[data-invalid]").first().waitFor();
  await page.getByRole("radio", { name: /Volée/ }).check();
  await button("Continuer").click();
  await title("Tout est juste");
  await button("Retour").click();
  expect(await page.getByRole("radio", { name: /Volée/ }).isChecked()).toBe(true);
  await button("Continuer").click();
  await button("Commander la carte").click();
  await title("Votre commande est envoyée");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("selfservice");

  await expect
    .poll(async () => {
      const { rows } = await portal.owner.query(
        `select count(*)::int as cards from insurance_card
         where insured_number = 3300777 and interaction_id is not null`,
      );
      return rows[0].cards;
    })
    .toBe(1);
  await button("Une autre carte").click();
  await identifyAs("Martin Graf");
  await button(/Utiliser le code \d{6}/).click();
  await title("Une carte est déjà commandée");
});

test("V02 on a phone the link opens the order, works once, and leaves no trace in the address", async () => {
  page = await portal.visit(onPhone);
  await page.goto(path);
  await identifyAs("Elena Costa");
  await title("Ouvrez votre lien");
  await page.getByText("par e-mail à e•••@•••").waitFor();
  const link =
    (await page.getByRole("link", { name: "Ouvrir le lien" }).getAttribute("href")) ?? "";
  await page.getByRole("link", { name: "Ouvrir le lien" }).click();
  await title("Une nouvelle carte pour Elena Costa");
  expect(page.url()).toBe(`${portal.url}${path}`);
  await page.goBack();
  expect(page.url()).not.toContain("#");

  const other = await portal.visit();
  try {
    await other.goto(link);
    await other.getByRole("heading", { name: "Ce lien n’est plus valable" }).waitFor();
    expect(other.url()).toBe(`${portal.url}/self-service/failure`);
  } finally {
    await other.context().close();
  }
  expect(portal.logged.join("\n")).not.toContain(link.split("#")[1]);
});

it("V02 a link that is opened on another device asks first; the code or link of before is then void", async () => {
  page = await portal.visit(onPhone);
  await page.goto(path);
  await identifyAs("Martin Graf");
  const link =
    (await page.getByRole("link", { name: "Ouvrir le lien" }).getAttribute("href")) ?? "";
  const desk = await portal.visit();
  try {
    await desk.goto(link);
    await desk.getByRole("button", { name: "Continuer ici" }).click();
    await desk.getByRole("heading", { name: "Une nouvelle carte pour Martin Graf" }).waitFor();
    await desk.getByRole("button", { name: "Quitter" }).click();
    await desk.getByLabel("Numéro d’assuré").waitFor();
  } finally {
    await desk.context().close();
  }
  await page.getByRole("link", { name: "Ouvrir le lien" }).click();
  await title("Ce lien n’est plus valable");
  await button("Recommencer").click();
  await page.getByLabel("Numéro d’assuré").waitFor();
});

test("V05 by keyboard alone a visitor whom we cannot reach gets as far as everybody, and no further", async () => {
  page = await portal.visit();
  await page.goto(path);
  await page.getByLabel("Numéro d’assuré").focus();
  await page.keyboard.type("3300x779");
  expect(await page.getByLabel("Numéro d’assuré").inputValue()).toBe("3300779");
  await page.keyboard.press("Tab");
  await page.keyboard.type("31.12.2099");
  await page.keyboard.press("Enter");
  await page.locator("[data-invalid]").first().waitFor();
  await page.getByRole("textbox", { name: "Date de naissance" }).fill("01.02.2009");
  await page.keyboard.press("Enter");
  await title("Saisissez votre code");
  await page.getByText(/aucun message n’a été envoyé/).waitFor();
  for (const guess of ["000001", "000002", "000003", "000004", "000005", "000006"]) {
    await page.getByLabel("Code reçu").fill(guess);
    await page.getByText("Ce code est incorrect").waitFor();
  }
  await page.getByLabel("Code reçu").fill("000007");
  await title("Trop d’essais");
  await page.getByRole("link", { name: /Notre site internet/ }).waitFor();
});

test("V01 the flag closes the service and its address says so; the login page offers it while it is open; other services lead away", async () => {
  page = await portal.visit();
  await setFlag(false);
  try {
    await page.goto(path);
    await title("Ce service n’est pas disponible pour l’instant");
    await expect.poll(() => page.url()).toBe(`${portal.url}${path}?unavailable`);
    await page.goto("/login");
    expect(await page.getByRole("link", { name: /Carte d’assuré perdue/ }).count()).toBe(0);
  } finally {
    await setFlag(true);
  }
  await page.goto(`${path}?unavailable`);
  await page.getByLabel("Numéro d’assuré").waitFor();
  await expect.poll(() => page.url()).toBe(`${portal.url}${path}`);
  await page.goto("/login");
  await page.getByRole("link", { name: /Carte d’assuré perdue/ }).click();
  await page.getByLabel("Numéro d’assuré").waitFor();
  await page.goto("/self-service/other");
  await expect.poll(() => page.url()).not.toContain("self-service");
});
