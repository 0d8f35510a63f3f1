import { sql } from "kysely";
import { expect, test } from "vitest";
import { everyKind, tell } from "../../test/samples/news.ts";
import { aCustomer, aProcess, callsAs, type Customer, db, portal } from "../../test/portal.ts";

const STREAM = "/v1/notifications/stream";
const wants = { accept: "text/event-stream" };
const other = await aProcess({ live: { beatMs: 150, mostPagesOfAccount: 2, underwayMs: 0 } });
const UNSEEN = "query Unseen { unseenNotifications }";

/** A page with an open event stream, and the events that it received. */
async function listens(who: Customer, through: typeof portal, headers = {}, address = STREAM) {
  let answer: Response | undefined;
  await expect
    .poll(async () => {
      answer = await callsAs(who.session, through).get(address, { ...wants, ...headers });
      return answer.status;
    })
    .toBe(200);
  const heard = { text: "", isOver: false };
  const reader = answer?.body?.getReader();
  const listen = async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      heard.text += new TextDecoder().decode(part.value);
    }
    heard.isOver = true;
  };
  void listen();
  return {
    heard,
    leave: async () => {
      await reader?.cancel();
    },
  };
}

test("E08 news committed on one process reaches the pages of another, and those of no other account", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const here = await listens(anna, portal);
  const there = await listens(anna, other);
  const strange = await listens(bea, other);
  await tell(anna.id, everyKind(anna.insuredNumber).slice(2, 3));
  for (const { heard } of [here, there]) {
    await expect.poll(() => heard.text).toContain("event: news");
    expect(heard.text, "it says no more than that").not.toMatch(/32|118|InvoiceNew/);
  }
  expect((await anna.graphql(UNSEEN)).data).toEqual({ unseenNotifications: 1 });
  await expect.poll(() => strange.heard.text).toContain(": beat");
  expect(strange.heard.text).not.toContain("news");
  await Promise.all([here, there, strange].map(({ leave }) => leave()));
});

test("E08 a page that says how old it is hears at once what it may have missed, and else nothing", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const first = await listens(anna, other);
  await expect.poll(() => first.heard.text).toContain(": beat");
  const began = performance.now();
  await tell(anna.id, everyKind(anna.insuredNumber).slice(2, 3));
  await expect.poll(() => first.heard.text).toContain("event: news");
  await first.leave();

  const opened = (who: Customer, ageMs: number) =>
    listens(who, other, {}, `${STREAM}?age=${ageMs}`);
  const older = await opened(anna, performance.now() - began);
  await expect.poll(() => older.heard.text).toContain("event: news");
  const newer = await opened(anna, 0);
  const elsewhere = await opened(bea, performance.now() - began);
  for (const { heard } of [newer, elsewhere]) {
    await expect.poll(() => heard.text.split(": beat").length).toBeGreaterThan(3);
    expect(heard.text).not.toContain("news");
  }
  // The server keeps no events for so long, so it must report news.
  const ancient = await opened(bea, 3_600_000);
  await expect.poll(() => ancient.heard.text).toContain("event: news");
  await Promise.all([older, newer, elsewhere, ancient].map(({ leave }) => leave()));
  expect((await anna.get(`${STREAM}?age=soon`, wants)).status).toBe(400);
});

test("E08 a page that opens during a heartbeat stays open", async () => {
  const busy = await aProcess({ live: { beatMs: 0, mostPagesOfAccount: 50 } });
  const anna = await aCustomer();
  const opened: Awaited<ReturnType<typeof listens>>[] = [];
  for (let page = 0; page < 30; page++) opened.push(await listens(anna, busy));
  for (const { heard } of opened) {
    await expect.poll(() => heard.text.split(": beat").length).toBeGreaterThan(3);
    expect(heard.isOver).toBe(false);
  }
  await Promise.all(opened.map(({ leave }) => leave()));
});

test("E08 a page hears nothing more once its session has ended, on whichever process", async () => {
  const anna = await aCustomer();
  const { heard } = await listens(anna, other);
  await db
    .updateTable("session")
    .set({ endedAt: new Date() })
    .where("id", "=", anna.session.sid)
    .execute();
  await expect.poll(() => heard.isOver).toBe(true);
  expect((await callsAs(anna.session, other).get(STREAM, wants)).status).toBe(401);
});

test("E08 listening and what a page asks by itself do not keep a session alive; a person's question does", async () => {
  const anna = await aCustomer();
  const idleSince = new Date(Date.now() - 10 * 60_000);
  const session = () =>
    db.selectFrom("session").select("seenAt").where("id", "=", anna.session.sid);
  const seenAt = async () => (await session().executeTakeFirstOrThrow()).seenAt;
  await db
    .updateTable("session")
    .set({ seenAt: idleSince })
    .where("id", "=", anna.session.sid)
    .execute();
  const unattended = { "x-unattended": "1" };
  const page = await listens(anna, other, unattended);
  expect((await anna.graphql(UNSEEN, {}, unattended)).data).toEqual({ unseenNotifications: 0 });
  // Each heartbeat of the stream checks the session.
  const beats = () => page.heard.text.split(": beat").length - 1;
  await expect.poll(beats).toBeGreaterThan(1);
  expect(await seenAt()).toEqual(idleSince);
  await anna.graphql(UNSEEN);
  expect((await seenAt()).getTime()).toBeGreaterThan(idleSince.getTime());
  await page.leave();
});

test("E08 an account has so many pages that listen, and a page that left makes room", async () => {
  const anna = await aCustomer();
  const pages = [await listens(anna, other), await listens(anna, other)];
  const third = await callsAs(anna.session, other).get(STREAM, wants);
  expect([third.status, third.headers.get("retry-after")]).toEqual([429, "60"]);
  await pages[0]?.leave();
  const again = await callsAs(anna.session, other).get(STREAM, wants);
  expect(again.status).toBe(200);
  await again.body?.cancel();
  await pages[1]?.leave();
});

test("E08 a listener that loses the database lets its pages go, and comes back by itself", async () => {
  const anna = await aCustomer();
  const { heard } = await listens(anna, other);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query ilike 'listen%' or query like '%living_sessions%')
      and pid <> pg_backend_pid()`.execute(db);
  await expect.poll(() => heard.isOver).toBe(true);
  const again = await listens(anna, other);
  await tell(anna.id, everyKind(anna.insuredNumber).slice(1, 2));
  await expect.poll(() => again.heard.text).toContain("event: news");
  await again.leave();
});

test("E08 the stream opens to who is signed in, and to nothing but a listener", async () => {
  const anna = await aCustomer();
  expect((await callsAs().get(STREAM, wants)).status).toBe(401);
  expect((await anna.get(STREAM)).status).toBe(415);
  const operator = await aCustomer({ role: "OPERATOR" });
  expect((await operator.get(STREAM, wants)).status).toBe(403);
});
