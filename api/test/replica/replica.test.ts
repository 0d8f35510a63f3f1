import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { policy } from "../../src/access-policy.ts";
import type { RunningPortal } from "../../src/portal.ts";
import {
  aCustomer,
  aSession,
  callsAs,
  type Customer,
  db,
  logged,
  type TestSession,
} from "../portal.ts";
import { everyKind, tell } from "../samples/news.ts";
import { hasAsked } from "../samples/requests.ts";
import {
  aLeaderWithReplica,
  aReadingProcess,
  figure,
  hasAll,
  isUsed,
  type LeaderWithReplica,
  whileHeldBack,
} from "./held-replica.ts";

let servers: LeaderWithReplica;
let node: RunningPortal;
let anna: Customer;
let bea: Customer;

beforeAll(async () => {
  servers = await aLeaderWithReplica();
  node = await aReadingProcess(servers);
  anna = await aCustomer();
  bea = await aCustomer({ firstname: "Bea" });
});

afterAll(() => servers.stop());

const REQUESTS = `query Asked { interactions(from: "2020-01-01", to: "2030-01-01") { id } }`;
const ASK = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

/** The ids of an account's requests as the process shows them. */
async function requestsOf(session: TestSession, through = node): Promise<string[]> {
  const { data, errors } = await callsAs(session, through).graphql(REQUESTS);
  expect(errors).toBeUndefined();
  return data.interactions.map(({ id }: { id: string }) => id);
}

test("a replica that has everything answers what tolerates lag, and the leader what does not", async () => {
  const asked = await hasAsked(bea);
  await hasAll(servers);
  const before = await figure(node, "portal_replica_reads_total");
  expect(await requestsOf(bea.session)).toContain(asked);
  expect(await figure(node, "portal_replica_reads_total")).toBe(before + 1);
  expect(await figure(node, "portal_replica_fallbacks_total")).toBe(0);

  await whileHeldBack(servers, async () => {
    const unseen = await hasAsked(bea);
    expect(await requestsOf(bea.session)).not.toContain(unseen);
    const byId = `query One { interaction(id: "${unseen}") { id } }`;
    const { data } = await callsAs(bea.session, node).graphql(byId);
    expect(data.interaction.id).toBe(unseen);
  });
});

test("a customer sees the own act although the replica is held back, in another session and on another node too", async () => {
  const other = await aReadingProcess(servers);
  const tablet = await aSession(anna.id);
  await whileHeldBack(servers, async () => {
    const unseen = await hasAsked(bea);
    expect((await callsAs(anna.session, node).graphql(ASK)).errors).toBeUndefined();
    const [own, ...more] = await requestsOf(anna.session);
    expect([own, more]).toEqual([expect.any(String), []]);
    expect(await requestsOf(anna.session, other)).toEqual([own]);
    expect(await requestsOf(tablet, other)).toEqual([own]);
    // The replica goes on answering other accounts.
    expect(await requestsOf(bea.session)).not.toContain(unseen);
  });
});

test("a session that ended, and an account that was locked, read nothing that the held-back replica still has", async () => {
  const carla = await aCustomer();
  const ended = await aSession(carla.id);
  const idle = await aSession(carla.id);
  const asked = await hasAsked(carla);
  await whileHeldBack(servers, async () => {
    const past = new Date(Date.now() - 3_600_000);
    expect(await requestsOf(carla.session)).toEqual([asked]);
    await db.updateTable("session").set({ endedAt: past }).where("id", "=", ended.sid).execute();
    await db.updateTable("session").set({ seenAt: past }).where("id", "=", idle.sid).execute();
    const answers = [await answerTo(ended), await answerTo(idle)];
    // A session that the replica does not know yet is answered by the leader.
    expect(await requestsOf(await aSession(carla.id))).toEqual([asked]);
    await db.updateTable("account").set({ lockedAt: past }).where("id", "=", carla.id).execute();
    answers.push(await answerTo(carla.session));
    for (const { data, errors } of answers) {
      expect(errors?.[0]?.message).toBe("UNAUTHENTICATED");
      expect(JSON.stringify(data ?? null)).not.toContain(asked);
    }
  });
});

const answerTo = (session: TestSession) => callsAs(session, node).graphql(REQUESTS);

