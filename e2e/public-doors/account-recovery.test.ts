import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { emailLookup } from "../../api/src/core/secrets/secrets.ts";
import { messageBinding } from "../../api/src/insurer/outbox/enqueue.ts";
import { testSecrets } from "../../api/test/database.ts";
import { confirmWithCode, lastCode } from "../harness/one-time-code.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

/** The link of the newest message that has one. */
async function newestLink(template: string): Promise<string> {
  const { rows } = await portal.owner.query<{ id: string; parameters: Buffer }>(
    "select id, parameters from message where template = $1 order by created_at desc limit 1",
    [template],
  );
  const [message] = rows;
  if (!message) return "";
  const text = testSecrets.decrypt(messageBinding("parameters", message.id), message.parameters);
  return JSON.parse(text).link;
}

/** Restores an account that can sign in: links and codes of an earlier walk are deleted. */
async function beginAnew(login: string): Promise<void> {
  for (const table of ["passkey", "second_factor", "recovery_code", "password_reset"])
    await portal.owner.query(
      `delete from ${table} where account_id = (select id from account where login_email_hash = $1)`,
      [emailLookup(testSecrets, login)],
    );
  await portal.owner.query("delete from throttle");
  await portal.owner.query("delete from message where template = 'password.resetLink'");
}

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}
async function openAnotherBrowser(): Promise<void> {
  await page.context().close();
  page = await portal.visit();
  await page.goto("/login");
}
const isHome = (name: string) =>
  page.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();

test("a forgotten password is replaced by keyboard alone, and its link is left nowhere", async () => {
  await beginAnew("sofia@example.ch");
  page = await portal.visit();
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(`${request.url()} ${request.headers()["referer"] ?? ""}`);
  });
  await page.goto("/login");
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).press("Enter");
  await page.getByRole("heading", { name: "Mot de passe oublié" }).waitFor();
  await page.getByRole("textbox").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("sofia@example.ch");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Consultez vos e-mails" }).waitFor();
  await expect.poll(() => newestLink("password.resetLink")).toContain("#");
  const link = await newestLink("password.resetLink");
  const token = new URL(link).hash.slice(1);

  await page.goto(link);
  await page.getByRole("heading", { name: "Choisir un nouveau mot de passe" }).waitFor();
  expect(page.url(), "the address forgets it").not.toContain(token);
  await page.keyboard.type("short");
  // The button that shows the password is between the two fields.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("au moins 12 caractères").waitFor();
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("cinq bouquetins gris");
  await page.getByLabel("Confirmer le nouveau mot de passe").fill("cinq bouquetins gris");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mot de passe enregistré" }).waitFor();
  await page.getByRole("link", { name: "Se connecter" }).press("Enter");
  await signIn("sofia@example.ch", "cinq bouquetins gris");
  await isHome("Sofia");

  expect(addresses.join("\n"), "no request and no referrer").not.toContain(token);
  expect(portal.logged.join(""), "no log").not.toContain(token);
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("six bouquetins gris");
  await page.getByLabel("Confirmer le nouveau mot de passe").fill("six bouquetins gris");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ce lien n’est plus valable" }).waitFor();
  await page.goBack();
  expect(page.url(), "nor the way back").not.toContain(token);
});

