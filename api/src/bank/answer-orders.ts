import type { BankDesk, Books } from "../insurer/bank/books.ts";
import { endToEndIdOf } from "@portal/model/bank/orders.ts";
import { lockOrder, orderIdOf, orderIdsOf, reopenOrder, setOrder } from "./orders.ts";
import type { OrderAnswer } from "./read/booking.ts";

/** The statuses by which a bank takes an order; PDNG and PART say nothing about a single one. */
const accepted = ["ACCP", "ACTC", "ACSP", "ACSC", "ACWC", "ACFC"];

/** Applies a bank's answer: a rejected order opens its invoice or its payout again. Returns whether anything changed. */
export async function answerOrders(
  desk: BankDesk,
  books: Books,
  answer: OrderAnswer,
): Promise<boolean> {
  const { status, reason } = answer;
  const isRejected = status === "RJCT";
  if (!isRejected && !accepted.includes(status)) return false;
  let isChanged = false;
  for (const id of await answeredOrders(desk, answer)) {
    const order = await lockOrder(desk, endToEndIdOf(id));
    if (!order || !["SENT", "ACCEPTED"].includes(order.state)) continue;
    if (isRejected) await reopenOrder(desk, books, order, "REJECTED", reason);
    else if (order.state === "SENT") await setOrder(desk, id, "ACCEPTED");
    isChanged = true;
  }
  return isChanged;
}

async function answeredOrders(
  desk: BankDesk,
  { messageId, paymentInformation, endToEndId }: OrderAnswer,
): Promise<string[]> {
  const id = orderIdOf(endToEndId);
  if (endToEndId !== undefined) return id ? orderIdsOf(desk, messageId, [id]) : [];
  if (paymentInformation === undefined) return orderIdsOf(desk, messageId);
  const rows = await desk.db
    .selectFrom("bankOrder")
    .select("id")
    .where("messageId", "=", messageId)
    .where("paymentInformation", "=", paymentInformation)
    .orderBy("accountId")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}
