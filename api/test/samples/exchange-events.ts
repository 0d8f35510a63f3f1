import { expect } from "vitest";
import type { RunningPortal } from "../../src/portal.ts";
import { aClient, type TestClient, tokenOf } from "./exchange.ts";

export const READS = ["events.read"];
export const READS_PERSONAL_DATA = ["events.read", "events.personal"];

export interface Subscriber extends TestClient {
  token: string;
}

/** A client of the exchange that reads events, with a token. */
export async function aSubscriber(
  door: RunningPortal,
  { scopes = READS, source }: { scopes?: string[]; source?: string } = {},
): Promise<Subscriber> {
  const client = await aClient({ scopes, ...(source !== undefined && { source }) });
  return { ...client, token: await tokenOf(door, client) };
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
  { token }: Pick<Subscriber, "token">,
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
  client: Pick<Subscriber, "token">,
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
