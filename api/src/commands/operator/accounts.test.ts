import { sql as raw } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { aCustomer, db, ownerUrl, portal, secrets, testConfig } from "../../../test/portal.ts";
import { linksTo, messagesTo } from "../../../test/samples/messages.ts";
import { aPerson, atLogin, PASSWORD, signedIn } from "../../../test/samples/people.ts";
import { phoneNumberOf } from "../../insurer/outbox/account-contact.ts";
import { runOperator } from "./run-operator.ts";

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const env = {
  ...process.env,
  DATABASE_URL: ownerUrl,
  SECRET_KEYS,
  NODE_NO_WARNINGS: "1",
  OPERATOR: "Anna Muster",
};
const home = testConfig().publicUrl;
await open(portal, home);
beforeAll(() => portal.worker.stop());

async function operator(...args: string[]) {
  const { status, lines, problem = "" } = await runOperator(args, env);
  return { status, out: lines.join("\n"), err: problem };
}
const CHECKED = ["--checked", "called back on the number of the contract, birth date and card"];
const changesOf = (accountId: string) =>
  db.selectFrom("accountChange").selectAll().where("accountId", "=", accountId).execute();
const aDayLater = () =>
  db
    .updateTable("accountChange")
    .set({ dueAt: raw<Date>`due_at - interval '24 hours'` })
    .where("state", "=", "WAITING")
    .execute();
const loginEmail = async (accountId: string) => {
  const { loginEmail: sealed } = await db
    .selectFrom("account")
    .select("loginEmail")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (!sealed) throw new Error("The account is not opened.");
  return secrets.decrypt({ table: "account", column: "login_email", row: accountId }, sealed);
};
const told = async (accountId: string) =>
  (await messagesTo(accountId))
    .filter(({ template }) => template.startsWith("security."))
    .map(({ channel, recipient, template }) => `${channel} ${recipient} ${template}`)
    .toSorted();
const audited = async (accountId: string) =>
  (
    await db
      .selectFrom("audit")
      .select(["actor", "action"])
      .where("accountId", "=", accountId)
      .where("action", "like", "account%")
      .orderBy("id")
      .execute()
  ).map(({ actor, action }) => `${actor}: ${action}`);
const press = async (link: string) => {
  const { pathname, search, hash } = new URL(link);
  const browser = new Browser(home);
  expect((await browser.get(pathname + search)).status, "asking for the page does nothing").toBe(
    200,
  );
  return browser.submit(pathname + search, { token: hash.slice(1) });
};

test("an account is found by its address or insured number, told in part, and the look is noted", async () => {
  const anna = await aCustomer();
  for (const words of [
    ["--email", anna.email.toUpperCase()],
    ["--insured", String(anna.insuredNumber)],
  ]) {
    const { status, out } = await operator("accounts", "find", ...words);
    expect([status, out]).toEqual([0, expect.stringContaining(anna.id)]);
    expect(out).not.toContain(anna.email);
    expect(out).not.toContain("+41791234567");
    expect(out).toContain("67");
  }
  expect((await operator("accounts", "find", "--email", "nobody@example.com")).status).toBe(1);
  expect(await audited(anna.id)).toEqual([
    "operator Anna Muster: accounts find",
    "operator Anna Muster: accounts find",
  ]);
});

test("nothing is changed for a caller who was not identified, nor to what cannot be right", async () => {
  const anna = await aCustomer();
  const bea = await aCustomer();
  for (const args of [
    ["change-email", anna.id, "--email", "x@example.com"],
    ["change-phone", anna.id, "--phone", "+41795551234"],
    ["reset-second-factor", anna.id],
    ["unlock", anna.id],
    ["change-email", anna.id, "--email", "no address", ...CHECKED],
    ["change-email", anna.id, "--email", bea.email, ...CHECKED],
    ["change-email", anna.id, "--email", anna.email, ...CHECKED],
    ["change-phone", anna.id, "--phone", "12", ...CHECKED],
    ["change-phone", anna.id, "--phone", "+41 21 555 12 34", ...CHECKED],
    ["unlock", "0b0e0c3e-7c2a-4a52-9d0a-2f9b8f3f0a11", ...CHECKED],
  ]) {
    const { status, err } = await operator("accounts", ...args);
    expect([args.join(" "), status]).toEqual([args.join(" "), 1]);
    expect(err).toMatch(/^Operator: /);
  }
  expect(await changesOf(anna.id)).toEqual([]);
  expect(await told(anna.id)).toEqual([]);
});

