import {
  AssignmentToApprove,
  type MoneyAct,
  type PaymentPart,
  RefundToApprove,
} from "@portal/model/desk/books/payments.ts";
import {
  assignEntry,
  type BookedPart,
  ignoreEntry,
  refusedParts,
  refundEntry,
  type WaitingEntry,
  waitingPayment,
} from "../../insurer/bank/settle-entry.ts";
import { openDetails } from "../../insurer/bank/entry-details.ts";
import type { ApprovalAct } from "../approvals/approval-act.ts";
import { askApproval } from "../approvals/ask-approval.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { settledOr } from "./entry-problem.ts";
import { limitOf } from "./money-limit.ts";

const act = { right: "books", role: "jobs" } as const;

/** A payment above the limit of one person is booked once a second member of staff approves it. */
export const paymentAssignment: ApprovalAct<AssignmentToApprove> = {
  name: "payment assigned",
  right: "approvals.decide",
  payload: AssignmentToApprove,
  carryOut: (desk, { entryId, parts }) => bookParts(desk, entryId, parts),
};

export const paymentRefund: ApprovalAct<RefundToApprove> = {
  name: "payment sent back",
  right: "approvals.decide",
  payload: RefundToApprove,
  carryOut: (desk, { entryId, reason }) => orderRefund(desk, entryId, reason),
};

/** Books a payment on one invoice, or its parts on several. The later one of two clerks is told who was faster. */
export function assignPayment(
  call: DeskCall,
  id: string,
  parts: readonly PaymentPart[],
): Promise<MoneyAct> {
  return deskAct(call, act, async (desk) => {
    const entry = settledOr(await waitingPayment(clerkOf(desk), id));
    if (entry.amount <= (await limitOf(desk, "assign"))) {
      await bookParts(desk, id, parts);
      return { approvalId: null };
    }
    settledOr((await refusedParts(desk.db, entry, parts)) ?? {});
    const payload = { ...shownTo(desk, id, entry), parts: [...parts] };
    const numbers = parts.map(({ invoiceNo }) => invoiceNo).join(", ");
    return askFor(desk, { entry, id, act: paymentAssignment, payload, reason: numbers });
  });
}

/** Orders that a payment goes back to the account it came from. */
export function sendPaymentBack(call: DeskCall, id: string, reason: string): Promise<MoneyAct> {
  return deskAct(call, act, async (desk) => {
    const entry = settledOr(await waitingPayment(clerkOf(desk), id));
    if (entry.amount <= (await limitOf(desk, "refund"))) {
      await orderRefund(desk, id, reason);
      return { approvalId: null };
    }
    const payload = { ...shownTo(desk, id, entry), reason };
    return askFor(desk, { entry, id, act: paymentRefund, payload, reason });
  });
}

/** Takes a booking off the list that concerns no customer, such as a fee of the bank. */
export function setPaymentAside(call: DeskCall, id: string, reason: string): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const entry = settledOr(await ignoreEntry(clerkOf(desk), id));
    const after = { state: "SETTLED", reason };
    await desk.note({ action: "payment set aside", subject: id, before: beforeOf(entry), after });
  });
}

const clerkOf = (desk: DeskWork) => ({ ...desk, person: desk.actor });

async function bookParts(desk: DeskWork, id: string, parts: readonly PaymentPart[]): Promise<void> {
  const booked = settledOr(await assignEntry(clerkOf(desk), id, parts));
  for (const part of booked) await notePart(desk, id, part);
}

/** One line for each customer, who reads it in their access history. */
function notePart(
  { note }: DeskWork,
  entryId: string,
  { invoiceNo, amount, accountId, openBefore, openAfter }: BookedPart,
): Promise<void> {
  return note({
    action: "invoice payment assigned",
    subject: invoiceNo,
    accountId,
    before: { entryId, state: "UNKNOWN", open: openBefore },
    after: { entryId, state: "SETTLED", amount, open: openAfter },
  });
}

async function orderRefund(desk: DeskWork, id: string, reason: string): Promise<void> {
  const entry = settledOr(await refundEntry(clerkOf(desk), id));
  const after = { state: "SETTLED", refunded: entry.amount, reason };
  await desk.note({ action: "payment sent back", subject: id, before: beforeOf(entry), after });
}

function beforeOf({ amount, currency, bookedOn, reference, reason }: WaitingEntry) {
  return { state: "UNKNOWN", amount, currency, bookedOn, reference, reason };
}

/** What the second member of staff reads about a payment. */
function shownTo({ secrets }: DeskWork, entryId: string, { bookedOn, details }: WaitingEntry) {
  return { entryId, bookedOn, payer: openDetails(secrets, entryId, details).name ?? "" };
}

interface ToApprove<Payload> {
  id: string;
  entry: WaitingEntry;
  act: ApprovalAct<Payload>;
  payload: Payload;
  reason: string;
}

/** While the approval waits, no other employee decides about the payment. */
async function askFor<Payload>(
  desk: DeskWork,
  { id, entry, act: asked, payload, reason }: ToApprove<Payload>,
): Promise<MoneyAct> {
  const { amount } = entry;
  const approvalId = await askApproval(desk, asked, { payload, reason, amount });
  await desk.db.updateTable("bankEntry").set({ approvalId }).where("id", "=", id).execute();
  return { approvalId };
}
