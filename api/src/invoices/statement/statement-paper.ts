import { formatDate } from "@portal/model/calendar/dates.ts";
import { MovementKind } from "@portal/model/invoices/ledger.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../../insurer/papers/document-template.ts";
import { letter } from "../../insurer/papers/letter.ts";
import { Letterhead } from "../../insurer/papers/letterhead.ts";
import { type Block, facts, heading, paragraph, table } from "../../insurer/pdf/paper.ts";
import { type AccountStatementTexts, accountStatementTexts } from "./statement-texts.ts";

const Parameters = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
type Parameters = z.infer<typeof Parameters>;

/** An account with one insurer, in rappen: opening balance, movements and closing balance; negative is a credit. */
const Account = z.object({
  insurer: z.string(),
  opening: z.int(),
  movements: z.array(
    z.object({
      movedOn: z.string(),
      kind: MovementKind,
      invoiceNo: z.string().nullable(),
      debit: z.int(),
      credit: z.int(),
    }),
  ),
  closing: z.int(),
  /** The parts of the closing balance: open invoices, less the credit. */
  open: z.int(),
  held: z.int(),
});
export type StatedAccount = z.infer<typeof Account>;
const Content = z.object({ head: Letterhead, accounts: z.array(Account) });

/** Every movement of a household's accounts in a period, from the opening balance to the closing one. */
export const accountStatementPaper: DocumentTemplate<Parameters, z.infer<typeof Content>> = {
  code: "ACCOUNT_STATEMENT",
  type: "DOCUMENT",
  subType: "ACCOUNT_STATEMENT",
  documentFilterType: "INVOICE",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ from, to }, _document, language) => titleOf(language, from, to),
  draw(document, period, { head, accounts }) {
    const t = accountStatementTexts[document.language];
    return letter(document, head, {
      title: titleOf(document.language, period.from, period.to),
      blocks: [
        paragraph(accounts.length > 0 ? t.lead : t.nothing),
        ...accounts.flatMap((account) => accountBlocks(account, period, t)),
      ],
    });
  },
};

function titleOf(language: Language, from: string, to: string): string {
  return `${accountStatementTexts[language].title} ${formatDate(from)} – ${formatDate(to)}`;
}

function accountBlocks(
  account: StatedAccount,
  { from, to }: Parameters,
  t: AccountStatementTexts,
): Block[] {
  const { insurer, opening, movements, closing, open, held } = account;
  const [date, what, debit, credit, balance] = t.columns;
  let sum = opening;
  const rows = movements.map((one) => {
    sum += one.debit - one.credit;
    const words = t.movements[one.kind];
    const about = one.invoiceNo ? `${words} ${formatInvoiceNumber(one.invoiceNo)}` : words;
    return [
      formatDate(one.movedOn),
      about,
      amountOnPaper(one.debit),
      amountOnPaper(one.credit),
      formatAmount(sum),
    ];
  });
  return [
    heading(insurer),
    table({
      label: insurer,
      columns: [
        { title: date, width: 1.1 },
        { title: what, width: 3 },
        { title: debit, align: "end" },
        { title: credit, align: "end" },
        { title: balance, align: "end" },
      ],
      rows: [[formatDate(from), t.opening, "", "", formatAmount(opening)], ...rows],
      total: [formatDate(to), t.closing, "", "", formatAmount(closing)],
    }),
    facts([t.open, formatChf(open)], [t.held, formatChf(held)]),
  ];
}

function amountOnPaper(amount: number): string {
  return amount === 0 ? "" : formatAmount(amount);
}
