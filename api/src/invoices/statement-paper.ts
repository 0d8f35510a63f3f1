import { formatDate } from "@portal/model/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import type { PaperKind } from "../core/papers/kinds.ts";
import { Letterhead } from "../core/papers/letterhead.ts";
import { paragraph, table } from "../core/pdf/paper.ts";

const Parameters = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
type Parameters = z.infer<typeof Parameters>;

const Row = z.object({
  no: z.string(),
  invoiceDate: z.string(),
  billed: z.int(),
  paid: z.int(),
  open: z.int(),
});
type Row = z.infer<typeof Row>;
const Content = z.object({ head: Letterhead, invoices: z.array(Row) });

/** What was billed to the household in a period, what was paid of it, and what is open. */
export const accountStatementPaper: PaperKind<Parameters, z.infer<typeof Content>> = {
  code: "ACCOUNT_STATEMENT",
  type: "DOCUMENT",
  subType: "ACCOUNT_STATEMENT",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ from, to }, _document, language) => titleOf(language, from, to),
  draw({ language, date }, period, { head, invoices }) {
    const t = texts[language];
    return {
      language,
      date,
      title: titleOf(language, period.from, period.to),
      address: head.window,
      blocks: [paragraph(head.salutation), paragraph(t.lead), invoicesTable(invoices, language)],
    };
  },
};

function titleOf(language: Language, from: string, to: string): string {
  return `${texts[language].title} ${formatDate(from)} – ${formatDate(to)}`;
}

function invoicesTable(invoices: readonly Row[], language: Language) {
  const t = texts[language];
  const [number, date, billed, paid, open] = t.columns;
  const amounts = invoices.map(({ billed: total, paid: part, open: rest }) => [total, part, rest]);
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
