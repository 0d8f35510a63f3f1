import { referenceOf } from "@portal/model/invoices/reference.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { type InvoiceContent, invoiceContent } from "../src/invoices/invoice-content.ts";
import { invoicePaper } from "../src/invoices/invoice-paper.ts";
import { reminderPaper } from "../src/invoices/reminder-paper.ts";
import { duringDay } from "./days.ts";
import { type Addressed, sent, type SentDocument } from "./documents.ts";
import { homeOn } from "./homes.ts";
import { idOf } from "./iddms.ts";
import type { Household, World } from "./household.ts";
import { billedDeadline, offsetIn, type SeededInvoice } from "./invoice-course.ts";
import { invoicesOf, ownerOf } from "./invoices.ts";
import { accountId } from "./people.ts";
import { insurerCreditor, nameOfProduct } from "./tariffs/named.ts";

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
      iddms: idOf(sentInvoice(invoice, household, world), world),
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
    sentInvoice(invoice, household, world),
    ...sentReminders(invoice),
  ]);
}

const papers = new WeakMap<SeededInvoice, SentDocument>();

/** The same one for whoever asks: archive, invoice and notification name it. */
export function sentInvoice(
  invoice: SeededInvoice,
  household: Household,
  world: World,
): SentDocument {
  const { no, holder, invoiceDate: date } = invoice;
  const paper =
    papers.get(invoice) ??
    sent(invoicePaper, {
      about: [holder],
      date,
      parameters: { no },
      contentFor: (to) => contentOf(invoice, household, world, to),
    });
  papers.set(invoice, paper);
  return paper;
}

/** An invoice as it was before anything happened to it. */
function contentOf(
  invoice: SeededInvoice,
  household: Household,
  world: World,
  { head, language }: Addressed,
): InvoiceContent {
  const { no, type, lines, holder, periodFrom, periodTo, statementNumber } = invoice;
  const firstNames = new Map(household.people.map((one) => [one.insuredNumber, one.firstname]));
  return invoiceContent({
    no,
    head,
    type,
    periodFrom,
    periodTo,
    deadline: billedDeadline(invoice),
    adhesionNumber: String(household.people[0]?.insuredNumber),
    statementNumber,
    paymentMode: ownerOf(household)?.paymentMode ?? "BVR",
    lines,
    offset: offsetIn(invoice),
    creditor: insurerCreditor(invoice.carrier.insurerCode, language),
    holder: {
      name: `${holder.firstname} ${holder.lastname}`,
      home: homeOn(holder, household, world, invoice.invoiceDate),
    },
    firstNameOf: (number) => firstNames.get(number) ?? String(number),
    productName: (code) => nameOfProduct(code, language),
  });
}

export function sentReminders({
  no,
  holder,
  reminders,
  invoiceDate,
  totalAmount,
}: SeededInvoice): SentDocument[] {
  return reminders.map(({ sentOn, status }, position) =>
    sent(reminderPaper, {
      about: [holder],
      date: sentOn,
      parameters: { no, position },
      contentFor: ({ head }) => ({
        head,
        status,
        invoiceDate,
        totalAmount,
        fees: reminders.slice(0, position + 1).reduce((sum, { fee }) => sum + fee, 0),
      }),
    }),
  );
}
