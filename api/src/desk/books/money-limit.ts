import {
  LimitChange,
  type LimitedAct,
  limitedActs,
  type MoneyLimits,
} from "@portal/model/desk/books/credits.ts";
import type { MoneyAct } from "@portal/model/desk/books/payments.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct, deskRead } from "../call.ts";

/** Up to this amount in rappen one person decides alone. An act without a row always needs a second one. */
export async function limitOf({ db }: Pick<DeskWork, "db">, act: LimitedAct): Promise<number> {
  const row = await db
    .selectFrom("moneyLimit")
    .select("amount")
    .where("act", "=", act)
    .executeTakeFirst();
  return row?.amount ?? 0;
}

export function readLimits(call: DeskCall): Promise<MoneyLimits> {
  return deskRead(call, { what: "Desk.limits" }, async (desk) => {
    const limits = [];
    for (const act of limitedActs) limits.push({ act, amount: await limitOf(desk, act) });
    return { limits };
  });
}

/** A limit is changed by two people: alone, a person could lift it and then move any amount. */
export const limitChange: ApprovalAct<LimitChange> = {
  name: "money limit",
  right: "approvals.decide",
  payload: LimitChange,
  async carryOut(desk, { act, amount }) {
    const { db, note } = desk;
    const before = await limitOf(desk, act);
    await db
      .insertInto("moneyLimit")
      .values({ act, amount, about: act })
      .onConflict((conflict) => conflict.column("act").doUpdateSet({ amount }))
      .execute();
    await note({ action: "money limit", subject: act, before, after: amount });
  },
};

export function askLimitChange(call: DeskCall, change: LimitChange): Promise<MoneyAct> {
  return deskAct(call, { right: "supervise" }, async (desk) => {
    const { amount, reason } = change;
    return {
      approvalId: await askApproval(desk, limitChange, { payload: change, reason, amount }),
    };
  });
}
