import { expect, test } from "vitest";
import { open } from "../../test/browser.ts";
import { aPerson, atLogin, PASSWORD, signedIn } from "../../test/samples/people.ts";
import { aProcess, db, logged, testConfig } from "../../test/portal.ts";
import { addressOfTurn, tellApart } from "../../test/tell-apart.ts";

const home = "http://localhost:3997";
await open(
  await aProcess({ config: testConfig({ PUBLIC_URL: home, DEMONSTRATION: "false" }) }),
  home,
);
const demoHome = "http://localhost:3998";
await open(
  await aProcess({ config: testConfig({ PUBLIC_URL: demoHome, DEMONSTRATION: "true" }) }),
  demoHome,
);
const proxied = "http://localhost:3996";
await open(
  await aProcess({
    config: testConfig({ PUBLIC_URL: proxied, TRUST_PROXY: "true", DEMONSTRATION: "false" }),
  }),
  proxied,
);
/** As in production: refusals are sent at fixed intervals. */
const BEAT_MS = 250;
const timed = "http://localhost:3995";
await open(
  await aProcess({
    config: testConfig({ PUBLIC_URL: timed, TRUST_PROXY: "true", DEMONSTRATION: "false" }),
    visitorBeatMs: BEAT_MS,
  }),
  timed,
);

test("A24 a person signs in with their password and reaches the portal as themselves", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  await browser.submit(form, { email: anna.email.toUpperCase(), password: PASSWORD });

  expect(browser.visited.at(-1)).toBe(`${home}/`);
  expect(browser.cookie("Authorization")).toMatch(/^Bearer%20[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await browser.whoAmI()).toBe(anna.email);
});

test("A24 the page reads the token's cookie, and neither of the two that make it worth something", async () => {
  const browser = await signedIn(home, (await aPerson()).email);
  expect(browser.attributes("Authorization")).toMatch(/SameSite=Strict/);
  expect(browser.attributes("Authorization")).not.toMatch(/HttpOnly/i);
  for (const name of ["fgp", "rt"])
    expect(browser.attributes(name)).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(browser.cookie("login")).toBeUndefined();
});

test("A24 a stolen Authorization cookie alone opens nothing", async () => {
  const browser = await signedIn(home, (await aPerson()).email);
  browser.lose("fgp");
  expect(await browser.whoAmI()).toBe("UNAUTHENTICATED");
});

test("a wrong password and an unknown account get the same answer", async () => {
  const anna = await aPerson();
  const answers = [];
  for (const email of [anna.email, "nobody.at.all@example.com"]) {
    const { browser, form } = await atLogin(home);
    const answer = await browser.submit(form, { email, password: "not the password" });
    const page = (await answer.text()).replaceAll(email, "EMAIL").replace(/nonce="[^"]+"/g, "");
    // Each sign-in has its own interaction id and passkey challenge.
    const own = /interaction\/[\w-]+|challenge&quot;:&quot;[\w-]+/g;
    answers.push({ status: answer.status, page: page.replace(own, "") });
    expect(browser.cookie("Authorization")).toBeUndefined();
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(401);
  expect(answers[0]?.page).toMatch(/role="alert"[^]*href="#email"/);
});

const isLong = process.env["LONG"] === "1";
/** The number of attempts that one account may have in a row. */
const TRIES = 4;

/** A sign-in is given up after a while: a long series of guesses begins another one now and then. */
const GUESSES_A_SIGN_IN = 200;

/** Guesses the password of an account at this portal, each time from another address. */
async function aGuesser(portal: string) {
  const anna = await aPerson();
  let { browser, form } = await atLogin(portal);
  let asked = 0;
  const prepare = async (turn: number) => {
    if (turn % GUESSES_A_SIGN_IN === 0) ({ browser, form } = await atLogin(portal));
    await forgetTries(turn);
  };
  const guess = async (email: string) =>
    (
      await browser.submit(
        form,
        { email, password: "not the password" },
        { "sec-fetch-site": "same-origin", "x-forwarded-for": addressOfTurn(asked++) },
      )
    ).text();
  await guess("warm.up@example.com");
  const ask = (kind: "known" | "unknown") => guess(kind === "known" ? anna.email : "x@example.com");
  return { prepare, ask };
}

const forgetTries = async (turn: number) =>
  turn % TRIES || (await db.deleteFrom("throttle").execute());

test("a refusal takes as much work for an account that does not exist", async () => {
  const guesser = await aGuesser(proxied);
  // So few pairs show only large differences: without a hash, an unknown account always answers sooner.
  const auc = await tellApart({ pairs: 8, ...guesser });
  expect(auc).toBeLessThan(1);
  await db.deleteFrom("throttle").execute();
});

test("how long a refusal takes says nothing of who has an account: it leaves on a beat", async () => {
  const pairs = isLong ? 2000 : 2 * TRIES;
  const guesser = await aGuesser(timed);
  const took: number[] = [];
  const ask = async (kind: "known" | "unknown") => {
    const began = performance.now();
    await guesser.ask(kind);
    took.push(performance.now() - began);
  };
  const auc = await tellApart({ pairs, atOnce: TRIES, ...guesser, ask });
  console.info(`login, ${pairs} known and unknown each: AUC ${auc.toFixed(3)}`);
  expect(Math.min(...took)).toBeGreaterThanOrEqual(BEAT_MS);
  // So few pairs as in the short run show only a difference that every pair has.
  expect(auc).toBeLessThan(isLong ? 0.53 : 1);
  await db.deleteFrom("throttle").execute();
}, 1_200_000);

test("after five failures an account waits, known or not, and even the right password does not help", async () => {
  const anna = await aPerson();
  for (const email of [anna.email, "stranger@example.com"]) {
    await db.deleteFrom("throttle").execute();
    const { browser, form } = await atLogin(home);
    for (let tries = 0; tries < 5; tries++)
      expect((await browser.submit(form, { email, password: "guess" })).status).toBe(401);
    const sixth = await browser.submit(form, { email, password: PASSWORD });
    expect(sixth.status).toBe(429);
    expect(await sixth.text()).toContain("attendez 15 minutes");
  }
  const keys = await db.selectFrom("throttle").select("key").execute();
  expect(JSON.stringify(keys)).not.toContain("@");
  await db.deleteFrom("throttle").execute();
});

test("guesses sent all at once do not slip past the limit together", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => browser.submit(form, { email: anna.email, password: "x" })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  await db.deleteFrom("throttle").execute();
});

