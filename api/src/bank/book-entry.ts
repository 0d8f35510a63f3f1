import { randomUUID } from "node:crypto";
import { matchPayment } from "@portal/model/bank/matching.ts";
import { accountOf } from "../insurer/bank/own-accounts.ts";
import type { EntryDesk, Outcome } from "./entry-desk.ts";
import { bookOrder } from "./book-order.ts";
import { sealDetails } from "../insurer/bank/entry-details.ts";
import type { BankBooking } from "./read/booking.ts";
import { bookReversal, takeWaitingReversal } from "./reversals.ts";
import { bookSum, isReported } from "./sums.ts";

/** Books one entry of an account in the current transaction. Undefined for one that was booked before. */
export async function bookEntry(
  desk: EntryDesk,
  booking: BankBooking,
): Promise<Outcome | undefined> {
  if (await isReported(desk, booking)) return undefined;
  const id = await insertEntry(desk, booking);
  if (id === undefined) return undefined;
  const outcome = booking.isSum ? await bookSum(desk, booking) : await outcomeOf(desk, booking);
  await desk.db.updateTable("bankEntry").set(outcome).where("id", "=", id).execute();
  return outcome;
}

/** Another process that imports the same file waits here for this transaction, and then skips the entry. */
async function insertEntry(desk: EntryDesk, booking: BankBooking): Promise<string | undefined> {
  const { db, fileId, secrets } = desk;
  const { iban, entryKey, batchKey, bookedOn, amount, currency, isCredit } = booking;
  const id = randomUUID();
  const made = await db
    .insertInto("bankEntry")
    .values({
      id,
      fileId,
      iban,
      entryKey,
      batchKey,
      bookedOn,
      amount,
      currency,
      isCredit,
      reference: booking.reference ?? null,
      endToEndId: booking.endToEndId ?? null,
      details: sealDetails(secrets, id, booking),
      state: "UNKNOWN",
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

async function outcomeOf(desk: EntryDesk, booking: BankBooking): Promise<Outcome> {
  const ordered = await bookOrder(desk, booking);
  if (ordered) return ordered;
  if (booking.isReversal) return bookReversal(desk, booking);
  if (!booking.isCredit) return { state: "UNKNOWN", reason: "UNKNOWN_DEBIT" };
  if (await takeWaitingReversal(desk, booking)) return { state: "REVERSED", reason: null };
  return bookPayment(desk, booking);
}

async function bookPayment(desk: EntryDesk, booking: BankBooking): Promise<Outcome> {
  const { books, accounts } = desk;
  const { amount, currency, reference, iban, bookedOn: paidOn } = booking;
  const found = reference === undefined ? undefined : await books.lockInvoice(desk, reference);
  const invoice = found && {
    ...found,
    isCreditorsAccount: accountOf(accounts, found.insurerCode).iban === iban,
  };
  const match = matchPayment({ amount, currency, reference }, invoice);
  if ("reason" in match || !found) return match;
  const { no: invoiceNo, accountId } = found;
  const payment = { no: invoiceNo, amount, paidOn, isDebit: false };
  const position = await books.bookPayment(desk, payment);
  return { ...match, reason: null, accountId, invoiceNo, position };
}
