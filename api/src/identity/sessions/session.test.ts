import { sql } from "kysely";
import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { aPerson, PASSWORD, signedIn } from "../../../test/samples/people.ts";
import { aProcess, database, db, portal, testConfig } from "../../../test/portal.ts";

const home = testConfig().publicUrl;
await open(portal, home);
const otherHome = "http://localhost:3996";
await open(await aProcess({ config: testConfig(), database }), otherHome);

const RENEW = "/session/renew";

/** Renews like a page, which acknowledges the new secret. */
async function renewed(browser: Browser): Promise<number> {
  const { status } = await browser.postJson(RENEW, { active: true });
  if (status === 200) await browser.postJson(`${RENEW}/arrived`, {});
  return status;
}

/** Moves the last renewal back beyond the grace period, so that two tabs do not explain a reused secret. */
const aWhileLater = (accountId: string) =>
  db
    .updateTable("session")
    .set({ rotatedAt: new Date(Date.now() - 11_000) })
    .where("accountId", "=", accountId)
    .execute();

async function aSignedInPerson() {
  const person = await aPerson();
  return { person, browser: await signedIn(home, person.email) };
}

/** The account's session in the browser, without those that the test inserted. */
function sessionsOf(accountId: string) {
  return db
    .selectFrom("session")
    .select(["id", "endedBecause", "seenAt"])
    .where("accountId", "=", accountId)
    .where("providerSession", "is not", null)
    .execute();
}

