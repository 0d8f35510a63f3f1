import { randomUUID } from "node:crypto";
import { APPROVAL_HOURS } from "@portal/model/desk/approvals.ts";
import { sql as raw } from "kysely";
import type { DeskWork } from "../call.ts";
import type { ApprovalAct } from "./approval-act.ts";

interface Asked<Payload> {
  payload: Payload;
  reason: string;
  /** In rappen, where it moves money. */
  amount?: number;
  accountId?: string | null;
  caseId?: string | null;
}

/** Asks for the second pair of eyes. Nothing has an effect before a colleague approves. */
export async function askApproval<Payload>(
  { db, secrets, staff, note }: DeskWork,
  act: Pick<ApprovalAct<Payload>, "name">,
  { payload, reason, amount, accountId = null, caseId = null }: Asked<Payload>,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("staffApproval")
    .values({
      id,
      act: act.name,
      payload: secrets.encrypt(approvalBinding(id), JSON.stringify(payload)),
      amount: amount ?? null,
      accountId,
      caseId,
      reason,
      askedBy: staff.staffId,
      expiresAt: raw<Date>`now() + make_interval(hours => ${APPROVAL_HOURS})`,
    })
    .execute();
  await note({ action: `approval asked: ${act.name}`, subject: id, accountId, after: payload });
  return id;
}

export function approvalBinding(id: string) {
  return { table: "staff_approval", column: "payload", row: id };
}
