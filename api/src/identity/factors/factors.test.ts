import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { anAuthenticator } from "../../../test/samples/authenticator.ts";
import { withCode } from "../../../test/samples/codes.ts";
import { messagesTo } from "../../../test/samples/messages.ts";
import { aPerson, atLogin, PASSWORD } from "../../../test/samples/people.ts";
import { aProcess, db, portal, testConfig } from "../../../test/portal.ts";

const home = testConfig().publicUrl;
// Two nodes on one database, as in production.
await open(portal, home);
await open(await aProcess(), home);

const PREPARE = "mutation Prepare { preparePasskey }";
const ADD = `mutation Add($name: String!, $credential: String!) { addPasskey(name: $name, credential: $credential) }`;
const CODE = "mutation Code { setCodeAtSignIn(isOn: true) }";
const RECOVERY = "mutation Recovery { makeRecoveryCodes }";

type Person = Awaited<ReturnType<typeof aPerson>>;
async function withPasskey(who: Person) {
  const device = anAuthenticator({ origin: home });
  const options = (await withCode(who, PREPARE, {})).data?.["preparePasskey"];
  await who.graphql(ADD, { name: "x", credential: device.make(options) });
  return device;
}
const optionsIn = (page: string) =>
  JSON.parse((/data-options="([^"]+)"/.exec(page)?.[1] ?? "").replaceAll("&quot;", '"'));
const forgetCounts = () => db.deleteFrom("throttle").execute();
const refusals = async ({ id }: Person) =>
  (
    await db
      .selectFrom("audit")
      .select("id")
      .where("accountId", "=", id)
      .where("action", "=", "login refused")
      .execute()
  ).length;

/** A login page with its passkey challenge. */
async function atPasskeyLogin() {
  const { browser, page, form } = await atLogin(home);
  const address = `${new URL(form).pathname}/passkey`;
  const { challenge } = optionsIn(await page.text());
  return {
    browser,
    challenge: challenge as string,
    send: (credential: string, headers?: Record<string, string>) =>
      browser.submit(address, { credential }, headers),
  };
}

test("a passkey signs in without a password, and without a code", async () => {
  const anna = await aPerson();
  const device = await withPasskey(anna);
  await withCode(anna, CODE, {});
  const { browser, challenge, send } = await atPasskeyLogin();
  await send(device.sign(challenge));
  expect(await browser.whoAmI()).toBe(anna.email);
  const { lastUsedAt } = await db
    .selectFrom("passkey")
    .select("lastUsedAt")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(lastUsedAt).toBeInstanceOf(Date);
});

test("what was signed for another sign-in, by an unknown, a copied or a careless device, opens nothing", async () => {
  const anna = await aPerson();
  const device = await withPasskey(anna);
  const [first, second] = [await atPasskeyLogin(), await atPasskeyLogin()];
  expect(first.challenge).not.toBe(second.challenge);
  const cases: string[] = [
    device.sign(first.challenge),
    anAuthenticator({ origin: home }).sign(second.challenge),
    device.sign("AAAA"),
    "",
    "null",
    "{}",
    "\u0000",
  ];
  for (const given of cases) {
    const answer = await second.send(given);
    expect([answer.status, await answer.text()]).toEqual([
      401,
      expect.stringContaining("n’est pas reconnue"),
    ]);
  }
  expect(await refusals(anna)).toBe(2);
  const good = device.sign(first.challenge, 9);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await first.send(good, foreign)).status, "a form of another site").toBe(403);
  await first.send(good);
  expect(await first.browser.whoAmI()).toBe(anna.email);
  expect((await second.send(device.sign(second.challenge, 9))).status, "a copy").toBe(401);
  expect(second.browser.cookie("Authorization")).toBeUndefined();
  await forgetCounts();
});

test("a removed passkey and a locked account do not get in", async () => {
  const [anna, lea] = [await aPerson(), await aPerson()];
  const [ofAnna, ofLea] = [await withPasskey(anna), await withPasskey(lea)];
  await db.deleteFrom("passkey").where("accountId", "=", anna.id).execute();
  await db.updateTable("account").set({ lockedAt: new Date() }).where("id", "=", lea.id).execute();
  const [one, other] = [await atPasskeyLogin(), await atPasskeyLogin()];
  expect((await one.send(ofAnna.sign(one.challenge))).status).toBe(401);
  expect((await other.send(ofLea.sign(other.challenge))).status).toBe(403);
  await forgetCounts();
});

test("an address that tries passkeys over and over waits", async () => {
  const { send } = await atPasskeyLogin();
  for (let turn = 0; turn < 20; turn++) expect((await send("{}")).status).toBe(401);
  expect((await send("{}")).status).toBe(429);
  await forgetCounts();
});

/** The sign-in of an account with a code, after its password. */
async function atCode(who: Person) {
  const { browser, form } = await atLogin(home);
  const page = await browser.submit(form, { email: who.email, password: PASSWORD });
  const address = new URL(browser.visited.at(-1) ?? "").pathname;
  return {
    browser,
    page: await page.text(),
    address,
    give: (fields: Record<string, string>) => browser.submit(address, fields),
  };
}
const lastCode = async ({ id }: Person): Promise<string> =>
  (await messagesTo(id)).findLast(({ template }) => template === "confirmation.code")?.parameters[
    "code"
  ] ?? "";
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
async function whoWantsCodes() {
  const anna = await aPerson();
  await withCode(anna, CODE, {});
  return anna;
}

