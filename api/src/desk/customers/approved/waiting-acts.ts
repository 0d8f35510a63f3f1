import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { AccountChangeKind } from "@portal/model/security.ts";
import { sql as raw } from "kysely";
import type { DeskWork } from "../../call.ts";
import { actOfKind } from "./account-changes.ts";

/** The acts for a customer that wait for a colleague, and the changes of the account that wait for their day. */
export async function waitingActs(
  { db }: DeskWork,
  accountId: string,
): Promise<NonNullable<CustomerPage["account"]>["waiting"]> {
  const asked = await db
    .selectFrom("staffApproval")
    .select("act")
    .where("accountId", "=", accountId)
    .where("state", "=", "WAITING")
    .where("expiresAt", ">", raw<Date>`now()`)
    .orderBy("askedAt")
    .execute();
  const approved = await db
    .selectFrom("accountChange")
    .select(["kind", "dueAt"])
    .where("accountId", "=", accountId)
    .where("state", "=", "WAITING")
    .orderBy("dueAt")
    .execute();
  return [
    ...asked.map(({ act }) => ({ act, dueAt: null })),
    ...approved.map(({ kind, dueAt }) => ({
      act: actOfKind[AccountChangeKind.parse(kind)],
      dueAt: dueAt.toISOString(),
    })),
  ];
}
