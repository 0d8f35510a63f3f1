import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Browser, open } from "../../../test/browser.ts";
import { aPerson, signedIn } from "../../../test/samples/people.ts";
import { db, portal, testConfig } from "../../../test/portal.ts";

const home = testConfig().publicUrl;
await open(portal, home);

const RENEW = "/session/renew";

async function aSignedInPerson() {
  const person = await aPerson();
  return { person, browser: await signedIn(home, person.email) };
}

/** The sessions that started at the provider, without those that the test inserted. */
async function sessionsOf(accountId: string) {
  return db
    .selectFrom("session")
    .select(["id", "endedBecause"])
    .where("accountId", "=", accountId)
    .where("providerSession", "is not", null)
    .execute();
}

/** Makes the session older than the idle timeout. */
async function leaveAlone(accountId: string): Promise<void> {
  await sql`update session set seen_at = now() - interval '16 minutes' where account_id = ${accountId}`.execute(
    db,
  );
  await sql`update oidc_payload set payload = payload || jsonb_build_object('loginTs', extract(epoch from now())::int - 960)
    where kind = 'Session' and payload ->> 'accountId' = ${accountId}`.execute(db);
}

/** Starts a sign-in without the parameters that require the password. */
async function withoutBeingAsked(browser: Browser): Promise<Response> {
  const answer = await browser.get("/login", {}, { follows: false });
  const address = new URL(answer.headers.get("location") ?? "");
  for (const name of ["prompt", "max_age"]) address.searchParams.delete(name);
  return browser.get(address.href);
}

test("A24 after the idle time the browser does not get in without the password", async () => {
  const { person, browser } = await aSignedInPerson();
  await leaveAlone(person.id);
  expect((await browser.postJson(RENEW, { active: true })).status).toBe(401);
  const page = await withoutBeingAsked(browser);
  expect(browser.visited.at(-1)).toContain("/oidc/interaction/");
  expect(await page.text()).toContain('name="password"');
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await browser.get("/oidc/password")).status).toBe(401);
});

test("A24 a sign-in that the password was not given for is refused, though the provider knows the person", async () => {
  const { person, browser } = await aSignedInPerson();
  await leaveAlone(person.id);
  await sql`update session set seen_at = now() where account_id = ${person.id}`.execute(db);
  const before = browser.cookie("Authorization");
  const page = await withoutBeingAsked(browser);
  expect(page.status).toBe(400);
  expect(await page.text()).toContain("La connexion a été interrompue");
  expect(browser.cookie("Authorization")).toBe(before);
  const begun = await sessionsOf(person.id);
  expect(begun, "no second session").toHaveLength(1);
});

test("A25 signing out after the session idled out, and was refused a renewal, still ends on the word why", async () => {
  const { person, browser } = await aSignedInPerson();
  await leaveAlone(person.id);
  await browser.postJson(RENEW, { active: true });
  await browser.get("/logout?because=idle");
  expect(browser.visited.at(-1)).toBe(`${home}/session/ended?state=idle`);
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("idle");
  expect(browser.cookie("rt")).toBeUndefined();
});
