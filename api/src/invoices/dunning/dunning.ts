import {
  debitDue,
  type Dunning,
  lateInterest,
  nextDunning,
  deadlineOf,
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
import type { JobContext, DueItem } from "../billing/job-context.ts";
import { readDunningRules } from "./dunning-rules.ts";
import { followArrangement } from "../payment/follow-arrangement.ts";
import { sendReminder } from "./send-reminder.ts";
import { payDebts } from "../payment/pay-debts.ts";
import { addEntry, readTolerance, settle } from "../payment/settle.ts";
import { lockedInvoice, type InvoiceOfAccount } from "../stored-invoice.ts";

/** An invoice whose document cannot be opened waits: a reminder must not refer to an unreadable invoice. */
const hasOpenedPaper = raw<boolean>`not exists (select from paper_failure f where f.iddms = invoice.iddms)`;

/** A system of record that issues the invoices of an insurer reminds and debits them too. */
const isIssuedHere = raw<boolean>`not exists (select from insurer r
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
  const rule = nextDunning(invoice, await readDunningRules(db));
  const next = rule && { ...rule, from: dunnedFrom(invoice, rule.from) };
  const isDebit = debitDue(invoice, today, workingDay);
  if (!isDebit && !(next && next.from <= today)) return;
  // A credit at the same insurer pays first, before a debit or a letter.
  const held = { accountId, carrier: invoice.carrier };
  await payDebts(job, held);
  const left = (isDebit ? await lockedInvoice(db, no) : await settle(db, no, today))?.owed;
  if (!left || left.invoice.toBePaid === 0 || left.invoice.restCarried) return;
  if (isDebit) await debit(job, left);
  else if (next)
    await remind(job, left, { ...next, deadline: deadlineOf(next, today, workingDay) });
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
  const { no, type, reminders, toBePaid } = invoice;
  const { status, fee } = next;
  const dueOn = invoice.deadline;
  const late = { type, open: toBePaid - invoice.fees, dueOn: firstDeadline(invoice) };
  const interest = lateInterest(late, next, today);
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