test("a passkey is added with a code, signs in without a password, and is removed", async () => {
  await beginAnew("giulia@example.ch");
  page = await portal.visitAs("giulia@example.ch");
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/account");
  await page.getByRole("link", { name: "Clés d’accès, codes et appareils" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Sécurité" }).waitFor();
  await page.getByText("Aucune clé d’accès pour l’instant.").waitFor();
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).press("Enter");
  await confirmWithCode(page, portal);
  await page.getByText("La clé d’accès est ajoutée.").waitFor();
  await page.getByText("Pas encore utilisée").waitFor();

  await page.goto("/logout");
  await page.getByRole("link", { name: /Se connecter/ }).click();
  await page.waitForURL(/\/oidc\/interaction\//);
  // The browser may offer the passkey in the first field already; the button works in any case.
  await page
    .getByRole("button", { name: "Continuer avec une clé d’accès" })
    .press("Enter", { timeout: 3000 })
    .catch(() => undefined);
  await page.getByText("Giulia Bernasconi").first().waitFor();

  await page.goto("/account/security");
  await page.getByText(/Dernière utilisation/).waitFor();
  await page.getByRole("button", { name: /Supprimer la clé d’accès/ }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  await confirmWithCode(page, portal);
  await page.getByText("Aucune clé d’accès pour l’instant.").waitFor();
});

it("who wants a code gets one after the password, or uses one from paper", async () => {
  await beginAnew("giulia@example.ch");
  page = await portal.visitAs("giulia@example.ch");
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Activer le code" }).press("Enter");
  await confirmWithCode(page, portal);
  // An account without recovery codes is offered them at once.
  const offer = page.getByRole("dialog", { name: "Gardez des codes de secours" });
  await offer.getByRole("button", { name: "Créer des codes" }).press("Enter");
  await confirmWithCode(page, portal);
  const dialog = page.getByRole("dialog", { name: "Vos codes de secours" });
  await dialog.getByRole("listitem").nth(9).waitFor();
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  const [code = ""] = codes;
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Télécharger" }).press("Enter");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("codes-de-secours.txt");
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\n")
      .slice(-10),
  ).toEqual(codes);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await dialog.getByRole("button", { name: "Imprimer" }).press("Enter");
  await page.locator("body[data-printed]").waitFor();
  await dialog.getByRole("button", { name: "Je les ai notés" }).press("Enter");
  await page.getByText("Il vous reste 10 codes.").waitFor();

  await openAnotherBrowser();
  await signIn("giulia@example.ch", "cervin-demo");
  await page.getByRole("heading", { name: "Saisir votre code" }).waitFor();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Ce code n’est pas correct.").waitFor();
  await page.getByLabel("Code de sécurité").fill(await lastCode(portal));
  await page.keyboard.press("Enter");
  await isHome("Giulia");

  await openAnotherBrowser();
  await signIn("giulia@example.ch", "cervin-demo");
  await page.getByText("Utiliser un code de secours").click();
  await page.getByLabel("Code de secours").fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await isHome("Giulia");
  await page.goto("/account/security");
  await page.getByText("Il vous reste 9 codes.").waitFor();
  await page.getByRole("button", { name: "Désactiver le code" }).press("Enter");
  await confirmWithCode(page, portal);
  await page.getByText("Désactivé", { exact: true }).waitFor();
});

it("devices are signed out one by one and all at once, and sign-ins are read far back", async () => {
  await portal.owner.query(
    `insert into audit (actor, account_id, action, at)
     select 'customer', id, case n when 12 then 'login refused' else 'login' end, now() - n * interval '1 day'
     from account, generate_series(1, 12) n where insured_number = 3907112
       and not exists (select from audit where account_id = account.id and action = 'login refused')`,
  );
  await portal.owner.query(
    `update session set ended_at = now() where account_id = (select id from account where insured_number = 3907112)`,
  );
  const [one, two] = [
    await portal.visitAs("urs@example.ch"),
    await portal.visitAs("urs@example.ch"),
  ];
  for (const other of [one, two]) {
    await other.goto("/settings");
    await other.getByRole("heading", { level: 1 }).waitFor();
  }
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/account/security");
  const out = page.getByRole("button", { name: /^Déconnecter l’appareil/ });
  await expect.poll(() => out.count()).toBe(2);
  await out.first().press("Enter");
  await page.getByText("La session sur cet appareil est fermée.").waitFor();
  await expect.poll(() => out.count()).toBe(1);
  await page.getByRole("button", { name: "Connexions plus anciennes" }).press("Enter");
  const refused = page.getByRole("listitem").filter({ hasText: "Connexion refusée" });
  await refused.getByText("Échec", { exact: true }).first().waitFor();

  const ask = async () =>
    page.getByRole("button", { name: "Se déconnecter partout" }).press("Enter");
  await page.route(/end-others/, (route) => route.fulfill({ status: 500, json: {} }));
  await ask();
  await page.getByRole("button", { name: "Sur les autres appareils" }).press("Enter");
  await page.getByText(/n’ont pas pu être terminées/).waitFor();
  await page.unroute(/end-others/);
  await page.getByRole("button", { name: "Sur les autres appareils" }).press("Enter");
  await page.getByText("Une autre session est terminée.").waitFor();
  await expect.poll(() => out.count()).toBe(0);
  for (const other of [one, two]) {
    await other.reload();
    await other.waitForURL(/\/oidc\//);
    await other.context().close();
  }
  await ask();
  await page.getByRole("button", { name: "Partout, ici aussi" }).press("Enter");
  await page.waitForURL(/session\/ended/);
});
