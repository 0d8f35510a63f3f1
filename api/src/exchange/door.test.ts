import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { aCustomer, callsAs, db, portal, secrets, testConfig } from "../../test/portal.ts";
import {
  aClient,
  aFlag,
  anAgreement,
  askToken,
  openDoor,
  tokenOf,
  withToken,
} from "../../test/samples/exchange.ts";
import { exchangeTokens } from "./access-tokens.ts";

const door = await openDoor();
const record = { version: 1, data: { flag: "CONSENT", value: true } };

async function aWriter(options: Parameters<typeof aClient>[0] = {}) {
  const client = await aClient(options);
  const token = await tokenOf(door, client);
  return { client, token, ...withToken(door, token) };
}

const clock = (at: number) => ({ now: () => new Date(at) });
const mint = (at = Date.now()) => exchangeTokens(secrets, testConfig().publicUrl, clock(at));

test("each address is unknown while the door is closed", async () => {
  const token = await tokenOf(door, await aClient());
  for (const path of ["token", "batches", "feature-flags/A", "nothing"])
    for (const method of ["GET", "POST", "PUT"]) {
      const answer = await portal.app.request(`/exchange/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.status, await answer.json()]).toEqual([404, { code: "NOT_FOUND" }]);
    }
});

test("a token comes by Basic or by the form, by one way alone, with the scopes that were asked for", async () => {
  const { id, secret } = await aClient({ scopes: ["catalogue.write", "households.write"] });
  const grant = { grant_type: "client_credentials" };
  const basic = (text: string) => ({
    authorization: `Basic ${Buffer.from(text).toString("base64")}`,
  });
  const ask = async (...args: [Record<string, string> | string, Record<string, string>?]) => {
    const answer = await askToken(door, ...args);
    const { error, scope } = await answer.json();
    return [answer.status, error ?? scope];
  };
  const both = "catalogue.write households.write";
  expect(await ask(grant, basic(`${id}:${secret}`))).toEqual([200, both]);
  expect(await ask({ ...grant, client_id: id, client_secret: secret })).toEqual([200, both]);
  const fewer = { ...grant, scope: "households.write" };
  expect(await ask(fewer, basic(`${id}:${secret}`))).toEqual([200, "households.write"]);
  expect(await ask({ ...grant, scope: "events.read" }, basic(`${id}:${secret}`))).toEqual([
    400,
    "invalid_scope",
  ]);
  expect(await ask({ ...grant, client_secret: secret }, basic(`${id}:${secret}`))).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await ask({ grant_type: "password" }, basic(`${id}:${secret}`))).toEqual([
    400,
    "unsupported_grant_type",
  ]);
  expect(await ask("grant_type=client_credentials&client_id=a&client_id=b")).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await ask(grant, basic("no colon"))).toEqual([400, "invalid_request"]);
  expect(await ask(grant, basic("%zz:x"))).toEqual([400, "invalid_request"]);
  expect(await ask({ ...grant, client_id: "\0", client_secret: "x" })).toEqual([
    400,
    "invalid_request",
  ]);
  for (const wrong of [`${id}:x`, `${id}:`, `nobody:${secret}`]) {
    const [status] = await ask(grant, basic(wrong));
    expect(status, wrong).toBe(wrong.endsWith(":") ? 400 : 401);
  }
  const json = await door.app.request("/exchange/v1/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...grant, client_id: id, client_secret: secret }),
  });
  expect(json.status).toBe(400);
  expect(json.headers.get("cache-control")).toBe("no-store");
});

test("after many tries the token's address answers that it is too often, for this client alone", async () => {
  const { id, secret } = await aClient();
  const form = { grant_type: "client_credentials", client_id: id };
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await askToken(door, { ...form, client_secret: "wrong" })).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  const late = await askToken(door, { ...form, client_secret: secret });
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "300"]);
  await tokenOf(door, await aClient());
});

test("a customer's token does not open this door, and a token from here opens none of theirs", async () => {
  const anna = await aCustomer();
  const { put } = withToken(door, anna.session.token);
  expect(await put("feature-flags/X", record)).toEqual({ http: 401, code: "UNAUTHENTICATED" });
  const { token } = await aWriter();
  const borrowed = callsAs({ ...anna.session, token }, door);
  const { errors } = await borrowed.graphql("query P { profile { extranaute { phoneNumber } } }");
  expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  expect((await borrowed.get("/v1/files/00000000-0000-0000-0000-000000000000")).status).toBe(401);
});

test("a token that is expired, altered, unsigned or of another kind is refused; clocks may differ a little", async () => {
  const { id } = await aClient();
  const claims = { clientId: id, scopes: ["catalogue.write" as const] };
  const status = async (token: string) =>
    (await withToken(door, token).put("feature-flags/X", record)).http;
  const now = Date.now();
  expect(await status(await mint().sign(claims))).toBe(200);
  expect(await status(await mint(now + 120_000).sign(claims))).toBe(200);
  expect(await status(await mint(now - 602_000).sign(claims))).toBe(200);
  expect(await status(await mint(now - 700_000).sign(claims))).toBe(401);
  const good = await mint().sign(claims);
  const [head = "", body = "", signature = ""] = good.split(".");
  const none = Buffer.from('{"alg":"none","typ":"exchange-at+jwt"}').toString("base64url");
  expect(await status(`${none}.${body}.`)).toBe(401);
  expect(await status(`${head}.${body}.${signature.slice(0, -4)}AAAA`)).toBe(401);
  expect(await status(`${head}.${body}`)).toBe(401);
  for (const change of [
    { typ: "at+jwt" },
    { audience: "portal-private" },
    { issuer: "https://elsewhere" },
  ]) {
    const forged = await new SignJWT({ scope: "catalogue.write" })
      .setProtectedHeader({ alg: "HS256", typ: change.typ ?? "exchange-at+jwt" })
      .setIssuer(change.issuer ?? testConfig().publicUrl)
      .setAudience(change.audience ?? "portal-exchange")
      .setSubject(id)
      .setJti("1")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(secrets.derive("exchange access token"));
    expect(await status(forged)).toBe(401);
  }
});

test("a revoked client is refused at its next request", async () => {
  const { client, put } = await aWriter();
  const { data, id } = anAgreement(1, "Before");
  const at = `framework-agreements/${id}`;
  expect((await put(at, { version: 1, data })).http).toBe(200);
  await db
    .updateTable("exchangeClient")
    .set({ revokedAt: new Date() })
    .where("id", "=", client.id)
    .execute();
  expect(await put(at, { version: 2, data })).toEqual({ http: 401, code: "UNAUTHENTICATED" });
  const form = {
    grant_type: "client_credentials",
    client_id: client.id,
    client_secret: client.secret,
  };
  expect((await askToken(door, form)).status).toBe(401);
});

test("a client without the scope writes nothing, neither one by one nor in a batch", async () => {
  const { put, send } = await aWriter({ scopes: ["events.read"] });
  expect(await put("feature-flags/S", record)).toEqual({ http: 403, code: "FORBIDDEN" });
  const { lines } = await send(JSON.stringify(aFlag("S", 1, true)));
  expect(lines[0]).toMatchObject({ status: "refused", code: "FORBIDDEN" });
  const narrow = await tokenOf(
    door,
    await aClient({ scopes: ["catalogue.write", "events.read"] }),
    "events.read",
  );
  expect((await withToken(door, narrow).put("feature-flags/S", record)).http).toBe(403);
});

test("a record is written once by its version; an older one never overwrites a newer one", async () => {
  const { put, client } = await aWriter();
  const { data } = anAgreement(1, "First");
  const at = `framework-agreements/${data.number}`;
  const named = (name: string) => ({ ...data, name });
  expect(await put(at, { version: 7, data })).toEqual({ http: 200, status: "written" });
  // The same content in another order of its fields.
  const other = { rebate: 500, name: "First", number: data.number };
  expect(await put(at, { version: 7, data: other })).toEqual({ http: 200, status: "unchanged" });
  expect(await put(at, { version: 6, data: named("Old") })).toEqual({
    http: 200,
    status: "outdated",
  });
  expect(await put(at, { version: 7, data: named("Other") })).toEqual({
    http: 409,
    code: "CONFLICT",
    fields: { version: "exchange.otherContent" },
  });
  expect(await put(at, { version: 8, data: named("New") })).toEqual({
    http: 200,
    status: "written",
  });
  expect(await put(at, { version: 9, data: { ...data, number: "99999" } })).toEqual({
    http: 400,
    code: "INVALID",
    fields: { data: "exchange.otherKey" },
  });
  const stored = await db
    .selectFrom("frameworkAgreement")
    .selectAll()
    .where("number", "=", data.number)
    .execute();
  expect(stored).toEqual([{ number: data.number, name: "New", rebate: 500 }]);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "action", "subject"])
    .where("subject", "=", data.number)
    .execute();
  expect(lines).toEqual(
    [1, 2].map(() => ({
      actor: "exchange Core system",
      action: "exchange framework-agreements",
      subject: data.number,
    })),
  );
  const kept = await db
    .selectFrom("exchangeRefusal")
    .selectAll()
    .where("clientId", "=", client.id)
    .execute();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('Other"');
});

test("an id belongs to its source: another source learns nothing of it and changes nothing", async () => {
  const [one, other] = [await aWriter(), await aWriter()];
  const { data, id } = anAgreement(1, "Mine");
  const at = `framework-agreements/${id}`;
  expect((await one.put(at, { version: 5, data })).status).toBe("written");
  expect(await other.put(at, { version: 9, data: { ...data, name: "Theirs" } })).toEqual({
    http: 409,
    code: "CONFLICT",
    fields: { data: "exchange_record_internal_key" },
  });
  const mine = anAgreement(1, "Another");
  expect((await other.put(at, { version: 1, data: mine.data })).status).toBe("written");
  const colleague = await aWriter({ source: one.client.source });
  expect((await colleague.put(at, { version: 6, data: { ...data, name: "Ours" } })).status).toBe(
    "written",
  );
  const stored = await db
    .selectFrom("frameworkAgreement")
    .select("name")
    .where("number", "=", data.number)
    .execute();
  expect(stored).toEqual([{ name: "Ours" }]);
  await one.send(JSON.stringify(anAgreement(1, "x")), "?id=night");
  expect((await other.get("batches/night")).http).toBe(404);
});

test("two writers of one record at once end at the newer version, and each is answered", async () => {
  const { put } = await aWriter();
  for (let turn = 0; turn < 5; turn += 1) {
    const { data, id } = anAgreement(1, "Start");
    const at = `framework-agreements/${id}`;
    const versions = [3, 1, 4, 2, 5];
    const answers = await Promise.all(
      versions.map((version) =>
        put(at, { version, data: { ...data, name: `Version ${version}` } }),
      ),
    );
    expect(answers.every(({ status }) => status === "written" || status === "outdated")).toBe(true);
    const stored = await db
      .selectFrom("frameworkAgreement")
      .select("name")
      .where("number", "=", data.number)
      .execute();
    expect(stored).toEqual([{ name: "Version 5" }]);
  }
});

test("hostile bodies are refused before they cost anything, and the next request is served", async () => {
  const { put } = await aWriter();
  const at = "feature-flags/HOSTILE";
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  for (const body of [
    deep,
    "{",
    "",
    "null",
    "[]",
    '"text"',
    `{"version":1,"data":${"[".repeat(50)}${"]".repeat(50)}}`,
  ])
    expect((await put(at, body)).http, body.slice(0, 20)).toBe(400);
  expect(await put(at, `{"version":1,"data":[${"1,".repeat(300_000)}1]}`)).toMatchObject({
    http: 400,
  });
  const polluted =
    '{"version":1,"data":{"flag":"CONSENT","value":true,"__proto__":{"value":false}}}';
  expect((await put(at, polluted)).http).toBe(400);
  expect(
    (await put(at, '{"__proto__":{"version":1},"data":{"flag":"CONSENT","value":true}}')).http,
  ).toBe(400);
  expect(Object.hasOwn(Object.prototype, "value")).toBe(false);
  for (const version of [-1, 1.5, "1", null, 2 ** 53, 1e300])
    expect((await put(at, { version, data: record.data })).http, String(version)).toBe(400);
  const agreement = anAgreement(1, "Largest version");
  const largest = { version: 2 ** 53 - 1, data: agreement.data };
  expect((await put(`framework-agreements/${agreement.id}`, largest)).http).toBe(200);
  for (const id of ["a%00b", "%2e%2e%2fx", "x".repeat(101), "a b", "ü"])
    expect((await put(`feature-flags/${id}`, record)).http, id).toBe(400);
  expect((await put(at, record, { "content-encoding": "gzip" })).http).toBe(415);
  expect((await put(at, record, { "content-type": "text/plain" })).http).toBe(415);
  const large = JSON.stringify({ version: 1, data: { flag: "x".repeat(9 * 1024 * 1024) } });
  expect(await put(at, large)).toEqual({ http: 413, code: "TOO_LARGE" });
  expect((await put("nothing/1", record)).http).toBe(404);
});

test("requests beyond a client's rate are refused, and another client is served", async () => {
  const slow = await openDoor({ EXCHANGE_REQUESTS_PER_MINUTE: "3" });
  const [one, other] = [await aClient(), await aClient()];
  const { put } = withToken(slow, await tokenOf(slow, one));
  const codes = [];
  for (let turn = 0; turn < 4; turn += 1)
    codes.push((await put("nothing/1", record)).http, (await put("feature-flags/RATE", {})).http);
  expect(codes.filter((code) => code !== 404)).toEqual([400, 400, 400, 429]);
  expect((await withToken(slow, await tokenOf(slow, other)).get("batches/x")).http).toBe(404);
});
