import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDemonstration } from "../../../seed/open-demonstration.ts";
import { Browser, open } from "../../../test/browser.ts";
import { lastLink, messagesTo } from "../../../test/samples/messages.ts";
import { aPerson, atLogin, PASSWORD, signedIn } from "../../../test/samples/people.ts";
import { aProcess, db, ownerUrl, testConfig } from "../../../test/portal.ts";

const home = "http://localhost:3992";
const config = testConfig({ PUBLIC_URL: home, DEMONSTRATION: "false" });
await open(await aProcess({ config }), home);

const owner = new pg.Client({ connectionString: ownerUrl });
beforeAll(() => owner.connect());
afterEach(() => openDemonstration(owner, true));
afterAll(() => owner.end());

const DEMO_PASSWORD = "cervin-demo";
const invented = async (name: string): Promise<{ id: string; browser: Browser; email: string }> => {
  const { id, email } = await aPerson({ email: `${name}@example.ch` });
  return { id, email, browser: await signedIn(home, email, DEMO_PASSWORD) };
};

test("where no demonstration is open, the known password opens no invented account, the operator's neither", async () => {
  const camille = await invented("camille");
  const operator = await invented("operator");
  await db.updateTable("account").set({ role: "OPERATOR" }).where("id", "=", operator.id).execute();
  await openDemonstration(owner, false);
  for (const { email } of [camille, operator]) {
    for (const fields of [{ email, password: DEMO_PASSWORD }, { persona: email }]) {
      const { browser, form } = await atLogin(home);
      const answer = await browser.submit(form, fields);
      expect([answer.status, browser.cookie("Authorization")]).toEqual([401, undefined]);
    }
  }
  const unknown = await atLogin(home);
  const [one, other] = await Promise.all(
    [camille.email, "nobody@example.com"].map(async (email) => {
      const answer = await unknown.browser.submit(unknown.form, { email, password: "x" });
      return (await answer.text()).replaceAll(email, "").replace(/nonce="[^"]+"/g, "");
    }),
  );
  expect(one, "as an account that does not exist").toBe(other);
});

test("sessions of invented people are over the moment the demonstration closes", async () => {
  const urs = await invented("urs");
  const anna = await aPerson();
  const annas = await signedIn(home, anna.email, PASSWORD);
  expect(await urs.browser.whoAmI()).toBe(urs.email);
  await openDemonstration(owner, false);
  expect(await urs.browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await urs.browser.postJson("/session/renew", { active: true })).status).toBe(401);
  expect((await urs.browser.get("/oidc/password")).status).toBe(401);
  expect(await annas.whoAmI(), "a customer goes on").toBe(anna.email);
});

const shown = "http://localhost:3993";

test("in a demonstration the link of a forgotten password and the code after the password are shown, of invented people alone", async () => {
  await open(
    await aProcess({ config: testConfig({ PUBLIC_URL: shown, DEMONSTRATION: "true" }) }),
    shown,
  );
  const [giulia, anna] = [await invented("giulia"), await aPerson()];
  await db.deleteFrom("throttle").execute();
  const headers = { "sec-fetch-site": "same-origin" };
  const texts = [];
  const asking = new Browser(shown);
  for (const email of [giulia.email, anna.email, "nobody@example.com"]) {
    const answer = await asking.submit("/oidc/forgotten", { email }, headers);
    texts.push((await answer.text()).replaceAll(/nonce="[^"]+"/g, ""));
  }
  expect(new Set(texts).size, "the same for whoever was typed").toBe(1);
  const mailsIn = async (browser: Browser) => (await browser.get("/oidc/forgotten/mails")).text();
  const mails = (at = shown) => mailsIn(at === shown ? asking : new Browser(at));
  await expect.poll(async () => (await lastLink(giulia.id)).token).not.toBe("");
  await expect.poll(async () => (await lastLink(anna.id)).token).not.toBe("");
  const { token } = await lastLink(giulia.id);
  const read = await mails();
  expect(read).toContain(token);
  expect(read.indexOf(token), "above the ways on").toBeLessThan(read.indexOf('class="button'));
  expect(await mails()).not.toContain((await lastLink(anna.id)).token);
  expect(await mailsIn(new Browser(shown)), "in no other browser").not.toContain("/oidc/reset");
  expect(await mails(home), "nowhere else").not.toContain((await lastLink(giulia.id)).token);

  for (const { id, email, password, isShown } of [
    { ...giulia, password: DEMO_PASSWORD, isShown: true },
    { ...anna, password: PASSWORD, isShown: false },
  ]) {
    await db.insertInto("secondFactor").values({ accountId: id }).execute();
    const { browser, form } = await atLogin(shown);
    const page = await (await browser.submit(form, { email, password })).text();
    const code = (await messagesTo(id)).at(-1)?.parameters["code"] ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect(page.includes(code), email).toBe(isShown);
  }
  await openDemonstration(owner, false);
  expect(await mails(), "the demonstration is over").not.toContain("/oidc/reset");
});
