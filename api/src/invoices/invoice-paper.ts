import { formatDate } from "@portal/model/dates.ts";
import { paymentVariant } from "@portal/model/invoices/invoices.ts";
import type { QrBill } from "@portal/model/invoices/qr-bill.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/statement.ts";
import type { FiledDocument, PaperKind } from "../core/papers/kinds.ts";
import { readPeople, salutation } from "../core/papers/people.ts";
import { type Block, paragraph, table } from "../core/pdf/paper.ts";
import { type Creditor, creditorIn } from "./creditors.ts";
import { debtorOn } from "./debtor.ts";
import { invoiceTexts } from "./invoice-texts.ts";
import { productNames } from "./invoices.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "./stored-invoice.ts";

const Parameters = z.strictObject({ no: z.string() });
const byNumber = prepare((wanted: { no: string }) => selectInvoices.where("no", "=", wanted.no));

/** An invoice on paper. It says what was billed that day: what was paid since does not change it. */
export const invoicePaper: PaperKind<z.infer<typeof Parameters>> = {
  code: "INVOICE",
  type: "INVOICE",
  subType: "INVOICE",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  title: ({ no }, _document, language) =>
    invoiceTexts[language].message.replace("{no}", formatInvoiceNumber(no)),
  async draw(ctx, document, { no }) {
    const [row] = await ctx.read(byNumber({ no }));
    if (!row) return undefined;
    const invoice = storedInvoice(row);
    const { language, date } = document;
    const t = invoiceTexts[language];
    const { recipient, window } = await readPeople(ctx, document);
    const creditor = await creditorIn(ctx, invoice.carrier.insurerCode, language);
    return {
      language,
      date,
      title: titleOf(invoice, language),
      address: window,
      references: [
        [t.number, formatInvoiceNumber(no)],
        [t.adhesion, invoice.adhesionNumber],
        [t.period, `${formatDate(invoice.periodFrom)} – ${formatDate(invoice.periodTo)}`],
        ...(invoice.totalAmount > 0 ? ([[t.deadline, formatDate(invoice.deadline)]] as const) : []),
      ],
      blocks: [
        paragraph(salutation(recipient, language)),
        paragraph(leadOf(invoice, language)),
        await linesTable(ctx, document, invoice),
        ...howToPay(invoice, language),
      ],
      ...(isPaidBySlip(invoice) && { bill: await billOf(ctx, document, invoice, creditor) }),
      sender: creditor,
    };
  },
};

function titleOf({ type, totalAmount }: StoredInvoice, language: Language): string {
  const t = invoiceTexts[language];
  if (totalAmount < 0) return t.credit;
  return type === "PREMIUM" ? t.premium : t.benefits;
}

function leadOf(invoice: StoredInvoice, language: Language): string {
  const t = invoiceTexts[language];
  if (invoice.totalAmount < 0) return t.creditLead;
  const words = invoice.type === "PREMIUM" ? t.premiumLead : t.benefitsLead;
  return words
    .replace("{from}", formatDate(invoice.periodFrom))
    .replace("{to}", formatDate(invoice.periodTo))
    .replace("{statement}", invoice.statementNumber ?? "");
}

async function linesTable(
  ctx: Context,
  document: FiledDocument,
  { lines, totalAmount }: StoredInvoice,
): Promise<Block> {
  const { language } = document;
  const t = invoiceTexts[language];
  const everybody = lines.map(({ insuredNumber }) => insuredNumber);
  const [names, { people }] = await Promise.all([
    productNames(ctx, language),
    readPeople(ctx, { ...document, partenaires: everybody }),
  ]);
  const nameOf = (number: number) =>
    people.find(({ insuredNumber }) => insuredNumber === number)?.firstname ?? String(number);
  const [person, insurance, amount] = t.columns;
  return table({
    label: t.table,
    columns: [{ title: person }, { title: insurance, width: 3 }, { title: amount, align: "end" }],
    rows: lines.map((line) => [
      nameOf(line.insuredNumber),
      [t.lines[line.kind], names.get(line.about) ?? line.about].filter(Boolean).join(" · "),
      formatAmount(line.amount),
    ]),
    total: [t.total, "", formatAmount(totalAmount)],
  });
}

function isPaidBySlip({ totalAmount, paymentMode }: StoredInvoice): boolean {
  return totalAmount > 0 && paymentVariant(paymentMode) === "QRBILL";
}

async function billOf(
  ctx: Context,
  { date, language }: FiledDocument,
  { no, holder, totalAmount, bvrNumber }: StoredInvoice,
  creditor: Creditor,
): Promise<QrBill> {
  const debtor = await debtorOn(ctx, date, holder);
  const { qrIban, ...party } = creditor;
  return {
    iban: qrIban,
    creditor: party,
    ...(debtor && { debtor }),
    amount: totalAmount,
    reference: bvrNumber,
    message: invoiceTexts[language].message.replace("{no}", formatInvoiceNumber(no)),
  };
}

function howToPay(invoice: StoredInvoice, language: Language): Block[] {
  if (invoice.totalAmount <= 0) return [];
  const t = invoiceTexts[language];
  const words = { DIRECTDEBIT: t.byDirectDebit, EBANKING: t.byEbill, QRBILL: t.byQrBill };
  const said = words[paymentVariant(invoice.paymentMode)];
  return [paragraph(said.replace("{deadline}", formatDate(invoice.deadline)))];
}
