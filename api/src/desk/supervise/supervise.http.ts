import { ApprovalAsked, RoleChange } from "@portal/model/desk/approvals.ts";
import { StaffList } from "@portal/model/desk/staff.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { askRole } from "./ask-role.ts";
import { listStaff } from "./list-staff.ts";

export function superviseRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/staff", async (c) => c.json(StaffList.parse(await listStaff(callOf(c)))));
  router.post("/desk/v1/staff/roles", async (c) => {
    const change = parse(RoleChange, await readJson(c));
    return c.json(ApprovalAsked.parse({ id: await askRole(callOf(c), change) }), 202);
  });
  return router;
}
