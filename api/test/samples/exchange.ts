import { createHash, randomBytes } from "node:crypto";
import type { RunningPortal } from "../../src/portal.ts";
import { aProcess, db, testConfig } from "../portal.ts";

/** A process whose door for systems of record is open. */
export function openDoor(settings: Record<string, string> = {}): Promise<RunningPortal> {
  return aProcess({ config: testConfig({ EXCHANGE: "true", ...settings }) });
}

export interface TestClient {
  id: string;
  secret: string;
  source: string;
}

export async function aClient(
  options: { source?: string; scopes?: string[]; certificateHash?: Buffer } = {},
): Promise<TestClient> {
  const id = `core-${randomBytes(6).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  const { source = id, scopes = ["catalogue.write"], certificateHash } = options;
  const secretHash = certificateHash ? null : createHash("sha256").update(secret).digest();
  await db
    .insertInto("exchangeClient")
    .values({
      id,
      name: "Core system",
      source,
      scopes,
      secretHash,
      certificateHash: certificateHash ?? null,
    })
    .execute();
  return { id, secret, source };
}

export function askToken(
  { app }: RunningPortal,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> | Response {
  return app.request("/exchange/v1/token", {
    method: "POST",
    headers,
    body: new URLSearchParams(form),
  });
}

export async function tokenOf(
  door: RunningPortal,
  { id, secret }: TestClient,
  scope?: string,
): Promise<string> {
  const form = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  const answer = await askToken(door, { ...form, ...(scope && { scope }) });
  if (answer.status !== 200) throw new Error(`No token: ${await answer.text()}`);
  return (await answer.json()).access_token;
}

/** The calls of a client with a token. */
export function withToken({ app }: RunningPortal, token: string) {
  const headers = (type: string, more: Record<string, string> = {}) => ({
    authorization: `Bearer ${token}`,
    "content-type": type,
    ...more,
  });
  return {
    put: async (path: string, body: unknown, more: Record<string, string> = {}) => {
      const answer = await app.request(`/exchange/v1/${path}`, {
        method: "PUT",
        headers: headers("application/json", more),
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      return { http: answer.status, ...(await answer.json()) };
    },
    get: async (path: string) => {
      const answer = await app.request(`/exchange/v1/${path}`, { headers: headers("text/plain") });
      return { http: answer.status, ...(await answer.json()) };
    },
    send: async (body: RequestInit["body"], query = "", more: Record<string, string> = {}) => {
      const answer = await app.request(`/exchange/v1/batches${query}`, {
        method: "POST",
        headers: headers("application/x-ndjson", more),
        ...(body && { body }),
        ...(body instanceof ReadableStream && { duplex: "half" }),
      });
      const lines = (await answer.text()).trim().split("\n");
      return { http: answer.status, lines: lines.map((line) => JSON.parse(line)) };
    },
  };
}

/** A record of a flag, whose id is the agency's or client's own. */
export const aFlag = (id: string, version: number, value: boolean, flag = "CONSENT") => ({
  entity: "feature-flags",
  id,
  version,
  data: { flag, value },
});

let nextNumber = 10_000;

/** A framework agreement: a small record of which there can be many. */
export function anAgreement(version: number, name: string, number = String(nextNumber++)) {
  return {
    entity: "framework-agreements",
    id: number,
    version,
    data: { number, name, rebate: 500 },
  };
}
