import {
  CancellationToApprove,
  type DebitReturn,
  DebitReturnToApprove,
} from "@portal/model/desk/books/invoices.ts";
import type { MoneyAct } from "@portal/model/desk/books/payments.ts";
import type { ReturnReason } from "@portal/model/invoices/invoice.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { CancelRefusal, ReturnRefusal } from "../../insurer/receivables.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { mayBookAlone } from "./alone.ts";

const act = { right: "books", role: "jobs" } as const;

/** A debit that is taken back by hand has no line of a bank behind it, like a payment that is noted by hand. */
export const debitReturned: ApprovalAct<DebitReturnToApprove> = {
  name: "debit returned",
  right: "approvals.decide",
  payload: DebitReturnToApprove,
  carryOut: (desk, { invoiceNo, code, reason }) => takeBack(desk, invoiceNo, { code, reason }),
};

/** Cancelling gives money up, so that above the limit two people do it. */
export const invoiceCancelled: ApprovalAct<CancellationToApprove> = {
  name: "invoice cancelled",
  right: "approvals.decide",
  payload: CancellationToApprove,
  carryOut: (desk, { invoiceNo, reason }) => cancel(desk, invoiceNo, reason),
};

/** Books that the bank took the direct debit of an invoice back: it is open again, and the customer gets a letter. */
export function returnDebitOf(
  call: DeskCall,
  no: string,
  returned: DebitReturn,
): Promise<MoneyAct> {
  return deskAct(call, act, async (desk) => {
    const debit = doneOr(await desk.receivables.returnableDebit(desk, no));
    const { accountId, ...shown } = debit;
    const { amount } = debit;
    if (await mayBookAlone(desk, { act: "return", limited: "assign", accountId, amount })) {
      await takeBack(desk, no, returned);
      return { approvalId: null };
    }
    const payload = { ...shown, ...returned, invoiceNo: no };
    const { reason } = returned;
    const asked = { payload, reason, amount, accountId };
    return { approvalId: await askApproval(desk, debitReturned, asked) };
  });
}

/** Cancels an invoice that is not paid in full; what was paid of it becomes a credit. */
export function cancelInvoiceOf(call: DeskCall, no: string, reason: string): Promise<MoneyAct> {
  return deskAct(call, act, async (desk) => {
    const debt = doneOr(await desk.receivables.cancellable(desk, no));
    const { accountId, amount } = debt;
    if (await mayBookAlone(desk, { act: "cancel", limited: "cancel", accountId, amount })) {
      await cancel(desk, no, reason);
      return { approvalId: null };
    }
    const payload = { invoiceNo: no, holder: debt.holder, amount, reason };
    const asked = { payload, reason, amount, accountId };
    return { approvalId: await askApproval(desk, invoiceCancelled, asked) };
  });
}

async function takeBack(
  desk: DeskWork,
  no: string,
  { code, reason }: { code: ReturnReason; reason: string },
): Promise<void> {
  const returned = doneOr(await desk.receivables.returnDebit(desk, no, code));
  const { accountId, amount, toBePaid: open } = returned;
  const after = { open, amount, code, reason };
  await desk.note({ action: "invoice debit returned by hand", subject: no, accountId, after });
}

async function cancel(desk: DeskWork, no: string, reason: string): Promise<void> {
  const { accountId, amount } = doneOr(await desk.receivables.cancelOpen(desk, no));
  const after = { status: "ANNULEE", amount, reason };
  await desk.note({ action: "invoice cancelled", subject: no, accountId, after });
}

const codes: Readonly<Record<Exclude<ReturnRefusal | CancelRefusal, "UNKNOWN">, string>> = {
  NO_DEBIT: "noDebit",
  RETURNED: "debitReturned",
  NOT_BOOKED: "debitNotBooked",
  CREDIT_USED: "creditUsed",
  REGLEE: "invoicePaid",
  ANNULEE: "invoiceCancelled",
};

function doneOr<Done extends object>(done: Done | ReturnRefusal | CancelRefusal): Done {
  if (typeof done !== "string") return done;
  if (done === "UNKNOWN") throw new Problem("NOT_FOUND");
  throw new Problem("CONFLICT", { errorCodes: [codes[done]] });
}
