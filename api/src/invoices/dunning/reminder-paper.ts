import { formatDate } from "@portal/model/calendar/dates.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import { InvoiceStatus, InvoiceSubject, ReturnReason } from "@portal/model/invoices/invoice.ts";
import { severityOfStep } from "@portal/model/invoices/severity.ts";
import type { QrBill } from "@portal/model/invoices/qr-bill.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import { greetingFrom } from "../../insurer/papers/letter.ts";
import type { DocumentTemplate } from "../../insurer/papers/document-template.ts";
import { Letterhead } from "../../insurer/papers/letterhead.ts";
import { severityBox } from "../../insurer/papers/severity-box.ts";
import { type Block, paragraph, slipNote, table } from "../../insurer/pdf/paper.ts";
import { KeptCreditor } from "../creditors.ts";
import { KeptDebtor } from "../paper/invoice-content.ts";
import { aboutInvoice, NamedInvoice } from "../../insurer/invoice-name.ts";
import { invoiceTexts } from "../paper/invoice-texts.ts";
import { reminderTexts } from "./reminder-texts.ts";

/** The amounts and days of the letter as of its date. Amounts in rappen. */
export const ReminderValues = z.strictObject({
  no: z.string(),
  step: ReminderStep,
  law: InsuranceLaw,
  billedOn: z.string(),
  billed: z.int(),
  paid: z.int(),
  /** The received amount, if the letter's text mentions it. */
  received: z.int().optional(),
  subject: z.optional(InvoiceSubject),
  /** The name of the invoice; older letters name it by its number. */
  named: z.optional(NamedInvoice),
  /** The bank's reason for returning a debit, if that is the subject of the letter. */
  reason: z.optional(ReturnReason),
  /** The dunning status, if the letter is not a dunning step; absent in older letters. */
  status: z.optional(InvoiceStatus),
  fees: z.int(),
  interest: z.int(),
  owed: z.int(),
  deadline: z.string(),
  /** The creditor and the payment reference. */
  creditor: KeptCreditor.optional(),
  reference: z.string().optional(),
  holder: z.string().optional(),
});
export type ReminderValues = z.infer<typeof ReminderValues>;

/** The letterhead and the debtor. */
const Content = z.object({ head: Letterhead, debtor: KeptDebtor.exactOptional() });
type Content = z.infer<typeof Content>;

/** The letter about an unpaid invoice: a dunning step by the law of the insurance, or the end of a payment plan. */
export const reminderPaper: DocumentTemplate<ReminderValues, Content> = {
  code: "REMINDER",
  type: "INVOICE",
  subType: "REMINDER",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: ReminderValues,
  content: Content,
  title({ no, step, named }, _document, language) {
    const title = reminderTexts[language].titles[step];
    return named ? aboutInvoice(title, named, language) : `${title} – ${formatInvoiceNumber(no)}`;
  },
  reference: ({ no, named }, language) =>
    named && invoiceTexts[language].message.replace("{no}", formatInvoiceNumber(no)),
  draw({ language, date, company }, values, { head, debtor }) {
    const { no, step, creditor } = values;
    const t = reminderTexts[language];
    const bill = slipOf(values, language, debtor);
    return {
      language,
      date,
      title: t.titles[step],
      address: head.window,
      references: [
        [t.number, formatInvoiceNumber(no)],
        [t.billedOn, formatDate(values.billedOn)],
      ],
      blocks: [
        severityBox(severityOfStep(step, values.status), language, [
          [t.total, formatChf(values.owed)],
          step === "POURSUITE"
            ? [t.callFirst, company.phone]
            : [t.payBy, formatDate(values.deadline)],
        ]),
        paragraph(head.salutation),
        ...t.paragraphs(values).map((words) => paragraph(filledSentence(words, values))),
        owedTable(values, language),
        ...(creditor ? [greetingFrom(creditor.name, language)] : []),
        ...(bill ? [slipNote({ overleaf: t.slipOverleaf })] : []),
      ],
      ...(creditor && { sender: creditor }),
      ...(bill && { bill }),
    };
  },
};

function filledSentence(words: string, { deadline, received, owed }: ReminderValues): string {
  return words
    .replaceAll("{deadline}", formatDate(deadline))
    .replaceAll("{received}", formatChf(received ?? 0))
    .replaceAll("{owed}", formatChf(owed));
}

/** No payment slip in debt collection, which adds costs that the letter does not know: the customer calls first. */
function slipOf(
  { no, step, owed, creditor, reference }: ReminderValues,
  language: Language,
  debtor: QrBill["debtor"],
): QrBill | undefined {
  if (step === "POURSUITE" || !creditor || !reference) return undefined;
  const { qrIban: iban, ...party } = creditor;
  return {
    iban,
    creditor: party,
    ...(debtor && { debtor }),
    amount: owed,
    reference,
    message: `${reminderTexts[language].number} ${formatInvoiceNumber(no)}`,
  };
}

/** The amounts owed on the day of the letter: the invoice, payments received and fees so far. */
function owedTable(
  { billed, paid, fees, interest, owed }: ReminderValues,
  language: Language,
): Block {
  const t = reminderTexts[language];
  const parts = [
    [t.invoice, formatAmount(billed)],
    ...(paid > 0 ? [[t.paid, formatAmount(-paid)]] : []),
    ...(fees > 0 ? [[t.fees, formatAmount(fees)]] : []),
    ...(interest > 0 ? [[t.interest, formatAmount(interest)]] : []),
    [t.total, formatAmount(owed)],
  ];
  return table({
    label: t.table,
    columns: [
      { title: "", width: 1.8 },
      ...parts.map(([title = ""]) => ({ title, align: "end" as const })),
    ],
    rows: [],
    total: [`${t.table}, CHF`, ...parts.map(([, amount = ""]) => amount)],
  });
}
