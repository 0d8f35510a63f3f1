import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";
import { it } from "../harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const cookie = async (name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const signIn = async (login: string, password = "cervin-demo") => {
  await page.getByLabel("E-mail", { exact: false }).first().fill(login);
  await page.getByLabel("Mot de passe", { exact: false }).first().fill(password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
};
const atHome = (name: RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

test("A10 the address asked for before the login comes back after it", async () => {
  page = await portal.visit();
  await page.goto("/some/old/link?from=mail#part");
  await page.waitForURL(/\/oidc\/interaction\//);
  await signIn("camille@example.ch");
  await page.getByRole("heading", { level: 1, name: "Page introuvable" }).waitFor();
  expect(page.url()).toBe(`${portal.url}/some/old/link?from=mail#part`);
});

test("A10 I09 a message's link to an invoice opens its payment after the login", async () => {
  const { rows } = await portal.owner.query<{ no: string }>(
    `select no from invoice i join account a on a.id = i.account_id
     where a.insured_number = 4218730 and i.status = 'ENCOURS' and i.total_amount > 0 order by deadline limit 1`,
  );
  const [{ no } = { no: "" }] = rows;
  page = await portal.visit();
  await page.goto(`/invoices?pay=${no}`);
  await page.waitForURL(/\/oidc\/interaction\//);
  await signIn("camille@example.ch");
  await page.getByRole("dialog", { name: /^Payer\s: / }).waitFor();
  expect(page.url()).toBe(`${portal.url}/invoices?pay=${no}`);
});

test("A24 a person signs in with e-mail and password, and the page knows their name", async () => {
  page = await portal.visit();
  await page.goto("/");
  await signIn("camille@example.ch", "wrong-password");
  await page.getByRole("alert").filter({ hasText: "Erreur" }).waitFor();
  await signIn("camille@example.ch");
  await atHome(/Camille/);
  const authorization = await cookie("Authorization");
  expect(decodeURIComponent(authorization?.value ?? "")).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect([authorization?.sameSite, authorization?.httpOnly]).toEqual(["Strict", false]);
  const fingerprint = await cookie("fgp");
  expect([fingerprint?.sameSite, fingerprint?.httpOnly]).toEqual(["Strict", true]);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage)))
    .toContain("Camille Rochat");
});

test("A24 one of the demonstration people is picked from the list", async () => {
  page = await portal.visit();
  await page.goto("/");
  await page.getByRole("button", { name: /Urs Ammann/ }).click();
  await atHome(/Urs|Ammann/);
});

test("A25 signing out removes the cookie, empties the session storage and ends the session for good", async () => {
  page = await portal.visit();
  await page.goto("/");
  await signIn("giulia@example.ch");
  await atHome(/Giulia/);
  const token = decodeURIComponent((await cookie("Authorization"))?.value ?? "");
  const fingerprint = (await cookie("fgp"))?.value ?? "";
  await page.getByRole("button", { name: /Giulia Bernasconi/ }).click();
  await page.locator("#account-menu").getByText("Se déconnecter").click();
  await page.waitForURL(/login|logout|signed|oidc/);
  await page.waitForLoadState();
  expect(await cookie("Authorization")).toBeUndefined();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
  const replay = await fetch(`${portal.url}/v1/technicalInformation`, {
    method: "POST",
    headers: {
      authorization: token,
      cookie: `fgp=${fingerprint}`,
      "content-type": "application/json",
    },
    body: "{}",
  });
  expect(replay.status).toBe(401);
});

test("A25 a session that ended elsewhere leads to the login at the next request", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await atHome(/Camille/);
  await portal.owner.query(
    "update session set ended_at = now(), ended_because = 'test' where ended_at is null",
  );
  // A request of the page itself may come first and remove the button.
  const press = page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  press.catch(() => undefined);
  await expect.poll(() => page.url()).toMatch(/\/oidc\/interaction\//);
});

test("A26 what the portal is used with is told once per session", async () => {
  page = await portal.visitAs("camille@example.ch");
  const told: unknown[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (request.url().includes("technicalInformation")) told.push(request.postDataJSON());
  });
  await page.goto("/");
  await atHome(/Camille/);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toEqual({
    platform: "browser",
    os: expect.any(String),
    device: expect.any(String),
  });
  await page.reload();
  await atHome(/Camille/);
  // The page reports it at its start, long before a navigation.
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  expect(told).toHaveLength(1);
});

test("A27 an account without a main insured is signed out at once, without a word", async () => {
  page = await portal.visitAs("nina@example.ch");
  await page.goto("/");
  await page.waitForURL(/login|logout|signed|oidc/);
  expect(await cookie("Authorization")).toBeUndefined();
});

