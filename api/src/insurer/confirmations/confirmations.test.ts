import { toConfirmationHeader, writtenMark } from "@portal/model/portal/act-headers.ts";
import { randomUUID } from "node:crypto";
import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { Hono } from "hono";
import { sql as raw } from "kysely";
import { afterAll, expect, test } from "vitest";
import { aCustomer, aSession, type Customer, database, db, secrets } from "../../../test/portal.ts";
import { requestParts } from "../../../test/request-parts.ts";
import { messageBinding } from "../outbox/enqueue.ts";
import { problemResponse, type RestVariables } from "../../core/http/rest.ts";
import { requestMiddleware } from "../../core/http/request-middleware.ts";
import { withOneTimeCode } from "./with-one-time-code.ts";

const words = { fr: "un essai", de: "ein Versuch", it: "una prova", en: "a trial" };
const pool = database.pool("api", 6);
afterAll(() => pool.end());

/** An act of this test only, behind the API's middleware: once confirmed, it writes the word it was given into the audit. */
const acting = new Hono<RestVariables>();
acting.onError(problemResponse);
acting.use(requestMiddleware(requestParts(pool), { isLink: () => false }));
acting.post("/act/:name", async (c) => {
  const input: { word: string; fails?: boolean } = await c.req.json();
  const name = c.req.param("name");
  const work = {
    input,
    check: async () => {
      if (input.word === "refused") throw new Problem("INVALID", { fields: { word: "required" } });
    },
    run: async (...[transaction, session]: Parameters<Parameters<typeof c.var.ctx.write>[0]>) => {
      const line = { actor: "customer", accountId: session.accountId, action: `did ${input.word}` };
      await transaction.insertInto("audit").values(line).execute();
      if (input.fails) throw new Problem("CONFLICT");
      return { done: input.word };
    },
  };
  return c.json(await withOneTimeCode(c.var.ctx, { name, words }, work));
});

interface CallOptions {
  name?: string;
  input?: object;
  given?: { id: string; code: string };
  session?: Customer["session"];
  more?: Record<string, string>;
}

