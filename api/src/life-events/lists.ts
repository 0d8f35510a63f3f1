import {
  hasStep,
  isTickedBy,
  LifeEvent,
  LifeStep,
  stepsOf,
} from "@portal/model/life-events/events.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";

/** A step that is done: ticked by the customer, or by a request since the list began. */
export interface DoneStep {
  step: LifeStep;
  byRequest: boolean;
}

export interface LifeList {
  event: LifeEvent;
  happensOn: string | null;
  startedOn: string;
  done: DoneStep[];
}

const openLists = prepare(() =>
  sql
    .selectFrom("lifeList")
    .select(["id", "event", "happensOn", "startedAt"])
    .where("endedAt", "is", null)
    .orderBy("startedAt", "desc"),
);

const tickedSteps = prepare(() =>
  sql
    .selectFrom("lifeListStep as s")
    .innerJoin("lifeList as l", "l.id", "s.listId")
    .select(["s.listId", "s.step"])
    .where("l.endedAt", "is", null),
);

const requestsSinceLists = prepare(() =>
  sql
    .selectFrom("interaction as i")
    .select(["i.type", "i.nature", "i.createdAt"])
    .where("i.withdrawnAt", "is", null)
    .where("i.status", "!=", "REFUSED")
    .where((by) =>
      by.exists(
        by
          .selectFrom("lifeList as l")
          .select("l.id")
          .where("l.endedAt", "is", null)
          .whereRef("l.accountId", "=", by.ref("i.accountId"))
          .whereRef("l.startedAt", "<=", by.ref("i.createdAt")),
      ),
    )
    .distinct(),
);

/** The account's open lists, the newest first, with what is done in each. */
export async function listLifeLists(ctx: Context): Promise<LifeList[]> {
  const [lists, ticks, requests] = await Promise.all([
    ctx.read(openLists({})),
    ctx.read(tickedSteps({})),
    ctx.read(requestsSinceLists({})),
  ]);
  return lists.flatMap((list) => {
    const event = LifeEvent.safeParse(list.event);
    // A release after this one may know more lists.
    if (!event.success) return [];
    const ticked = new Set(
      ticks.filter(({ listId }) => listId === list.id).map(({ step }) => step),
    );
    const since = requests.filter(({ createdAt }) => createdAt >= list.startedAt);
    const done = stepsOf[event.data].flatMap((step): DoneStep[] => {
      const byRequest = since.some((request) => isTickedBy(step, request));
      return byRequest || ticked.has(step) ? [{ step, byRequest }] : [];
    });
    const startedOn = todayInZurich(list.startedAt);
    return [{ event: event.data, happensOn: list.happensOn, startedOn, done }];
  });
}

/** How far from today the day of a change may lie. */
const YEARS = 2;

const StartList = z.strictObject({ event: LifeEvent, happensOn: z.iso.date().nullish() });

/** Begins a list, or changes the day of an open one. */
export async function startLifeList(ctx: Context, given: unknown): Promise<boolean> {
  const { event, happensOn = null } = parse(StartList, given);
  const today = todayInZurich(ctx.clock.now());
  const [first, last] = [
    moveDay(today, { months: -12 * YEARS }),
    moveDay(today, { months: 12 * YEARS }),
  ];
  if (happensOn !== null && (happensOn < first || happensOn > last))
    throw new Problem("INVALID", { fields: { happensOn: "date.invalid" } });
  return ctx.write(async (db, { accountId }) => {
    const open = await lockedList(db, accountId, event);
    if (open)
      await db.updateTable("lifeList").set({ happensOn }).where("id", "=", open.id).execute();
    else await db.insertInto("lifeList").values({ accountId, event, happensOn }).execute();
    return true;
  });
}

const SetStep = z.strictObject({ event: LifeEvent, step: LifeStep, isDone: z.boolean() });

/** Ticks or unticks a step; the list begins with the first tick. */
export async function setLifeStep(ctx: Context, given: unknown): Promise<boolean> {
  const { event, step, isDone } = parse(SetStep, given);
  if (!hasStep(event, step)) throw new Problem("INVALID", { fields: { step: "invalid" } });
  return ctx.write(async (db, { accountId }) => {
    const open = await lockedList(db, accountId, event);
    if (!open && !isDone) return true;
    const list =
      open ??
      (await db
        .insertInto("lifeList")
        .values({ accountId, event })
        .returning("id")
        .executeTakeFirstOrThrow());
    if (isDone)
      await db
        .insertInto("lifeListStep")
        .values({ listId: list.id, accountId, step })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db
        .deleteFrom("lifeListStep")
        .where("listId", "=", list.id)
        .where("step", "=", step)
        .execute();
    return true;
  });
}

const EndList = z.strictObject({ event: LifeEvent });

/** Ends a list; without an open one nothing happens. */
export async function endLifeList(ctx: Context, given: unknown): Promise<boolean> {
  const { event } = parse(EndList, given);
  return ctx.write(async (db, { accountId }) => {
    await db
      .updateTable("lifeList")
      .set({ endedAt: ctx.clock.now() })
      .where("accountId", "=", accountId)
      .where("event", "=", event)
      .where("endedAt", "is", null)
      .execute();
    return true;
  });
}

/** The open list. An advisory lock serialises the lists of an account, so that two presses begin one. */
async function lockedList(db: Kysely<Tables>, accountId: string, event: LifeEvent) {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`life lists ${accountId}`}, 0))`.execute(
    db,
  );
  return db
    .selectFrom("lifeList")
    .select("id")
    .where("accountId", "=", accountId)
    .where("event", "=", event)
    .where("endedAt", "is", null)
    .executeTakeFirst();
}
