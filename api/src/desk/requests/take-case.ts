import { Problem } from "@portal/model/portal/problems.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import type { Rest } from "@portal/model/inbox/requests.ts";
import { workingDayAfter } from "../../insurer/calendar/calendar.ts";
import { giveBackRequest, handOverRequest, takeRequest } from "../../insurer/requests/take.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { toldConflict } from "./told-conflict.ts";

const act = { right: "requests.decide", role: "jobs" } as const;

/** Takes a request, which opens the customer's rows. The later one of two is told who has it. */
export function takeCase(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, actor, staff, note } = desk;
    await toldConflict(() => takeRequest(db, { id, actor, staffId: staff.staffId }));
    await note({ action: "request taken", subject: id, accountId: await accountOf(desk, id) });
  });
}

export function giveBackCase(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, actor, staff, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    await note({ action: "request given back", subject: id, accountId });
    await toldConflict(() => giveBackRequest(db, { id, actor, staffId: staff.staffId }));
  });
}

/** Hands a case over: the colleague has it at once, and the customer's rows close to who had it. */
export function handOverCase(call: DeskCall, id: string, colleague: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, staff, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    const to = await colleagueWhoDecides(desk, colleague);
    await note({
      action: "request handed over",
      subject: id,
      accountId,
      before: staff.name,
      after: to.name,
    });
    const next = { actor: `staff ${to.name}`, staffId: to.id } as const;
    await toldConflict(() => handOverRequest(db, { id, from: staff.staffId, to: next }));
  });
}

/** Lets a case rest for some working days; it stays with who has it. */
export function restCase(call: DeskCall, id: string, { days }: Rest): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, today, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    const before = await requireOwnCase(desk, id);
    const until = await workingDayAfter(db, today, days);
    await note({
      action: "request rests",
      subject: id,
      accountId,
      before: before.waitsUntil,
      after: until,
    });
    await db.updateTable("interaction").set({ waitsUntil: until }).where("id", "=", id).execute();
  });
}

/** Locks a request that the person has taken, and that is still open. */
export async function requireOwnCase({ db, staff }: DeskWork, id: string) {
  const row = await db
    .selectFrom("interaction")
    .select(["status", "type", "waitsUntil", "takenBy", "takenByStaff", "withdrawnAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  const { status, takenBy, takenByStaff, withdrawnAt } = row;
  if (!openStatuses.some((open) => open === status))
    throw new Problem("CONFLICT", { errorCodes: [withdrawnAt ? "withdrawn" : "decided"] });
  if (takenByStaff !== staff.staffId) {
    const who = takenBy === null ? {} : { takenBy };
    throw new Problem("CONFLICT", {
      errorCodes: [takenBy === null ? "notTaken" : "taken"],
      ...who,
    });
  }
  return row;
}

/** A colleague who treats requests and messages. */
export async function colleagueWhoDecides({ db, staff }: DeskWork, id: string) {
  const row = await db
    .selectFrom("staff as s")
    .innerJoin("staffRole as r", "r.staffId", "s.id")
    .select(["s.id", "s.name"])
    .where("s.id", "=", id)
    .where("s.active", "=", true)
    .where("r.role", "in", ["CLERK", "SENIOR"])
    .where("s.id", "<>", staff.staffId)
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Problem("INVALID", { fields: { staffId: "invalid" } });
  return row;
}

async function accountOf({ db }: DeskWork, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("interaction")
    .select("accountId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  return row.accountId;
}
