import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { aCustomer, aProcess, db, testConfig } from "../../test/portal.ts";

const door = await aProcess({ config: testConfig({ EXCHANGE: "true" }) });

interface TestClient {
  id: string;
  secret: string;
}

async function aClient(options: { source?: string; scopes?: string[] } = {}): Promise<TestClient> {
  const id = `core-${randomBytes(4).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  const { source = id, scopes = ["catalogue.write"] } = options;
  const secretHash = createHash("sha256").update(secret).digest();
  await db
    .insertInto("exchangeClient")
    .values({ id, name: "Core system", source, scopes, secretHash })
    .execute();
  return { id, secret };
}

function askToken(form: Record<string, string>, headers: Record<string, string> = {}) {
  return door.app.request("/exchange/v1/token", {
    method: "POST",
    headers,
    body: new URLSearchParams(form),
  });
}

async function tokenOf({ id, secret }: TestClient): Promise<string> {
  const form = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  const answer = await askToken(form);
  expect(answer.status).toBe(200);
  return (await answer.json()).access_token;
}

async function put(token: string, path: string, body: unknown) {
  const answer = await door.app.request(`/exchange/v1/${path}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { http: answer.status, ...(await answer.json()) };
}

async function send(token: string, body: string, query = "") {
  const answer = await door.app.request(`/exchange/v1/batches${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson" },
    body,
  });
  expect(answer.status).toBe(200);
  return (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("a client gets a token by its secret and writes a record, once", async () => {
  const token = await tokenOf(await aClient());
  const body = { version: 7, data: { value: true } };
  expect(await put(token, "feature-flags/FIRST", body)).toEqual({ http: 200, status: "written" });
  expect(await put(token, "feature-flags/FIRST", body)).toEqual({ http: 200, status: "unchanged" });
  expect(await put(token, "feature-flags/FIRST", { version: 6, data: { value: false } })).toEqual({
    http: 200,
    status: "outdated",
  });
  expect(await put(token, "feature-flags/FIRST", { version: 7, data: { value: false } })).toEqual({
    http: 409,
    code: "CONFLICT",
    fields: { version: "exchange.otherContent" },
  });
});

test("a batch answers line by line, and a broken line stops no other", async () => {
  const token = await tokenOf(await aClient());
  const line = (id: string, value: unknown) =>
    JSON.stringify({ entity: "feature-flags", id, version: 1, data: { value } });
  const answers = await send(
    token,
    [line("A", true), "{", line("B", 3), line("C", false)].join("\n"),
  );
  expect(answers.map(({ line: number, status, code }) => [number, status, code])).toEqual([
    [1, "written", undefined],
    [2, "refused", "INVALID"],
    [3, "refused", "INVALID"],
    [4, "written", undefined],
    [undefined, undefined, undefined],
  ]);
  expect(answers.at(-1)).toEqual({
    summary: { lastLine: 4, written: 2, unchanged: 0, outdated: 0, refused: 2, isComplete: true },
  });
});

test("a customer's token does not open this door", async () => {
  const { session } = await aCustomer();
  expect((await put(session.token, "feature-flags/X", {})).code).toBe("UNAUTHENTICATED");
});