async function auditOf(accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", accountId)
    .where("action", "<>", "read")
    .where("sessionId", "in", (q) =>
      q.selectFrom("session").select("session.id").where("providerSession", "is not", null),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}

test("A24 renewing gives a new token and a new secret, and says how the session stands", async () => {
  const { person, browser } = await aSignedInPerson();
  const [token, secret, fingerprint] = ["Authorization", "rt", "fgp"].map((n) => browser.cookie(n));
  const answer = await browser.postJson(RENEW, { active: true });
  expect(answer.status).toBe(200);
  const { now, tokenExpiresAt, idleExpiresAt, expiresAt } = await answer.json();
  const minutesTo = (end: string) => Math.round((Date.parse(end) - Date.parse(now)) / 60_000);
  expect([tokenExpiresAt, idleExpiresAt, expiresAt].map(minutesTo)).toEqual([15, 15, 480]);
  expect(browser.cookie("Authorization")).not.toBe(token);
  expect(browser.cookie("rt")).not.toBe(secret);
  expect(browser.cookie("fgp")).toBe(fingerprint);
  expect(await browser.whoAmI()).toBe(person.email);
  expect(await auditOf(person.id)).toEqual(["login", "renew"]);
});

test("A24 two tabs that renew at the same moment both go on", async () => {
  const { person, browser } = await aSignedInPerson();
  const tab = browser.copy();
  const answers = await Promise.all([
    browser.postJson(RENEW, { active: true }),
    tab.postJson(RENEW, { active: true }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // The tabs share their cookies: one of them received the next secret.
  const given = answers.map(({ headers }) =>
    headers.getSetCookie().some((cookie) => cookie.startsWith("rt=")),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  const holder = given[0] ? browser : tab;
  expect(await renewed(holder)).toBe(200);
  expect(await holder.whoAmI()).toBe(person.email);
});

test("A24 a renewal whose answer is lost can be repeated, however late, and the session goes on", async () => {
  const { person, browser } = await aSignedInPerson();
  for (let turn = 0; turn < 2; turn++) {
    // The server renews, and its answer does not reach the browser.
    expect((await browser.copy().postJson(RENEW, { active: true })).status).toBe(200);
    await aWhileLater(person.id);
    expect(await renewed(browser)).toBe(200);
  }
  expect(await browser.whoAmI()).toBe(person.email);
  expect(await renewed(browser)).toBe(200);
});

test("A24 a thief who repeats a lost renewal is found out when the owner renews", async () => {
  const { person, browser } = await aSignedInPerson();
  const thief = browser.copy();
  await browser.copy().postJson(RENEW, { active: true });
  await aWhileLater(person.id);
  expect(await renewed(thief)).toBe(200);
  await aWhileLater(person.id);
  expect(await renewed(browser)).toBe(401);
  expect(await thief.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("reuse");
});

test("A24 a thief who renews and tells of no arrival is found out when the owner goes on", async () => {
  const { person, browser } = await aSignedInPerson();
  const thief = browser.copy();
  expect((await thief.postJson(RENEW, { active: true })).status).toBe(200);
  await aWhileLater(person.id);
  expect(await renewed(browser)).toBe(200);
  expect((await thief.postJson(RENEW, { active: true })).status).toBe(401);
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("reuse");
});

test("A24 a thief who renews twice and tells of no arrival is found out too", async () => {
  const { person, browser } = await aSignedInPerson();
  const thief = browser.copy();
  for (let turn = 0; turn < 2; turn++) {
    expect((await thief.postJson(RENEW, { active: true })).status).toBe(200);
    await aWhileLater(person.id);
  }
  expect(await renewed(browser)).toBe(401);
  expect(await thief.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("reuse");
});

test("A24 only the browser that holds the new secret can say that it arrived", async () => {
  const { person, browser } = await aSignedInPerson();
  await browser.copy().postJson(RENEW, { active: true });
  await aWhileLater(person.id);
  expect((await browser.postJson(`${RENEW}/arrived`, {})).status).toBe(204);
  const foreign = await browser.postJson(
    `${RENEW}/arrived`,
    {},
    { origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  expect(await renewed(browser)).toBe(200);
});

test("A24 a secret used again later ends the whole session, for the thief and for the owner", async () => {
  for (const rotations of [1, 3]) {
    const { person, browser } = await aSignedInPerson();
    const thief = browser.copy();
    for (let turn = 0; turn < rotations; turn++) expect(await renewed(browser)).toBe(200);
    await aWhileLater(person.id);
    expect((await thief.postJson(RENEW, { active: true })).status).toBe(401);
    expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
    expect((await browser.postJson(RENEW, { active: true })).status).toBe(401);
    expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("reuse");
    expect(await auditOf(person.id)).toContain("reuse");
  }
});

test("A24 two processes behind one address share every step of a sign-in", async () => {
  const pair = "http://localhost:3993";
  const config = testConfig({ PUBLIC_URL: pair });
  await open(await aProcess({ config }), pair);
  await open(await aProcess({ config }), pair);
  const person = await aPerson();
  for (const odd of [false, true]) {
    const browser = new Browser(pair);
    // One request more, so that the second round sends each step to the other process.
    if (odd) await browser.get("/health");
    await browser.get("/login");
    const form = browser.visited.at(-1) ?? "";
    await browser.submit(form, { email: person.email, password: PASSWORD });
    expect(await browser.whoAmI()).toBe(person.email);
    expect((await browser.postJson(RENEW, { active: true })).status).toBe(200);
    await browser.get("/logout");
    expect(browser.visited.at(-1)).toBe(`${pair}/session/ended?state=signedOut`);
  }
});

test("a made-up secret ends no session", async () => {
  const { person, browser } = await aSignedInPerson();
  const forger = browser.copy();
  const [id] = (browser.cookie("rt") ?? "").split(".");
  forger.jar.set("/ rt", { name: "rt", value: `${id}.x.x`, path: "/", attributes: "" });
  expect((await forger.postJson(RENEW, { active: true })).status).toBe(401);
  expect(await browser.whoAmI()).toBe(person.email);
});

test("a stolen refresh secret renews nothing without the fingerprint", async () => {
  const { person, browser } = await aSignedInPerson();
  const thief = browser.copy();
  thief.lose("fgp");
  expect((await thief.postJson(RENEW, { active: true })).status).toBe(401);
  expect(await browser.whoAmI()).toBe(person.email);
});

test("renewing in the background is not activity", async () => {
  const { person, browser } = await aSignedInPerson();
  const before = new Date(Date.now() - 10 * 60_000);
  await db
    .updateTable("session")
    .set({ seenAt: before })
    .where("accountId", "=", person.id)
    .execute();
  expect((await browser.postJson(RENEW, { active: false })).status).toBe(200);
  expect((await sessionsOf(person.id))[0]?.seenAt).toEqual(before);
  expect((await browser.postJson(RENEW, { active: true })).status).toBe(200);
  expect(Number((await sessionsOf(person.id))[0]?.seenAt)).toBeGreaterThan(Date.now() - 5_000);
});

test("A24 fifteen idle minutes or eight hours end a session", async () => {
  const past = { seenAt: new Date(Date.now() - 15 * 60_000 - 1_000) };
  for (const change of [past, { expiresAt: new Date(Date.now() - 1_000) }]) {
    const { person, browser } = await aSignedInPerson();
    await db.updateTable("session").set(change).where("accountId", "=", person.id).execute();
    expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
    const answer = await browser.postJson(RENEW, { active: true });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: "UNAUTHENTICATED" });
    expect(browser.cookie("Authorization")).toBeUndefined();
  }
});

test("only a page of ours renews", async () => {
  const { browser } = await aSignedInPerson();
  for (const headers of [
    {},
    { "sec-fetch-site": "cross-site", origin: home },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ] as Record<string, string>[])
    expect((await browser.postJson(RENEW, { active: true }, headers)).status).toBe(403);
  expect((await browser.postJson(RENEW, { active: true }, { origin: home })).status).toBe(200);
  expect((await browser.postJson(RENEW, { active: "yes" })).status).toBe(400);
  expect((await new Browser(home).postJson(RENEW, { active: true })).status).toBe(401);
});

test("A25 logging out forgets every cookie, ends the provider's session, and says goodbye", async () => {
  const { person, browser } = await aSignedInPerson();
  const page = await browser.get("/logout");
  expect(browser.visited.at(-1)).toBe(`${home}/session/ended?state=signedOut`);
  expect(await page.text()).toContain("Se connecter à nouveau");
  expect([...browser.jar.values()].filter(({ path }) => path === "/")).toEqual([]);
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("logout");
  expect(await auditOf(person.id)).toEqual(["login", "logout"]);
  const left = await db
    .selectFrom("oidcPayload")
    .select("payload")
    .where("kind", "=", "Session")
    .execute();
  expect(JSON.stringify(left)).not.toContain(person.id);
});

test("A25 a token kept from before logging out is refused by every process at once", async () => {
  const { person, browser } = await aSignedInPerson();
  const replay = browser.copy();
  expect(await replay.whoAmI(otherHome)).toBe(person.email);
  await browser.get("/logout");
  expect(await replay.whoAmI(otherHome)).toBe("UNAUTHENTICATED");
  expect(await replay.whoAmI()).toBe("UNAUTHENTICATED");
});

test("A25 logging out works without the token's cookie, twice, and without any cookie", async () => {
  const { person, browser } = await aSignedInPerson();
  browser.lose("Authorization");
  for (const visitor of [browser, browser, new Browser(home)])
    expect((await visitor.get("/logout")).status).toBe(200);
  expect((await sessionsOf(person.id))[0]?.endedBecause).toBe("logout");
});

test("A25 a customer who was away reads why they were signed out", async () => {
  const { browser } = await aSignedInPerson();
  const page = await browser.get("/logout?because=idle");
  expect(await page.text()).toContain("Sans activité pendant 15 minutes");
});

test.each([
  ["", "logout"],
  ["&because=idle", "idle"],
])(
  "A25 a tab that follows another's sign-out (%s) ends the session itself and comes to the sign-in",
  async (because, reason) => {
    const { person, browser } = await aSignedInPerson();
    const page = await browser.get(`/logout?then=login&lang=de${because}`);
    expect(browser.visited.at(-1)).toContain(`${home}/oidc/interaction/`);
    expect(await page.text()).toContain('<html lang="de');
    expect((await sessionsOf(person.id))[0]?.endedBecause).toBe(reason);
    expect(await auditOf(person.id)).toEqual(["login", reason]);
  },
);

test("A25 of two tabs that sign out at the same moment one alone ends the provider's session", async () => {
  const { person, browser } = await aSignedInPerson();
  const refresh = browser.cookie("rt") ?? "";
  const end = () => portal.sessions.end(refresh, "logout");
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%ended_because%'`;
  const [first, second] = await db
    .transaction()
    .execute(async (lock) => {
      await lock
        .selectFrom("session")
        .select("id")
        .where("accountId", "=", person.id)
        .forUpdate()
        .execute();
      const both = [end(), end()];
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(2);
      return both.map((one) => ({ one }));
    })
    .then((held) => Promise.all(held.map(({ one }) => one)));
  expect([first, second].filter((one) => one?.wasLive)).toHaveLength(1);
  expect(await auditOf(person.id)).toEqual(["login", "logout"]);
});

test("logging out leads to no other address, even if one is asked for", async () => {
  const { browser } = await aSignedInPerson();
  const evil = "https://evil.example/";
  await browser.get(`/logout?post_logout_redirect_uri=${evil}&redirect=${evil}&because=${evil}`);
  expect(browser.visited.every((url) => url.startsWith(`${home}/`))).toBe(true);
});

test.each([
  ["of another site", { "sec-fetch-site": "cross-site" }],
  ["of a sibling host", { "sec-fetch-site": "same-site" }],
  ["of another site in an older browser", { referer: "https://evil.example/page" }],
] as [string, Record<string, string>][])(
  "a link on a page %s signs nobody out without asking",
  async (_, headers) => {
    const { person, browser } = await aSignedInPerson();
    const page = await browser.get("/logout", headers);
    expect(await page.text()).toContain("Vous arrivez d’un autre site");
    expect(await browser.whoAmI()).toBe(person.email);
  },
);

test.each([
  ["a page of ours", { "sec-fetch-site": "same-origin" }],
  ["an address that was typed", { "sec-fetch-site": "none" }],
  ["a page of ours in an older browser", { referer: `${home}/invoices` }],
] as [string, Record<string, string>][])("%s signs people out", async (_, headers) => {
  const { browser } = await aSignedInPerson();
  await browser.get("/logout", headers);
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
});

test("a lock acts on the next request and on the next renewal", async () => {
  const { person, browser } = await aSignedInPerson();
  await db
    .updateTable("account")
    .set({ lockedAt: new Date() })
    .where("id", "=", person.id)
    .execute();
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
  expect((await browser.postJson(RENEW, { active: true })).status).toBe(401);
});

test("the shortcut of development does not exist in production", async () => {
  const person = await aPerson();
  const shortcut = `/dev/session?as=${person.email}`;
  expect((await new Browser(home).postJson(shortcut, {})).status).toBe(404);
  const localHome = "http://localhost:3995";
  const config = testConfig({ PUBLIC_URL: localHome, ENVIRONMENT: "local" });
  const local = await aProcess({ config });
  await open(local, localHome);
  const browser = new Browser(localHome);
  const rebound = { host: "evil.example:3995", origin: localHome };
  for (const foreign of [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    rebound,
  ])
    for (const [method, path] of [
      ["POST", shortcut],
      ["GET", "/dev/messages"],
    ] as const)
      expect((await local.app.request(path, { method, headers: foreign })).status).toBe(403);
  expect((await local.app.request("/dev/messages")).status).toBe(200);
  expect((await browser.postJson(shortcut, {})).status).toBe(200);
  expect(await browser.whoAmI()).toBe(person.email);
});

test("signing out everywhere else ends the other browser's session and its sign-in, and keeps this one", async () => {
  const { person, browser } = await aSignedInPerson();
  const other = await signedIn(home, person.email);
  const answer = await browser.postJson("/session/end-others", {});
  expect([answer.status, (await answer.json()).ended]).toEqual([200, 2]);
  expect(await renewed(browser)).toBe(200);
  expect(await renewed(other)).toBe(401);
  // The embedded provider has removed the other browser.
  const signIns = await sql`select from oidc_payload
    where kind = 'Session' and payload ->> 'accountId' = ${person.id}`.execute(db);
  expect(signIns.rows).toHaveLength(1);
  const nobody = new Browser(home);
  expect((await nobody.postJson("/session/end-others", {})).status).toBe(401);
});
