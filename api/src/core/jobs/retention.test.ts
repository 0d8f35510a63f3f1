import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  aCustomer,
  clock,
  type Customer,
  database,
  db,
  logged,
  portal,
} from "../../../test/portal.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { livesIn } from "../../../test/samples/addresses.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";
import { hasAsked } from "../../../test/samples/requests.ts";

const TODAY = "2037-03-01";
const noon = (day: string) => new Date(`${day}T12:00:00+01:00`);

async function applyRules(today = TODAY): Promise<void> {
  clock.set(today);
  await portal.retention.runDue();
  await portal.retention.runDue();
  clock.set(undefined);
}

async function decided(who: Customer, day: string, parentId?: string): Promise<string> {
  const id = await hasAsked(who, {
    steps: [
      ["REQUEST", day],
      ["DONE", day],
    ],
    ...(parentId && { parentId }),
  });
  await db
    .updateTable("interaction")
    .set({ decidedAt: noon(day) })
    .where("id", "=", id)
    .execute();
  return id;
}

const isThere = async (
  table: "interaction" | "conversation" | "notification" | "message",
  id: string,
) => (await db.selectFrom(table).select("id").where("id", "=", id).execute()).length === 1;

async function aMessage(state: string, day: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into message (id, channel, recipient, template, language, parameters, state, created_at, next_try_at, settled_at)
    values (${id}, 'EMAIL', '', 'x', 'fr', '', ${state}, ${noon(day)}, '2090-01-01', ${noon(day)})`.execute(
    db,
  );
  return id;
}

async function news(who: Customer, day: string): Promise<string> {
  const id = randomUUID();
  const kind = "InvoicePaid";
  const parameters = JSON.stringify({ kind, paymentDate: day, amount: 1 });
  await db
    .insertInto("notification")
    .values({ id, accountId: who.id, kind, parameters, sent: noon(day) })
    .execute();
  return id;
}

test("a request is kept ten years after its decision, to the day, and goes with its parts, statuses and files", async () => {
  const [anna, other] = [await aCustomer(), await aCustomer()];
  const [before, onTheDay] = [await decided(anna, "2027-02-28"), await decided(anna, "2027-03-01")];
  const part = await decided(anna, "2027-02-27", before);
  const open = await hasAsked(anna, { steps: [["REQUEST", "2020-01-01"]] });
  const strangers = await decided(other, "2027-02-28");
  await sql`insert into uploaded_file (account_id, filename, mime_type, file_size, content, attached_to, attached_at)
    select ${anna.id}, 'a.pdf', 'application/pdf', 1, 'x', 'interaction ' || id, now()
    from unnest(${[part, onTheDay]}::uuid[]) as id`.execute(db);

  await applyRules();

  expect(await isThere("interaction", before)).toBe(false);
  expect(await isThere("interaction", part)).toBe(false);
  expect(await isThere("interaction", strangers), "of another customer, as old").toBe(false);
  expect(await isThere("interaction", onTheDay)).toBe(true);
  expect(await isThere("interaction", open), "was never decided").toBe(true);
  const { rows } = await sql<{ attachedTo: string }>`
    select attached_to from uploaded_file where account_id = ${anna.id}`.execute(db);
  expect(rows).toEqual([{ attachedTo: `interaction ${onTheDay}` }]);
});

test("a request that waits with a part, or that a conversation quotes, stays", async () => {
  const anna = await aCustomer();
  const whole = await decided(anna, "2020-01-01");
  await hasAsked(anna, { steps: [["REQUEST", "2036-01-01"]], parentId: whole });
  const quoted = await decided(anna, "2020-01-01");
  const talk = await hasWritten(anna);
  await db
    .updateTable("conversation")
    .set({ interactionId: quoted, lastAt: noon("2036-01-01") })
    .where("id", "=", talk)
    .execute();
  await applyRules();
  expect([await isThere("interaction", whole), await isThere("interaction", quoted)]).toEqual([
    true,
    true,
  ]);
});

test("a conversation is kept ten years after its last message, news two years, delivered messages three months", async () => {
  const anna = await aCustomer();
  const [old, recent] = [await hasWritten(anna), await hasWritten(anna)];
  const lastIs = (id: string, day: string) =>
    db
      .updateTable("conversation")
      .set({ lastAt: noon(day) })
      .where("id", "=", id)
      .execute();
  await lastIs(old, "2027-02-27");
  await lastIs(recent, "2027-03-02");
  const [oldNews, recentNews] = [await news(anna, "2035-02-27"), await news(anna, "2035-03-02")];
  const [sent, justSent] = [
    await aMessage("SENT", "2036-11-30"),
    await aMessage("SENT", "2036-12-02"),
  ];
  const [waiting, failed] = [
    await aMessage("WAITING", "2030-01-01"),
    await aMessage("FAILED", "2036-04-01"),
  ];
  const givenUp = await aMessage("FAILED", "2036-02-01");

  await applyRules();

  expect([await isThere("conversation", old), await isThere("conversation", recent)]).toEqual([
    false,
    true,
  ]);
  expect([
    await isThere("notification", oldNews),
    await isThere("notification", recentNews),
  ]).toEqual([false, true]);
  const left = await Promise.all(
    [sent, justSent, waiting, failed, givenUp].map((id) => isThere("message", id)),
  );
  expect(left).toEqual([false, true, true, true, false]);
});

test("more than one batch is deleted in one round, and the day's count says how much", async () => {
  const anna = await aCustomer();
  await sql`insert into notification (id, account_id, kind, parameters, sent)
    select gen_random_uuid(), ${anna.id}, 'InvoicePaid', '{"kind": "InvoicePaid"}', '2020-01-01'
    from generate_series(1, 1203)`.execute(db);
  await applyRules("2037-03-02");
  const { rows } = await sql<{ removed: number; kept: number }>`
    select (select removed from retention_run where subject = 'notifications' and day = '2037-03-02') as removed,
      (select count(*)::int from notification where account_id = ${anna.id}) as kept`.execute(db);
  expect(rows).toEqual([{ removed: 1203, kept: 0 }]);
});

test("the audit chain holds after its oldest lines were deleted, and still tells of a changed line", async () => {
  const audited = (day: string, count: number) =>
    sql`insert into audit (at, actor, action)
      select ${day}::date, 'test', 'line ' || n from generate_series(1, ${count}::int) n`.execute(
      db,
    );
  const state = async () => {
    const { rows } = await sql<{ years: string; isWhole: boolean }>`
      select string_agg(distinct to_char(at, 'YYYY'), ' ') as years, broken_audit_seal() is null as "isWhole"
      from audit where actor = 'test'`.execute(db);
    return rows[0];
  };
  await audited("2026-01-01", 250);
  for (let round = 0; round < 3; round++) await sql`select seal_audit(100)`.execute(db);
  await audited("2036-01-01", 50);
  await sql`select seal_audit(100)`.execute(db);
  expect(await state()).toEqual({ years: "2026 2036", isWhole: true });

  await applyRules();
  expect(await state()).toEqual({ years: "2036", isWhole: true });

  await audited("2037-01-01", 10);
  await sql`select seal_audit()`.execute(db);
  expect(await state()).toEqual({ years: "2036 2037", isWhole: true });
  await sql`update audit set action = 'changed' where action = 'line 7' and at < '2037-01-01'`.execute(
    db,
  );
  expect((await state())?.isWhole).toBe(false);
});

test("the role of the jobs may delete only by the rules", async () => {
  const jobs = database.pool("jobs", 1);
  try {
    await expect(jobs.query("delete from audit")).rejects.toThrow("permission denied");
    await expect(jobs.query("delete from interaction")).rejects.toThrow("permission denied");
    await expect(jobs.query("update retention_rule set months = 1")).rejects.toThrow(
      "permission denied",
    );
    await expect(jobs.query("select apply_retention('account', '2037-01-01')")).rejects.toThrow();
  } finally {
    await jobs.end();
  }
});

test("a subject that fails stops none of the others", async () => {
  const anna = await aCustomer();
  const old = await news(anna, "2020-01-01");
  await sql`alter table message rename to message_away`.execute(db);
  try {
    await applyRules();
  } finally {
    await sql`alter table message_away rename to message`.execute(db);
  }
  expect(await isThere("notification", old)).toBe(false);
  expect(logged.join("")).toContain('"event":"retention failed"');
});

test("Z50 a note that a letter came back goes two years after the customer had another address or it was taken back", async () => {
  const clerk = await aStaffMember();
  const noted = async (day: string, { moves = false, takenBack = false } = {}) => {
    const who = await aCustomer();
    await livesIn(who.insuredNumber, { street: "Tannenhalde" });
    const { body } = await clerk.ask("/returned-mail", {
      body: { number: String(who.insuredNumber), kind: "MOVED" },
    });
    expect(body.letters).toBe(1);
    const back = takenBack && { takenBackBy: clerk.id, takenBackAt: noon(day) };
    const { id } = await db
      .updateTable("returnedMail")
      .set({ lastAt: noon(day), ...back })
      .where("insuredNumber", "=", who.insuredNumber)
      .returning("id")
      .executeTakeFirstOrThrow();
    if (moves)
      await db
        .updateTable("postalAddress")
        .set({ street: "Neuweg" })
        .where("insuredNumber", "=", who.insuredNumber)
        .execute();
    return id;
  };
  const gone = [
    await noted("2035-02-28", { moves: true }),
    await noted("2035-02-28", { takenBack: true }),
  ];
  const kept = [await noted("2035-03-02", { moves: true }), await noted("2030-01-01")];
  await applyRules();
  const rows = await db
    .selectFrom("returnedMail")
    .select("id")
    .where("id", "in", [...gone, ...kept])
    .execute();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(kept));
});
