import { ReleaseToApprove } from "@portal/model/desk/books/credits.ts";
import type { MoneyAct } from "@portal/model/desk/books/payments.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { awaitedBy } from "../../insurer/awaited-approval.ts";
import { orderIbanBinding } from "../../insurer/bank/place-order.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";

/** A payout leaves once a second member of staff has seen to whom it goes. */
export const payoutRelease: ApprovalAct<ReleaseToApprove> = {
  name: "payout released",
  right: "approvals.decide",
  payload: ReleaseToApprove,
  async carryOut(desk, { orderId, account }) {
    const order = await lockedPayout(desk, orderId);
    // What was approved is this bank account, and no other that took its place meanwhile.
    if (order.account !== account) throw new Problem("CONFLICT", { errorCodes: ["changed"] });
    const { db, note } = desk;
    await db
      .updateTable("bankOrder")
      .set({ release: "RELEASED" })
      .where("id", "=", orderId)
      .execute();
    const { accountId, amount } = order;
    const after = { release: "RELEASED", amount };
    const before = { release: "WAITING", amount };
    await note({ action: "invoice payout released", subject: orderId, accountId, before, after });
  },
};

/** Asks a second member of staff to release a payout. Two people never ask for the same one. */
export function askRelease(call: DeskCall, orderId: string, reason: string): Promise<MoneyAct> {
  return deskAct(call, { right: "books", role: "jobs" }, async (desk) => {
    const {
      accountId,
      amount,
      name,
      account,
      approvalId: asked,
    } = await lockedPayout(desk, orderId);
    const takenBy = await awaitedBy(desk.db, asked);
    if (takenBy !== undefined) throw new Problem("CONFLICT", { errorCodes: ["awaited"], takenBy });
    const payload = { orderId, payee: name ?? "", account };
    const approval = { payload, reason, amount, accountId };
    const approvalId = await askApproval(desk, payoutRelease, approval);
    await desk.db
      .updateTable("bankOrder")
      .set({ releaseApprovalId: approvalId })
      .where("id", "=", orderId)
      .execute();
    return { approvalId };
  });
}

async function lockedPayout({ db, secrets }: DeskWork, id: string) {
  const order = await db
    .selectFrom("bankOrder")
    .select(["accountId", "amount", "name", "iban", "state", "release"])
    .select("releaseApprovalId as approvalId")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!order?.iban) throw new Problem("NOT_FOUND");
  const { iban, state, release, ...rest } = order;
  if (state !== "OPEN" || release !== "WAITING")
    throw new Problem("CONFLICT", { errorCodes: ["released"] });
  return { ...rest, account: maskIban(secrets.decrypt(orderIbanBinding(id), iban), "any") };
}