test("an address that failed twenty times waits, for all accounts together", async () => {
  const { browser, form } = await atLogin(home);
  const guess = (name: string) =>
    browser.submit(form, { email: `${name}@example.com`, password: "x" });
  await guess("first");
  await db
    .updateTable("throttle")
    .set({ hits: 19 })
    .where("key", "like", "login:address:%")
    .execute();
  expect((await guess("twentieth")).status).toBe(401);
  const anna = await aPerson();
  expect((await browser.submit(form, { email: anna.email, password: PASSWORD })).status).toBe(429);
  await db.deleteFrom("throttle").execute();
});

test("a success clears the failures before it", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  for (let tries = 0; tries < 4; tries++)
    await browser.submit(form, { email: anna.email, password: "x" });
  await browser.submit(form, { email: anna.email, password: PASSWORD });
  const again = await atLogin(home);
  for (let tries = 0; tries < 4; tries++)
    expect(
      (await again.browser.submit(again.form, { email: anna.email, password: "x" })).status,
    ).toBe(401);
  await db.deleteFrom("throttle").execute();
});

test("a locked account is told so, but only to who knows its password", async () => {
  const anna = await aPerson();
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", anna.id).execute();
  const { browser, form } = await atLogin(home);
  expect((await browser.submit(form, { email: anna.email, password: "x" })).status).toBe(401);
  const refused = await browser.submit(form, { email: anna.email, password: PASSWORD });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("Votre accès est bloqué");
  expect(browser.cookie("Authorization")).toBeUndefined();
});

test("another person can sign in on the same browser without closing it", async () => {
  const [anna, beat] = [await aPerson(), await aPerson()];
  const browser = await signedIn(home, anna.email);
  await browser.get("/login");
  await browser.submit(browser.visited.at(-1) ?? "", { email: beat.email, password: PASSWORD });
  expect(await browser.whoAmI()).toBe(beat.email);
  const left = await db
    .selectFrom("session")
    .select("endedBecause")
    .where("accountId", "=", anna.id)
    .where("providerSession", "is not", null)
    .execute();
  expect(left).toEqual([{ endedBecause: "replaced" }]);
});

test("sign-ins begun in two tabs can both be finished", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  await browser.get("/login");
  const second = browser.visited.at(-1) ?? "";
  await browser.submit(second, { email: anna.email, password: PASSWORD });
  expect(browser.visited.at(-1)).toBe(`${home}/`);
  await browser.submit(form, { email: anna.email, password: PASSWORD });
  expect(browser.visited.at(-1)).toBe(`${home}/`);
});

