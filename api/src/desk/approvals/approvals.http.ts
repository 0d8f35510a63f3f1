import { ApprovalDecision, WaitingApprovals } from "@portal/model/desk/approvals.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import type { AnyApprovalAct } from "./approval-act.ts";
import { decideApproval, listApprovals } from "./approvals.ts";

/** What was asked for, and its decision. The acts that are carried out come from the rooms above. */
export function approvalRoutes(acts: readonly AnyApprovalAct[]) {
  const router = deskRouter();
  router.get("/desk/v1/approvals", async (c) =>
    c.json(WaitingApprovals.parse({ approvals: await listApprovals(callOf(c)) })),
  );
  router.post("/desk/v1/approvals/:id/decision", async (c) => {
    const given = parse(ApprovalDecision, await readJson(c));
    await decideApproval(callOf(c), acts, idIn(c), given);
    return c.body(null, 204);
  });
  return router;
}