test("a new login address holds a day after the call, once it was proved, and every way was told before", async () => {
  const anna = await aCustomer();
  const email = `new.${anna.id}@example.com`;
  expect(
    (await operator("accounts", "change-email", anna.id, "--email", email, ...CHECKED)).status,
  ).toBe(0);
  expect(await told(anna.id)).toEqual(
    [
      `EMAIL ${anna.email} security.staffChange`,
      "SMS +41791234567 security.staffChange",
      `EMAIL ${email} security.proveChange`,
    ].toSorted(),
  );
  const [bell] = await db
    .selectFrom("notification")
    .select("kind")
    .where("accountId", "=", anna.id)
    .execute();
  expect(bell?.kind).toBe("CommunicationNew");
  await aDayLater();
  await portal.accountChanges.runDue();
  expect(await loginEmail(anna.id), "not without a proof").toBe(anna.email);
  const [link = ""] = await linksTo(anna.id, "security.proveChange");
  expect((await press(link)).status).toBe(200);
  await db
    .updateTable("accountChange")
    .set({ dueAt: raw<Date>`now() + interval '1 minute'` })
    .execute();
  await portal.accountChanges.runDue();
  expect(await loginEmail(anna.id), "not before its time").toBe(anna.email);
  await aDayLater();
  await portal.accountChanges.runDue();
  expect(await loginEmail(anna.id)).toBe(email);
  expect((await told(anna.id)).filter((one) => one.endsWith("changed"))).toEqual(
    [
      `EMAIL ${anna.email} security.changed`,
      `EMAIL ${email} security.changed`,
      "SMS +41791234567 security.changed",
    ].toSorted(),
  );
  expect(await audited(anna.id)).toEqual([
    "operator Anna Muster: accounts change-email",
    "customer: account change proved",
    "office: account change done",
  ]);
  await portal.accountChanges.runDue();
  expect(await changesOf(anna.id)).toMatchObject([{ state: "DONE" }]);
});

test.each(["EMAIL", "SMS"])(
  "the link of the notice by %s stops it for good, without a sign-in, whoever presses it again",
  async (channel) => {
    const anna = await aCustomer();
    const phone = "+41795551234";
    await operator("accounts", "change-phone", anna.id, "--phone", phone, ...CHECKED);
    const [proof = ""] = await linksTo(anna.id, "security.proveChange");
    await press(proof);
    const notices = (await messagesTo(anna.id)).filter(
      (one) => one.template === "security.staffChange",
    );
    const link = notices.find((one) => one.channel === channel)?.parameters["link"] ?? "";
    const stopped = await press(new URL(link, home).href);
    expect([stopped.status, await stopped.text()]).toEqual([
      200,
      expect.stringContaining("arrêté"),
    ]);
    expect((await press(new URL(link, home).href)).status, "a second press is no fault").toBe(200);
    await aDayLater();
    await portal.accountChanges.runDue();
    expect(await phoneNumberOf(db, secrets, anna.id)).toBe("+41791234567");
    expect(await changesOf(anna.id)).toMatchObject([{ state: "STOPPED" }]);
    const madeUp = await press(`${home}/oidc/stop?lang=fr#${"x".repeat(43)}`);
    expect(madeUp.status).toBe(400);
  },
);

test.each(["fr", "de", "it", "en"])("the page that stops a change speaks %s", async (language) => {
  const page = await (await new Browser(home).get(`/oidc/stop?lang=${language}`)).text();
  expect(page).toContain(`<html lang="${language}">`);
});

test("the owner sees a waiting change on the security page and stops it there; no other account does", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await operator("accounts", "reset-second-factor", anna.id, ...CHECKED);
  const SECURITY = "query S { security { pendingChanges { id kind recipient dueAt } } }";
  const STOP = "mutation Stop($id: ID!) { stopAccountChange(id: $id) }";
  const seen = async (who: typeof anna) =>
    (await who.graphql(SECURITY)).data.security.pendingChanges;
  const [change] = await seen(anna);
  expect(change).toMatchObject({ kind: "SECOND_FACTOR", recipient: null });
  expect(await seen(bea)).toEqual([]);
  const refused = await bea.graphql(STOP, { id: change.id });
  expect(refused.errors?.[0]?.extensions["code"]).toBe("NOT_FOUND");
  expect((await anna.graphql(STOP, { id: change.id })).data).toEqual({ stopAccountChange: true });
  expect(await seen(anna)).toEqual([]);
  expect(await changesOf(anna.id)).toMatchObject([{ state: "STOPPED" }]);
});