test("a person whom an account may no longer see is gone at once, also from a replica that is held back", async () => {
  const dario = await aCustomer();
  const child = await aCustomer({ firstname: "Emil" });
  const seen = { accountId: dario.id, insuredNumber: child.insuredNumber };
  await db.insertInto("accountInsured").values(seen).execute();
  const names = async () =>
    (await callsAs(dario.session, node).graphql("query Who { insureds { firstname } }")).data
      .insureds.length;
  await whileHeldBack(servers, async () => {
    expect(await names()).toBe(2);
    await db
      .deleteFrom("accountInsured")
      .where("accountId", "=", dario.id)
      .where("insuredNumber", "=", child.insuredNumber)
      .execute();
    expect(await names()).toBe(1);
  });
});

test("what a page reads after a notification was pushed is never older than the notification", async () => {
  await whileHeldBack(servers, async () => {
    const unseen = await hasAsked(bea);
    expect(await requestsOf(bea.session)).not.toContain(unseen);
    await tell(bea.id, everyKind(bea.insuredNumber).slice(0, 1));
    expect(await requestsOf(bea.session)).toContain(unseen);
    const query = "query News { notifications { type } unreadNotifications }";
    const { data } = await callsAs(bea.session, node).graphql(query);
    expect([data.notifications.length, data.unreadNotifications]).toEqual([1, 1]);
  });
});

test("a replica that is further behind than allowed is not read until it has caught up, and the node stays ready", async () => {
  const strict = await aReadingProcess(servers, { longestLagMs: 1_000 });
  await whileHeldBack(servers, async () => {
    const asked = await hasAsked(bea);
    await isUsed(strict, false);
    expect(await requestsOf(bea.session, strict)).toContain(asked);
    expect((await strict.app.request("/ready")).status).toBe(200);
    expect(logged.join("")).toMatch(/"replica is not read","reason":"behind"/);
  });
  await expect.poll(() => figure(strict, "portal_replica_lag_seconds")).toBeLessThan(60);
});

/** The queries of the portal that read what tolerates lag; two are asked by no page. */
function tolerantDocuments(): string[] {
  const file = join(import.meta.dirname, "../../trusted-documents.json");
  const { private: trusted } = JSON.parse(readFileSync(file, "utf8"));
  const queries = Object.values<string>(trusted).filter((source) => source.startsWith("query"));
  queries.push("query Counts {\n  unseenNotifications\n  unreadMessages\n}");
  const asks = (source: string, field: string) => new RegExp(`^  ${field}\\b`, "m").test(source);
  const marked = Object.entries(policy).filter(([, { toleratesLag }]) => toleratesLag);
  const fields = marked.map(([name]) => name.replace("Query.", ""));
  expect(fields.filter((field) => !queries.some((source) => asks(source, field)))).toEqual([]);
  return queries.filter((source) => fields.some((field) => asks(source, field)));
}

test("every document of the portal that tolerates lag has the same answer from a replica", async () => {
  const period = { from: "2026-01-01", to: "2026-12-31", recently: "2026-06-01" };
  const day = { date: "2026-11-01", dateFrom: "2026-11-16", numberOfDays: 5 };
  const years = { firstYear: 2025, lastYear: 2026, taxYear: 2025 };
  const place = { locality: "Lausanne", zip: "1000", name: "Lausanne", lat: 46.5, lng: 6.6 };
  const { insuredNumber } = anna;
  const insured = { insuredNumber, productCode: "RF", validDate: "2026-12-01" };
  const text = { text: "Rossi", address: "Rue du Lac 1", filters: { locality: "Lausanne" } };
  const variables = { ...period, ...day, ...years, ...place, ...text, insuredNumber, insured };
  await hasAll(servers);
  const before = await figure(node, "portal_replica_fallbacks_total");
  for (const source of tolerantDocuments()) {
    const answer = await callsAs(anna.session, node).graphql(source, variables);
    expect(answer, source).toEqual(await anna.graphql(source, variables));
  }
  expect(await figure(node, "portal_replica_fallbacks_total")).toBe(before);
});

test("only queries tolerate lag", () => {
  const marked = Object.entries(policy).filter(([, { toleratesLag }]) => toleratesLag);
  expect(marked.filter(([name]) => !name.startsWith("Query."))).toEqual([]);
});
