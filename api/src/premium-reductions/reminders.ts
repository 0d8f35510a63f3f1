import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  deadlinesOn,
  possibleReminders,
  ReminderLead,
} from "@portal/model/premium-reductions/deadlines.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { ruleOf } from "./offices.ts";

export interface ReductionReminder {
  canton: string;
  claimYear: number;
  deadline: string | null;
  remindOn: string;
}

const shown = ["canton", "claimYear", "deadline", "remindOn"] as const;

const openReminders = prepare(() =>
  sql
    .selectFrom("reductionReminder")
    .select(shown)
    .where("sentAt", "is", null)
    .where("cancelledAt", "is", null)
    .orderBy("remindOn")
    .orderBy("canton"),
);

/** The account's reminders that were not sent yet. */
export function listReminders(ctx: Context): Promise<ReductionReminder[]> {
  return ctx.read(openReminders({}));
}

const SetReminder = z.strictObject({
  canton: z.string().max(2),
  daysBefore: ReminderLead,
});

/** Sets the reminder of a canton's coming deadline; an open one of the same canton is replaced. */
export async function setReminder(ctx: Context, given: unknown): Promise<ReductionReminder> {
  const { canton, daysBefore } = parse(SetReminder, given);
  return ctx.write(async (db, { accountId }) => {
    const office = await db
      .selectFrom("reductionOffice")
      .select(["deadlineKind", "deadlineMonth", "deadlineDay", "deadlineYear"])
      .where("canton", "=", canton)
      .executeTakeFirst();
    if (!office) throw new Problem("NOT_FOUND");
    const today = todayInZurich(ctx.clock.now());
    const coming = deadlinesOn(ruleOf(office), today)?.coming;
    const chosen =
      coming && possibleReminders(coming.day, today).find((one) => one.daysBefore === daysBefore);
    if (!coming || !chosen) throw new Problem("INVALID", { fields: { daysBefore: "invalid" } });
    const reminder = {
      canton,
      claimYear: coming.claimYear,
      deadline: coming.day,
      remindOn: chosen.day,
    };
    await cancelOpen(db, accountId, canton, ctx.clock.now());
    await db
      .insertInto("reductionReminder")
      .values({ id: randomUUID(), accountId, daysBefore, ...reminder })
      .execute();
    return reminder;
  });
}

/** Cancels the reminder of a canton; without one nothing happens. */
export async function cancelReminder(ctx: Context, canton: string): Promise<boolean> {
  return ctx.write(async (db, { accountId }) => {
    await cancelOpen(db, accountId, canton, ctx.clock.now());
    return true;
  });
}

async function cancelOpen(
  db: Kysely<Tables>,
  accountId: string,
  canton: string,
  now: Date,
): Promise<void> {
  // Concurrent requests of an account are serialised, so that two presses set one reminder.
  await raw`select pg_advisory_xact_lock(hashtextextended(${`reminders ${accountId}`}, 0))`.execute(
    db,
  );
  await db
    .updateTable("reductionReminder")
    .set({ cancelledAt: now })
    .where("accountId", "=", accountId)
    .where("canton", "=", canton)
    .where("sentAt", "is", null)
    .where("cancelledAt", "is", null)
    .execute();
}
