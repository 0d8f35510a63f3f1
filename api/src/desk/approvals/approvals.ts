import type { ApprovalDecision, WaitingApproval } from "@portal/model/desk/approvals.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { storedFields } from "../../insurer/requests/stored-fields.ts";
import { type DeskCall, deskAct, deskRead, type DeskWork, requireRight } from "../call.ts";
import type { AnyApprovalAct } from "./approval-act.ts";
import { approvalBinding } from "./ask-approval.ts";

/** The acts that wait for a second member of staff, the oldest first: all, or those with money. */
export function listApprovals(
  call: DeskCall,
  acts: "all" | "money" = "all",
): Promise<WaitingApproval[]> {
  return deskRead(call, { what: "Desk.approvals" }, async ({ db, secrets, staff }) => {
    const rows = await db
      .selectFrom("staffApproval as a")
      .innerJoin("staff as p", "p.id", "a.askedBy")
      .select(["a.id", "a.act", "a.amount", "a.reason", "a.askedAt", "a.expiresAt", "a.payload"])
      .select(["a.askedBy", "p.name"])
      .where("a.state", "=", "WAITING")
      .where("a.expiresAt", ">", raw<Date>`now()`)
      .$if(acts === "money", (query) => query.where("a.amount", "is not", null))
      .orderBy("a.askedAt")
      .limit(200)
      .execute();
    const nameOf = await staffNames(db);
    return rows.map(({ askedBy, name, payload, askedAt, expiresAt, ...row }) => ({
      ...row,
      askedBy: name,
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isMine: askedBy === staff.staffId,
      fields: storedFields(JSON.parse(secrets.decrypt(approvalBinding(row.id), payload))).map(
        (field) =>
          field.name === "staffId" ? { name: "staff", value: nameOf(field.value) } : field,
      ),
    }));
  });
}

/** Who decides reads the name of a member of staff, not a number. */
async function staffNames(db: DeskWork["db"]): Promise<(id: string) => string> {
  const rows = await db.selectFrom("staff").select(["id", "name"]).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

/**
 * A second member of staff decides, and an approved act is carried out in the same transaction. The one who asked may
 * take it back and nothing else.
 */
export async function decideApproval(
  call: DeskCall,
  acts: readonly AnyApprovalAct[],
  id: string,
  { decision, answer }: ApprovalDecision,
): Promise<void> {
  const ended = await deskAct(call, { role: "jobs" }, async (desk) => {
    const { db, staff, note } = desk;
    const row = await waitingApproval(desk, id);
    const act = acts.find(({ name }) => name === row.act);
    if (!act) throw new Error(`No act of the desk is called ${row.act}.`);
    const isOwn = row.askedBy === staff.staffId;
    if (isOwn !== (decision === "withdraw"))
      throw new Problem("FORBIDDEN", { errorCodes: [isOwn ? "ownApproval" : "notAsked"] });
    if (!isOwn) {
      requireRight(staff, "approvals.decide");
      requireRight(staff, act.right);
    }
    const refusal = decision === "approve" ? act.refusedBy(call) : undefined;
    if (refusal !== undefined) {
      await end(desk, { id, act: row.act, refusal });
      return refusal;
    }
    const state = { approve: "APPROVED", refuse: "REFUSED", withdraw: "WITHDRAWN" }[decision];
    await db
      .updateTable("staffApproval")
      .set({
        state,
        decidedBy: staff.staffId,
        decidedAt: raw<Date>`now()`,
        answer: answer ?? null,
      })
      .where("id", "=", id)
      .execute();
    const { accountId } = row;
    await note({ action: `approval ${decision}: ${row.act}`, subject: id, accountId });
    if (decision === "approve") await act.carryOut(desk, row.payload, call);
    return undefined;
  });
  // It stays ended: the refusal is told after the transaction.
  if (ended !== undefined) throw new Problem("CONFLICT", { errorCodes: [ended] });
}

async function end(
  { db, note }: DeskWork,
  { id, act, refusal }: { id: string; act: string; refusal: string },
): Promise<void> {
  await db
    .updateTable("staffApproval")
    .set({ state: "ENDED", decidedAt: raw<Date>`now()`, answer: refusal })
    .where("id", "=", id)
    .execute();
  await note({ action: `approval ended: ${act}, ${refusal}`, subject: id });
}

async function waitingApproval({ db, secrets }: DeskWork, id: string) {
  const row = await db
    .selectFrom("staffApproval")
    .select(["act", "payload", "askedBy", "state", "accountId"])
    .select(raw<boolean>`expires_at <= now()`.as("isExpired"))
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (row.state !== "WAITING") throw new Problem("CONFLICT", { errorCodes: ["decided"] });
  if (row.isExpired) throw new Problem("CONFLICT", { errorCodes: ["expired"] });
  const payload: unknown = JSON.parse(secrets.decrypt(approvalBinding(id), row.payload));
  return { ...row, payload };
}
