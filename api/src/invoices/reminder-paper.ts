import { formatDate } from "@portal/model/dates.ts";
import type { InvoiceStatus } from "@portal/model/invoices/invoices.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import { prepare } from "../core/db/statement.ts";
import type { PaperKind } from "../core/papers/kinds.ts";
import { readPeople, salutation } from "../core/papers/people.ts";
import { paragraph, table } from "../core/pdf/paper.ts";
import { type ReminderTexts, reminderTexts } from "./reminder-texts.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "./stored-invoice.ts";

const Parameters = z.strictObject({ no: z.string(), position: z.int() });
const byNumber = prepare((wanted: { no: string }) => selectInvoices.where("no", "=", wanted.no));
/** Which step a place in the order is: each follows the one before. */
const inOrder = ["RAPPEL", "SOMMATION", "POURSUITE"] as const;

/** A reminder, the formal warning after it, or the notice that debt collection has begun. */
export const reminderPaper: PaperKind<z.infer<typeof Parameters>> = {
  code: "REMINDER",
  type: "INVOICE",
  subType: "REMINDER",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  title: ({ no, position }, _document, language) =>
    `${wordsOf(inOrder[position], language).title} – ${formatInvoiceNumber(no)}`,
  async draw(ctx, document, { no, position }) {
    const [row] = await ctx.read(byNumber({ no }));
    const invoice = row && storedInvoice(row);
    const reminder = invoice?.reminders[position];
    if (!invoice || !reminder) return undefined;
    const { language, date } = document;
    const words = wordsOf(reminder.status, language);
    const t = reminderTexts[language];
    const { recipient, window } = await readPeople(ctx, document);
    return {
      language,
      date,
      title: words.title,
      address: window,
      references: [
        [t.number, formatInvoiceNumber(no)],
        [t.billedOn, formatDate(invoice.invoiceDate)],
      ],
      blocks: [
        paragraph(salutation(recipient, language)),
        ...words.paragraphs.map(paragraph),
        owedTable(invoice, position, t),
      ],
    };
  },
};

function wordsOf(status: InvoiceStatus | undefined, language: Language) {
  const { steps } = reminderTexts[language];
  return status === "SOMMATION" || status === "POURSUITE" ? steps[status] : steps.RAPPEL;
}

/** What was owed on the day of the letter: the invoice, and the fees up to it. */
function owedTable(invoice: StoredInvoice, position: number, t: ReminderTexts) {
  const fees = invoice.reminders.slice(0, position + 1).reduce((sum, { fee }) => sum + fee, 0);
  return table({
    label: t.table,
    columns: [
      { title: t.what, width: 3 },
      { title: "CHF", align: "end" },
    ],
    rows: [
      [t.invoice, formatAmount(invoice.totalAmount)],
      [t.fees, formatAmount(fees)],
    ],
    total: [t.total, formatAmount(invoice.totalAmount + fees)],
  });
}
