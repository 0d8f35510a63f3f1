import { formatDate } from "@portal/model/dates.ts";
import { InvoiceStatus } from "@portal/model/invoices/invoices.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import type { PaperKind } from "../core/papers/kinds.ts";
import { Letterhead } from "../core/papers/letterhead.ts";
import { paragraph, table } from "../core/pdf/paper.ts";
import { type ReminderTexts, reminderTexts } from "./reminder-texts.ts";

const Parameters = z.strictObject({ no: z.string(), position: z.int() });
/** What was owed on the day of the letter. In rappen. */
const Content = z.object({
  head: Letterhead,
  status: InvoiceStatus,
  invoiceDate: z.string(),
  totalAmount: z.int(),
  fees: z.int(),
});
type Content = z.infer<typeof Content>;
/** Which step a place in the order is: each follows the one before. */
const inOrder = ["RAPPEL", "SOMMATION", "POURSUITE"] as const;

/** A reminder, the formal warning after it, or the notice that debt collection has begun. */
export const reminderPaper: PaperKind<z.infer<typeof Parameters>, Content> = {
  code: "REMINDER",
  type: "INVOICE",
  subType: "REMINDER",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ no, position }, _document, language) =>
    `${wordsOf(inOrder[position], language).title} – ${formatInvoiceNumber(no)}`,
  draw({ language, date }, { no }, content) {
    const words = wordsOf(content.status, language);
    const t = reminderTexts[language];
    return {
      language,
      date,
      title: words.title,
      address: content.head.window,
      references: [
        [t.number, formatInvoiceNumber(no)],
        [t.billedOn, formatDate(content.invoiceDate)],
      ],
      blocks: [
        paragraph(content.head.salutation),
        ...words.paragraphs.map(paragraph),
        owedTable(content, t),
      ],
    };
  },
};

function wordsOf(status: InvoiceStatus | undefined, language: Language) {
  const { steps } = reminderTexts[language];
  return status === "SOMMATION" || status === "POURSUITE" ? steps[status] : steps.RAPPEL;
}

function owedTable({ totalAmount, fees }: Content, t: ReminderTexts) {
  return table({
    label: t.table,
    columns: [
      { title: t.what, width: 3 },
      { title: "CHF", align: "end" },
    ],
    rows: [
      [t.invoice, formatAmount(totalAmount)],
      [t.fees, formatAmount(fees)],
    ],
    total: [t.total, formatAmount(totalAmount + fees)],
  });
}
