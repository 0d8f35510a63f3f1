import { debitDue, type Dunning, nextDunning } from "@portal/model/invoices/dunning.ts";
import { notify } from "../core/notifications/notify.ts";
import { filePaper } from "../core/papers/file-paper.ts";
import { peopleForPaper } from "../core/papers/people.ts";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk, Found } from "./desk.ts";
import { followArrangement } from "./follow-arrangement.ts";
import { reminderPaper } from "./reminder-paper.ts";
import { type Owed, selectInvoices, storedInvoice } from "./stored-invoice.ts";

const overdueAfter = (no: string, today: string) =>
  selectInvoices
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", today)
    .where("no", ">", no)
    .orderBy("no")
    .limit(1)
    .forUpdate("invoice")
    .skipLocked();

/** The next overdue invoice after a number: it is debited, its instalments are followed, or it is dunned. */
export async function findOverdue(desk: Desk, after: string): Promise<Found | undefined> {
  const { db, today } = desk;
  const { rows } = await db.executeQuery(overdueAfter(after, today).compile());
  const [row] = rows;
  if (!row) return undefined;
  return {
    key: row.no,
    async treat() {
      const owed = { invoice: storedInvoice(row), accountId: row.accountId };
      const next = nextDunning(owed.invoice);
      if (owed.invoice.hasArrangement) await followArrangement(desk, owed);
      else if (debitDue(owed.invoice, today)) await debit(desk, owed);
      else if (next && next.from <= today) await remind(desk, owed, next);
    },
  };
}

/** The bank debits the account by itself: the payment arrives, and is booked like any other. */
async function debit({ db, today }: Desk, { invoice, accountId }: Owed): Promise<void> {
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

async function remind(desk: Desk, { invoice, accountId }: Owed, next: Dunning): Promise<void> {
  const { db, secrets, today } = desk;
  const { no } = invoice;
  const { status, fee } = next;
  const position = invoice.reminders.length;
  const iddms = await fileReminder(desk, { invoice, accountId }, next);
  const deadline = next.deadlineFrom(today);
  await db
    .insertInto("invoiceReminder")
    .values({ invoiceNo: no, position, accountId, status, sentOn: today, fee, iddms })
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({ status, fees: column("fees", "+", fee), deadline }))
    .where("no", "=", no)
    .execute();
  await noteDecision(db, { actor: "office", accountId, action: `invoice ${status}`, subject: no });
  const news = {
    kind: "InvoiceReminder",
    noInvoice: no,
    documentDate: today,
    dueDate: deadline,
    amountDue: invoice.totalAmount + invoice.fees + fee,
    remainingAmount: invoice.toBePaid + fee,
  } as const;
  await notify(db, secrets, { accountId, news, idDms: iddms });
}

async function fileReminder(
  { db, today }: Desk,
  { invoice, accountId }: Owed,
  { status, fee }: Dunning,
): Promise<string> {
  const { no, insuredNumber, reminders, invoiceDate, totalAmount } = invoice;
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const addressed = { accountId, partenaires: [insuredNumber], date: today, language };
  const { head } = await peopleForPaper(db, addressed);
  return filePaper(db, reminderPaper, {
    ...addressed,
    parameters: { no, position: reminders.length },
    content: { head, status, invoiceDate, totalAmount, fees: invoice.fees + fee },
  });
}
