import { moveDay } from "@portal/model/calendar/calendar.ts";
import { RETURNED_TERM_DAYS } from "@portal/model/invoices/dunning.ts";
import { isUnpaid, type ReturnReason } from "@portal/model/invoices/invoice.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { noteDecision } from "../../insurer/audit.ts";
import type { JobContext } from "../job-context.ts";
import { sendReminder } from "../dunning/send-reminder.ts";
import { lockedInvoice } from "../stored-invoice.ts";

/**
 * Records that the bank refused a direct debit before any money moved: the invoice is not debited again and has a new
 * term, and the person gets the letter of a returned debit.
 */
export async function rejectDebit(
  job: JobContext,
  no: string,
  reason: ReturnReason,
): Promise<void> {
  const { db, today } = job;
  const { accountId } = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  await lockAccount(db, accountId);
  const found = await lockedInvoice(db, no);
  if (!found || found.row.debitRejectedOn !== null) return;
  const { invoice } = found.owed;
  const isOpen = isUnpaid(invoice.status) && invoice.toBePaid > 0 && !invoice.restCarried;
  const workingDay = await workingDaysWithin(db);
  const term = workingDay(moveDay(today, { days: RETURNED_TERM_DAYS }));
  const deadline = invoice.deadline > term ? invoice.deadline : term;
  await db
    .updateTable("invoice")
    .set({
      debitRejectedOn: today,
      debitRejection: reason,
      debitRejectedDueOn: invoice.deadline,
      ...(isOpen && { deadline }),
    })
    .where("no", "=", no)
    .execute();
  const action = "invoice debit rejected";
  await noteDecision(db, { actor: "office", accountId, action, subject: no });
  const after = (await lockedInvoice(db, no))?.owed;
  if (!after || !isOpen) return;
  await sendReminder(job, after, { step: "DEBIT_RETURNED", fee: 0, interest: 0, deadline, reason });
}
