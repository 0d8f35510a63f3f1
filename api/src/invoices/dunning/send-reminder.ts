import { DunningStatus, type ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import { type ReturnReason, subjectOf } from "@portal/model/invoices/invoice.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { requireDrawn } from "../../insurer/papers/failed-papers.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import { readCreditor } from "../creditors.ts";
import type { JobContext } from "../job-context.ts";
import { debtorAt } from "../paper/invoice-content.ts";
import { invoiceName, namedInvoice } from "../../insurer/invoice-name.ts";
import { reminderPaper, type ReminderValues } from "./reminder-paper.ts";
import type { InvoiceOfAccount, StoredInvoice } from "../stored-invoice.ts";

interface Step {
  step: ReminderStep;
  fee: number;
  interest: number;
  /** The new deadline for the payment. */
  deadline: string;
  /** The bank's reason for returning a debit. */
  reason?: ReturnReason;
}

/** Sends a reminder and a notification of it. Returns the id of the letter, which stores its content. */
export async function sendReminder(
  { db, secrets, today }: JobContext,
  { invoice, accountId }: InvoiceOfAccount,
  step: Step,
): Promise<string> {
  const language = await languageOf(db, accountId);
  const creditor = await readCreditor(db, invoice.carrier.insurerCode, language);
  const values = { ...reminderValues(invoice, step), creditor };
  const addressed = { accountId, partenaires: [invoice.insuredNumber], date: today, language };
  const { head, address } = await peopleForPaper(db, addressed);
  const iddms = await issuePaper(db, reminderPaper, {
    ...addressed,
    parameters: values,
    content: { head, ...(address && { debtor: debtorAt(invoice.holder, address) }) },
  });
  await requireDrawn(db, iddms);
  const news = {
    kind: "InvoiceReminder",
    step: step.step,
    noInvoice: invoice.no,
    documentDate: today,
    dueDate: step.deadline,
    amountDue: values.billed + values.fees + values.interest,
    remainingAmount: values.owed,
  } as const;
  const named = {
    no: invoice.no,
    name: invoiceName(namedInvoice(invoice), language),
    // Debt collection adds costs that the portal does not know: the customer calls before paying.
    isToPay: step.step !== "POURSUITE",
  };
  await notify(db, secrets, { accountId, news, idDms: iddms, invoice: named });
  return iddms;
}

/** The letter's values of an invoice as it stands before the step. */
export function reminderValues(
  invoice: Pick<
    StoredInvoice,
    | "no"
    | "status"
    | "type"
    | "lines"
    | "carrier"
    | "invoiceDate"
    | "totalAmount"
    | "fees"
    | "toBePaid"
    | "bvrNumber"
    | "holder"
    | "periodFrom"
    | "periodTo"
  > & { reminders: readonly { interest: number }[] },
  { step, fee, interest, deadline, reason }: Step,
): ReminderValues {
  const { no, totalAmount, fees, toBePaid } = invoice;
  const paid = totalAmount + fees - toBePaid;
  const interestBefore = invoice.reminders.reduce((sum, one) => sum + one.interest, 0);
  return {
    no,
    step,
    law: invoice.carrier.law,
    billedOn: invoice.invoiceDate,
    billed: totalAmount,
    paid,
    // Older letters have this amount only in their table and stay as they are.
    ...(paid > 0 && { received: paid }),
    subject: subjectOf(invoice),
    named: namedInvoice(invoice),
    ...(reason && { reason }),
    ...(!DunningStatus.options.some((one) => one === step) && { status: invoice.status }),
    fees: fees - interestBefore + fee,
    interest: interestBefore + interest,
    owed: toBePaid + fee + interest,
    deadline,
    reference: invoice.bvrNumber,
    holder: invoice.holder,
  };
}
