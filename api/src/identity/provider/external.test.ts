import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { open } from "../../../test/browser.ts";
import { aPerson, atLogin, PASSWORD } from "../../../test/samples/people.ts";
import { aProcess, database, db, secrets, testConfig } from "../../../test/portal.ts";
import { systemClock } from "../../core/clock.ts";
import { listen } from "../../core/http/server.ts";
import { createLog } from "../../core/log.ts";
import { loadTokens } from "../../core/secrets/tokens.ts";
import { createIdentity } from "../identity.ts";
import { portalAddresses } from "./provider.ts";

const home = "http://localhost:3994";

// A second embedded provider at another address acts as the external provider.
const pool = database.pool("identity", 4);
const server = createServer((request, response) => elsewhere.provider?.listener(request, response));
const port = await listen(server, "127.0.0.1", 0);
const theirHome = `http://localhost:${port}`;
const theirs = testConfig({ PUBLIC_URL: theirHome, DEMONSTRATION: "false" });
const elsewhere = await createIdentity({
  config: theirs,
  pool,
  secrets,
  tokens: await loadTokens(pool, secrets, theirHome, systemClock),
  clock: systemClock,
  log: createLog("error", () => {}),
  beatMs: 0,
  otherClients: [portalAddresses(home)],
});
const ours = await aProcess({
  config: testConfig({
    PUBLIC_URL: home,
    OIDC_ISSUER: `${theirHome}/oidc`,
    OIDC_CLIENT_ID: "portal",
    OIDC_PASSWORD_URL: "https://id.example/password",
  }),
});
await open(ours, home);

const fromThere = { "sec-fetch-site": "same-origin" };

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await pool.end();
});

test("another provider, named by configuration, signs people in and out", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  expect(form).toContain(`${theirHome}/oidc/interaction/`);
  await browser.submit(form, { email: anna.email, password: PASSWORD }, fromThere);
  expect(browser.visited.at(-1)).toBe(`${home}/`);
  expect(await browser.whoAmI()).toBe(anna.email);

  await browser.get("/logout");
  expect(browser.visited).toContainEqual(expect.stringContaining(`${theirHome}/oidc/session/end`));
  expect(browser.visited.at(-1)).toBe(`${home}/session/ended?state=signedOut`);
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
});

test("with another provider ours is not there, and the password is changed at theirs", async () => {
  expect((await ours.app.request("/oidc/auth")).status).toBe(404);
  const configuration = await (await ours.app.request("/config.json")).json();
  expect(configuration.passwordPath).toBe("https://id.example/password");
});

test("a visitor whom the provider knows and the portal does not reads so on a page", async () => {
  const anna = await aPerson();
  const place = { table: "account", column: "login_email", row: anna.id };
  await db
    .updateTable("account")
    .set({ loginEmail: secrets.encrypt(place, "known.elsewhere@example.com") })
    .where("id", "=", anna.id)
    .execute();
  const { browser, form } = await atLogin(home);
  const answer = await browser.submit(form, { email: anna.email, password: PASSWORD }, fromThere);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("aucun compte client");
  expect(browser.cookie("Authorization")).toBeUndefined();
});

test("an account belongs to the person who opened it first at that provider, not to a later holder of its address", async () => {
  const anna = await aPerson();
  const enter = async () => {
    const { browser, form } = await atLogin(home);
    const answer = await browser.submit(form, { email: anna.email, password: PASSWORD }, fromThere);
    return { status: answer.status, browser };
  };
  expect(await (await enter()).browser.whoAmI()).toBe(anna.email);
  expect(await (await enter()).browser.whoAmI(), "the same person again").toBe(anna.email);
  const account = db.updateTable("account").where("id", "=", anna.id);
  // The address has a new owner at the provider: another subject with the same verified address.
  await account.set({ oidcSubject: "the person before" }).execute();
  const late = await enter();
  expect([late.status, late.browser.cookie("Authorization")]).toEqual([403, undefined]);
});

test("a provider that is down stops nothing but signing in, and is asked again", async () => {
  const down = createServer();
  const gone = await listen(down, "127.0.0.1", 0);
  await new Promise((resolve) => down.close(resolve));
  const config = testConfig({
    OIDC_ISSUER: `http://localhost:${gone}/oidc`,
    OIDC_CLIENT_ID: "portal",
  });
  const { app } = await aProcess({ config });
  expect((await app.request("/ready")).status).toBe(200);
  const answer = await app.request("/login?lang=de");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.text()).toContain("Die Anmeldung ist im Moment nicht möglich");

  const back = createServer((request, response) => elsewhere.provider?.listener(request, response));
  await listen(back, "127.0.0.1", gone);
  // The provider answers with a wrong issuer, which is refused without an error.
  expect((await app.request("/login")).status).toBe(503);
  back.closeAllConnections();
  await new Promise((resolve) => back.close(resolve));
});
