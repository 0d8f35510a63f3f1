import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { anAuthenticator } from "../../../test/samples/authenticator.ts";
import { withCode } from "../../../test/samples/codes.ts";
import { messagesTo } from "../../../test/samples/messages.ts";
import {
  aCustomer,
  aProcess,
  aSession,
  type Customer,
  db,
  testConfig,
} from "../../../test/portal.ts";

const origin = testConfig().publicUrl;
const SECURITY = `query Security { security { hasCodeAtSignIn recoveryCodesLeft
  passkeys { id name lastUsedAt } sessions { id os device isCurrent } } }`;
const PREPARE = "mutation Prepare { preparePasskey }";
const ADD = `mutation Add($name: String!, $credential: String!) { addPasskey(name: $name, credential: $credential) }`;
const REMOVE = "mutation Remove($id: ID!) { removePasskey(id: $id) }";
const CODE = "mutation Code($isOn: Boolean!) { setCodeAtSignIn(isOn: $isOn) }";
const RECOVERY = "mutation Recovery { makeRecoveryCodes }";
const END = "mutation End($id: ID!) { endSession(id: $id) }";

type Answer = Awaited<ReturnType<Customer["graphql"]>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions["code"];
const security = async (who: Customer) => (await who.graphql(SECURITY)).data?.["security"];
const prepared = async (who: Customer): Promise<string> =>
  (await withCode(who, PREPARE, {})).data?.["preparePasskey"];
/** The messages to a customer about changes of their sign-in. */
const told = async (who: Customer) =>
  (await messagesTo(who.id))
    .filter(({ template }) => template === "security.changed")
    .map(({ channel, parameters }) => `${channel} ${parameters["what"]}`);

test("a passkey needs a code, a device that asks who holds it, and is told of on every channel", async () => {
  const anna = await aCustomer();
  expect(codeOf(await anna.graphql(PREPARE))).toBe("CONFIRMATION_NEEDED");
  const options = await prepared(anna);
  expect(JSON.parse(options)).toMatchObject({
    rp: { id: "localhost" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const careless = anAuthenticator({ origin, verifies: false });
  const name = "Mein Telefon";
  const refused = await anna.graphql(ADD, { name, credential: careless.make(options) });
  expect(codeOf(refused)).toBe("INVALID");
  const phone = anAuthenticator({ origin });
  const credential = phone.make(options);
  expect((await anna.graphql(ADD, { name, credential })).data).toEqual({ addPasskey: true });
  expect(codeOf(await anna.graphql(ADD, { name, credential })), "twice").toBe("CONFLICT");
  expect((await security(anna)).passkeys).toEqual([
    { id: expect.any(String), name, lastUsedAt: null },
  ]);
  expect((await told(anna)).toSorted()).toEqual([
    "EMAIL Une clé d’accès a été ajoutée.",
    "SMS Une clé d’accès a été ajoutée.",
  ]);
});

test("what one session was given to sign makes no passkey in another, nor at another address, nor later", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const options = await prepared(anna);
  const name = "x";
  const credential = anAuthenticator({ origin }).make(options);
  expect(codeOf(await bea.graphql(ADD, { name, credential }))).toBe("INVALID");
  const elsewhere = anAuthenticator({ origin: "https://evil.example" }).make(options);
  expect(codeOf(await anna.graphql(ADD, { name, credential: elsewhere }))).toBe("INVALID");
  const made = { challenge: Buffer.alloc(32).toString("base64url") };
  const guessed = anAuthenticator({ origin }).make(JSON.stringify(made));
  expect(codeOf(await anna.graphql(ADD, { name, credential: guessed }))).toBe("INVALID");
  for (const hostile of ["", "null", "{}", "[1]", '{"id":1}', "\u0000", "x".repeat(20_000)])
    expect(codeOf(await anna.graphql(ADD, { name, credential: hostile }))).toBe("INVALID");
  for (const wrong of ["", " ", "x".repeat(61)])
    expect(codeOf(await anna.graphql(ADD, { name: wrong, credential }))).toBe("INVALID");
  expect((await security(anna)).passkeys).toEqual([]);
  expect((await security(bea)).passkeys).toEqual([]);
});

test("a passkey is removed by its owner alone, with a code", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const credential = anAuthenticator({ origin }).make(await prepared(anna));
  await anna.graphql(ADD, { name: "Mon téléphone", credential });
  const [{ id }] = (await security(anna)).passkeys;
  expect(codeOf(await bea.graphql(REMOVE, { id }))).toBe("NOT_FOUND");
  expect(codeOf(await anna.graphql(REMOVE, { id }))).toBe("CONFIRMATION_NEEDED");
  expect((await withCode(anna, REMOVE, { id })).data).toEqual({ removePasskey: true });
  expect((await security(anna)).passkeys).toEqual([]);
  expect(await told(anna)).toContain("EMAIL Une clé d’accès a été supprimée.");
});

test("an account has ten passkeys at most", async () => {
  const anna = await aCustomer();
  for (let turn = 0; turn < 10; turn++)
    await db
      .insertInto("passkey")
      .values({
        accountId: anna.id,
        credentialId: `${anna.id} ${turn}`,
        publicKey: Buffer.from("x"),
        name: "x",
      })
      .execute();
  expect(codeOf(await anna.graphql(PREPARE))).toBe("CONFLICT");
});

test("passkeys that are added at the same moment stay within the limit", async () => {
  const anna = await aCustomer();
  const options = await prepared(anna);
  const some = Array.from({ length: 8 }, (_, turn) => ({
    accountId: anna.id,
    credentialId: `${anna.id} ${turn}`,
    publicKey: Buffer.from("x"),
    name: "x",
  }));
  await db.insertInto("passkey").values(some).execute();
  const answers = await whileHeld(sql`select from account where id = ${anna.id} for update`, () =>
    Array.from({ length: 4 }, (_, turn) => {
      const credential = anAuthenticator({ origin }).make(options);
      return anna.graphql(ADD, { name: `Appareil ${turn}`, credential });
    }),
  );
  expect(answers.map(codeOf).filter((code) => code === "CONFLICT")).toHaveLength(2);
  expect((await security(anna)).passkeys).toHaveLength(10);
});

/** Runs acts at the same moment: they wait for a lock until all of them do. */
async function whileHeld(lock: RawBuilder<unknown>, act: () => Promise<Answer>[]) {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (held) => {
    await lock.execute(held);
    hold();
    await isOver;
  });
  await isHeld;
  const answers = act();
  const waiting = sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await expect
    .poll(async () => (await waiting.execute(db)).rows[0]?.count)
    .toBeGreaterThanOrEqual(answers.length);
  end();
  await holder;
  return Promise.all(answers);
}

