import { expect, test } from "vitest";
import { Browser, open } from "../../test/browser.ts";
import { aPerson, PASSWORD } from "../../test/samples/people.ts";
import { aProcess, db, secrets, testConfig } from "../../test/portal.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";
import { it } from "../../test/variation.ts";

const home = "http://localhost:3991";
const config = testConfig({ PUBLIC_URL: home, TRUST_PROXY: "true", DEMONSTRATION: "false" });
await open(await aProcess({ config }), home);

/** Signs in from an address, with a new or a known browser. */
async function signIn(
  email: string,
  password: string,
  address: string,
  browser = new Browser(home),
) {
  await browser.get("/login");
  const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": address };
  const { status } = await browser.submit(
    browser.visited.at(-1) ?? "",
    { email, password },
    headers,
  );
  return { status, browser, isIn: browser.cookie("Authorization") !== undefined };
}
const guesses = async (email: string, address: string, times: number) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++)
    statuses.push((await signIn(email, `guess ${turn}`, address)).status);
  return statuses;
};
const setTries = (kind: string, hits: number) =>
  db.updateTable("throttle").set({ hits }).where("key", "like", `login:${kind}:%`).execute();
async function toldTo(accountId: string) {
  const rows = await db
    .selectFrom("message")
    .select(["id", "template", "recipient", "language"])
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ id, template, recipient, language }) => [
    template,
    secrets.decrypt(messageBinding("recipient", id), recipient),
    language,
  ]);
}

test("another person's wrong passwords do not shut the owner out, wherever the owner is", async () => {
  const anna = await aPerson();
  expect(await guesses(anna.email, "203.0.113.66", 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const fromHome = await signIn(anna.email, PASSWORD, "198.51.100.4");
  expect(fromHome.isIn).toBe(true);
  await db.deleteFrom("throttle").execute();
});

it("the owner hears of it once a day, however long it goes on", async () => {
  const anna = await aPerson();
  await guesses(anna.email, "203.0.113.66", 4);
  expect(await toldTo(anna.id)).toEqual([]);
  await guesses(anna.email, "203.0.113.67", 4);
  await expect.poll(() => toldTo(anna.id)).toEqual([["signIns.refused", anna.email, "fr"]]);
  await guesses(anna.email, "203.0.113.68", 3);
  expect(await toldTo(anna.id)).toHaveLength(1);
  await db.deleteFrom("throttle").execute();
});

test("from many addresses at once it gets slow, and in the end other browsers wait; the person's own stay open", async () => {
  const anna = await aPerson();
  const { browser } = await signIn(anna.email, PASSWORD, "198.51.100.4");
  await browser.get("/logout");
  await guesses(anna.email, "203.0.113.66", 1);
  await setTries("account", 13);
  const started = performance.now();
  expect(await guesses(anna.email, "203.0.113.67", 1)).toEqual([401]);
  expect(performance.now() - started, "the fourteenth try of a day").toBeGreaterThan(1900);
  await setTries("account", 100);
  expect(await guesses(anna.email, "203.0.113.68", 1)).toEqual([429]);
  expect((await signIn(anna.email, PASSWORD, "198.51.100.5")).status, "a new browser").toBe(429);
  expect((await signIn(anna.email, PASSWORD, "198.51.100.5", browser)).isIn).toBe(true);
  await db.deleteFrom("throttle").execute();
});

it("a known browser is no way around the limits for its holder, nor for another account", async () => {
  const [anna, bea] = [await aPerson(), await aPerson()];
  const { browser } = await signIn(anna.email, PASSWORD, "198.51.100.4");
  expect(browser.jar.get("/oidc browser")?.attributes).toMatch(/HttpOnly.*SameSite=Strict/);
  const thief = browser.copy();
  await guesses(bea.email, "203.0.113.66", 5);
  expect((await signIn(bea.email, PASSWORD, "203.0.113.66", thief)).status).toBe(429);
  await guesses(anna.email, "203.0.113.66", 5);
  expect((await signIn(anna.email, "guess", "203.0.113.66", thief)).status).toBe(401);
  await setTries("browser", 20);
  expect((await signIn(anna.email, PASSWORD, "203.0.113.66", thief)).status).toBe(429);
  const forged = new Browser(home);
  const value = browser.jar.get("/oidc browser")?.value ?? "";
  const changed = `${value.slice(0, -6)}AAAAAA`;
  forged.jar.set("/oidc browser", {
    name: "browser",
    value: changed,
    path: "/oidc",
    attributes: "",
  });
  expect((await signIn(anna.email, PASSWORD, "203.0.113.66", forged)).status).toBe(429);
  await db.deleteFrom("throttle").execute();
});

test("one address that closes itself to everybody behind it leaves their own browsers open", async () => {
  const anna = await aPerson();
  const { browser } = await signIn(anna.email, PASSWORD, "192.0.2.1");
  await guesses("somebody@example.com", "192.0.2.1", 1);
  await setTries("address", 20);
  expect((await signIn(anna.email, PASSWORD, "192.0.2.1")).status).toBe(429);
  expect((await signIn(anna.email, PASSWORD, "192.0.2.1", browser)).status).not.toBe(429);
  await db.deleteFrom("throttle").execute();
});
