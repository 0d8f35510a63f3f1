import { openStatuses } from "@portal/model/requests/interactions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Actor } from "../audit.ts";
import { noteStatus } from "./decide.ts";

interface Taking {
  id: string;
  actor: Actor;
  /** The member of staff, to whom the customer's rows open. */
  staffId?: string;
}

/**
 * An employee takes a request that clerks decide: it is in progress, and others are told who has it. Taking it twice is
 * harmless.
 */
export async function takeRequest(
  db: Kysely<Tables>,
  { id, actor, staffId }: Taking,
): Promise<void> {
  const row = await lockClerksRequest(db, id);
  if (isTheirs(row, { actor, staffId })) return;
  if (row.takenBy !== null)
    throw new Problem("CONFLICT", { errorCodes: ["taken"], takenBy: row.takenBy });
  const status = row.status === "REQUEST" ? "IN_PROGRESS" : row.status;
  await db
    .updateTable("interaction")
    .set({ status, takenAt: raw<Date>`now()`, takenBy: actor, takenByStaff: staffId ?? null })
    .where("id", "=", id)
    .execute();
  if (status !== row.status) await noteStatus(db, { id, accountId: row.accountId, status, actor });
}

/** Gives a request back, so that a colleague can take it. Its status stays: the customer saw that it was begun. */
export async function giveBackRequest(
  db: Kysely<Tables>,
  { id, actor, staffId }: Taking,
): Promise<void> {
  const row = await lockClerksRequest(db, id);
  const { takenBy } = row;
  if (!isTheirs(row, { actor, staffId }))
    throw new Problem("CONFLICT", { errorCodes: ["notTaken"], takenBy });
  await db
    .updateTable("interaction")
    .set({ takenAt: null, takenBy: null, takenByStaff: null })
    .where("id", "=", id)
    .execute();
}

interface HandingOver {
  id: string;
  from: string;
  to: { actor: Actor; staffId: string };
}

/** Hands a request over to a colleague, who has it at once. */
export async function handOverRequest(
  db: Kysely<Tables>,
  { id, from, to }: HandingOver,
): Promise<void> {
  const { takenBy, takenByStaff } = await lockClerksRequest(db, id);
  if (takenByStaff !== from) throw new Problem("CONFLICT", { errorCodes: ["notTaken"], takenBy });
  await db
    .updateTable("interaction")
    .set({ takenAt: raw<Date>`now()`, takenBy: to.actor, takenByStaff: to.staffId })
    .where("id", "=", id)
    .execute();
}

/** A member of staff is recognized by their id, because names change. */
function isTheirs(
  { takenBy, takenByStaff }: { takenBy: string | null; takenByStaff: string | null },
  { actor, staffId }: { actor: Actor; staffId: string | undefined },
): boolean {
  return staffId === undefined
    ? takenBy === actor && takenByStaff === null
    : takenByStaff === staffId;
}

async function lockClerksRequest(db: Kysely<Tables>, id: string) {
  const row = await db
    .selectFrom("interaction")
    .select(["accountId", "status", "takenBy", "takenByStaff", "decider"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (row.decider !== "CLERK") throw new Problem("CONFLICT", { errorCodes: ["otherDecider"] });
  if (!openStatuses.some((status) => status === row.status))
    throw new Problem("CONFLICT", { errorCodes: ["decided"] });
  return row;
}