test("A27 a configuration that cannot be read signs out too", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/public\/configuration/, (route) =>
    route.fulfill({ status: 500, json: { code: "UNEXPECTED" } }),
  );
  await page.goto("/");
  await page.waitForURL(/login|logout|signed|oidc/);
});

test("A29 without the flag an affiliated account meets a notice with a way out, and nothing else", async () => {
  await portal.owner.query("update feature_flag set value = false where id = 'AFFILIATE_ACCOUNTS'");
  page = await portal.visitAs("luca@example.ch");
  await page.goto("/");
  await page
    .getByRole("heading", { level: 1, name: "Votre accès n’est pas encore activé" })
    .waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL(/login|logout|signed|oidc/);
  await portal.owner.query("update feature_flag set value = true where id = 'AFFILIATE_ACCOUNTS'");
});

test("A31 every request carries who asks, the language, a fresh correlation id and the client", async () => {
  page = await portal.visitAs("camille@example.ch");
  const sent: Record<string, string>[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (/\/graphql\/|\/v1\//.test(request.url()))
      sent.push({ ...request.headers(), url: request.url() });
  });
  await page.goto("/");
  await atHome(/Camille/);
  await expect.poll(() => sent.some(({ url }) => url?.includes("technicalInformation"))).toBe(true);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  for (const headers of sent) {
    expect(headers, headers["url"]).toMatchObject({
      "accept-language": "fr",
      "x-client-version": "3.92.0",
      "x-platform": "browser",
      "x-client-source": "GMNET",
    });
    if (!headers["url"]?.includes("/v1/public/"))
      expect(headers["authorization"], headers["url"]).toMatch(/^Bearer /);
  }
  expect(new Set(sent.map((headers) => headers["x-correlation-id"])).size).toBe(sent.length);
  const rest = sent.find(({ url }) => url?.includes("technicalInformation"));
  expect(rest?.["x-user-email"]).toBe("camille@example.ch");
});

test("A37 the session has an id for a day, and the browser is marked as a customer's for a year", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await atHome(/Camille/);
  const days = async (name: string) =>
    Math.round((((await cookie(name))?.expires ?? 0) - Date.now() / 1000) / 86_400);
  expect([await days("session_id"), await days("customer")]).toEqual([1, 365]);
});

test("before the session ends for want of activity the page asks, and staying keeps it", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.clock.install();
  await page.goto("/");
  await atHome(/Camille/);
  // The token is renewed once without activity, which tells the page when the session will end. The session is aged
  // just before, because a late request of the screen would prolong it.
  await page.route(
    /\/session\/renew$/,
    async (route) => {
      await portal.owner.query(
        "update session set seen_at = now() - interval '13 minutes' where ended_at is null",
      );
      await route.continue();
    },
    { times: 1 },
  );
  const dialog = page.getByRole("dialog", { name: "Êtes-vous encore là ?" });
  // In small steps, because the code that watches the session loads a moment after the screen.
  const asksSoon = async () => {
    await page.clock.runFor(20_000);
    return dialog.isVisible();
  };
  await expect.poll(asksSoon).toBe(true);
  await dialog.getByRole("button", { name: "Poursuivre la session" }).click();
  await dialog.waitFor({ state: "hidden" });
  const { rows } = await portal.owner.query(
    "select max(seen_at) > now() - interval '1 minute' as seen from session",
  );
  expect(rows[0].seen).toBe(true);
});

it("A24 a visitor who finds the browser after the idle time is asked for the password", async () => {
  page = await portal.visit();
  await page.goto("/");
  await signIn("camille@example.ch");
  await atHome(/Camille/);
  // An open page would notice by itself and navigate.
  await page.goto("about:blank");
  await portal.owner.query(
    "update session set seen_at = now() - interval '16 minutes' where ended_at is null",
  );
  await portal.owner.query(
    `update oidc_payload set payload = payload || '{"loginTs": 1}' where kind = 'Session'`,
  );
  // The redirect to the provider without the password prompt.
  await renderInBrowser(page);
  await page.route(
    /\/oidc\/auth\?/,
    (route) => {
      const address = new URL(route.request().url());
      address.searchParams.delete("prompt");
      address.searchParams.delete("max_age");
      return route.fulfill({ status: 302, headers: { location: address.href } });
    },
    { times: 1 },
  );
  await page.goto("/invoices");
  await page.getByLabel("Mot de passe", { exact: false }).first().waitFor();
  await signIn("camille@example.ch");
  await page.waitForURL(`${portal.url}/invoices`);
});
