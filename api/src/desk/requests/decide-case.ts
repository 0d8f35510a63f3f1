import type { CaseDecision, DecidedCase } from "@portal/model/inbox/requests.ts";
import { carryOutDecision } from "../../insurer/requests/decision.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { requireOwnCase } from "./take-case.ts";
import { toldConflict } from "./told-conflict.ts";

/** Decides a case that the person has taken, by the operation that the commands and the core system use. */
export function decideCase(
  call: DeskCall,
  id: string,
  decision: CaseDecision,
): Promise<DecidedCase> {
  return deskAct(call, { right: "requests.decide", role: "jobs" }, async (desk) => {
    const { actor, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    const { status: before } = await toldConflict(() => requireOwnCase(desk, id));
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
    return { status, reason };
  });
}
