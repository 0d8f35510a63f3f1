import { randomBytes } from "node:crypto";
import { isUnpaid } from "@portal/model/invoices/invoices.ts";
import { debitDue, type Dunning, nextDunning } from "@portal/model/invoices/dunning.ts";
import { knownLanguage } from "@portal/model/languages.ts";
import { tellNews } from "../core/outbox/tell.ts";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk } from "./desk.ts";
import { invoicePaid, invoiceReminded } from "./messages.ts";
import { reminderPaper } from "./reminder-paper.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "./stored-invoice.ts";

interface Owed {
  invoice: StoredInvoice;
  accountId: string;
}

const overdueAfter = (no: string, today: string) =>
  selectInvoices
    .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
    .where("deadline", "<=", today)
    .where("no", ">", no)
    .orderBy("no")
    .limit(1)
    .forUpdate("invoice")
    .skipLocked();

/** Treats the next overdue invoice after a number: debits it, or takes the step of dunning that is due. Says its number. */
export async function treatOverdue(desk: Desk, after: string): Promise<string | undefined> {
  const { db, today } = desk;
  const { rows } = await db.executeQuery(overdueAfter(after, today).compile());
  const [row] = rows;
  if (!row) return undefined;
  const owed = { invoice: storedInvoice(row), accountId: row.accountId };
  const next = nextDunning(owed.invoice);
  if (debitDue(owed.invoice, today)) await debit(desk, owed);
  else if (next && next.from <= today) await remind(desk, owed, next);
  return row.no;
}

/** Books the next payment that arrived after a number. An invoice that is paid in full is settled. Says its number. */
export async function bookPayment(desk: Desk, after: string): Promise<string | undefined> {
  const { db } = desk;
  const payment = await db
    .selectFrom("invoicePayment")
    .select(["invoiceNo", "position", "accountId", "amount"])
    .where("isBooked", "=", false)
    .where("invoiceNo", ">", after)
    .orderBy("invoiceNo")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!payment) return undefined;
  const { invoiceNo, position, accountId, amount } = payment;
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", invoiceNo).forUpdate("invoice").compile(),
  );
  const invoice = rows[0] && storedInvoice(rows[0]);
  const isSettled = invoice !== undefined && isUnpaid(invoice.status) && amount >= invoice.toBePaid;
  await db
    .updateTable("invoicePayment")
    .set({ isBooked: true })
    .where("invoiceNo", "=", invoiceNo)
    .where("position", "=", position)
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({
      paid: column("paid", "+", amount),
      ...(isSettled && { status: "REGLEE" }),
    }))
    .where("no", "=", invoiceNo)
    .execute();
  const action = "invoice payment booked";
  await noteDecision(db, { actor: "office", accountId, action, subject: invoiceNo });
  if (isSettled) await tell(desk, accountId, invoicePaid.key);
  return invoiceNo;
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
  const { db, today } = desk;
  const { no } = invoice;
  const position = invoice.reminders.length;
  const iddms = randomBytes(10).toString("hex").toUpperCase();
  const { code, type, subType, documentFilterType } = reminderPaper;
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId,
      partenaires: JSON.stringify([invoice.insuredNumber]),
      code,
      type,
      subType,
      documentFilterType,
      date: today,
      language,
      parameters: JSON.stringify({ no, position }),
    })
    .execute();
  const { status, fee } = next;
  await db
    .insertInto("invoiceReminder")
    .values({ invoiceNo: no, position, accountId, status, sentOn: today, fee, iddms })
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({
      status,
      fees: column("fees", "+", fee),
      deadline: next.deadlineFrom(today),
    }))
    .where("no", "=", no)
    .execute();
  await noteDecision(db, { actor: "office", accountId, action: `invoice ${status}`, subject: no });
  await tell(desk, accountId, invoiceReminded.key);
}

async function tell({ db, secrets }: Desk, accountId: string, template: string): Promise<void> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const about = "invoiceReminder";
  await tellNews(db, secrets, { accountId, template, about, language: knownLanguage(language) });
}
