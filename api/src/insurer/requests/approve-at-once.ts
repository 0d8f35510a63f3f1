import { randomUUID } from "node:crypto";
import { needsFourEyes } from "@portal/model/desk/approved-acts.ts";
import { UNDO_SECONDS } from "@portal/model/inbox/approvals-at-once.ts";
import { firstErrorCode, Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { Actor } from "../audit.ts";
import { requireApprovable } from "./decision.ts";
import type { AnyKind, Work } from "./kinds.ts";
import { giveBackRequest, takeRequest } from "./take.ts";

/** Decided one by one, because each has its proof. */
const decidedAlone: readonly string[] = ["DATA_CORRECTION"];

interface Pressing {
  ids: readonly string[];
  staffId: string;
  actor: Actor;
}

/**
 * Takes requests and has the worker approve them after some seconds. What cannot be approved so is kept with its
 * reason. The requests are locked in the order of their ids, so that two presses do not wait for each other.
 */
export async function scheduleApprovals(
  work: Work,
  kinds: readonly AnyKind[],
  { ids, ...who }: Pressing,
): Promise<{ batch: string; scheduled: { id: string; accountId: string | null }[] }> {
  const batch = randomUUID();
  const scheduled: { id: string; accountId: string | null }[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const request = await work.db
      .selectFrom("interaction")
      .select(["id", "accountId", "takenByStaff"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) continue;
    const { accountId } = request;
    const refusal = await refusalOf(() => takeToApprove(work, kinds, id, who));
    await work.db
      .insertInto("scheduledApproval")
      .values({
        batchId: batch,
        interactionId: id,
        accountId,
        staffId: who.staffId,
        took: refusal === undefined && request.takenByStaff === null,
        dueAt: raw<Date>`now() + make_interval(secs => ${UNDO_SECONDS})`,
        state: refusal === undefined ? "WAITING" : "FAILED",
        problem: refusal?.problem ?? null,
        detail: refusal?.detail ?? null,
      })
      .execute();
    if (refusal === undefined) scheduled.push({ id, accountId });
  }
  return { batch, scheduled };
}

/** Nothing is written before the last rule is met, so that a refusal leaves the request as it was. */
async function takeToApprove(
  work: Work,
  kinds: readonly AnyKind[],
  id: string,
  { staffId, actor }: Omit<Pressing, "ids">,
): Promise<void> {
  const { type } = await requireApprovable(work, kinds, id);
  if (needsFourEyes(type) || decidedAlone.includes(type)) throw refused("alone");
  const { db } = work;
  const other = await db
    .selectFrom("staffApproval")
    .select("id")
    .where("caseId", "=", id)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  if (other) throw refused("fourEyes");
  const waiting = await db
    .selectFrom("scheduledApproval")
    .select("id")
    .where("interactionId", "=", id)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  if (waiting) throw refused("scheduled");
  await takeRequest(db, { id, actor, staffId });
}

function refused(code: string): Problem {
  return new Problem("CONFLICT", { errorCodes: [code] });
}

interface Refusal {
  problem: string;
  detail: string | null;
}

export async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { takenBy } = error.details;
    const detail = typeof takenBy === "string" ? takenBy : null;
    return { problem: firstErrorCode(error.details) ?? "failed", detail };
  }
}

/** Undoes what the worker has not carried out yet, and gives back what the press had taken. */
export async function undoApprovals(
  { db }: Work,
  { batch, staffId, actor }: { batch: string; staffId: string; actor: Actor },
): Promise<{ id: string; accountId: string | null }[]> {
  const rows = await db
    .selectFrom("scheduledApproval")
    .select(["id", "interactionId", "accountId", "took"])
    .where("batchId", "=", batch)
    .where("staffId", "=", staffId)
    .where("state", "=", "WAITING")
    .orderBy("interactionId")
    .forUpdate()
    .execute();
  for (const { id, interactionId, took } of rows) {
    await db
      .updateTable("scheduledApproval")
      .set({ state: "UNDONE" })
      .where("id", "=", id)
      .execute();
    if (took)
      // A colleague may have it meanwhile, to whom it was handed over.
      await refusalOf(() => giveBackRequest(db, { id: interactionId, actor, staffId }));
  }
  return rows.map(({ interactionId, accountId }) => ({ id: interactionId, accountId }));
}
