import { referenceOf } from "@portal/model/invoices/reference.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { invoicePaper } from "../src/invoices/invoice-paper.ts";
import { reminderPaper, type ReminderValues } from "../src/invoices/reminder-paper.ts";
import { reminderValues } from "../src/invoices/send-reminder.ts";
import { duringDay } from "./days.ts";
import type { SentDocument } from "./documents.ts";
import { idOf } from "./iddms.ts";
import type { Household, World } from "./household.ts";
import type { SeededInvoice } from "./invoice-course.ts";
import { invoicesOf, ownerOf, waitingSharesOf } from "./invoices.ts";
import { accountId } from "./people.ts";
import { creditorOf } from "./tariffs/catalogue.ts";

/** The newest of each type is unread. */
const FRESH = 2;

export function invoiceRows(household: Household, world: World): Insertable<Tables["invoice"]>[] {
  const owner = ownerOf(household);
  if (!owner) return [];
  const invoices = invoicesOf(household, world);
  const unread = new Set(
    (["PREMIUM", "BENEFITS"] as const).flatMap((type) =>
      invoices.filter((one) => one.type === type).slice(-FRESH),
    ),
  );
  return invoices.map((invoice) => {
    const { holder, payments, reminders, carrier, ...kept } = invoice;
    return {
      ...kept,
      accountId: accountId(world, owner),
      insuredNumber: holder.insuredNumber,
      holder: `${holder.firstname} ${holder.lastname}`,
      law: carrier.law,
      healthInsurerCode: carrier.insurerCode,
      paid: payments.reduce((sum, { amount }) => sum + amount, 0),
      paymentMode: owner.paymentMode,
      bvrNumber: referenceOf(invoice.no),
      adhesionNumber: String(household.people[0]?.insuredNumber),
      iddms: idOf(sentInvoice(invoice), world),
      seenAt: unread.has(invoice)
        ? null
        : new Date(duringDay(invoice.invoiceDate, reminders.length)),
    };
  });
}

/** Shares of care that wait for the next invoice. */
export function waitingShareRows(
  household: Household,
  world: World,
): Insertable<Tables["waitingShare"]>[] {
  const owner = ownerOf(household);
  if (!owner) return [];
  return waitingSharesOf(household, world).map(({ insurerCode, ...share }) => ({
    ...share,
    accountId: accountId(world, owner),
    healthInsurerCode: insurerCode,
  }));
}

export function invoicePaymentRows(
  household: Household,
  world: World,
): Insertable<Tables["invoicePayment"]>[] {
  const owner = ownerOf(household);
  if (!owner) return [];
  return invoicesOf(household, world).flatMap(({ no, payments }) =>
    payments.map((payment, position) => ({
      invoiceNo: no,
      position,
      accountId: accountId(world, owner),
      isBooked: true,
      ...payment,
    })),
  );
}

export function invoiceReminderRows(
  household: Household,
  world: World,
): Insertable<Tables["invoiceReminder"]>[] {
  const owner = ownerOf(household);
  if (!owner) return [];
  return invoicesOf(household, world).flatMap((invoice) =>
    invoice.reminders.map((reminder, position) => ({
      ...reminder,
      invoiceNo: invoice.no,
      position,
      accountId: accountId(world, owner),
      iddms: letterOf(invoice, position, world),
    })),
  );
}

/** Invoices and reminders as documents. */
export function invoicesSent(household: Household, world: World): SentDocument[] {
  return invoicesOf(household, world).flatMap((invoice) => [
    sentInvoice(invoice),
    ...sentReminders(invoice),
  ]);
}

const papers = new WeakMap<SeededInvoice, SentDocument>();

/** The same one for whoever asks: archive, invoice and notification name it. */
export function sentInvoice(invoice: SeededInvoice): SentDocument {
  const { no, holder, invoiceDate: date } = invoice;
  const paper: SentDocument = papers.get(invoice) ?? {
    kind: invoicePaper,
    about: [holder],
    date,
    parameters: { no },
  };
  papers.set(invoice, paper);
  return paper;
}

const letters = new WeakMap<SeededInvoice, SentDocument[]>();

/** The letters of an invoice's reminders, the same ones for whoever asks. */
export function sentReminders(invoice: SeededInvoice): SentDocument[] {
  const sent =
    letters.get(invoice) ??
    invoice.reminders.map((reminder, position) => ({
      kind: reminderPaper,
      about: [invoice.holder] as const,
      date: reminder.sentOn,
      parameters: valuesOf(invoice, position),
    }));
  letters.set(invoice, sent);
  return sent;
}

function letterOf(invoice: SeededInvoice, position: number, world: World): string | null {
  const letter = sentReminders(invoice)[position];
  return letter ? idOf(letter, world) : null;
}

/** What a letter says, as the office would have written it that day. */
function valuesOf(invoice: SeededInvoice, position: number): ReminderValues {
  const { holder, totalAmount, no, carrier, invoiceDate } = invoice;
  const before = invoice.reminders.slice(0, position);
  const {
    status = "RAPPEL",
    fee = 0,
    interest = 0,
    deadline = "",
  } = invoice.reminders[position] ?? {};
  const fees = before.reduce((sum, one) => sum + one.fee + one.interest, 0);
  return {
    ...reminderValues(
      {
        no,
        carrier,
        invoiceDate,
        totalAmount,
        fees,
        toBePaid: totalAmount + fees,
        bvrNumber: referenceOf(no),
        holder: `${holder.firstname} ${holder.lastname}`,
        reminders: before,
      },
      { step: status, fee, interest, deadline },
    ),
    creditor: creditorOf(carrier.insurerCode, holder.language),
  };
}
