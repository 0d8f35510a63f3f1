import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { hasDeadLetter, hasMessage } from "../../../test/samples/failures.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

beforeEach(async () => {
  await db.deleteFrom("webhookDelivery").execute();
  await db.deleteFrom("webhook").execute();
  await db.deleteFrom("message").execute();
});

const aSenior = () => aStaffMember({ roles: ["SENIOR"] });
const stateOf = async (id: string) =>
  (await db.selectFrom("message").select("state").where("id", "=", id).executeTakeFirst())?.state;
const linesOf = (staffId: string) =>
  db
    .selectFrom("audit")
    .select(["action", "subject", "accountId"])
    .where("staffId", "=", staffId)
    .where("action", "!=", "read")
    .execute();

test("Z55 each queue tells how much waits, what failed and since when the oldest waits", async () => {
  const senior = await aSenior();
  await hasMessage();
  const late = await hasMessage({ state: "WAITING" });
  await db
    .updateTable("message")
    .set({ createdAt: new Date(Date.now() - 420_000), nextTryAt: new Date(Date.now() + 60_000) })
    .where("id", "=", late)
    .execute();
  const { status, body } = await senior.ask("/watch/queues");
  expect(status).toBe(200);
  const named = Object.fromEntries(body.queues.map((one: { queue: string }) => [one.queue, one]));
  expect(named.messages).toMatchObject({ waiting: 1, failed: 1 });
  expect(named.messages.oldestSeconds).toBeGreaterThan(415);
  expect(named.messages.oldestSeconds).toBeLessThan(440);
  expect(Object.keys(named)).toContain("bankOrders");
});

test("Z55 a failed message shows its kind and reason, and neither whom it was for nor its text", async () => {
  const [anna, senior] = [await aCustomer(), await aSenior()];
  const id = await hasMessage({ accountId: anna.id, channel: "SMS" });
  await hasMessage({ state: "SENT" });
  const { body, text } = await senior.ask("/watch/failures?kind=message");
  expect(body).toMatchObject({
    hasMore: false,
    failures: [{ kind: "message", id, channel: "SMS", tries: 10, reason: "SMTP ECONNREFUSED" }],
  });
  for (const hidden of [anna.id, "anna@example.ch", "secret words"])
    expect(text).not.toContain(hidden);
  expect((await senior.ask("/watch/failures?kind=letter")).status).toBe(400);
});

test("Z55 a retried message leaves again, the audit names who retried it, and a second one is told that it is not failed any more", async () => {
  const [anna, senior, other] = [await aCustomer(), await aSenior(), await aSenior()];
  const [id, left] = [await hasMessage({ accountId: anna.id }), await hasMessage()];
  const retry = (who: typeof senior) =>
    who.ask(`/watch/failures/message/${id}/retry`, { method: "POST", body: {} });
  const answers = await Promise.all([retry(senior), retry(other)]);
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
    204, 404,
  ]);
  // Without a mail server the outbox keeps what it would have sent.
  await expect.poll(() => stateOf(id)).toBe("KEPT");
  expect(await stateOf(left)).toBe("FAILED");
  expect([...(await linesOf(senior.id)), ...(await linesOf(other.id))]).toEqual([
    { action: "message retried", subject: id, accountId: anna.id },
  ]);
});

test("Z55 all failed messages are retried in one act", async () => {
  const senior = await aSenior();
  const ids = [await hasMessage(), await hasMessage({ channel: "SMS" }), await hasMessage()];
  const { body } = await senior.ask("/watch/failures/message/retry", { body: {} });
  expect(body).toEqual({ count: 3 });
  for (const id of ids) await expect.poll(() => stateOf(id)).toBe("KEPT");
  const again = await senior.ask("/watch/failures/message/retry", { body: {} });
  expect(again.body).toEqual({ count: 0 });
});

