import { returnReasonOf } from "@portal/model/bank/matching.ts";
import { sql as raw } from "kysely";
import type { EntryDesk, Outcome } from "./entry-desk.ts";
import { type Order, setOrder } from "./orders.ts";
import type { BankBooking } from "./read/booking.ts";

/** Whether an employee divided the payment among several invoices. */
const hasParts = raw<boolean>`exists (select from bank_entry_part p where p.entry_id = bank_entry.id)`;

/** The latest booked payment that a reversal may mean, under its row lock. */
async function reversedPayment(
  { db }: EntryDesk,
  { iban, reference, amount }: BankBooking,
  orderId?: string,
) {
  if (reference === undefined && orderId === undefined) return undefined;
  return db
    .selectFrom("bankEntry")
    .select(["id", "accountId", "invoiceNo", "position", hasParts.as("hasParts")])
    .where("iban", "=", iban)
    .where("amount", "=", amount)
    .where("isCredit", "=", true)
    .where((entry) => entry.or([entry("position", "is not", null), hasParts]))
    .where("state", "in", ["MATCHED", "PARTIAL", "TOO_MUCH", "DUPLICATE", "SETTLED"])
    .$if(orderId !== undefined, (query) => query.where("orderId", "=", orderId ?? null))
    .$if(orderId === undefined, (query) => query.where("reference", "=", reference ?? null))
    .orderBy("createdAt", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The bank takes a payment back. One that is not booked yet is waited for. */
export async function bookReversal(desk: EntryDesk, booking: BankBooking): Promise<Outcome> {
  const payment = booking.isCredit ? undefined : await reversedPayment(desk, booking);
  if (!payment) return { state: "UNKNOWN", reason: "UNKNOWN_REVERSAL" };
  return takePaymentBack(desk, booking, payment, {});
}

/** A direct debit came back. */
export async function bookReturnedDebit(
  desk: EntryDesk,
  booking: BankBooking,
  order: Order,
  about: Pick<Outcome, "orderId" | "accountId" | "invoiceNo">,
): Promise<Outcome> {
  const waits = { ...about, state: "UNKNOWN", reason: "UNKNOWN_REVERSAL" } as const;
  if (booking.isCredit) return waits;
  const payment = await reversedPayment(desk, booking, order.id);
  if (!payment) return waits;
  const outcome = await takePaymentBack(desk, booking, payment, about);
  if (outcome.state === "REVERSED") {
    await setOrder(desk, order.id, "RETURNED", booking.reason ?? null);
  }
  return outcome;
}

interface BookedPayment {
  id: string;
  hasParts: boolean;
  accountId: string | null;
  invoiceNo: string | null;
  position: number | null;
}

async function takePaymentBack(
  desk: EntryDesk,
  booking: BankBooking,
  payment: BookedPayment,
  about: Partial<Outcome>,
): Promise<Outcome> {
  if (payment.hasParts) return takePartsBack(desk, booking, payment.id);
  const { id, accountId, invoiceNo: no, position } = payment;
  if (no === null || position === null || accountId === null) {
    return { ...about, state: "UNKNOWN", reason: "UNKNOWN_REVERSAL" };
  }
  const reason = returnReasonOf(booking.reason);
  const refusal = await desk.books.returnPayment(desk, { no, position, reason });
  const found = { ...about, accountId, invoiceNo: no };
  if (refusal !== undefined) return { ...found, state: "UNKNOWN", reason: refusal };
  await desk.db.updateTable("bankEntry").set({ state: "REVERSED" }).where("id", "=", id).execute();
  return { ...found, state: "REVERSED", reason: null };
}

/** Each invoice of a divided payment is open again, or none: a person decides where the credit of one is used. */
async function takePartsBack(
  desk: EntryDesk,
  booking: BankBooking,
  entryId: string,
): Promise<Outcome> {
  const { db, books } = desk;
  const parts = await db
    .selectFrom("bankEntryPart")
    .select(["invoiceNo", "position"])
    .where("entryId", "=", entryId)
    .orderBy("accountId")
    .orderBy("invoiceNo")
    .execute();
  const reason = returnReasonOf(booking.reason);
  await raw`savepoint parts`.execute(db);
  for (const { invoiceNo: no, position } of parts) {
    const refusal = await books.returnPayment(desk, { no, position, reason });
    if (refusal === undefined) continue;
    await raw`rollback to savepoint parts`.execute(db);
    return { state: "UNKNOWN", reason: refusal };
  }
  await db.updateTable("bankEntry").set({ state: "REVERSED" }).where("id", "=", entryId).execute();
  return { state: "REVERSED", reason: null };
}

/** A reversal that arrived before its payment cancels it: neither is booked. */
export async function takeWaitingReversal(
  { db }: EntryDesk,
  { iban, amount, reference, endToEndId }: BankBooking,
): Promise<boolean> {
  const waiting = await db
    .selectFrom("bankEntry")
    .select("id")
    .where("iban", "=", iban)
    .where("amount", "=", amount)
    .where("isCredit", "=", false)
    .where("state", "=", "UNKNOWN")
    .where("reason", "=", "UNKNOWN_REVERSAL")
    .where((entry) =>
      entry.or([
        ...(reference === undefined ? [] : [entry("reference", "=", reference)]),
        ...(endToEndId === undefined ? [] : [entry("endToEndId", "=", endToEndId)]),
      ]),
    )
    .orderBy("createdAt")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return false;
  await db
    .updateTable("bankEntry")
    .set({ state: "REVERSED", reason: null })
    .where("id", "=", waiting.id)
    .execute();
  return true;
}
