import type { DamageDecision } from "@portal/model/inbox/damage-decision.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { SettledDamage } from "../../insurer/damage-settlement.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { requireOwnCase } from "./take-case.ts";
import { toldConflict } from "./told-conflict.ts";

/** Closes a declared damage that the person has taken, with the amount that they recognise. */
export function settleCase(
  call: DeskCall,
  id: string,
  { recognised, module }: DamageDecision,
): Promise<SettledDamage> {
  return deskAct(call, { right: "requests.decide", role: "jobs" }, async (desk) => {
    const { db, actor, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    const { status } = await toldConflict(() => requireOwnCase(desk, id));
    const request = await db
      .selectFrom("interaction")
      .select(["id", "type", "insuredNumber", "language", "details", "withdrawnAt"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (request.type !== "DAMAGE" || request.withdrawnAt !== null || accountId === null)
      throw new Problem("CONFLICT", { errorCodes: ["noDamage"] });
    // Noted first: the decision ends the access that the line names.
    await note({
      action: "request damage settled",
      subject: id,
      accountId,
      before: { status },
      after: { recognised, module },
    });
    return call.settleDamage(desk, { ...request, accountId }, { recognised, module, actor });
  });
}