async function act(who: Customer, options: CallOptions = {}) {
  const { name = "TRIAL", input = { word: "hello" }, given, session = who.session } = options;
  const answer = await acting.request(`/act/${name}`, {
    method: "POST",
    headers: {
      "accept-language": "fr",
      authorization: `Bearer ${session.token}`,
      cookie: `fgp=${session.fingerprint}`,
      ...(given && { "x-confirmation": toConfirmationHeader(given) }),
      ...options.more,
    },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The account's messages, the last one first. */
async function sent(who: Customer) {
  const rows = await db
    .selectFrom("message")
    .select(["id", "channel", "recipient", "parameters"])
    .where("accountId", "=", who.id)
    .where("template", "=", "confirmation.code")
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map(({ id, channel, recipient, parameters }) => ({
    channel,
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    code: JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)).code as string,
  }));
}

async function challenged(who: Customer, options: CallOptions = {}) {
  const { body } = await act(who, options);
  const [message] = await sent(who);
  return { id: body.challenge.id as string, code: message?.code ?? "" };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const done = async ({ id }: Customer) =>
  (
    await db
      .selectFrom("audit")
      .select("action")
      .where("accountId", "=", id)
      .where("action", "like", "did %")
      .execute()
  ).map(({ action }) => action);
const refused = (reason: string, triesLeft = 0) => ({
  status: 403,
  body: { code: "CONFIRMATION_REFUSED", reason, triesLeft },
});
const fastForward = ({ id }: Customer, seconds: number) =>
  raw`update confirmation set sent_at = sent_at - ${seconds} * interval '1 second',
    expires_at = expires_at - ${seconds} * interval '1 second' where account_id = ${id}`.execute(
    db,
  );

test("what was typed into the form is kept until the code is right", async () => {
  const anna = await aCustomer();
  const form = "trial@1";
  await anna.call("PUT", `/v1/drafts/${form}`, { generation: 0, values: { word: "hello" } });
  const more = { [clientHeaders.draft]: writtenMark({ form, generation: 0 }) };
  const kept = async () => (await (await anna.call("GET", "/v1/drafts")).json()).drafts[0].values;
  const { id, code } = await challenged(anna, { more });
  await act(anna, { given: { id, code: otherThan(code) }, more });
  expect(await kept()).toEqual({ word: "hello" });
  expect((await act(anna, { given: { id, code }, more })).status).toBe(200);
  expect(await kept()).toBeNull();
});

test("an act that needs a code sends one to the phone, does nothing yet, and is done with the code", async () => {
  const anna = await aCustomer();
  const { status, body } = await act(anna);
  expect([status, body]).toEqual([
    428,
    {
      code: "CONFIRMATION_NEEDED",
      challenge: {
        id: expect.any(String),
        channel: "SMS",
        recipient: "+41\u00a0•••\u00a0•••\u00a067",
        resendSeconds: 30,
        otherRecipient: null,
        hasRecoveryCodes: false,
        passkey: null,
      },
    },
  ]);
  const [message] = await sent(anna);
  expect(message).toEqual({
    channel: "SMS",
    recipient: "+41791234567",
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(await done(anna)).toEqual([]);
  const given = { id: body.challenge.id, code: message?.code ?? "" };
  expect(await act(anna, { given })).toEqual({ status: 200, body: { done: "hello" } });
  expect(await done(anna)).toEqual(["did hello"]);
  expect(await act(anna, { given }), "used up").toEqual(refused("EXPIRED"));
  expect(await done(anna)).toEqual(["did hello"]);
});

test("without a mobile number, with a fixed one or one that is new, the code goes to the login e-mail", async () => {
  const place = (id: string) => ({ table: "account", column: "phone_number", row: id });
  const [none, fixed, fresh] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const change = (who: Customer, phoneNumber: Buffer | null) =>
    db.updateTable("account").set({ phoneNumber }).where("id", "=", who.id).execute();
  await change(none, null);
  await change(fixed, secrets.encrypt(place(fixed.id), "+41213456789"));
  await db
    .updateTable("account")
    .set({ phoneNumberChangedAt: new Date() })
    .where("id", "=", fresh.id)
    .execute();
  for (const who of [none, fixed, fresh]) {
    const { body } = await act(who);
    expect(body.challenge).toMatchObject({ channel: "EMAIL", recipient: "p•••@example.ch" });
    expect(await sent(who)).toMatchObject([{ channel: "EMAIL", recipient: who.email }]);
  }
});

test("five wrong codes are the end of it, also for the right one and for parallel tries", async () => {
  const anna = await aCustomer();
  const { id, code } = await challenged(anna);
  const wrong = { given: { id, code: otherThan(code) } };
  expect(await act(anna, wrong)).toEqual(refused("WRONG", 4));
  const answers = await Promise.all(Array.from({ length: 8 }, () => act(anna, wrong)));
  expect(answers.map(({ body }) => String(body.reason)).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => "EXHAUSTED"),
    ...Array.from({ length: 3 }, () => "WRONG"),
  ]);
  expect(await act(anna, { given: { id, code } })).toEqual(refused("EXHAUSTED"));
  expect(await done(anna)).toEqual([]);
});

test("a code is good for exactly what was asked for, in the session that asked, by whom it was asked", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const given = await challenged(anna);
  expect(await act(anna, { given, input: { word: "else" } })).toEqual(refused("EXPIRED"));
  expect(await act(anna, { given, name: "OTHER" })).toEqual(refused("EXPIRED"));
  expect(await act(anna, { given, session: await aSession(anna.id) })).toEqual(refused("EXPIRED"));
  expect(await act(bea, { given })).toEqual(refused("EXPIRED"));
  expect(await act(anna, { given: { ...given, id: randomUUID() } })).toEqual(refused("EXPIRED"));
  expect((await act(anna, { given })).status, "none of them cost a try").toBe(200);
});

test("a customer who asks for the same again types the code that was sent already; for anything else there is another one", async () => {
  const anna = await aCustomer();
  const first = await challenged(anna);
  await fastForward(anna, 12);
  const again = await act(anna);
  expect(again.body.challenge.id).toBe(first.id);
  // Twelve seconds have passed, plus the duration of the test.
  expect(again.body.challenge.resendSeconds).toBeLessThanOrEqual(18);
  expect(await sent(anna)).toHaveLength(1);
  expect((await act(anna, { input: { word: "other" } })).body.challenge.id).not.toBe(first.id);
  const elsewhere = await act(anna, { session: await aSession(anna.id) });
  expect(elsewhere.body.challenge.id).not.toBe(first.id);
  expect((await act(anna, { given: first })).status).toBe(200);
  expect((await act(anna)).body.challenge.id, "used up").not.toBe(first.id);
});

test("a code is good for ten minutes", async () => {
  const anna = await aCustomer();
  const given = await challenged(anna);
  await fastForward(anna, confirmationLimits.minutes * 60 + 1);
  expect(await act(anna, { given })).toEqual(refused("EXPIRED"));
});

test("two requests with the same code at once do the act once", async () => {
  const anna = await aCustomer();
  const given = await challenged(anna);
  const answers = await Promise.all(Array.from({ length: 6 }, () => act(anna, { given })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await done(anna)).toEqual(["did hello"]);
});

test("what would be refused anyway asks for no code, and an act that fails leaves its code unused", async () => {
  const anna = await aCustomer();
  expect((await act(anna, { input: { word: "refused" } })).status).toBe(400);
  expect(await sent(anna)).toEqual([]);
  const input = { word: "hello", fails: true };
  const given = await challenged(anna, { input });
  expect((await act(anna, { given, input })).status).toBe(409);
  expect((await act(anna, { given, input })).status, "not EXPIRED").toBe(409);
  expect(await done(anna)).toEqual([]);
});

test("another code is sent after half a minute, three times at most, and the one before is void", async () => {
  const anna = await aCustomer();
  const first = await challenged(anna);
  const resend = (who: Customer = anna) => who.post(`/v1/confirmations/${first.id}/resend`);
  const early = await resend();
  expect([early.status, Number(early.headers.get("retry-after"))]).toEqual([
    429,
    expect.any(Number),
  ]);
  expect((await resend(await aCustomer())).status, "a stranger").toBe(404);
  const answers = [];
  for (let time = 0; time < 4; time++) {
    await fastForward(anna, 31);
    const answer = await resend();
    answers.push([answer.status, (await answer.json()).resendSeconds]);
  }
  expect(answers).toEqual([
    [200, 30],
    [200, 30],
    [200, null],
    [429, undefined],
  ]);
  const [last, ...others] = await sent(anna);
  expect(others).toHaveLength(3);
  // Once in a million the new code equals the old one.
  expect([refused("WRONG", 4), { status: 200, body: { done: "hello" } }]).toContainEqual(
    await act(anna, { given: first }),
  );
  const given = { id: first.id, code: last?.code ?? "" };
  expect((await act(anna, { given })).status).toBe(200);
  await fastForward(anna, 31);
  expect((await resend()).status, "used up").toBe(404);
});

test("an account asks for ten codes an hour, also when it asks for all at once", async () => {
  const anna = await aCustomer();
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, number) => act(anna, { input: { word: `number ${number}` } })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 428)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(await sent(anna)).toHaveLength(10);
});

