import {
  debitDue,
  type Dunning,
  lateInterest,
  nextDunning,
  termOf,
} from "@portal/model/invoices/dunning.ts";
import { sql as raw } from "kysely";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import { noteDecision } from "../../insurer/requests/decide.ts";
import type { JobContext, Found } from "../billing/job-context.ts";
import { readDunningRules } from "./dunning-rules.ts";
import { followArrangement } from "../payment/follow-arrangement.ts";
import { sendReminder } from "./send-reminder.ts";
import { type Owed, selectInvoices, storedInvoice } from "../stored-invoice.ts";

/** An invoice whose paper its customer cannot open waits: nobody is reminded of what they cannot read. */
const hasOpenedPaper = raw<boolean>`not exists (select from paper_failure f where f.iddms = invoice.iddms)`;

const overdueAfter = (no: string, today: string) =>
  selectInvoices
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", today)
    .where("no", ">", no)
    .where(hasOpenedPaper)
    .orderBy("no")
    .limit(1)
    .forUpdate("invoice")
    .skipLocked();

/** The next overdue invoice after a number: it is debited, its instalments are followed, or it is dunned. */
export async function findOverdue(job: JobContext, after: string): Promise<Found | undefined> {
  const { db, today } = job;
  const { rows } = await db.executeQuery(overdueAfter(after, today).compile());
  const [row] = rows;
  if (!row) return undefined;
  return {
    key: row.no,
    async process() {
      const owed = { invoice: storedInvoice(row), accountId: row.accountId };
      const next = nextDunning(owed.invoice, await readDunningRules(db));
      const workingDay = await workingDaysWithin(db);
      if (owed.invoice.hasArrangement) await followArrangement(job, owed, workingDay);
      else if (debitDue(owed.invoice, today, workingDay)) await debit(job, owed);
      else if (next && next.from <= today) {
        await remind(job, owed, { ...next, deadline: termOf(next, today, workingDay) });
      }
    },
  };
}

/** The bank debits the account by itself: the payment arrives, and is booked like any other. */
async function debit({ db, today }: JobContext, { invoice, accountId }: Owed): Promise<void> {
  const { no, toBePaid, payments } = invoice;
  await db
    .insertInto("invoicePayment")
    .values({
      invoiceNo: no,
      position: payments.length,
      accountId,
      paidOn: today,
      amount: toBePaid,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Taken extends Dunning {
  /** The day by which to pay. */
  deadline: string;
}

/** Takes a step: the row keeps what the letter says, and the invoice stands as the step has it. */
async function remind(job: JobContext, owed: Owed, { deadline, ...next }: Taken): Promise<void> {
  const { db, today } = job;
  const { invoice, accountId } = owed;
  const { no, type, reminders, toBePaid } = invoice;
  const { status, fee } = next;
  const dueOn = invoice.deadline;
  const late = { type, open: toBePaid - invoice.fees, dueOn: reminders[0]?.dueOn ?? dueOn };
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
