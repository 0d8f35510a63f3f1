import {
  debitDue,
  type Dunning,
  type DunningRule,
  lateInterest,
  nextDunning,
  deadlineOf,
  type WorkingDay,
} from "@portal/model/invoices/dunning.ts";
import { dunnedFrom } from "@portal/model/invoices/announced-payment.ts";
import { firstDeadline } from "@portal/model/invoices/standing.ts";
import { usualTolerance } from "@portal/model/invoices/small-differences.ts";
import { daysBetween } from "@portal/model/calendar/calendar.ts";
import { sql as raw } from "kysely";
import { sql } from "../../core/db/sql.ts";
import { placeDebit } from "../../insurer/bank/place-order.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import { noteDecision } from "../../insurer/audit.ts";
import type { JobContext, DueItem } from "../job-context.ts";
import { readDunningRules } from "./dunning-rules.ts";
import { followArrangement } from "./follow-arrangement.ts";
import { sendReminder } from "./send-reminder.ts";
import { payDebts } from "../payment/pay-debts.ts";
import { addEntry, readTolerance, settle } from "../payment/settle.ts";
import { lockedInvoice, type InvoiceOfAccount, type InvoiceStanding } from "../stored-invoice.ts";

/** An invoice whose document cannot be opened waits: a reminder must not refer to an unreadable invoice. */
export const hasOpenedPaper = raw<boolean>`not exists (select from paper_failure f where f.iddms = invoice.iddms)`;

/** A system of record that issues the invoices of an insurer reminds and debits them too. */
export const isIssuedHere = raw<boolean>`not exists (select from insurer r
  where r.code = invoice.health_insurer_code and r.invoices_from = 'EXCHANGE')`;

/** Includes small rests that have waited too long for a next invoice. */
const overdueAfter = (no: string, today: string) =>
  sql
    .selectFrom("invoice")
    .select(["no", "accountId"])
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", today)
    .where("no", ">", no)
    .where(hasOpenedPaper)
    .where(isIssuedHere)
    .where(
      raw<boolean>`(rest_carried_on is null or rest_carried_on + coalesce((select carry_days from insurer
        where code = health_insurer_code), ${usualTolerance.carryDays}) <= ${today}::date)`,
    )
    .orderBy("no")
    .limit(1);

/** The next overdue invoice after a number: it is debited, its instalments are followed, or it is dunned. */
export async function findOverdue(job: JobContext, after: string): Promise<DueItem | undefined> {
  const { db, today } = job;
  const { rows } = await db.executeQuery(overdueAfter(after, today).compile());
  const [row] = rows;
  if (!row) return undefined;
  return { key: row.no, process: () => treatOverdue(job, row) };
}

/** Reads the invoice again, because another process may have treated it before its account was locked. */
async function treatOverdue(
  job: JobContext,
  { no, accountId }: { no: string; accountId: string },
): Promise<void> {
  const { db, today } = job;
  await lockAccount(db, accountId);
  const owed = (await lockedInvoice(db, no))?.owed;
  if (!owed || owed.invoice.deadline > today || owed.invoice.toBePaid === 0) return;
  const { invoice } = owed;
  const workingDay = await workingDaysWithin(db);
  if (invoice.restCarried) return giveUpRest(job, owed);
  if (invoice.hasArrangement) return followArrangement(job, owed, workingDay);
  const due = dueStep(invoice, { today, workingDay, rules: await readDunningRules(db) });
  if (!due) return;
  const { isDebit, next } = due;
  if (!isDebit && !(await mayRemind(db, no, today))) return;
  // A credit at the same insurer pays first, before a debit or a letter.
  const held = { accountId, carrier: invoice.carrier };
  await payDebts(job, held);
  const left = (isDebit ? await lockedInvoice(db, no) : await settle(db, no, today))?.owed;
  if (!left || left.invoice.toBePaid === 0 || left.invoice.restCarried) return;
  if (isDebit) await debit(job, left);
  else if (next)
    await remind(job, left, { ...next, deadline: deadlineOf(next, today, workingDay) });
}

