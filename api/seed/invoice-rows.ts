import { referenceOf } from "@portal/model/invoices/reference.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { invoicePaper } from "../src/invoices/invoice-paper.ts";
import { reminderPaper } from "../src/invoices/reminder-paper.ts";
import { duringDay } from "./days.ts";
import type { SentDocument } from "./documents.ts";
import { idOf } from "./iddms.ts";
import type { Household, World } from "./household.ts";
import type { SeededInvoice } from "./invoice-course.ts";
import { invoicesOf, ownerOf } from "./invoices.ts";
import { accountId } from "./people.ts";

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
    sentReminders(invoice).map((sent, position) => {
      const { status = "RAPPEL", fee = 0, sentOn = sent.date } = invoice.reminders[position] ?? {};
      return {
        invoiceNo: invoice.no,
        position,
        accountId: accountId(world, owner),
        status,
        sentOn,
        fee,
        iddms: idOf(sent, world),
      };
    }),
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

export function sentReminders({ no, holder, reminders }: SeededInvoice): SentDocument[] {
  return reminders.map(({ sentOn }, position) => {
    return { kind: reminderPaper, about: [holder], date: sentOn, parameters: { no, position } };
  });
}