test("Z55 a dead letter of the exchange is sent again under its id, at each receiver once", async () => {
  const senior = await aSenior();
  const { eventId, webhookId } = await hasDeadLetter(4_711);
  const other = await hasDeadLetter(4_712);
  const { body } = await senior.ask("/watch/failures?kind=webhook");
  expect(body.failures.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [eventId, other.eventId].toSorted(),
  );
  const retry = () =>
    senior.ask(`/watch/failures/webhook/${eventId}/retry`, { method: "POST", body: {} });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
    204, 404,
  ]);
  const states = await db.selectFrom("webhookDelivery").select(["webhookId", "state"]).execute();
  expect(states).toContainEqual({ webhookId, state: "WAITING" });
  expect(states).toContainEqual({ webhookId: other.webhookId, state: "DEAD" });
  const all = await senior.ask("/watch/failures/webhook/retry", { body: {} });
  expect(all.body).toEqual({ count: 1 });
});

test("Z55 a request whose treatment failed is due at once; a held one and one that did not fail stay", async () => {
  const [anna, senior] = [await aCustomer(), await aSenior()];
  const [failed, held, calm] = [await hasAsked(anna), await hasAsked(anna), await hasAsked(anna)];
  const later = new Date(Date.now() + 3_600_000);
  await db
    .updateTable("interaction")
    .set({ dueAt: later, lastError: "TypeError" })
    .where("id", "in", [failed, held])
    .execute();
  await db.updateTable("interaction").set({ heldAt: new Date() }).where("id", "=", held).execute();
  const retry = async (id: string) =>
    (await senior.ask(`/watch/failures/request/${id}/retry`, { method: "POST", body: {} })).status;
  const { body } = await senior.ask("/watch/failures?kind=request");
  expect(body.failures).toMatchObject([{ id: failed, what: "DOCUMENT", reason: "TypeError" }]);
  expect([await retry(failed), await retry(held), await retry(calm)]).toEqual([204, 404, 404]);
  expect(await linesOf(senior.id)).toEqual([
    { action: "request retried", subject: failed, accountId: anna.id },
  ]);
});

test("Z55 a request for access that failed is treated again at once", async () => {
  const senior = await aSenior();
  const id = randomUUID();
  await db
    .insertInto("accessRequest")
    .values({
      id,
      way: "PAPER",
      insuredNumber: 1,
      birthdate: "1980-01-01",
      email: Buffer.alloc(1),
      phone: Buffer.alloc(1),
      language: "fr",
      expiresAt: new Date(Date.now() + 3_600_000),
      tries: 3,
      nextTryAt: new Date(Date.now() + 3_600_000),
    })
    .execute();
  const { body } = await senior.ask("/watch/failures?kind=access");
  expect(body.failures).toMatchObject([{ id, what: "PAPER", tries: 3 }]);
  const retry = await senior.ask(`/watch/failures/access/${id}/retry`, { body: {} });
  expect(retry.status).toBe(204);
  const { nextTryAt } = await db
    .selectFrom("accessRequest")
    .select("nextTryAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(new Date(nextTryAt).getTime()).toBeLessThan(Date.now() + 1_800_000);
});

test("Z55 a clerk without the right sees no queue and retries nothing", async () => {
  const [clerk, publisher] = [await aStaffMember(), await aStaffMember({ roles: ["PUBLISHER"] })];
  const id = await hasMessage();
  for (const person of [clerk, publisher]) {
    const read = await person.ask("/watch/queues");
    expect([read.status, read.text]).toEqual([403, '{"code":"FORBIDDEN"}']);
    const retry = await person.ask(`/watch/failures/message/${id}/retry`, { body: {} });
    expect(retry.status).toBe(403);
  }
  expect(await stateOf(id)).toBe("FAILED");
  const senior = await aSenior();
  const unknown = await senior.ask(`/watch/failures/paper/${id}/retry`, { body: {} });
  expect(unknown.status).toBe(404);
});
