import { ApprovalDecision, WaitingApprovals } from "@portal/model/desk/approvals.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { decideApproval, listApprovals } from "./approvals.ts";

export function approvalRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/approvals", async (c) =>
    c.json(WaitingApprovals.parse({ approvals: await listApprovals(callOf(c)) })),
  );
  router.post("/desk/v1/approvals/:id/decision", async (c) => {
    const given = parse(ApprovalDecision, await readJson(c));
    await decideApproval(callOf(c), idIn(c), given);
    return c.body(null, 204);
  });
  return router;
}
