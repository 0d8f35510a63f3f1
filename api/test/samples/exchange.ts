import { createHash, randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { RunningPortal } from "../../src/portal.ts";
import { aProcess, db, testConfig } from "../portal.ts";

export interface TestClient {
  id: string;
  source: string;
  secret: string;
  token: string;
}

/** A process whose door for systems of record is open. */
export function anOpenDoor(settings: Record<string, string> = {}): Promise<RunningPortal> {
  return aProcess({ config: testConfig({ EXCHANGE: "true", ...settings }) });
}

export const READS = ["events.read"];
export const READS_PERSONAL_DATA = ["events.read", "events.personal"];

/** A client of the exchange with a token. */
export async function aClient(
  door: RunningPortal,
  { scopes = READS, source }: { scopes?: string[]; source?: string } = {},
): Promise<TestClient> {
  const id = `core-${randomBytes(4).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  const secretHash = createHash("sha256").update(secret).digest();
  const client = { id, name: "Core system", source: source ?? id, scopes, secretHash };
  await db.insertInto("exchangeClient").values(client).execute();
  const form = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  const answer = await door.app.request("/exchange/v1/token", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(answer.status).toBe(200);
  return { id, source: client.source, secret, token: (await answer.json()).access_token };
}

/** An event as a subscriber gets it. */
export interface GotEvent {
  id: string;
  type: string;
  subject: string;
  time: string;
  source: string;
  sequence: string;
  partitionkey: string;
  cursor: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into data of every shape
  data: any;
  [attribute: string]: unknown;
}

export interface GotPage {
  status: number;
  events: GotEvent[];
  next: string;
  code: string | undefined;
  text: string;
}

/** One page of the feed by HTTP. */
export async function readPage(
  door: RunningPortal,
  { token }: Pick<TestClient, "token">,
  query: Record<string, string> = {},
): Promise<GotPage> {
  const answer = await door.app.request(`/exchange/v1/events?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  const body = JSON.parse(text);
  const link = /^<(.*)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  return {
    status: answer.status,
    events: Array.isArray(body) ? body : [],
    next: link ? (new URL(link).searchParams.get("after") ?? "") : "",
    code: body.code,
    text,
  };
}

/** All events behind a cursor. */
export async function readAll(
  door: RunningPortal,
  client: Pick<TestClient, "token">,
  query: Record<string, string> = {},
): Promise<GotEvent[]> {
  const all: GotEvent[] = [];
  for (let { after = "" } = query; ;) {
    const page = await readPage(door, client, { ...query, ...(after && { after }) });
    expect(page.status, page.text).toBe(200);
    if (page.events.length === 0) return all;
    all.push(...page.events);
    after = page.next;
  }
}
