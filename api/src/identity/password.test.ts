import { expect, test } from "vitest";
import { Browser, open } from "../../test/browser.ts";
import { aPerson, PASSWORD, signedIn } from "../../test/samples/people.ts";
import { db, portal, secrets, testConfig } from "../../test/portal.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";

const home = testConfig().publicUrl;
await open(portal, home);

const PAGE = "/oidc/password";
const FRESH = "four grey chamois";
const form = (more: Record<string, string> = {}) => ({
  current: PASSWORD,
  fresh: FRESH,
  again: FRESH,
  ...more,
});

test("a new password signs out every other device and holds at the next sign-in", async () => {
  const anna = await aPerson();
  const [here, elsewhere] = [await signedIn(home, anna.email), await signedIn(home, anna.email)];
  const answer = await here.submit(PAGE, form());
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Mot de passe changé");
  expect(await here.whoAmI()).toBe(anna.email);
  expect(await elsewhere.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await elsewhere.get(PAGE)).status).toBe(401);

  expect((await signedIn(home, anna.email)).cookie("Authorization")).toBeUndefined();
  expect(await (await signedIn(home, anna.email, FRESH)).whoAmI()).toBe(anna.email);
  const messages = await db
    .selectFrom("message")
    .select(["id", "channel", "recipient"])
    .where("accountId", "=", anna.id)
    .where("template", "=", "password.changed")
    .execute();
  const told = messages.map(({ id, channel, recipient }) => [
    channel,
    secrets.decrypt(messageBinding("recipient", id), recipient),
  ]);
  expect(told, "the person is told").toEqual([["EMAIL", anna.email]]);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "sessionId"])
    .where("accountId", "=", anna.id)
    .where("action", "=", "password changed")
    .execute();
  // One for the change, one for the other device, one for the session that the test inserted.
  expect(lines).toHaveLength(3);
});

test("a password that is short, old, an e-mail or mistyped is refused beside its field", async () => {
  const anna = await aPerson();
  const browser = await signedIn(home, anna.email);
  const cases = [
    [form({ current: "not my password" }), "current", "actuel est incorrect"],
    [form({ fresh: "short", again: "short" }), "fresh", "au moins 12 caractères"],
    [form({ fresh: "123456789012", again: "123456789012" }), "fresh", "trop facile à deviner"],
    [
      form({ fresh: "passwordpassword", again: "passwordpassword" }),
      "fresh",
      "trop facile à deviner",
    ],
    [form({ fresh: anna.email, again: anna.email }), "fresh", "adresse e-mail"],
    [form({ fresh: PASSWORD, again: PASSWORD }), "fresh", "différent de l’actuel"],
    [form({ again: "four grey chamoix" }), "again", "pas identiques"],
  ] as const;
  for (const [fields, name, sentence] of cases) {
    const answer = await browser.submit(PAGE, fields);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toMatch(new RegExp(`role="alert"[^]*href="#${name}"[^]*${sentence}`));
    expect(page).toMatch(new RegExp(`id="${name}-wrong"`));
    expect(page).not.toContain(FRESH);
  }
  expect(await (await signedIn(home, anna.email)).whoAmI()).toBe(anna.email);
});

test("a password made of the person's own name, year of birth or address is refused", async () => {
  const luca = await aPerson({ firstname: "Lüca", email: "luca.rossetti@bluemail.test" });
  const { displayName } = await db
    .selectFrom("account")
    .select("displayName")
    .where("id", "=", luca.id)
    .executeTakeFirstOrThrow();
  const name = displayName.replaceAll(" ", "");
  const browser = await signedIn(home, luca.email);
  for (const fresh of [
    `${name}1984`,
    `${name.toLowerCase()}-1984!`,
    "LucaRossetti1984",
    "bluemail.rossetti7",
    "rossetti@bluemail",
    "12.04.1984-12.04",
    "19840412198404",
  ]) {
    const answer = await browser.submit(PAGE, form({ fresh, again: fresh }));
    expect([fresh, answer.status]).toEqual([fresh, 422]);
    expect(await answer.text()).toContain("trop facile à deviner");
  }
  const own = "Luca mange sept pommes vertes";
  expect((await browser.submit(PAGE, form({ fresh: own, again: own }))).status).toBe(200);
});

test("guessing the current password is limited like signing in", async () => {
  const anna = await aPerson();
  const browser = await signedIn(home, anna.email);
  for (let tries = 0; tries < 5; tries++)
    await browser.submit(PAGE, form({ current: `guess ${tries}` }));
  expect((await browser.submit(PAGE, form())).status).toBe(429);
});

test("a stranger and a form of another site change no password", async () => {
  const anna = await aPerson();
  const stranger = new Browser(home);
  expect((await stranger.get(PAGE)).status).toBe(401);
  expect((await stranger.submit(PAGE, form())).status).toBe(401);
  const browser = await signedIn(home, anna.email);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await browser.submit(PAGE, form(), foreign)).status).toBe(403);
  expect(await (await signedIn(home, anna.email)).whoAmI()).toBe(anna.email);
});
