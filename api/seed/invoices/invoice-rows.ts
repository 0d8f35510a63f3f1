import { referenceOf } from "@portal/model/invoices/reference.ts";
import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import {
  debtorAt,
  type InvoiceContent,
  invoiceContent,
} from "../../src/invoices/paper/invoice-content.ts";
import { namedInvoice } from "../../src/insurer/invoice-name.ts";
import { invoicePaper } from "../../src/invoices/paper/invoice-paper.ts";
import { reminderPaper, type ReminderValues } from "../../src/invoices/dunning/reminder-paper.ts";
import { reminderValues } from "../../src/invoices/dunning/send-reminder.ts";
import { duringDay } from "../days.ts";
import { type Addressed, sent, type SentDocument } from "../documents/sent-document.ts";
import { homeOn } from "../people/homes.ts";
import { idOf } from "../documents/iddms.ts";
import type { Household, World } from "../people/household.ts";
import { billedDeadline, offsetIn, type SeededInvoice } from "./invoice-course.ts";
import { invoicesOf, ownerOf, waitingSharesOf } from "./invoices.ts";
import { accountId } from "../people/people.ts";
import { creditorOf } from "../tariffs/catalogue.ts";
import { nameOfProduct } from "../tariffs/named.ts";

/** The newest invoices of each type are unread. */
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
      isDebit: isDirectDebit(owner.paymentMode) && (payment.way ?? "BANK") === "BANK",
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
      iddms: letterOf(invoice, position, household, world),
    })),
  );
}

/** Invoices and reminders as documents. */
export function invoicesSent(household: Household, world: World): SentDocument[] {
  return invoicesOf(household, world).flatMap((invoice) => [
    sentInvoice(invoice, household, world),
    ...sentReminders(invoice, household, world),
  ]);
}

const papers = new WeakMap<SeededInvoice, SentDocument>();

/** The document of an invoice, the same for archive, invoice and notification. */
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
      parameters: { no, named: namedInvoice(invoice) },
      contentFor: (to) => contentOf(invoice, household, world, to),
    });
  papers.set(invoice, paper);
  return paper;
}

/** The invoice at its issue. */
function contentOf(
  invoice: SeededInvoice,
  household: Household,
  world: World,
  { head, language }: Addressed,
): InvoiceContent {
  const { type, lines, periodFrom, periodTo, statementNumber } = invoice;
  const firstNames = new Map(household.people.map((one) => [one.insuredNumber, one.firstname]));
  return invoiceContent({
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
    creditor: creditorOf(invoice.carrier.insurerCode, language),
    debtor: debtorIn(invoice, household, world, invoice.invoiceDate),
    firstNameOf: (number) => firstNames.get(number) ?? String(number),
    productName: (code) => nameOfProduct(code, language),
  });
}

/** The debtor on a slip of a day. */
function debtorIn({ holder }: SeededInvoice, household: Household, world: World, date: string) {
  const home = homeOn(holder, household, world, date);
  return home && debtorAt(`${holder.firstname} ${holder.lastname}`, home);
}

const letters = new WeakMap<SeededInvoice, SentDocument[]>();

/** The letters of an invoice's reminders, the same for archive and invoice. */
export function sentReminders(
  invoice: SeededInvoice,
  household: Household,
  world: World,
): SentDocument[] {
  const known =
    letters.get(invoice) ??
    invoice.reminders.map(({ sentOn }, position) =>
      sent(reminderPaper, {
        about: [invoice.holder],
        date: sentOn,
        parameters: valuesOf(invoice, position),
        contentFor: ({ head }) => {
          const debtor = debtorIn(invoice, household, world, sentOn);
          return { head, ...(debtor && { debtor }) };
        },
      }),
    );
  letters.set(invoice, known);
  return known;
}

function letterOf(
  invoice: SeededInvoice,
  position: number,
  household: Household,
  world: World,
): string | null {
  const letter = sentReminders(invoice, household, world)[position];
  return letter ? idOf(letter, world) : null;
}

/** The values of a letter, as the office would have written it that day. */
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
        status: before.at(-1)?.status ?? "ENCOURS",
        type: invoice.type,
        periodFrom: invoice.periodFrom,
        periodTo: invoice.periodTo,
        lines: [...invoice.lines],
        carrier,
        invoiceDate,
        totalAmount,
        fees,
        toBePaid: totalAmount + fees - offsetIn(invoice),
        bvrNumber: referenceOf(no),
        holder: `${holder.firstname} ${holder.lastname}`,
        reminders: before,
      },
      { step: status, fee, interest, deadline },
    ),
    creditor: creditorOf(carrier.insurerCode, holder.language),
  };
}
