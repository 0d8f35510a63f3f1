import { BankOrderKind, BankOrderState } from "@portal/model/bank/orders.ts";
import { returnReasonOf } from "@portal/model/bank/matching.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import type { BankDesk, Books } from "../insurer/bank/books.ts";
import { lockAccount } from "../insurer/credits.ts";
import { benefitOf, returnBenefit, setBenefit } from "./benefit-payments.ts";

export interface Order {
  id: string;
  kind: BankOrderKind;
  state: BankOrderState;
  accountId: string | null;
  invoiceNo: string | null;
  interactionId: string | null;
  law: string | null;
  insurerCode: string;
  amount: number;
  reason: string | null;
}

const columns = [
  ...(["id", "kind", "state", "accountId", "invoiceNo", "interactionId", "law"] as const),
  ...(["insurerCode", "amount", "reason"] as const),
];

/** The order of an end-to-end id under its row lock; the account is locked before it, as everywhere. */
export async function lockOrder(
  { db }: BankDesk,
  endToEndId: string | undefined,
): Promise<Order | undefined> {
  const id = orderIdOf(endToEndId);
  if (id === undefined) return undefined;
  const known = await db
    .selectFrom("bankOrder")
    .select("accountId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.accountId !== null) await lockAccount(db, known.accountId);
  const row = await db
    .selectFrom("bankOrder")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    ...row,
    kind: BankOrderKind.parse(row.kind),
    state: BankOrderState.parse(row.state),
  };
}

/** The orders that a bank's answer is about, without locks. */
export async function orderIdsOf(
  { db }: BankDesk,
  messageId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("bankOrder")
    .select("id")
    .where("messageId", "=", messageId)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .orderBy("accountId")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export function orderIdOf(endToEndId: string | undefined): string | undefined {
  const found = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/i.exec(
    endToEndId ?? "",
  );
  return found?.slice(1).join("-").toLowerCase();
}

export async function setOrder(
  { db }: BankDesk,
  id: string,
  state: BankOrderState,
  reason: string | null = null,
): Promise<void> {
  await db
    .updateTable("bankOrder")
    .set({ state, reason, answeredAt: new Date() })
    .where("id", "=", id)
    .execute();
}

/** The money of a payout, a benefit or a refund left. */
export async function executeTransfer(desk: BankDesk, id: string, paidOn: string): Promise<void> {
  await setOrder(desk, id, "EXECUTED");
  const benefit = await benefitOf(desk, id);
  if (benefit) await setBenefit(desk, benefit, { payment: "PAID", paidOn });
}

/** The money of an order did not move, or came back: what it was for is open again. */
export async function reopenOrder(
  desk: BankDesk,
  books: Books,
  order: Order,
  state: "REJECTED" | "RETURNED",
  code: string | undefined,
): Promise<void> {
  await setOrder(desk, order.id, state, code ?? null);
  const { kind, invoiceNo, accountId, interactionId, insurerCode, amount } = order;
  if (kind === "DEBIT" && invoiceNo !== null) {
    await books.rejectDebit(desk, invoiceNo, returnReasonOf(code));
  } else if (kind === "PAYOUT" && accountId !== null && interactionId !== null) {
    const carrier = { law: InsuranceLaw.parse(order.law), insurerCode };
    await books.returnPayout(desk, { accountId, carrier, interactionId, amount });
  } else if (kind === "REFUND") await reopenEntry(desk, order.id);
  else {
    const benefit = await benefitOf(desk, order.id);
    if (benefit) await returnBenefit(desk, benefit);
  }
}

/** A refund that did not reach the payer: its payment waits for a person again. */
async function reopenEntry({ db }: BankDesk, orderId: string): Promise<void> {
  await db
    .updateTable("bankEntry")
    .set({ state: "UNKNOWN", reason: "UNKNOWN_REFERENCE", settledAt: null, settledBy: null })
    .where("id", "=", (query) =>
      query.selectFrom("bankOrder").select("entryId").where("id", "=", orderId),
    )
    .execute();
}
