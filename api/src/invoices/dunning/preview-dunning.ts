import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { DunningRule } from "@portal/model/invoices/dunning.ts";
import { sql as raw } from "kysely";
import { sql } from "../../core/db/sql.ts";
import type { BankDesk } from "../../insurer/bank/books.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { DueReminder } from "../../insurer/receivables.ts";
import { type InvoiceStanding, invoiceStanding, selectBareInvoices } from "../stored-invoice.ts";
import { dueStep, hasOpenedPaper, interestOf, isIssuedHere } from "./dunning.ts";
import { readDunningRules } from "./dunning-rules.ts";

/** How many invoices are read at once. */
const AT_ONCE = 2000;

/** The numbers of the invoices that are overdue on a day, without those that are held back. */
const overdueOn = (day: string) =>
  sql
    .selectFrom("invoice")
    .select("no")
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", day)
    .where("restCarriedOn", "is", null)
    .where(hasOpenedPaper)
    .where(isIssuedHere)
    .where(raw<boolean>`not exists (select from dunning_hold h where h.invoice_no = invoice.no)`);

/**
 * How invoices stand. Their payments and steps are read beside them, because most have none, and a subquery for each
 * invoice takes most of the time.
 */
async function standingsOf(
  db: BankDesk["db"],
  numbers: readonly string[],
): Promise<InvoiceStanding[]> {
  const ofThese = raw<boolean>`invoice_no = any(${numbers}::text[])`;
  const invoices = selectBareInvoices
    .where(raw<boolean>`no = any(${numbers}::text[])`)
    .orderBy("no");
  const { rows } = await db.executeQuery(invoices.compile());
  const payments = await db
    .selectFrom("invoicePayment")
    .select(["invoiceNo", "paidOn", "amount", "way", "isBooked", "reason", "dueOn"])
    .where(ofThese)
    .orderBy("position")
    .execute();
  const reminders = await db
    .selectFrom("invoiceReminder")
    .select(["invoiceNo", "status", "sentOn", "dueOn", "deadline", "fee", "interest", "iddms"])
    .where(ofThese)
    .orderBy("position")
    .execute();
  const paymentsOf = Map.groupBy(payments, ({ invoiceNo }) => invoiceNo);
  const remindersOf = Map.groupBy(reminders, ({ invoiceNo }) => invoiceNo);
  return rows.map((row) =>
    invoiceStanding({
      ...row,
      payments: paymentsOf.get(row.no) ?? [],
      reminders: remindersOf.get(row.no) ?? [],
    }),
  );
}

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
  // All numbers first: a page that begins after a number would look for what is overdue anew.
  const { rows: overdue } = await db.executeQuery(overdueOn(latestDue(day, at.rules)).compile());
  const numbers = overdue.map(({ no }) => no).toSorted();
  const due: DueReminder[] = [];
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    for (const invoice of await standingsOf(db, some)) {
      const step = invoice.hasArrangement ? undefined : dueStep(invoice, at);
      if (!step?.next || step.isDebit || invoice.toBePaid === 0) continue;
      const { no, holder, insuredNumber, carrier, toBePaid } = invoice;
      const { status, fee } = step.next;
      const interest = interestOf(invoice, step.next, day);
      const owed = toBePaid + fee + interest;
      due.push({ no, holder, insuredNumber, carrier, step: status, fee, interest, owed });
    }
  }
  return due;
}

/** The latest deadline that has a step on a day: each step follows its deadline by some days. */
function latestDue(day: string, rules: readonly DunningRule[]): string {
  const days = Math.min(...rules.map(({ afterDays }) => afterDays));
  return Number.isFinite(days) ? moveDay(day, { days: -days }) : day;
}
