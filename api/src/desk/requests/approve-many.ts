import {
  type ApprovalBatch,
  approvalProblems,
  approvalStates,
  type ApproveMany,
} from "@portal/model/inbox/approvals-at-once.ts";
import { scheduleApprovals, undoApprovals } from "../../insurer/requests/approve-at-once.ts";
import { sql as raw } from "kysely";
import { type DeskCall, type DeskWork, deskAct, deskRead } from "../call.ts";
import { nameIn } from "./list-waiting.ts";

const act = { right: "requests.decide", role: "jobs" } as const;

/** How long the person finds the outcome of their last press again. */
const SHOWN_MINUTES = 10;

/** Approves requests with one press: they are taken at once, and the worker decides them when the time to undo is over. */
export function approveMany(call: DeskCall, { ids }: ApproveMany): Promise<ApprovalBatch> {
  return deskAct(call, act, async (desk) => {
    const { actor, staff, note } = desk;
    const pressed = { ids, actor, staffId: staff.staffId };
    const { batch, scheduled } = await scheduleApprovals(desk, call.kinds, pressed);
    await note({ action: "requests to approve", subject: `batch ${batch}` });
    for (const { id, accountId } of scheduled)
      await note({ action: "request approval scheduled", subject: id, accountId });
    return batchOf(desk, batch);
  });
}

/** Undoes the approvals of a press that are not carried out yet. */
export function undoApproveMany(call: DeskCall, batch: string): Promise<ApprovalBatch> {
  return deskAct(call, act, async (desk) => {
    const { actor, staff, note } = desk;
    const undone = await undoApprovals(desk, { batch, actor, staffId: staff.staffId });
    await note({ action: "requests not to approve", subject: `batch ${batch}` });
    for (const { id, accountId } of undone)
      await note({ action: "request approval undone", subject: id, accountId });
    return batchOf(desk, batch);
  });
}

/** What became of the last press, also for a tab that was closed meanwhile. */
export function lastApprovals(call: DeskCall): Promise<ApprovalBatch | null> {
  return deskRead(call, { what: "Desk.approvals" }, async (desk) => {
    const last = await desk.db
      .selectFrom("scheduledApproval")
      .select("batchId")
      .where("staffId", "=", desk.staff.staffId)
      .where("createdAt", ">", raw<Date>`now() - make_interval(mins => ${SHOWN_MINUTES})`)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return last ? batchOf(desk, last.batchId) : null;
  });
}

interface Row {
  id: string;
  type: string | null;
  person: string | null;
  state: string;
  problem: string | null;
  detail: string | null;
  secondsLeft: number;
}

async function batchOf({ db, staff }: DeskWork, batch: string): Promise<ApprovalBatch> {
  const { rows } =
    await raw<Row>`select * from approvals_of_batch(${batch}, ${staff.staffId})`.execute(db);
  return {
    id: batch,
    secondsLeft: rows.reduce((most, { secondsLeft }) => Math.max(most, secondsLeft), 0),
    rows: rows.map(({ id, type, person, state, problem, detail }) => ({
      id,
      type: type ?? "",
      person,
      state: approvalStates.find((one) => one === state) ?? "FAILED",
      problem:
        problem === null ? null : (approvalProblems.find((one) => one === problem) ?? "failed"),
      detail: detail === null ? null : nameIn(detail),
    })),
  };
}
