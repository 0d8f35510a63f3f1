import type { EntryDesk, Outcome } from "./entry-desk.ts";
import { executeTransfer, lockOrder, type Order, reopenOrder, setOrder } from "./orders.ts";
import type { BankBooking } from "./read/booking.ts";
import { bookReturnedDebit, takeWaitingReversal } from "./reversals.ts";

/** The outcome of a booking that one of our orders caused; undefined for any other. */
export async function bookOrder(
  desk: EntryDesk,
  booking: BankBooking,
): Promise<Outcome | undefined> {
  if (booking.currency !== "CHF") return undefined;
  const order = await lockOrder(desk, booking.endToEndId);
  if (!order) return undefined;
  const { accountId, invoiceNo, id: orderId } = order;
  const about = { orderId, ...(accountId && { accountId }), ...(invoiceNo && { invoiceNo }) };
  if (order.kind !== "DEBIT") return bookTransfer(desk, booking, order, about);
  if (!booking.isCredit || booking.isReversal) {
    return bookReturnedDebit(desk, booking, order, about);
  }
  return bookCollection(desk, booking, order, about);
}

type About = Pick<Outcome, "orderId" | "accountId" | "invoiceNo">;

/** The money of a direct debit arrived. */
async function bookCollection(
  desk: EntryDesk,
  booking: BankBooking,
  order: Order,
  about: About,
): Promise<Outcome | undefined> {
  const { invoiceNo: no } = order;
  const isAwaited = ["SENT", "ACCEPTED"].includes(order.state);
  if (no === null || !isAwaited || booking.amount !== order.amount) return undefined;
  if (await takeWaitingReversal(desk, booking)) {
    await reopenOrder(desk, desk.books, order, "RETURNED", booking.reason);
    return { ...about, state: "REVERSED", reason: null };
  }
  await setOrder(desk, order.id, "EXECUTED");
  const { amount, bookedOn: paidOn } = booking;
  const position = await desk.books.bookPayment(desk, { no, amount, paidOn, isDebit: true });
  return { ...about, state: "MATCHED", reason: null, position };
}

/** A payout, a benefit or a refund left our account, or came back to it. */
async function bookTransfer(
  desk: EntryDesk,
  { isCredit, isReversal, amount, reason, bookedOn: paidOn }: BankBooking,
  order: Order,
  about: About,
): Promise<Outcome | undefined> {
  if (amount !== order.amount) return undefined;
  const hasLeft = !isCredit && !isReversal;
  if (hasLeft && ["SENT", "ACCEPTED"].includes(order.state)) {
    await executeTransfer(desk, order.id, paidOn);
    return { ...about, state: "MATCHED", reason: null };
  }
  if (hasLeft || !["SENT", "ACCEPTED", "EXECUTED"].includes(order.state)) return undefined;
  await reopenOrder(desk, desk.books, order, "RETURNED", reason);
  return { ...about, state: "REVERSED", reason: null };
}
