import { RoleChange } from "@portal/model/desk/approvals.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import type { DeskWork } from "../call.ts";

/** Someone has to be able to give the role again. Asked before and once more as it is carried out. */
export async function requireOtherSupervisor(db: DeskWork["db"], staffId: string): Promise<void> {
  const { rows } = await raw<{ isLast: boolean }>`
    select is_last_supervisor(${staffId}) as "isLast"`.execute(db);
  if (rows[0]?.isLast === true) throw new Problem("CONFLICT", { errorCodes: ["lastSupervisor"] });
}

/** A role is given or taken once a second supervisor or senior has approved it. A taken role ends the sessions. */
export const roleChange: ApprovalAct<RoleChange> = {
  name: "staff role",
  right: "approvals.decide",
  payload: RoleChange,
  // The next sign-in would undo what is given or taken here.
  refusedBy: ({ provider }) => (provider ? "rolesElsewhere" : undefined),
  async carryOut({ db, staff, actor, note }, { staffId, role, change }) {
    // Two people could otherwise raise each other.
    if (staffId === staff.staffId) throw new Problem("FORBIDDEN", { errorCodes: ["ownRole"] });
    if (change === "take" && role === "SUPERVISOR") await requireOtherSupervisor(db, staffId);
    const before = await rolesOf(staffId);
    if (change === "give")
      await db
        .insertInto("staffRole")
        .values({ staffId, role, givenBy: actor })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db
        .deleteFrom("staffRole")
        .where("staffId", "=", staffId)
        .where("role", "=", role)
        .execute();
    await note({ action: "staff role", subject: staffId, before, after: await rolesOf(staffId) });

    async function rolesOf(id: string): Promise<string[]> {
      const rows = await db
        .selectFrom("staffRole")
        .select("role")
        .where("staffId", "=", id)
        .orderBy("role")
        .execute();
      return rows.map(({ role: held }) => held);
    }
  },
};
