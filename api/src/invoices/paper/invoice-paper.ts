import { formatDate } from "@portal/model/calendar/dates.ts";
import { paymentVariant } from "@portal/model/invoices/standing.ts";
import type { QrBill } from "@portal/model/invoices/qr-bill.ts";
import { formatInvoiceNumber, referenceOf } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../../insurer/papers/document-template.ts";
import { severityBox } from "../../insurer/papers/severity-box.ts";
import { type Block, highlight, paragraph, slipNote, table } from "../../insurer/pdf/paper.ts";
import { InvoiceContent } from "./invoice-content.ts";
import { invoiceName, NamedInvoice } from "../../insurer/invoice-name.ts";
import { invoiceTexts } from "./invoice-texts.ts";

/** Older documents are named by their number alone. */
const Parameters = z.strictObject({ no: z.string(), named: z.optional(NamedInvoice) });

/** An invoice document as of its date: later payments do not change it. */
export const invoicePaper: DocumentTemplate<z.infer<typeof Parameters>, InvoiceContent> = {
  code: "INVOICE",
  type: "INVOICE",
  subType: "INVOICE",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  content: InvoiceContent,
  title: ({ no, named }, _document, language) =>
    named ? invoiceName(named, language) : messageOf(no, language),
  reference: ({ no, named }, language) => named && messageOf(no, language),
  draw({ language, date }, { no }, invoice) {
    const t = invoiceTexts[language];
    return {
      language,
      date,
      title: titleOf(invoice, language),
      address: invoice.head.window,
      references: [
        [t.number, formatInvoiceNumber(no)],
        [t.adhesion, invoice.adhesionNumber],
        [t.period, `${formatDate(invoice.periodFrom)} – ${formatDate(invoice.periodTo)}`],
      ],
      blocks: [
        amountBox(invoice, language),
        paragraph(leadOf(invoice, language)),
        linesTable(invoice, language),
        ...howToPay(invoice, language),
      ],
      ...(isPaidBySlip(invoice) && { bill: billOf(no, invoice, language) }),
      sender: invoice.creditor,
    };
  },
};

/** The amount to pay; a negative amount is owed to the customer. */
function dueOf({ totalAmount, offset, writtenOff }: InvoiceContent): number {
  return totalAmount - offset - writtenOff;
}

/** The amount and the day in one box; on the day of issue an invoice is due, never overdue. */
function amountBox(invoice: InvoiceContent, language: Language): Block {
  const t = invoiceTexts[language];
  const due = dueOf(invoice);
  if (invoice.totalAmount < 0) {
    return highlight({ tone: "done", facts: [[t.credit, formatChf(-invoice.totalAmount)]] });
  }
  const amount = [t.amount, formatChf(due)] as const;
  if (due <= 0) return highlight({ tone: "done", facts: [amount] });
  const day = formatDate(invoice.deadline);
  if (paymentVariant(invoice.paymentMode) === "DIRECTDEBIT") {
    return highlight({ tone: "info", facts: [amount, [t.debitedOn, day]] });
  }
  return severityBox("DUE", language, [amount, [t.deadline, day]]);
}

function isPaidBySlip(invoice: InvoiceContent): boolean {
  return dueOf(invoice) > 0 && paymentVariant(invoice.paymentMode) === "QRBILL";
}

function billOf(no: string, invoice: InvoiceContent, language: Language): QrBill {
  const { creditor, debtor } = invoice;
  const { qrIban, ...party } = creditor;
  return {
    iban: qrIban,
    creditor: party,
    ...(debtor && { debtor }),
    amount: dueOf(invoice),
    reference: referenceOf(no),
    message: messageOf(no, language),
  };
}

function messageOf(no: string, language: Language): string {
  return invoiceTexts[language].message.replace("{no}", formatInvoiceNumber(no));
}

function titleOf({ type, totalAmount }: InvoiceContent, language: Language): string {
  const t = invoiceTexts[language];
  if (totalAmount < 0) return t.credit;
  return type === "PREMIUM" ? t.premium : t.benefits;
}

function leadOf(invoice: InvoiceContent, language: Language): string {
  const t = invoiceTexts[language];
  if (invoice.totalAmount < 0) return t.creditLead;
  const words = invoice.type === "PREMIUM" ? t.premiumLead : t.benefitsLead;
  return words
    .replace("{from}", formatDate(invoice.periodFrom))
    .replace("{to}", formatDate(invoice.periodTo))
    .replace("{statement}", invoice.statementNumber ?? "");
}

function linesTable(invoice: InvoiceContent, language: Language): Block {
  const { lines, offset, writtenOff } = invoice;
  const t = invoiceTexts[language];
  const [person, insurance, amount] = t.columns;
  return table({
    label: t.table,
    columns: [{ title: person }, { title: insurance, width: 3 }, { title: amount, align: "end" }],
    rows: [
      ...lines.map((line) => [
        line.person,
        [t.lines[line.kind], line.name].filter(Boolean).join(" · "),
        formatAmount(line.amount),
      ]),
      ...(offset > 0 ? [["", t.offset, formatAmount(-offset)]] : []),
      ...(writtenOff > 0 ? [["", t.writtenOff, formatAmount(-writtenOff)]] : []),
    ],
    total: [offset > 0 ? t.rest : t.total, "", formatAmount(dueOf(invoice))],
  });
}

function howToPay(invoice: InvoiceContent, language: Language): Block[] {
  if (invoice.totalAmount <= 0) return [];
  const t = invoiceTexts[language];
  if (dueOf(invoice) === 0) return [paragraph(t.covered)];
  const variant = paymentVariant(invoice.paymentMode);
  if (variant === "QRBILL") return [slipNote({ below: t.byQrBill, overleaf: t.byQrBillOverleaf })];
  const said = variant === "DIRECTDEBIT" ? t.byDirectDebit : t.byEbill;
  return [paragraph(said.replace("{deadline}", formatDate(invoice.deadline)))];
}
