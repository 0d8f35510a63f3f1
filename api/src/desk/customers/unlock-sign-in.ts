import type { DeskUnlock } from "@portal/model/desk/customer-acts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { tellUnlocked } from "../../insurer/sign-in/tell-unlocked.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { requireCustomer } from "./act-for.ts";

/** Forgets the wrong passwords and codes of a customer at once. The password and the second factor stay as they are. */
export function unlockSignIn(
  call: DeskCall,
  insuredNumber: number,
  { checked }: DeskUnlock,
): Promise<void> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, note } = desk;
    const accountId = await requireCustomer(desk, insuredNumber);
    const { loginEmailHash } = await db
      .selectFrom("account")
      .select("loginEmailHash")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const throttles = loginEmailHash === null ? [] : call.throttlesOf(loginEmailHash);
    const { rows } = await raw<{ outcome: string }>`
      select desk_unlock_sign_in(${accountId}, ${throttles}::text[]) as outcome`.execute(db);
    const outcome = rows[0]?.outcome ?? "notInUse";
    if (outcome !== "unlocked") throw new Problem("CONFLICT", { errorCodes: [outcome] });
    await tellUnlocked(desk, accountId);
    const subject = String(insuredNumber);
    await note({ action: "sign-in unlocked", subject, accountId, after: { checked } });
  });
}