test("a form of another site cannot sign a visitor in", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const answer = await browser.submit(form, { email: anna.email, password: PASSWORD }, foreign);
  expect(answer.status).toBe(403);
  expect(browser.cookie("Authorization")).toBeUndefined();
});

test("a callback that this browser did not begin ends on a kind page", async () => {
  const { browser } = await atLogin(home);
  for (const path of ["/session/callback", "/session/callback?code=x&state=y"]) {
    const answer = await browser.get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Se connecter à nouveau");
  }
});

test("an expired login page and an unknown one say so kindly", async () => {
  const { browser, form } = await atLogin(home);
  await db
    .updateTable("oidcPayload")
    .set({ expiresAt: new Date(0) })
    .where("kind", "=", "Interaction")
    .execute();
  const late = await browser.submit(form, { email: "a@example.com", password: "x" });
  expect(late.status).toBe(400);
  expect(await late.text()).toContain("Cette page a expiré");
  expect((await browser.get("/oidc/interaction/unknown")).status).toBe(400);
  const stray = await browser.get("/oidc/auth?client_id=stranger", { accept: "text/html" });
  expect(stray.status).toBe(400);
  expect(await stray.text()).not.toMatch(/stack|error_description|invalid_/);
});

test("demonstration people are offered in a demonstration alone, and enter at once", async () => {
  const camille = await aPerson({ email: "camille@example.ch", firstname: "Camille" });
  expect(await (await atLogin(home)).page.text()).not.toContain("camille@example.ch");
  const { browser, page, form } = await atLogin(demoHome);
  const shown = await page.text();
  expect(shown).toContain("Camille Rossi");
  expect(shown).toContain("Famille de quatre");
  expect(shown).not.toContain("urs@example.ch");
  await browser.submit(form, { persona: camille.email });
  expect(await browser.whoAmI()).toBe(camille.email);

  const elsewhere = await atLogin(home);
  expect((await elsewhere.browser.submit(elsewhere.form, { persona: camille.email })).status).toBe(
    401,
  );
});

test("nothing of who signs in is written to the log", async () => {
  const anna = await aPerson();
  const browser = await signedIn(home, anna.email);
  const lines = logged.join("");
  expect(lines).toContain("/oidc/interaction");
  for (const secret of [anna.email, PASSWORD, browser.cookie("rt"), browser.cookie("fgp"), anna.id])
    expect(lines).not.toContain(secret);
});

test("another language on the login page keeps the e-mail address, and neither checks nor keeps the password", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  const typed = { email: anna.email, password: PASSWORD };
  const answer = await browser.submit(`${form}?lang=de`, { ...typed, language: "de" });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain(`value="${anna.email}"`);
  expect(browser.visited.at(-1), "the way back finds a page, no form").toBe(`${form}?lang=de`);
  expect(page).not.toContain(PASSWORD);
  expect(browser.cookie("Authorization")).toBeUndefined();
  expect(browser.cookie("user_lang")).toBe("de");
  await browser.submit(form, typed);
  expect(await browser.whoAmI()).toBe(anna.email);
});

test("who goes back to the login page after signing in is in the portal, and not told that a page has expired", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  await browser.submit(form, { email: anna.email, password: PASSWORD });
  await browser.get(form);
  expect(browser.visited.at(-1)).toBe(`${home}/`);
  for (const name of ["Authorization", "fgp", "rt"]) browser.lose(name);
  expect((await browser.get(form)).status).toBe(400);
});

test("A23 a maintenance is told before a password is typed, with its end in words", async () => {
  const { browser, form } = await atLogin(home);
  const raise = (isRaised: boolean, end: Date | null) =>
    db.updateTable("maintenance").set({ gmnetRaised: isRaised, gmnetEndDate: end }).execute();
  await raise(true, new Date("2026-12-01T06:00:00Z"));
  try {
    for (const path of ["/login?lang=fr", `${form}?lang=fr`]) {
      const answer = await browser.get(path);
      const page = await answer.text();
      expect(answer.status, path).toBe(503);
      expect(page, path).toContain("Nous revenons bientôt");
      expect(page, path).toMatch(/mardi 1er décembre 2026.*07[:h]00/);
      expect(page, path).not.toContain('type="password"');
    }
  } finally {
    await raise(false, null);
  }
  expect((await browser.get("/login")).status).toBe(200);
});
