import { beforeEach, expect, test } from "vitest";
import { aCustomer, database, db } from "../../../test/portal.ts";
import { hasDeadLetter, hasMessage } from "../../../test/samples/failures.ts";
import { aClient } from "../../../test/samples/exchange.ts";
import { askDesk, aStaffMember } from "../../../test/samples/staff.ts";

beforeEach(async () => {
  await db.deleteFrom("message").execute();
  await db.deleteFrom("signInRefusal").execute();
});

const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("Z56 each sender tells its last success, its last failure with the reason, and how many wait", async () => {
  const supervisor = await aSupervisor();
  const [sent, failed] = [minutesAgo(20), minutesAgo(5)];
  await hasMessage({ state: "SENT", settledAt: minutesAgo(30) });
  await hasMessage({ state: "SENT", settledAt: sent });
  await hasMessage({ settledAt: failed });
  const waiting = await hasMessage({ channel: "SMS", state: "WAITING" });
  await db
    .updateTable("message")
    .set({ nextTryAt: minutesAgo(-60), lastError: "HTTP 503" })
    .where("id", "=", waiting)
    .execute();
  const { status, body } = await supervisor.ask("/watch/health");
  expect(status).toBe(200);
  expect(body.senders).toEqual([
    {
      channel: "EMAIL",
      sentAt: sent.toISOString(),
      failedAt: failed.toISOString(),
      reason: "SMTP ECONNREFUSED",
      waiting: 0,
      retried: 0,
      kept: 0,
    },
    {
      channel: "SMS",
      sentAt: null,
      failedAt: null,
      reason: "HTTP 503",
      waiting: 1,
      retried: 1,
      kept: 0,
    },
    expect.objectContaining({ channel: "PUSH", sentAt: null, waiting: 0 }),
  ]);
});

test("Z56 the bank, systems of record and receivers of events tell when they last worked", async () => {
  const supervisor = await aSupervisor();
  const { client } = await hasDeadLetter(4_713);
  const source = await aClient({ scopes: ["households.write"] });
  const seenAt = minutesAgo(45);
  await db
    .insertInto("exchangeBatch")
    .values({ clientId: source.id, id: "b1", isComplete: true, seenAt })
    .execute();
  const refusedAt = minutesAgo(3);
  await db
    .insertInto("bankFile")
    .values({ name: "camt.xml", refusal: "SCHEMA", receivedAt: refusedAt, doneAt: refusedAt })
    .execute();
  const { body } = await supervisor.ask("/watch/health");
  const nameOf = async (id: string) =>
    (await db.selectFrom("exchangeClient").select("name").where("id", "=", id).executeTakeFirst())
      ?.name;
  expect(body.exchanges).toContainEqual(
    expect.objectContaining({
      kind: "bankIn",
      failedAt: refusedAt.toISOString(),
      reason: "SCHEMA",
    }),
  );
  expect(body.exchanges).toContainEqual(
    expect.objectContaining({
      kind: "records",
      name: await nameOf(source.id),
      succeededAt: seenAt.toISOString(),
    }),
  );
  expect(body.exchanges).toContainEqual(
    expect.objectContaining({
      kind: "webhook",
      name: await nameOf(client.id),
      reason: "answered 500",
      isStopped: false,
    }),
  );
});

test("Z56 refused sign-ins are counted by the hour, of customers and of staff, by whichever program they come", async () => {
  const [supervisor, clerk] = [await aSupervisor(), await aStaffMember()];
  const anna = await aCustomer();
  const identity = database.pool("identity", 2);
  await Promise.all(
    Array.from({ length: 12 }, () =>
      identity.query(
        "insert into audit (actor, account_id, action) values ('anonymous', $1, 'login refused')",
        [anna.id],
      ),
    ),
  );
  await identity.end();
  await askDesk("/sign-in", { body: { email: clerk.email, password: "a wrong one" } });
  await askDesk("/sign-in", { body: { email: "nobody@example.ch", password: "a wrong one" } });
  const { body } = await supervisor.ask("/watch/sign-ins");
  expect(body.hours).toHaveLength(24);
  const sum = (of: "customers" | "staff") =>
    body.hours.reduce((all: number, hour: Record<string, number>) => all + (hour[of] ?? 0), 0);
  expect([sum("customers"), sum("staff")]).toEqual([12, 2]);
  const last = new Date(body.hours[23].from);
  expect(Date.now() - last.getTime()).toBeLessThan(3_600_000);
  expect(body.hours[0].from).toBe(new Date(last.getTime() - 23 * 3_600_000).toISOString());
});

test("Z56 a clerk without the right learns nothing of senders and sign-ins", async () => {
  const clerk = await aStaffMember();
  for (const path of ["/watch/health", "/watch/sign-ins"])
    expect((await clerk.ask(path)).text).toBe('{"code":"FORBIDDEN"}');
});