interface RunDay {
  today: string;
  workingDay: WorkingDay;
  rules: readonly DunningRule[];
}

/** What is due for an overdue invoice on a day: its debit, or the next step of dunning. The preview asks it too. */
export function dueStep(
  invoice: InvoiceStanding,
  { today, workingDay, rules }: RunDay,
): { isDebit: boolean; next: Dunning | undefined } | undefined {
  const rule = nextDunning(invoice, rules);
  const next = rule && { ...rule, from: dunnedFrom(invoice, rule.from) };
  const isDebit = debitDue(invoice, today, workingDay);
  return isDebit || (next && next.from <= today) ? { isDebit, next } : undefined;
}

/** An employee may hold an invoice back, and the insurer may want each day released before its reminders leave. */
async function mayRemind(db: JobContext["db"], no: string, today: string): Promise<boolean> {
  const { rows } = await raw<{ may: boolean }>`
    select not exists (select from dunning_hold where invoice_no = ${no})
      and (not (select needs_release from dunning_setting)
        or exists (select from dunning_run where day = ${today}::date)) as may`.execute(db);
  return rows[0]?.may === true;
}

/** Interest on what is late until the day of a step. */
export function interestOf(invoice: InvoiceStanding, next: Dunning, day: string): number {
  const { type, toBePaid, fees } = invoice;
  return lateInterest({ type, open: toBePaid - fees, dueOn: firstDeadline(invoice) }, next, day);
}

/**
 * Writes off a small rest that no later invoice of the insurer included: a former customer gets no letter because of a
 * few francs.
 */
async function giveUpRest({ db, today }: JobContext, owed: InvoiceOfAccount): Promise<void> {
  const { no, toBePaid, carrier } = owed.invoice;
  const { restCarriedOn } = await db
    .selectFrom("invoice")
    .select("restCarriedOn")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const { carryDays } = await readTolerance(db, carrier.insurerCode);
  if (restCarriedOn === null || daysBetween(restCarriedOn, today) < carryDays) return;
  await addEntry(
    db,
    { no, accountId: owed.accountId },
    { way: "WRITE_OFF", amount: toBePaid, on: today },
  );
  await settle(db, no, today);
}

/** The bank is ordered to debit the account; the invoice is paid once the bank reports the money. */
async function debit(
  { db, today }: JobContext,
  { invoice, accountId }: InvoiceOfAccount,
): Promise<void> {
  const { no, toBePaid, carrier } = invoice;
  const order = { accountId, carrier, amount: toBePaid, executeOn: today, invoiceNo: no };
  await placeDebit(db, order);
}

interface TakenStep extends Dunning {
  /** The new deadline for the payment. */
  deadline: string;
}

/** Takes a dunning step: its row stores the letter's values, and the invoice gets the status of the step. */
async function remind(
  job: JobContext,
  owed: InvoiceOfAccount,
  { deadline, ...next }: TakenStep,
): Promise<void> {
  const { db, today } = job;
  const { invoice, accountId } = owed;
  const { no, reminders, toBePaid } = invoice;
  const { status, fee } = next;
  const dueOn = invoice.deadline;
  const interest = interestOf(invoice, next, today);
  const iddms = await sendReminder(job, owed, { step: status, fee, interest, deadline });
  const step = { status, sentOn: today, dueOn, deadline, fee, interest, iddms };
  await db
    .insertInto("invoiceReminder")
    .values({
      ...step,
      invoiceNo: no,
      position: reminders.length,
      accountId,
      owed: toBePaid + fee + interest,
    })
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({ status, fees: column("fees", "+", fee + interest), deadline }))
    .where("no", "=", no)
    .execute();
  await noteDecision(db, { actor: "office", accountId, action: `invoice ${status}`, subject: no });
}