test("a code at sign-in is switched on and off with a code, and only a change is news", async () => {
  const anna = await aCustomer();
  expect(codeOf(await anna.graphql(CODE, { isOn: true }))).toBe("CONFIRMATION_NEEDED");
  expect((await security(anna)).hasCodeAtSignIn).toBe(false);
  for (const isOn of [true, true, false, false]) {
    expect((await withCode(anna, CODE, { isOn })).data).toEqual({ setCodeAtSignIn: isOn });
    expect((await security(anna)).hasCodeAtSignIn).toBe(isOn);
  }
  expect((await told(anna)).filter((one) => one.startsWith("SMS"))).toEqual([
    "SMS Un code est demandé à chaque connexion.",
    "SMS Aucun code n’est plus demandé à la connexion.",
  ]);
});

test("ten recovery codes are shown once, kept as hashes, and replace those before", async () => {
  const anna = await aCustomer();
  const make = async (): Promise<string[]> =>
    (await withCode(anna, RECOVERY, {})).data?.["makeRecoveryCodes"];
  const first = await make();
  expect(new Set(first).size).toBe(10);
  for (const code of first) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const rows = async () =>
    db.selectFrom("recoveryCode").selectAll().where("accountId", "=", anna.id).execute();
  const before = await rows();
  expect(JSON.stringify(before)).not.toContain(first[0]);
  const second = await make();
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  expect(await rows()).toHaveLength(10);
  expect((await security(anna)).recoveryCodesLeft).toBe(10);
});

test("a customer ends one session elsewhere, and neither this one nor a stranger's", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await aSession(anna.id);
  const { sessions } = await security(anna);
  expect(sessions).toHaveLength(2);
  const [here] = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  const [there] = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  expect(codeOf(await bea.graphql(END, { id: there.id }))).toBe("NOT_FOUND");
  expect(codeOf(await anna.graphql(END, { id: here.id }))).toBe("CONFLICT");
  expect(codeOf(await anna.graphql(END, { id: "x" }))).toBe("INVALID");
  const twice = await Promise.all([
    anna.graphql(END, { id: there.id }),
    anna.graphql(END, { id: there.id }),
  ]);
  expect(new Set(twice.map(codeOf))).toEqual(new Set(["NOT_FOUND", undefined]));
  expect((await security(anna)).sessions).toHaveLength(1);
  const { rows } = await sql<{ id: string }>`select id from session
    where account_id = ${anna.id} and ended_because = 'ended'`.execute(db);
  expect(rows).toEqual([{ id: there.id }]);
});

test("where another provider keeps passwords, nothing of this is offered here", async () => {
  const config = testConfig({ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "portal" });
  const process = await aProcess({ config });
  const anna = await aCustomer();
  const ask = async (query: string, variables = {}) => {
    const answer = await process.app.request(
      `/graphql/private?operationName=${/\w+ (\w+)/.exec(query)?.[1]}`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${anna.session.token}`,
          cookie: `fgp=${anna.session.fingerprint}`,
        },
        body: JSON.stringify({ query, variables }),
      },
    );
    return answer.json();
  };
  const email = 'mutation Email { changeLoginEmail(email: "a@example.com") }';
  for (const [query, variables] of [
    [PREPARE],
    [ADD, { name: "x", credential: "{}" }],
    [CODE, { isOn: true }],
    [RECOVERY],
    [REMOVE, { id: "00000000-0000-4000-8000-000000000000" }],
    [email],
  ] as const)
    expect(codeOf(await ask(query, variables)), query).toBe("NOT_FOUND");
  expect((await ask(SECURITY)).data.security.sessions).toHaveLength(1);
});
