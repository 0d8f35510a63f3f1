import type { RoleChange } from "@portal/model/desk/approvals.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { requireOtherSupervisor, roleChange } from "./role-change.ts";
import { waitingRoles } from "./waiting-roles.ts";

/** Asks for a role to be given or taken. A colleague decides. */
export function askRole(call: DeskCall, change: RoleChange): Promise<string> {
  return deskAct(call, { right: "roles.ask" }, async (desk) => {
    // The next sign-in would undo what is given or taken here.
    if (call.provider) throw new Problem("CONFLICT", { errorCodes: ["rolesElsewhere"] });
    const { staffId, role, reason } = change;
    // Locked, so that two who ask at once do not ask for the same twice.
    const known = await desk.db
      .selectFrom("staff")
      .select("active")
      .where("id", "=", staffId)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new Problem("NOT_FOUND");
    if (!known.active) throw new Problem("CONFLICT", { errorCodes: ["inactive"] });
    const held = await desk.db
      .selectFrom("staffRole")
      .select("role")
      .where("staffId", "=", staffId)
      .where("role", "=", role)
      .executeTakeFirst();
    if ((held !== undefined) === (change.change === "give"))
      throw new Problem("CONFLICT", { errorCodes: [held ? "hasRole" : "hasNoRole"] });
    if (change.change === "take" && role === "SUPERVISOR")
      await requireOtherSupervisor(desk.db, staffId);
    const waiting = await waitingRoles(desk);
    const earlier = waiting.find((one) => one.staffId === staffId && one.role === role);
    if (earlier) throw new Problem("CONFLICT", { errorCodes: ["asked"], askedBy: earlier.askedBy });
    return askApproval(desk, roleChange, { payload: change, reason });
  });
}
