import {
  type MoneyAct,
  type NotedPayment,
  NotedToApprove,
} from "@portal/model/desk/books/payments.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { mayBookAlone } from "./alone.ts";

/** A payment by hand has no line of a bank behind it: above the limit, a second member of staff saw where it came from. */
export const paymentNoted: ApprovalAct<NotedToApprove> = {
  name: "payment noted",
  right: "approvals.decide",
  payload: NotedToApprove,
  carryOut: (desk, { invoiceNo, holder: _holder, ...payment }) => book(desk, invoiceNo, payment),
};

/** Notes a payment that no bank's file reports, such as in cash. */
export function notePayment(call: DeskCall, no: string, payment: NotedPayment): Promise<MoneyAct> {
  return deskAct(call, { right: "books", role: "jobs" }, async (desk) => {
    const { amount, paidOn, reason } = payment;
    if (paidOn > desk.today) throw new Problem("INVALID", { fields: { paidOn: "date.invalid" } });
    const invoice = await desk.db
      .selectFrom("invoice")
      .select(["accountId", "holder"])
      .where("no", "=", no)
      .executeTakeFirst();
    if (!invoice) throw new Problem("NOT_FOUND");
    const { accountId, holder } = invoice;
    if (await mayBookAlone(desk, { act: "note", limited: "assign", accountId, amount })) {
      await book(desk, no, payment);
      return { approvalId: null };
    }
    const payload = { ...payment, invoiceNo: no, holder };
    return {
      approvalId: await askApproval(desk, paymentNoted, { payload, reason, amount, accountId }),
    };
  });
}

async function book(
  desk: DeskWork,
  no: string,
  { amount, paidOn, reason }: NotedPayment,
): Promise<void> {
  const before = await desk.books.lockInvoiceNo(desk, no);
  if (!before) throw new Problem("NOT_FOUND");
  await desk.books.bookPayment(desk, { no, amount, paidOn, isDebit: false });
  const after = await desk.books.lockInvoiceNo(desk, no);
  await desk.note({
    action: "invoice payment noted",
    subject: no,
    accountId: before.accountId,
    before: { open: before.open },
    after: { open: after?.open ?? 0, amount, paidOn, reason },
  });
}
