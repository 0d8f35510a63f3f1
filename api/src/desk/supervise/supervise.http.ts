import { ApprovalAsked, RoleChange } from "@portal/model/desk/approvals.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { parse } from "../../core/http/parse.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { callOf, deskAct } from "../call.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { roleChange } from "./role-change.ts";

export function superviseRoutes() {
  const router = deskRouter();
  router.post("/desk/v1/staff/roles", async (c) => {
    const change = parse(RoleChange, await readJson(c));
    const id = await deskAct(callOf(c), { right: "roles.ask" }, async (desk) => {
      const { staffId, reason } = change;
      const known = await desk.db
        .selectFrom("staff")
        .select("id")
        .where("id", "=", staffId)
        .executeTakeFirst();
      if (!known) throw new Problem("NOT_FOUND");
      return askApproval(desk, roleChange, { payload: change, reason });
    });
    return c.json(ApprovalAsked.parse({ id }), 202);
  });
  return router;
}
