import { RoleChange } from "@portal/model/desk/approvals.ts";
import { sql as raw } from "kysely";
import { parse } from "zod/mini";
import { approvalBinding } from "../approvals/ask-approval.ts";
import type { DeskWork } from "../call.ts";
import { roleChange } from "./role-change.ts";

/** The changes of roles that a colleague has not decided yet, the oldest first. */
export async function waitingRoles({ db, secrets }: Pick<DeskWork, "db" | "secrets">) {
  const rows = await db
    .selectFrom("staffApproval as a")
    .innerJoin("staff as p", "p.id", "a.askedBy")
    .select(["a.id", "a.payload", "p.name"])
    .where("a.act", "=", roleChange.name)
    .where("a.state", "=", "WAITING")
    .where("a.expiresAt", ">", raw<Date>`now()`)
    .orderBy("a.askedAt")
    .execute();
  return rows.map(({ id, payload, name }) => {
    const stored: unknown = JSON.parse(secrets.decrypt(approvalBinding(id), payload));
    const { staffId, role, change } = parse(RoleChange, stored);
    return { id, staffId, role, change, askedBy: name };
  });
}