test("a reset of the second factor lets its owner in with the password alone, after a day", async () => {
  const anna = await aPerson();
  await db.insertInto("secondFactor").values({ accountId: anna.id }).execute();
  await db
    .insertInto("recoveryCode")
    .values({ accountId: anna.id, codeHash: Buffer.from("x") })
    .execute();
  await operator("accounts", "reset-second-factor", anna.id, ...CHECKED);
  expect((await signedIn(home, anna.email, PASSWORD)).cookie("Authorization")).toBeUndefined();
  await aDayLater();
  await portal.accountChanges.runDue();
  expect(await (await signedIn(home, anna.email, PASSWORD)).whoAmI()).toBe(anna.email);
});

test("asking again replaces what waits; a change that is not proved lapses", async () => {
  const anna = await aCustomer();
  const at = (name: string) => `${name}.${anna.id}@example.com`;
  for (const name of ["one", "two"])
    await operator("accounts", "change-email", anna.id, "--email", at(name), ...CHECKED);
  const states = (await changesOf(anna.id)).map(({ state }) => state).toSorted();
  expect(states).toEqual(["STOPPED", "WAITING"]);
  await db
    .updateTable("accountChange")
    .set({
      askedAt: raw<Date>`now() - interval '8 days'`,
      dueAt: raw<Date>`now() - interval '7 days'`,
    })
    .where("accountId", "=", anna.id)
    .execute();
  await portal.accountChanges.runDue();
  expect((await changesOf(anna.id)).map(({ state }) => state).toSorted()).toEqual([
    "LAPSED",
    "STOPPED",
  ]);
  expect(await loginEmail(anna.id)).toBe(anna.email);
});

test("an address that another person signs in with meanwhile is not taken", async () => {
  const anna = await aCustomer();
  const email = `taken.${anna.id}@example.com`;
  await operator("accounts", "change-email", anna.id, "--email", email, ...CHECKED);
  const [link = ""] = await linksTo(anna.id, "security.proveChange");
  await press(link);
  await aPerson({ email });
  await aDayLater();
  await portal.accountChanges.runDue();
  expect(await loginEmail(anna.id)).toBe(anna.email);
  expect(await changesOf(anna.id)).toMatchObject([{ state: "LAPSED" }]);
});

test("a customer who loses the mailbox and has no phone is also written a letter", async () => {
  const anna = await aCustomer();
  await db.updateTable("account").set({ phoneNumber: null }).where("id", "=", anna.id).execute();
  await operator(
    "accounts",
    "change-email",
    anna.id,
    "--email",
    `n.${anna.id}@example.com`,
    ...CHECKED,
  );
  const letters = await db
    .selectFrom("letter")
    .select("template")
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect(letters).toEqual([{ template: "security.change" }]);
});

test("an unlocked account gets in at once, and is told", async () => {
  const anna = await aPerson();
  await db.insertInto("secondFactor").values({ accountId: anna.id }).execute();
  for (let turn = 0; turn < 3; turn++) {
    const { browser, form } = await atLogin(home);
    await browser.submit(form, { email: anna.email, password: PASSWORD });
    for (let tries = 0; tries < 4; tries++)
      await browser.submit(`${form}/code`, { code: "000000" });
  }
  for (let tries = 0; tries < 8; tries++) {
    const { browser, form } = await atLogin(home);
    await browser.submit(form, { email: anna.email, password: "wrong" });
  }
  await db.deleteFrom("throttle").where("key", "like", "login:address:%").execute();
  const signIn = async () => {
    const { browser, form } = await atLogin(home);
    await browser.submit(form, { email: anna.email, password: PASSWORD });
    const code = (await messagesTo(anna.id)).findLast((one) => one.parameters["code"])?.parameters[
      "code"
    ];
    await browser.submit(`${form}/code`, { code: code ?? "" });
    return browser.whoAmI();
  };
  expect(await signIn()).toBe("UNAUTHENTICATED");
  expect((await operator("accounts", "unlock", anna.id, ...CHECKED)).status).toBe(0);
  await db.deleteFrom("throttle").where("key", "like", "login:pair:%").execute();
  expect(await signIn()).toBe(anna.email);
  expect(await told(anna.id)).toContain(`EMAIL ${anna.email} security.changed`);
});