test("the same named request gets the same challenge, and another code under its name is another request", async () => {
  const anna = await aCustomer();
  const more = { "idempotency-key": randomUUID() };
  const [one, other] = [await act(anna, { more }), await act(anna, { more })];
  expect(other).toEqual(one);
  expect(await sent(anna)).toHaveLength(1);
  const { id } = one.body.challenge;
  expect((await act(anna, { more, given: { id, code: "000000" } })).status).toBe(422);
});

test("neither the code nor the number stands readable in the database, and the audit tells what happened", async () => {
  const anna = await aCustomer();
  const given = await challenged(anna);
  await act(anna, { given: { ...given, code: otherThan(given.code) } });
  await act(anna, { given });
  const rows = await db
    .selectFrom("confirmation")
    .selectAll()
    .where("accountId", "=", anna.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(given.code);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("accountId", "=", anna.id)
    .where("subject", "=", "TRIAL")
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "ask for a code",
    "give a wrong code",
    "confirm with a code",
  ]);
});

test("an attacker who guesses codes all year long succeeds with 0.002 % at most", async () => {
  const { digits, wrongADay, wrongAYear } = confirmationLimits;
  expect(wrongAYear / 10 ** digits).toBeLessThanOrEqual(0.00002);
  const anna = await aCustomer();
  let asked = 0;
  const guess = async () => {
    const input = { word: `number ${asked++}` };
    const { id, code } = await challenged(anna, { input });
    const wrong = { input, given: { id, code: otherThan(code) } };
    return { right: { input, given: { id, code } }, wrong };
  };
  const hours = () =>
    raw`update confirmation set created_at = created_at - interval '2 hours' where account_id = ${anna.id}`.execute(
      db,
    );
  const days = () =>
    raw`update throttle set ends_at = now() where key like 'code:day:%'`.execute(db);
  let tries = 0;
  const upTo = async (most: number) => {
    while (tries < most) {
      const { wrong } = await guess();
      for (let turn = 0; turn < 4 && tries < most; turn++, tries++)
        expect((await act(anna, wrong)).body).toMatchObject({ reason: "WRONG" });
      await hours();
    }
  };
  const { right: early } = await guess();
  await upTo(wrongADay);
  expect(await act(anna, early), "not even the right one").toEqual(refused("EXHAUSTED"));
  expect((await act(anna)).status, "no further code is sent").toBe(429);
  await days();
  await upTo(wrongAYear);
  await days();
  expect((await act(anna)).status).toBe(429);
  await raw`select forget_code_guesses(${anna.id})`.execute(db);
  expect((await act(anna, (await guess()).right)).status).toBe(200);
});

test("a right code costs nothing of what an account may guess", async () => {
  const anna = await aCustomer();
  for (let turn = 0; turn < confirmationLimits.wrongADay + 2; turn++) {
    const given = await challenged(anna);
    expect((await act(anna, { given })).status).toBe(200);
    await raw`update confirmation set created_at = created_at - interval '2 hours'`.execute(db);
  }
});
