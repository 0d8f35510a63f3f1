import { daysBetween } from "@portal/model/calendar/calendar.ts";
import {
  type DunningPreview,
  type DunningQuery,
  type DunningRelease,
  type DunningSetting,
  MOST_LETTERS,
  PREVIEW_DAYS,
} from "@portal/model/desk/books/dunning.ts";
import { DunningStatus } from "@portal/model/invoices/reminder-steps.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { DueReminder } from "../../insurer/receivables.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";

const act = { right: "books", role: "jobs" } as const;

/** What leaves on a day by the rules of the job that sends it, and what is held back. */
export function previewRun(call: DeskCall, { day }: DunningQuery): Promise<DunningPreview> {
  return deskAct(call, { right: "books.read", role: "jobs" }, async (desk) => {
    const { db, today, note } = desk;
    const on = day ?? today;
    const ahead = daysBetween(today, on);
    if (ahead < 0 || ahead > PREVIEW_DAYS)
      throw new Problem("INVALID", { fields: { day: "invalid" } });
    const letters = await call.receivables.previewDunning(desk, on);
    await note({ action: "read", subject: "Desk.dunning" });
    return {
      day: on,
      isToday: on === today,
      needsRelease: await needsRelease(desk),
      releasedBy: await releasedBy(desk, on),
      ...sumsOf(letters),
      letters: letters
        .slice(0, MOST_LETTERS)
        .map(({ carrier, ...letter }) => ({ ...letter, ...carrier })),
      held: await heldBack(db),
    };
  });
}

function sumsOf(letters: readonly DueReminder[]) {
  const byStep = DunningStatus.options.flatMap((step) => {
    const those = letters.filter((letter) => letter.step === step);
    const sum = (of: "fee" | "interest" | "owed") =>
      those.reduce((rest, letter) => rest + letter[of], 0);
    const sums = { fees: sum("fee"), interest: sum("interest"), amount: sum("owed") };
    return those.length === 0 ? [] : [{ step, count: those.length, ...sums }];
  });
  const amount = byStep.reduce((rest, one) => rest + one.amount, 0);
  return { count: letters.length, amount, byStep };
}

async function heldBack(db: DeskWork["db"]): Promise<DunningPreview["held"]> {
  const rows = await db
    .selectFrom("dunningHold as h")
    .innerJoin("invoice as i", "i.no", "h.invoiceNo")
    .innerJoin("staff as s", "s.id", "h.heldBy")
    .select(["i.no", "i.holder", "i.insuredNumber", "h.reason", "s.name as heldBy", "h.heldAt"])
    .orderBy("h.heldAt")
    .limit(MOST_LETTERS)
    .execute();
  return rows.map((row) => ({ ...row, heldAt: row.heldAt.toISOString() }));
}

/** Releases the reminders of today, as they were seen: if they changed meanwhile, they are shown again first. */
export function releaseRun(call: DeskCall, seen: DunningRelease): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, today, staff, note } = desk;
    if (!(await needsRelease(desk))) throw new Problem("CONFLICT", { errorCodes: ["noRelease"] });
    const { count, amount } = sumsOf(await call.receivables.previewDunning(desk, today));
    if (count !== seen.count || amount !== seen.amount)
      throw new Problem("CONFLICT", { errorCodes: ["changed"] });
    const run = { day: today, letters: count, amount, releasedBy: staff.staffId };
    const made = await db
      .insertInto("dunningRun")
      .values(run)
      .onConflict((conflict) => conflict.doNothing())
      .returning("day")
      .executeTakeFirst();
    if (!made) {
      const takenBy = await releasedBy(desk, today);
      throw new Problem("CONFLICT", { errorCodes: ["runReleased"], ...(takenBy && { takenBy }) });
    }
    await note({ action: "dunning released", subject: today, after: { count, amount } });
  });
}

/** Says whether the reminders of a day wait for their release from now on. */
export function changeSetting(call: DeskCall, setting: DunningSetting): Promise<void> {
  return deskAct(call, { right: "supervise", role: "jobs" }, async (desk) => {
    const { needsRelease: wanted, reason } = setting;
    const before = await needsRelease(desk);
    await desk.db.updateTable("dunningSetting").set({ needsRelease: wanted }).execute();
    const after = { needsRelease: wanted, reason };
    await desk.note({ action: "dunning setting", before: { needsRelease: before }, after });
  });
}

async function needsRelease({ db }: DeskWork): Promise<boolean> {
  const row = await db
    .selectFrom("dunningSetting")
    .select("needsRelease")
    .executeTakeFirstOrThrow();
  return row.needsRelease;
}

async function releasedBy({ db }: DeskWork, day: string): Promise<string | null> {
  const run = await db
    .selectFrom("dunningRun as r")
    .innerJoin("staff as s", "s.id", "r.releasedBy")
    .select("s.name")
    .where("r.day", "=", day)
    .executeTakeFirst();
  return run?.name ?? null;
}