test("who wants a code gives it after the password, and is not in before", async () => {
  const anna = await whoWantsCodes();
  const { browser, page, address, give } = await atCode(anna);
  expect(address).toMatch(/\/code$/);
  expect(page).toContain("Nous avons envoyé un code par SMS");
  expect(browser.cookie("Authorization")).toBeUndefined();
  const code = await lastCode(anna);
  const wrong = await give({ code: otherThan(code) });
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining("pas correct")]);
  expect(browser.cookie("Authorization")).toBeUndefined();
  await give({ code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(await browser.whoAmI()).toBe(anna.email);
  expect((await give({ code })).status, "a code works once").toBe(400);
});

test("a code belongs to its own sign-in and ends with its minutes", async () => {
  const anna = await whoWantsCodes();
  const first = await atCode(anna);
  const ofFirst = await lastCode(anna);
  const second = await atCode(anna);
  const ofSecond = await lastCode(anna);
  expect((await second.give({ code: ofFirst })).status).toBe(401);
  const stranger = new Browser(home);
  expect((await stranger.submit(first.address, { code: ofFirst })).status).toBe(400);
  await db
    .updateTable("signInCode")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("accountId", "=", anna.id)
    .execute();
  expect((await second.give({ code: ofSecond })).status).toBe(400);
  expect(second.browser.cookie("Authorization")).toBeUndefined();
  await forgetCounts();
});

test("of a hundred codes at once on two nodes five are looked at, and the owner hears of it once", async () => {
  const anna = await whoWantsCodes();
  const { give } = await atCode(anna);
  const code = await lastCode(anna);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => give({ code: otherThan(code) })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(await refusals(anna)).toBe(5);
  expect((await give({ code })).status, "nor the right one any more").toBe(429);
  const told = (await messagesTo(anna.id)).filter(({ parameters }) =>
    parameters["what"]?.includes("plusieurs codes erronés"),
  );
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(["EMAIL", "SMS"]);
  await forgetCounts();
});

test("ten wrong codes a day are the end, from any sign-in; acts in the portal are not held up by it", async () => {
  const anna = await whoWantsCodes();
  for (const turn of [1, 2, 3]) {
    const { give } = await atCode(anna);
    const wrong = otherThan(await lastCode(anna));
    for (let tries = 0; tries < 4; tries++) {
      const { status } = await give({ code: wrong });
      expect(status).toBe((turn - 1) * 4 + tries < 10 ? 401 : 429);
    }
  }
  expect((await withCode(anna, RECOVERY, {})).data?.["makeRecoveryCodes"]).toHaveLength(10);
  const { give: once } = await atCode(anna);
  expect((await once({ code: await lastCode(anna) })).status, "not even the right one").toBe(429);
  await raw`select forget_code_guesses(${anna.id})`.execute(db);
  const { browser, give } = await atCode(anna);
  await give({ code: await lastCode(anna) });
  expect(await browser.whoAmI(), "once staff knows whom they speak to").toBe(anna.email);
  await forgetCounts();
});

test("a code is sent again after a while, and the one before is worth nothing", async () => {
  const anna = await whoWantsCodes();
  const { browser, give } = await atCode(anna);
  const before = await lastCode(anna);
  expect(await (await give({ resend: "yes" })).text()).toContain("vient d’être envoyé");
  expect(await lastCode(anna)).toBe(before);
  await db
    .updateTable("signInCode")
    .set({ sentAt: new Date(Date.now() - 60_000) })
    .where("accountId", "=", anna.id)
    .execute();
  expect(await (await give({ resend: "yes" })).text()).toContain(
    "Un nouveau code vient d’être envoyé",
  );
  const after = await lastCode(anna);
  // Once in a million both codes are equal.
  expect(after === before || (await give({ code: before })).status).toBe(401);
  await give({ code: after });
  expect(await browser.whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("each recovery code works once, however it is typed, for its own account; its use is told", async () => {
  const [anna, bea] = [await whoWantsCodes(), await whoWantsCodes()];
  const codes: string[] = (await withCode(anna, RECOVERY, {})).data?.["makeRecoveryCodes"];
  const [code = "", next = ""] = codes;
  const ofBea = await atCode(bea);
  expect((await ofBea.give({ recovery: code })).status, "somebody else's").toBe(401);
  const [one, other] = [await atCode(anna), await atCode(anna)];
  const answers = await Promise.all([one, other].map(({ give }) => give({ recovery: code })));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  const third = await atCode(anna);
  expect((await third.give({ recovery: code })).status).toBe(401);
  await third.give({ recovery: ` ${next.toLowerCase().replaceAll("-", " ")}` });
  expect(await third.browser.whoAmI()).toBe(anna.email);
  const told = (await messagesTo(anna.id)).filter(({ parameters }) =>
    parameters["what"]?.startsWith("Un code de secours a servi"),
  );
  expect(told).toHaveLength(4);
  await forgetCounts();
});

test("a passkey takes the place of the code, and only one of the account whose password was given", async () => {
  const [anna, bea] = [await whoWantsCodes(), await aPerson()];
  const [ofAnna, ofBea] = [await withPasskey(anna), await withPasskey(bea)];
  const { browser, page, address } = await atCode(anna);
  const { challenge, allowCredentials } = optionsIn(page);
  expect(allowCredentials.map(({ id }: { id: string }) => id)).toEqual([ofAnna.id]);
  const at = address.replace(/code$/, "passkey");
  expect((await browser.submit(at, { credential: ofBea.sign(challenge) })).status).toBe(401);
  await browser.submit(at, { credential: ofAnna.sign(challenge) });
  expect(await browser.whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("no visitor reaches the second step without the password", async () => {
  const anna = await whoWantsCodes();
  const { browser, form } = await atLogin(home);
  expect((await browser.get(`${form}/code`)).status).toBe(400);
  expect((await browser.submit(`${form}/code`, { code: "000000" })).status).toBe(400);
  await browser.submit(form, { email: anna.email, password: "a wrong guess" });
  expect((await browser.get(`${form}/code`)).status).toBe(400);
  await forgetCounts();
});
