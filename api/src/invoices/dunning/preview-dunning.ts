import { sql as raw } from "kysely";
import type { BankDesk } from "../../insurer/bank/books.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { DueReminder } from "../../insurer/receivables.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";
import { dueStep, hasOpenedPaper, interestOf, isIssuedHere } from "./dunning.ts";
import { readDunningRules } from "./dunning-rules.ts";

/** How many invoices are read at once. */
const AT_ONCE = 1000;

/** The overdue invoices of a day after a number, without those that are held back. */
const overdueOn = (day: string, after: string) =>
  selectInvoices
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", day)
    .where("no", ">", after)
    .where("restCarriedOn", "is", null)
    .where(hasOpenedPaper)
    .where(isIssuedHere)
    .where(raw<boolean>`not exists (select from dunning_hold h where h.invoice_no = invoice.no)`)
    .orderBy("no")
    .limit(AT_ONCE);

/**
 * The reminders that leave on a day by the rules of the job. A payment or a credit that arrives before takes one off. It
 * changes nothing.
 */
export async function previewDunning({ db }: BankDesk, day: string): Promise<DueReminder[]> {
  const at = {
    today: day,
    workingDay: await workingDaysWithin(db),
    rules: await readDunningRules(db),
  };
  const due: DueReminder[] = [];
  let after = "";
  for (;;) {
    const { rows } = await db.executeQuery(overdueOn(day, after).compile());
    for (const row of rows) {
      const invoice = storedInvoice(row);
      const step = invoice.hasArrangement ? undefined : dueStep(invoice, at);
      if (!step?.next || step.isDebit || invoice.toBePaid === 0) continue;
      const { no, holder, insuredNumber, carrier, toBePaid } = invoice;
      const { status, fee } = step.next;
      const interest = interestOf(invoice, step.next, day);
      const owed = toBePaid + fee + interest;
      due.push({ no, holder, insuredNumber, carrier, step: status, fee, interest, owed });
    }
    if (rows.length < AT_ONCE) return due;
    after = rows.at(-1)?.no ?? "";
  }
}
