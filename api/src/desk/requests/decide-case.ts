import { needsFourEyes } from "@portal/model/desk/approved-acts.ts";
import type { CaseDecision, DecidedCase } from "@portal/model/inbox/requests.ts";
import { carryOutDecision, requireApprovable } from "../../insurer/requests/decision.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { askRequestApproval } from "./request-approval.ts";
import { requireOwnCase } from "./take-case.ts";
import { toldConflict } from "./told-conflict.ts";

/**
 * Decides a case that the person has taken, by the operation that the commands and the core system use. Where money goes
 * from now on, and what is gone afterwards, is approved by a colleague too.
 */
export function decideCase(
  call: DeskCall,
  id: string,
  decision: CaseDecision,
): Promise<DecidedCase> {
  return deskAct(call, { right: "requests.decide", role: "jobs" }, async (desk) => {
    const { actor, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    const { status: before, type } = await toldConflict(() => requireOwnCase(desk, id));
    if (decision.decision === "approved" && needsFourEyes(type)) {
      await requireApprovable(desk, call.kinds, id);
      const approvalId = await askRequestApproval(desk, { id, type, accountId });
      return { status: before, reason: null, approvalId };
    }
    // Noted first: the decision ends the access that the line names.
    await note({
      action: `request ${decision.decision}`,
      subject: id,
      accountId,
      before: { status: before },
      after: decision,
    });
    const { status, reason } = await carryOutDecision(desk, call.kinds, {
      id,
      decider: "CLERK",
      actor,
      decision,
    });
    return { status, reason, approvalId: null };
  });
}
