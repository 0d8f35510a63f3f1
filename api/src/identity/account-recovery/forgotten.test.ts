import { languages } from "@portal/model/portal/languages.ts";
import { expect, onTestFinished, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { aPerson, PASSWORD, signedIn } from "../../../test/samples/people.ts";
import { lastLink, messagesTo } from "../../../test/samples/messages.ts";
import { addressOfTurn, tellApart } from "../../../test/tell-apart.ts";
import { aProcess, database, db, logged, secrets, testConfig } from "../../../test/portal.ts";
import { RESET_PAUSE_MINUTES } from "../limits.ts";
import { sendResetLink } from "./reset-links.ts";

const home = "http://localhost:3985";
const config = testConfig({ PUBLIC_URL: home, TRUST_PROXY: "true", DEMONSTRATION: "false" });
// Two nodes on one database: limits and links are shared.
await open(await aProcess({ config }), home);
await open(await aProcess({ config }), home);

const ASK = "/oidc/forgotten";
const SET = "/oidc/reset";
const FRESH = "four grey chamois";
const sameOrigin = (address = "198.51.100.4") => ({
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": address,
});

const ask = (email: string, browser = new Browser(home), address?: string) =>
  browser.submit(ASK, { email }, sameOrigin(address));
const set = (token: string, fresh = FRESH, again = fresh, address?: string) =>
  new Browser(home).submit(SET, { token, fresh, again }, sameOrigin(address));
const forgetCounts = () => db.deleteFrom("throttle").execute();
const links = async (id: string) =>
  (await messagesTo(id)).filter(({ template }) => template === "password.resetLink");

/** The token of the reset link, once it has been sent. */
async function linkFor(who: { id: string; email: string }): Promise<string> {
  const before = (await links(who.id)).length;
  await ask(who.email);
  await expect.poll(async () => (await links(who.id)).length).toBe(before + 1);
  return (await lastLink(who.id)).token;
}

test("a forgotten password is replaced by a link: all sessions end, and every channel is told", async () => {
  const anna = await aPerson();
  const [here, elsewhere] = [await signedIn(home, anna.email), await signedIn(home, anna.email)];
  const token = await linkFor(anna);
  expect(token).toMatch(/^[\w-]{43}$/);
  const { url } = await lastLink(anna.id);
  expect(new URL(url).hash.slice(1), "a fragment is never sent").toBe(token);
  expect((await new Browser(home).get(url.replace(home, ""))).status, "looking does nothing").toBe(
    200,
  );

  const answer = await set(token);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("Mot de passe enregistré"),
  ]);
  for (const browser of [here, elsewhere]) expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await signedIn(home, anna.email)).cookie("Authorization")).toBeUndefined();
  expect(await (await signedIn(home, anna.email, FRESH)).whoAmI()).toBe(anna.email);
  const told = (await messagesTo(anna.id)).filter(({ template }) => template === "password.reset");
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(["EMAIL", "SMS"]);
  expect(logged.join(""), "no log holds the secret").not.toContain(token);
  await forgetCounts();
});

