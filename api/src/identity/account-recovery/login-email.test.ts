import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { messagesTo } from "../../../test/samples/messages.ts";
import { aPerson, signedIn } from "../../../test/samples/people.ts";
import { db, logged, portal, testConfig } from "../../../test/portal.ts";

const home = testConfig().publicUrl;
await open(portal, home);

const CHANGE = "mutation Change($email: String!) { changeLoginEmail(email: $email) }";
type Person = Awaited<ReturnType<typeof aPerson>>;
const confirm = (token: string) => new Browser(home).submit("/oidc/email", { token });
const forgetCounts = () => db.deleteFrom("throttle").execute();

/** Requests another address; returns the tokens and recipients of the two links. */
async function ask(who: Person, email: string) {
  const { errors } = await who.graphql(CHANGE, { email });
  expect(errors).toBeUndefined();
  const sent = (await messagesTo(who.id)).filter(({ template }) =>
    template.startsWith("loginEmail."),
  );
  const [old, fresh] = ["loginEmail.confirmOld", "loginEmail.confirmNew"].map((wanted) =>
    sent.findLast(({ template }) => template === wanted),
  );
  const tokenOf = (message: typeof old) => message?.parameters["link"]?.split("#")[1] ?? "";
  return {
    recipients: [old?.recipient, fresh?.recipient],
    old: tokenOf(old),
    fresh: tokenOf(fresh),
  };
}

test("another login address holds once both addresses have agreed, in either order", async () => {
  for (const isOldFirst of [true, false]) {
    const anna = await aPerson();
    const wanted = `new.${anna.id}@example.com`;
    const { recipients, old, fresh } = await ask(anna, wanted);
    expect(recipients).toEqual([anna.email, wanted]);
    const [first, second] = isOldFirst ? [old, fresh] : [fresh, old];
    for (const turn of [1, 2]) {
      expect(await (await confirm(first)).text(), `${turn}`).toContain(
        "il manque une confirmation",
      );
    }
    expect(await (await signedIn(home, anna.email)).whoAmI()).toBe(anna.email);
    expect(await (await confirm(second)).text()).toContain("Adresse de connexion changée");
    expect((await signedIn(home, anna.email)).cookie("Authorization")).toBeUndefined();
    expect(await (await signedIn(home, wanted)).whoAmI()).toBe(wanted);
    for (const token of [old, fresh]) expect((await confirm(token)).status).toBe(400);
    const told = (await messagesTo(anna.id)).filter(
      ({ template }) => template === "security.changed",
    );
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(["EMAIL", "SMS"]);
    expect(told.find(({ channel }) => channel === "EMAIL")?.recipient).toBe(anna.email);
    expect(logged.join("")).not.toContain(fresh);
    await forgetCounts();
  }
});

test("an account has five links an hour sent to addresses that it types", async () => {
  const anna = await aPerson();
  for (let turn = 0; turn < 5; turn++) await ask(anna, `wanted${turn}@example.com`);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, turn) =>
      anna.graphql(CHANGE, { email: `more${turn}@example.com` }),
    ),
  );
  for (const { errors } of answers)
    expect(errors?.[0]?.extensions["code"]).toBe("TOO_MANY_REQUESTS");
  const sent = (await messagesTo(anna.id)).map(({ recipient }) => recipient);
  expect(sent.filter((to) => to !== anna.email)).toHaveLength(5);
  const bea = await aPerson();
  await ask(bea, "wanted@example.com");
  await forgetCounts();
});

test("links of another change, too old or made up change nothing", async () => {
  const [anna, bea] = [await aPerson(), await aPerson()];
  const before = await ask(anna, `one.${anna.id}@example.com`);
  const { old } = await ask(anna, `two.${anna.id}@example.com`);
  const ofBea = await ask(bea, `new.${bea.id}@example.com`);
  await confirm(old);
  for (const token of [before.old, before.fresh, "", "x", "\u0000"])
    expect((await confirm(token)).status).toBe(400);
  expect((await confirm(ofBea.fresh)).status, "hers, and half of hers").toBe(200);
  await db
    .updateTable("loginEmailChange")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("accountId", "=", bea.id)
    .execute();
  expect((await confirm(ofBea.old)).status).toBe(400);
  for (const who of [anna, bea])
    expect(await (await signedIn(home, who.email)).whoAmI()).toBe(who.email);
  await forgetCounts();
});

test("an address that another person signs in with is asked for like any other, and not taken", async () => {
  const [anna, bea] = [await aPerson(), await aPerson()];
  const { old, fresh } = await ask(anna, bea.email.toUpperCase());
  await confirm(old);
  expect((await confirm(fresh)).status).toBe(400);
  expect(await (await signedIn(home, bea.email)).whoAmI()).toBe(bea.email);
  expect(await (await signedIn(home, anna.email)).whoAmI()).toBe(anna.email);
  await forgetCounts();
});

test("the address of now, and what is none, are refused at their field", async () => {
  const anna = await aPerson();
  for (const email of [
    anna.email,
    anna.email.toUpperCase(),
    "",
    "x",
    "a@b",
    "\u0000@example.com",
  ]) {
    const { errors } = await anna.graphql(CHANGE, { email });
    expect(errors?.[0]?.extensions["code"], email).toBe("INVALID");
  }
  expect(await messagesTo(anna.id)).toEqual([]);
});

test("two uses of the last link at once change the address once", async () => {
  const anna = await aPerson();
  const { old, fresh } = await ask(anna, `new.${anna.id}@example.com`);
  await confirm(old);
  const answers = await Promise.all([confirm(fresh), confirm(fresh), confirm(fresh)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await forgetCounts();
});
