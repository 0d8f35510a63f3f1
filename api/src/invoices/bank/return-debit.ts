import { nextInstalmentDay } from "@portal/model/invoices/arrangement.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { RETURNED_TERM_DAYS } from "@portal/model/invoices/dunning.ts";
import type { ReturnReason } from "@portal/model/invoices/invoice.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import { bookCredit, creditsMadeOf, givenUpOf, lockCredit } from "../../insurer/credits.ts";
import { noteDecision } from "../../insurer/audit.ts";
import type { LockedDebt, ReturnedDebit, ReturnRefusal } from "../../insurer/receivables.ts";
import type { JobContext } from "../job-context.ts";
import { sendReminder } from "../dunning/send-reminder.ts";
import { type Locked, lockedInvoice, lockedWithAccount } from "../stored-invoice.ts";
import { payDebts } from "../payment/pay-debts.ts";
import { addEntry } from "../payment/settle.ts";

/**
 * Books a debit that the bank returned: the invoice is open again with a new term, is not debited a second time, and
 * the person gets a letter. A credited surplus of the debit is taken from the credit; a used part of it is owed on the
 * invoice. An operator calls it, or a program that reads the bank's files.
 */
export async function returnDebit(
  job: JobContext,
  no: string,
  reason: ReturnReason,
): Promise<ReturnedDebit | ReturnRefusal> {
  const found = await lockedWithAccount(job.db, no);
  if (!found) return "UNKNOWN";
  const debit = await lastDebit(job, no);
  if (typeof debit === "string") return debit;
  return takeBack(job, found, { ...debit, reason, step: "DEBIT_RETURNED" });
}

/** The debit that `returnDebit` would take back, under the locks of its account and its invoice. */
export async function returnableDebit(
  job: JobContext,
  no: string,
): Promise<LockedDebt | ReturnRefusal> {
  const found = await lockedWithAccount(job.db, no);
  if (!found) return "UNKNOWN";
  const debit = await lastDebit(job, no);
  if (typeof debit === "string") return debit;
  const { accountId, invoice } = found.owed;
  return { accountId, holder: invoice.holder, amount: debit.amount };
}

/** Books that the bank reversed a payment of an invoice, by its position, like a debit that it returned. */
export async function returnPayment(
  job: JobContext,
  no: string,
  { position, reason }: { position: number; reason: ReturnReason },
): Promise<ReturnedDebit | ReturnRefusal> {
  const found = await lockedWithAccount(job.db, no);
  if (!found) return "UNKNOWN";
  const payments = await paymentsOf(job, no);
  const payment = payments.find((one) => one.position === position);
  if (!payment) return "UNKNOWN";
  if (payments.some(({ returns }) => returns === position)) return "RETURNED";
  if (!payment.isBooked) return "NOT_BOOKED";
  const step = payment.isDebit ? "DEBIT_RETURNED" : "PAYMENT_REVERSED";
  return takeBack(job, found, { ...payment, reason, step });
}

interface PaymentToTakeBack {
  position: number;
  amount: number;
  reason: ReturnReason;
  step: "DEBIT_RETURNED" | "PAYMENT_REVERSED";
}

async function takeBack(
  job: JobContext,
  found: Locked,
  { position, amount, reason, step }: PaymentToTakeBack,
): Promise<ReturnedDebit | ReturnRefusal> {
  const { db, today } = job;
  const { invoice, accountId } = found.owed;
  const { no } = invoice;
  const held = { accountId, carrier: invoice.carrier };
  const { made, tooMuch } = await creditsAfter(job, found, amount);
  const rest = await lockCredit(db, held);
  const isUsed = made - tooMuch > rest;
  if (isUsed && found.row.status === "ANNULEE") return "CREDIT_USED";
  // What is still too much was used as well: all of it comes back, and what was used of it is owed.
  const excess = isUsed ? made : Math.max(0, made - tooMuch);
  const lacking = Math.max(0, excess - rest);
  await addEntry(
    db,
    { no, accountId },
    {
      way: "RETURN",
      amount: -amount,
      on: today,
      returned: { returns: position, reason, dueOn: invoice.deadline },
    },
  );
  const booked = { ...held, bookedOn: today };
  if (lacking > 0) {
    await addEntry(db, { no, accountId }, { way: "CREDIT", amount: -lacking, on: today });
    const source = { kind: "REOPENED", invoiceNo: no } as const;
    await bookCredit(db, { ...booked, amount: lacking, source });
  }
  if (excess > 0) {
    const source = { kind: "RETURNED", invoiceNo: no } as const;
    await bookCredit(db, { ...booked, amount: -excess, source });
  }
  await noteDecision(db, {
    actor: "office",
    accountId,
    action: step === "DEBIT_RETURNED" ? "invoice debit returned" : "invoice payment reversed",
    subject: no,
  });
  await openAgain(job, found);
  await payDebts(job, held);
  const after = (await lockedInvoice(db, no))?.owed ?? found.owed;
  const { toBePaid, deadline } = after.invoice;
  if (toBePaid > 0) {
    await sendReminder(job, after, { step, fee: 0, interest: 0, deadline, reason });
  }
  return { accountId, amount, toBePaid, deadline };
}

/** The latest debit of an invoice that was not returned yet. */
async function lastDebit(
  job: JobContext,
  no: string,
): Promise<{ position: number; amount: number } | ReturnRefusal> {
  const payments = await paymentsOf(job, no);
  const debits = payments.filter(({ isDebit }) => isDebit);
  const returned = new Set(payments.map(({ returns }) => returns));
  const debit = debits.find(({ position }) => !returned.has(position));
  if (!debit) return debits.length > 0 ? "RETURNED" : "NO_DEBIT";
  return debit.isBooked ? debit : "NOT_BOOKED";
}

/** All entries of an invoice, the latest first. */
function paymentsOf({ db }: JobContext, no: string) {
  return db
    .selectFrom("invoicePayment")
    .select(["position", "amount", "isDebit", "isBooked", "returns"])
    .where("invoiceNo", "=", no)
    .orderBy("position", "desc")
    .execute();
}

/** What became a credit of the invoice, and what of it is too much without the debit, too. */
async function creditsAfter({ db }: JobContext, { row }: Locked, amount: number) {
  const owed = row.status === "ANNULEE" ? await givenUpOf(db, row.no) : row.totalAmount + row.fees;
  const tooMuch = Math.max(0, row.paid - amount - owed);
  return { made: await creditsMadeOf(db, row.no), tooMuch };
}

/** Restores the dunning status with a new term. Instalments are due no earlier than that. */
async function openAgain({ db, today }: JobContext, { row: before, owed }: Locked): Promise<void> {
  const { no, totalAmount, fees, arranged, arrangementEndedOn } = before;
  const { paid } = await db
    .selectFrom("invoice")
    .select("paid")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const open = totalAmount + fees - paid;
  if (before.status === "ANNULEE" || open <= 0) return;
  const { instalments, instalmentTolerance, reminders } = owed.invoice;
  const workingDay = await workingDaysWithin(db);
  const term = workingDay(moveDay(today, { days: RETURNED_TERM_DAYS }));
  const next =
    arranged !== null && arrangementEndedOn === null
      ? nextInstalmentDay(instalments, arranged - open, instalmentTolerance)
      : undefined;
  await db
    .updateTable("invoice")
    .set({
      status: before.status === "REGLEE" ? (reminders.at(-1)?.status ?? "ENCOURS") : before.status,
      deadline: next !== undefined && next > term ? next : term,
      restCarriedOn: null,
    })
    .where("no", "=", no)
    .execute();
}
