import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { confirmWithCode } from "../harness/one-time-code.ts";
import { isHydrated } from "../harness/ssr.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const phone = () => page.getByRole("textbox", { name: /Numéro de mobile/ });
const notice = () => page.getByText(/Nous avons conservé ce que vous aviez saisi/);
const typed = async () => (await phone().inputValue()).replaceAll(" ", "");

const signIn = async (login: string) => {
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill(login);
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill("cervin-demo");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
};
const signOut = async () => {
  await page.locator("[popovertarget=account-menu]").click();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await page.waitForURL(/\/session\/ended/);
};
/** The number of an account's drafts. */
const unfinished = async (insuredNumber: number) => {
  const { rows } = await portal.owner.query(
    `select form from draft join account on account.id = account_id
     where insured_number = $1 and content is not null`,
    [insuredNumber],
  );
  return rows.length;
};

test("what was typed survives a reload, a sign-out at once and a new session; discarding it deletes it", async () => {
  page = await portal.visit();
  await page.goto("/account");
  await signIn("camille@example.ch");
  const before = await phone().inputValue();
  await isHydrated(page);
  await phone().fill("+41 79 555 77");
  await page.reload();
  await notice().waitFor();
  expect(await typed()).toBe("+417955577");

  await phone().fill("+41 79 555 77 8");
  await signOut();
  await page.goto("/account");
  await signIn("camille@example.ch");
  await notice().waitFor();
  expect(await typed()).toBe("+4179555778");

  await page.getByRole("link", { name: "Accueil" }).first().click();
  const leaving = page.getByRole("dialog", { name: "Quitter cette page ?" });
  await leaving.getByText(/pendant 30 jours/).waitFor();
  await leaving.getByRole("button", { name: "Quitter la page" }).click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await page.goBack();
  await notice().waitFor();

  await page.getByRole("button", { name: "Effacer ma saisie" }).click();
  expect(await phone().inputValue()).toBe(before);
  await expect.poll(() => unfinished(4218730)).toBe(0);
  await page.reload();
  await expect.poll(typed).toBe(before.replaceAll(" ", ""));
  expect(await notice().count()).toBe(0);
});

it("a form that is saved has no draft, and a window left open does not bring it back", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/account");
  await phone().fill("+41 79 555 00 1");
  await expect.poll(() => unfinished(3907112)).toBe(1);
  const other = await page.context().newPage();
  await other.goto("/account");
  await other.getByText(/Nous avons conservé/).waitFor();

  await phone().fill("+41 79 555 00 12");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await confirmWithCode(page, portal);
  await page.getByText("Votre numéro est enregistré.").waitFor();
  expect(await unfinished(3907112)).toBe(0);

  const refused = other.waitForResponse(
    (answer) => answer.url().includes("/v1/drafts/") && answer.status() === 409,
  );
  await other.getByRole("textbox", { name: /Numéro de mobile/ }).fill("+41 79 555 00 1");
  await other.getByRole("textbox", { name: /Numéro de mobile/ }).fill("+41 79 555 00");
  await refused;
  expect(await unfinished(3907112)).toBe(0);
});

it("a choice of instalments that was begun is open again where it was left", async () => {
  page = await portal.visitAs("giulia@example.ch");
  await page.goto("/invoices");
  const openFirst = async () => {
    const rows = page.locator("main tbody button[aria-expanded=false]");
    await rows.first().waitFor();
    for (let left = await rows.count(); left > 0; left--) await rows.first().press("Enter");
  };
  const count = () => page.getByRole("combobox", { name: /mensualités/i }).first();
  await openFirst();
  await page
    .locator("main tbody")
    .getByText(/Payer en plusieurs fois/)
    .first()
    .click();
  const options = await count().locator("option").all();
  const wanted = (await options.at(-1)?.getAttribute("value")) ?? "";
  await count().selectOption(wanted);
  await expect.poll(() => unfinished(5120044)).toBe(1);
  await page.reload();
  await openFirst();
  await notice().waitFor();
  expect(await count().inputValue()).toBe(wanted);
  await page.getByRole("button", { name: "Effacer ma saisie" }).click();
  await expect.poll(() => unfinished(5120044)).toBe(0);
});

it("what cannot be kept says so before the customer leaves, and what is given up is gone all the same", async () => {
  await portal.owner.query("delete from draft");
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/account");
  const kept = page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
  await phone().fill("+41 79 555 11");
  await kept;
  await page.reload();
  await notice().waitFor();
  const failed = page.waitForEvent("requestfailed");
  await page.route(/\/v1\/drafts\//, (route) => route.abort());
  await phone().fill("+41 79 555 11 2");
  await failed;
  await page.getByRole("link", { name: "Accueil" }).first().click();
  const leaving = page.getByRole("dialog", { name: "Quitter cette page ?" });
  await leaving.getByText(/votre saisie sera perdue/).waitFor();
  await leaving.getByRole("button", { name: "Annuler" }).click();
  const warned = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  expect((await warned).type()).toBe("beforeunload");
  await (await warned).dismiss();

  await page.unroute(/\/v1\/drafts\//);
  await page.getByRole("button", { name: "Effacer ma saisie" }).click();
  await expect.poll(() => unfinished(8100450)).toBe(0);
});

it("what was typed without a network is kept once there is one, without another key", async () => {
  await portal.owner.query("delete from draft");
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/account");
  await phone().waitFor();
  await page.context().setOffline(true);
  await phone().fill("+41 79 555 61 62");
  const kept = () => portal.owner.query("select from draft where content is not null");
  await page.waitForEvent("requestfailed", (request) => request.url().includes("/v1/drafts"));
  expect((await kept()).rowCount).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(async () => (await kept()).rowCount).toBe(1);
  await page.reload();
  await notice().waitFor();
  expect(await typed()).toBe("+41795556162");
});
