import { formatDate } from "@portal/model/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import { prepare } from "../core/db/statement.ts";
import type { PaperKind } from "../core/papers/kinds.ts";
import { readPeople, salutation } from "../core/papers/people.ts";
import { paragraph, table } from "../core/pdf/paper.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "./stored-invoice.ts";

const Parameters = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
type Parameters = z.infer<typeof Parameters>;

const billedIn = prepare((period: Parameters) =>
  selectInvoices
    .where("invoiceDate", ">=", period.from)
    .where("invoiceDate", "<=", period.to)
    .where("status", "<>", "ANNULEE")
    .orderBy("invoiceDate")
    .orderBy("no"),
);

/** What was billed to the household in a period, what was paid of it, and what is open. */
export const accountStatementPaper: PaperKind<Parameters> = {
  code: "ACCOUNT_STATEMENT",
  type: "DOCUMENT",
  subType: "ACCOUNT_STATEMENT",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  title: ({ from, to }, _document, language) => titleOf(language, from, to),
  async draw(ctx, document, period) {
    const { language, date } = document;
    const [rows, { recipient, window }] = await Promise.all([
      ctx.read(billedIn(period)),
      readPeople(ctx, document),
    ]);
    const t = texts[language];
    return {
      language,
      date,
      title: titleOf(language, period.from, period.to),
      address: window,
      blocks: [
        paragraph(salutation(recipient, language)),
        paragraph(t.lead),
        invoicesTable(rows.map(storedInvoice), language),
      ],
    };
  },
};

function titleOf(language: Language, from: string, to: string): string {
  return `${texts[language].title} ${formatDate(from)} – ${formatDate(to)}`;
}

function invoicesTable(invoices: readonly StoredInvoice[], language: Language) {
  const t = texts[language];
  const [number, date, billed, paid, open] = t.columns;
  const amounts = invoices.map(({ totalAmount, fees, payments, toBePaid }) => [
    totalAmount + fees,
    payments.reduce((sum, { amount }) => sum + amount, 0),
    toBePaid,
  ]);
  const sumOf = (place: number) =>
    formatAmount(amounts.reduce((sum, row) => sum + (row[place] ?? 0), 0));
  return table({
    label: t.title,
    columns: [
      { title: number, width: 2 },
      { title: date },
      { title: billed, align: "end" },
      { title: paid, align: "end" },
      { title: open, align: "end" },
    ],
    rows: invoices.map(({ no, invoiceDate }, place) => [
      formatInvoiceNumber(no),
      formatDate(invoiceDate),
      ...(amounts[place] ?? []).map(formatAmount),
    ]),
    total: [t.total, "", sumOf(0), sumOf(1), sumOf(2)],
  });
}

interface StatementTexts {
  title: string;
  lead: string;
  columns: readonly [string, string, string, string, string];
  total: string;
}

const texts: Readonly<Record<Language, StatementTexts>> = {
  fr: {
    title: "Relevé de compte",
    lead: "Voici ce que nous vous avons facturé, frais compris, ce que vous avez payé et ce qui reste ouvert.",
    columns: ["Facture", "Date", "Facturé CHF", "Payé CHF", "Ouvert CHF"],
    total: "Total",
  },
  de: {
    title: "Kontoauszug",
    lead: "Das haben wir Ihnen samt Gebühren verrechnet, das haben Sie bezahlt, und das ist noch offen.",
    columns: ["Rechnung", "Datum", "Verrechnet CHF", "Bezahlt CHF", "Offen CHF"],
    total: "Total",
  },
  it: {
    title: "Estratto conto",
    lead: "Ecco ciò che le abbiamo fatturato, spese comprese, ciò che ha pagato e ciò che resta aperto.",
    columns: ["Fattura", "Data", "Fatturato CHF", "Pagato CHF", "Aperto CHF"],
    total: "Totale",
  },
  en: {
    title: "Account statement",
    lead: "This is what we billed to you, fees included, what you have paid, and what is still open.",
    columns: ["Invoice", "Date", "Billed CHF", "Paid CHF", "Open CHF"],
    total: "Total",
  },
};
