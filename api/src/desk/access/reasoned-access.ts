import type { OpenedAccess, ReasonedAccess } from "@portal/model/desk/access.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskAct } from "../call.ts";

/** Opens a customer's rows without a case, for the time of `access_rule`; the supervisor sees it, and the customer reads it. */
export function openWithReason(
  call: DeskCall,
  { insuredNumber, kind, reason }: ReasonedAccess,
): Promise<OpenedAccess> {
  return deskAct(call, { right: "customers.reason", role: "jobs" }, async ({ db, staff, note }) => {
    const person = await db
      .selectFrom("insured as p")
      .leftJoin("account as c", "c.insuredNumber", "p.insuredNumber")
      .leftJoin("accountInsured as l", "l.insuredNumber", "p.insuredNumber")
      .select(["p.insuredNumber", "c.id as own", "l.accountId as other"])
      .where("p.insuredNumber", "=", insuredNumber)
      .orderBy(raw`c.id is null`)
      .limit(1)
      .executeTakeFirst();
    if (!person) throw new Problem("NOT_FOUND");
    const accountId = person.own ?? person.other;
    const { id, endsAt } = await db
      .insertInto("staffAccess")
      .values({
        staffId: staff.staffId,
        accountId,
        insuredNumber,
        kind,
        reason,
        endsAt: raw<Date>`now() + (select make_interval(mins => r.minutes) from access_rule r where r.kind = ${kind})`,
      })
      .returning(["id", "endsAt"])
      .executeTakeFirstOrThrow();
    await note({ action: "profile opened", subject: String(insuredNumber), accountId });
    return { id, endsAt: endsAt?.toISOString() ?? "" };
  });
}