test("every address gets the same bytes, with an account, without one and with a locked one", async () => {
  const [anna, lea] = [await aPerson(), await aPerson()];
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", lea.id).execute();
  const answers = [];
  for (const email of [anna.email, "nobody.at.all@example.com", lea.email]) {
    const answer = await ask(email);
    const headers = [...answer.headers].filter(([name]) => name !== "date").toString();
    const strip = (text: string) => text.replaceAll(/nonce[-=]"?[\w+/=]+/g, "");
    answers.push([answer.status, strip(headers), strip(await answer.text())]);
  }
  expect(answers[0]?.[0]).toBe(200);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await expect.poll(() => links(anna.id)).toHaveLength(1);
  expect(await links(lea.id)).toEqual([]);
  await forgetCounts();
});

test("a link works once, for its own account, and takes the others with it", async () => {
  const [anna, bea] = [await aPerson(), await aPerson()];
  const first = await linkFor(anna);
  await forgetCounts();
  const second = await linkFor(anna);
  const ofBea = await linkFor(bea);
  expect((await set(second)).status).toBe(200);
  for (const token of [second, first]) {
    const again = await set(token, "five white ibexes");
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("Ce lien n’est plus valable");
  }
  expect(await (await signedIn(home, anna.email, FRESH)).whoAmI()).toBe(anna.email);
  expect(await (await signedIn(home, bea.email)).whoAmI(), "untouched").toBe(bea.email);
  await db
    .updateTable("passwordReset")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("accountId", "=", bea.id)
    .execute();
  expect((await set(ofBea)).status, "after its half hour").toBe(400);
  await forgetCounts();
});

test("ten uses of one link at once, on two nodes, set one password", async () => {
  const anna = await aPerson();
  const token = await linkFor(anna);
  const words = Array.from({ length: 10 }, (_, turn) => `four grey chamois ${turn} up`);
  const answers = await Promise.all(words.map((fresh) => set(token, fresh)));
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  expect(await (await signedIn(home, anna.email, words[won])).whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("fifty askers bring one message; the owner's own browser still gets a link", async () => {
  const anna = await aPerson();
  const own = await signedIn(home, anna.email);
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      ask(anna.email, new Browser(home), `203.0.113.${turn}`),
    ),
  );
  await expect.poll(() => links(anna.id)).toHaveLength(1);
  await ask(anna.email, own);
  await expect.poll(() => links(anna.id)).toHaveLength(2);
  const { token } = await lastLink(anna.id);
  expect((await set(token)).status).toBe(200);
  expect(await links(anna.id)).toHaveLength(2);
  await forgetCounts();
});

test("the page of a used link says in each language after how long another one is sent", async () => {
  const anna = await aPerson();
  const token = await linkFor(anna);
  expect((await set(token)).status).toBe(200);
  const minutes = { fr: "minutes", de: "Minuten", it: "minuti", en: "minutes" };
  for (const language of languages) {
    const used = { token, fresh: FRESH, again: FRESH };
    const page = await new Browser(home).submit(`${SET}?lang=${language}`, used, sameOrigin());
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(`${RESET_PAUSE_MINUTES} ${minutes[language]}`);
  }
  await forgetCounts();
});

test("an address that asks or guesses too often waits, for any account", async () => {
  const statuses = [];
  for (let turn = 0; turn < 21; turn++)
    statuses.push((await ask(`n${turn}@example.com`, new Browser(home), "192.0.2.7")).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  for (let turn = 0; turn < 20; turn++)
    expect((await set(`guess${turn}`, FRESH, FRESH, "192.0.2.8")).status).toBe(400);
  const anna = await aPerson();
  expect((await set(await linkFor(anna), FRESH, FRESH, "192.0.2.8")).status).toBe(429);
  await forgetCounts();
});

test("a customer whom others' wrong passwords keep out gets in again by the link", async () => {
  const anna = await aPerson();
  await signedIn(home, anna.email, "a wrong guess");
  await db
    .updateTable("throttle")
    .set({ hits: 100 })
    .where("key", "like", "login:account:%")
    .execute();
  const token = await linkFor(anna);
  const browser = new Browser(home);
  await browser.submit(SET, { token, fresh: FRESH, again: FRESH }, sameOrigin());
  await browser.get("/login");
  await browser.submit(browser.visited.at(-1) ?? "", { email: anna.email, password: FRESH });
  expect(await browser.whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("a new password by link obeys the same rules, and a refused one leaves the link good", async () => {
  const anna = await aPerson();
  const token = await linkFor(anna);
  const cases = [
    ["short", "short", "fresh", "au moins 12 caractères"],
    ["123456789012", "123456789012", "fresh", "trop facile à deviner"],
    [anna.email, anna.email, "fresh", "adresse e-mail"],
    [FRESH, "four grey chamoix", "again", "pas identiques"],
  ] as const;
  for (const [fresh, again, name, sentence] of cases) {
    const answer = await set(token, fresh, again);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(new RegExp(`href="#${name}"[^]*${sentence}`));
  }
  const german = await new Browser(home).submit(`${SET}?lang=de`, { token, language: "de" });
  expect(await german.text(), "another language keeps the link").toContain(`value="${token}"`);
  expect((await set(token)).status).toBe(200);
  await forgetCounts();
});

test("forms of other sites and hostile input change nothing", async () => {
  const anna = await aPerson();
  const token = await linkFor(anna);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const evil = new Browser(home);
  expect((await evil.submit(ASK, { email: anna.email }, foreign)).status).toBe(403);
  expect((await evil.submit(SET, { token, fresh: FRESH, again: FRESH }, foreign)).status).toBe(403);
  for (const email of ["", "x", "\u0000@example.com", "a b@c", "'; drop table account; --@x"])
    expect((await ask(email)).status).toBeLessThan(500);
  for (const bad of ["", "\u0000", "%00", "x".repeat(5000), "<script>"])
    expect((await set(bad)).status).toBe(400);
  expect(await (await signedIn(home, anna.email, PASSWORD)).whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("who never had a password here is sent no link", async () => {
  const anna = await aPerson();
  await db.deleteFrom("credential").where("accountId", "=", anna.id).execute();
  const pool = database.pool("identity", 1);
  onTestFinished(() => pool.end());
  const request = { email: anna.email, language: "fr", knownBrowser: () => undefined } as const;
  await sendResetLink({ pool, secrets, publicUrl: home }, request);
  expect(await links(anna.id)).toEqual([]);
});

const isLong = process.env["LONG"] === "1";
const PAIRS = isLong ? 2000 : 150;
// Three standard deviations of so many pairs: 0.53 in the long run.
const MOST = isLong ? 0.53 : 0.6;

test("nobody learns from the time of the answer who has an account", async () => {
  const people = [await aPerson(), await aPerson(), await aPerson()];
  let asked = 0;
  const askOf = async (email: string) =>
    (await ask(email, new Browser(home), addressOfTurn(asked++))).text();
  for (let turn = 0; turn < 20; turn++) await askOf("warm.up@example.com");
  const auc = await tellApart({
    pairs: PAIRS,
    ask: (kind, turn) =>
      askOf(
        kind === "known" ? (people[turn % people.length]?.email ?? "") : `n${turn}@example.com`,
      ),
  });
  console.info(`forgotten password, ${PAIRS} known and unknown each: AUC ${auc.toFixed(3)}`);
  expect(auc).toBeLessThan(MOST);
  await forgetCounts();
});
