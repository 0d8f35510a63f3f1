import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { RunningPortal } from "../../src/portal.ts";
import { ask } from "../backup/cluster.ts";
import { startDatabaseProxy } from "../faults/database-proxy.ts";
import {
  aCustomer,
  aSession,
  callsAs,
  type Customer,
  logged,
  type TestSession,
} from "../portal.ts";
import { hasAsked } from "../samples/requests.ts";
import {
  aLeaderWithReplica,
  aReadingProcess,
  figure,
  hasAll,
  isUsed,
  type LeaderWithReplica,
} from "./held-replica.ts";

let servers: LeaderWithReplica;
beforeAll(async () => {
  servers = await aLeaderWithReplica();
});
afterAll(() => servers.stop());

const isLong = process.env["LONG"] === "1";
const REQUESTS = `query Asked { interactions(from: "2020-01-01", to: "2030-01-01") { id } }`;
const CONVERSATIONS = "query Written { conversations { id } }";

async function writes(who: Customer, round: number, through: RunningPortal): Promise<void> {
  const { status } = await callsAs(who.session, through).post("/v1/contact/message", {
    subjectCode: "BENEFITS",
    subject: "Prestations",
    message: `Est-ce que mes lunettes numéro ${round} sont prises en charge ?`,
    attachments: [],
    concernedInsured: who.insuredNumber,
  });
  expect(status).toBeLessThan(300);
}

async function conversationsOf(session: TestSession, through: RunningPortal): Promise<string[]> {
  const { data, errors } = await callsAs(session, through).graphql(CONVERSATIONS);
  expect(errors).toBeUndefined();
  return data.conversations.map(({ id }: { id: string }) => id);
}

async function requestsOf(session: TestSession, through: RunningPortal): Promise<string[]> {
  const { data, errors } = await callsAs(session, through).graphql(REQUESTS);
  expect(errors).toBeUndefined();
  return data.interactions.map(({ id }: { id: string }) => id);
}

/** A line of its own to the replica, which the test breaks. */
async function aLine() {
  const way = await startDatabaseProxy(servers.replica.url);
  onTestFinished(() => way.stop());
  return way;
}

/** Reads without a pause until the work is done, each time the same requests. */
async function readsWhile(who: Customer, through: RunningPortal, work: () => Promise<void>) {
  const asked = await hasAsked(who);
  await hasAll(servers);
  let isDone = false;
  const reader = async () => {
    while (!isDone) expect(await requestsOf(who.session, through)).toContain(asked);
  };
  const readers = Array.from({ length: 4 }, reader);
  await work().finally(() => (isDone = true));
  await Promise.all(readers);
}

test("a replica that is lost amid reads costs no answer, and is read again once it is back", async () => {
  const way = await aLine();
  const node = await aReadingProcess({ ...servers, way });
  await readsWhile(await aCustomer(), node, async () => {
    for (let times = 0; times < 3; times++) {
      const before = await figure(node, "portal_replica_reads_total");
      const reads = () => figure(node, "portal_replica_reads_total");
      await expect.poll(reads).toBeGreaterThan(before);
      await way.close();
      await isUsed(node, false);
      expect((await node.app.request("/ready")).status).toBe(200);
      await way.open();
      await isUsed(node, true);
    }
  });
  expect(logged.join("")).toMatch(/"replica is not read","reason":"away"/);
  expect(logged.join("")).toContain('"replica is read"');
});

test("a replica that hangs is left after a moment, and the leader answers", async () => {
  const way = await aLine();
  const node = await aReadingProcess({ ...servers, way }, { patienceMs: 2_000 });
  await readsWhile(await aCustomer(), node, async () => {
    way.freeze();
    await isUsed(node, false);
  });
  expect(logged.join("")).toMatch(/"replica is not read","reason":"late"/);
});

test("many accounts that write and read see all of their own and nothing of another, while the replica stops and goes on", async () => {
  // A replica that was stopped in the middle of a lock makes its readers wait.
  const moment = { patienceMs: 2_000 };
  const nodes = [
    await aReadingProcess(servers, moment),
    await aReadingProcess(servers, moment),
  ] as const;
  const rounds = isLong ? 9 : 4;
  const live = async (turn: number) => {
    const who = await aCustomer();
    const tablet = await aSession(who.id);
    const own = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const next = round % 2 ? "resume" : "pause";
      if (turn === 0) await ask(servers.replica.url, `select pg_wal_replay_${next}()`);
      const node = nodes[(turn + round) % 2] ?? nodes[0];
      await writes(who, round, node);
      const other = nodes[(turn + round + 1) % 2] ?? nodes[0];
      const seen = await conversationsOf(round % 2 ? tablet : who.session, other);
      expect(seen).toHaveLength(round + 1);
      for (const id of own) expect(seen).toContain(id);
      for (const id of seen) own.add(id);
    }
    return own;
  };
  const all = await Promise.all(Array.from({ length: isLong ? 24 : 4 }, (_, turn) => live(turn)));
  expect(new Set(all.flatMap((own) => [...own])).size).toBe(all.length * rounds);
  const [reads, back] = ["portal_replica_reads_total", "portal_replica_fallbacks_total"] as const;
  expect((await figure(nodes[0], reads)) + (await figure(nodes[0], back))).toBeGreaterThan(0);
});

test("a replica that is killed leaves the portal as it is without one", async () => {
  const node = await aReadingProcess(servers);
  const who = await aCustomer();
  const asked = await hasAsked(who);
  servers.replica.kill();
  await isUsed(node, false);
  expect(await requestsOf(who.session, node)).toEqual([asked]);
  expect(await figure(node, "portal_replica_lag_seconds")).toBeNaN();
  expect((await node.app.request("/ready")).status).toBe(200);
});
