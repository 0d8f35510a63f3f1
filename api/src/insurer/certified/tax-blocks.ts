import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { CertifiedPremiums } from "@portal/model/invoices/certified-premiums.ts";
import { formatAmount } from "@portal/model/money.ts";
import { type Block, heading, note, paragraph, table, type TableColumn } from "../pdf/paper.ts";
import type { CertifiedLine } from "./settled-lines.ts";
import { taxTexts, type TaxTexts } from "./tax-texts.ts";

/** What a year's certificate says: the care that was settled, the premiums that were paid, and each statement. */
export function taxBlocks(
  lines: readonly CertifiedLine[],
  premiums: CertifiedPremiums | undefined,
  language: Language,
): Block[] {
  const t = taxTexts[language];
  return [
    paragraph(lines.length > 0 ? t.lead : t.withoutCare),
    ...(lines.length > 0 ? shares(lines, t) : []),
    ...(premiums ? premiumBlocks(premiums, t) : []),
    ...(lines.length > 0 ? statements(lines, t) : []),
  ];
}

function sumOf(lines: readonly CertifiedLine[], amount: (line: CertifiedLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}
const paidByUs = (line: CertifiedLine) => line.basicPaid + line.supplementaryPaid;
const own = (line: CertifiedLine) => line.billed - paidByUs(line);

/** The billed amount, the paid amount, and the parts of the person's own share. */
function shares(lines: readonly CertifiedLine[], t: TaxTexts): Block[] {
  const sum = (amount: (line: CertifiedLine) => number) => formatAmount(sumOf(lines, amount));
  return [
    heading(t.care),
    table({
      label: t.care,
      columns: amountColumns(t),
      rows: [
        [t.billed, sum((line) => line.billed)],
        [t.basicPaid, sum((line) => line.basicPaid)],
        [t.supplementaryPaid, sum((line) => line.supplementaryPaid)],
        [t.deductible, sum((line) => line.deductible)],
        [t.coinsurance, sum((line) => line.coinsurance)],
        [t.hospitalContribution, sum((line) => line.hospitalContribution)],
        [t.notCovered, sum((line) => line.notCovered)],
      ],
      total: [t.own, sum(own)],
    }),
  ];
}

function amountColumns({ amounts, amount }: TaxTexts): TableColumn[] {
  return [
    { title: amounts, width: 3 },
    { title: amount, align: "end" },
  ];
}

function premiumBlocks(premiums: CertifiedPremiums, t: TaxTexts): Block[] {
  const { basic, supplementary, corrected } = premiums;
  return [
    heading(t.premiums),
    table({
      label: t.premiums,
      columns: amountColumns(t),
      rows: [
        [t.basic, formatAmount(basic)],
        [t.supplementary, formatAmount(supplementary)],
        ...(corrected === 0 ? [] : [[t.corrected, formatAmount(corrected)]]),
      ],
      total: [t.total, formatAmount(basic + supplementary + corrected)],
    }),
    note(t.premiumNote),
  ];
}

/** One row for each statement, so that every sum can be checked. */
function statements(lines: readonly CertifiedLine[], t: TaxTexts): Block[] {
  const cells = (of: readonly CertifiedLine[]) => [
    formatAmount(sumOf(of, (line) => line.billed)),
    formatAmount(sumOf(of, paidByUs)),
    formatAmount(sumOf(of, own)),
  ];
  const [number, date, billed, paid, share] = t.columns;
  return [
    heading(t.statements),
    table({
      label: t.statements,
      columns: [
        { title: number, width: 2 },
        { title: date },
        { title: billed, align: "end" },
        { title: paid, align: "end" },
        { title: share, align: "end" },
      ],
      rows: [...Map.groupBy(lines, ({ statementNumber }) => statementNumber)].map(([name, of]) => [
        name,
        formatDate(of[0]?.date ?? ""),
        ...cells(of),
      ]),
      total: [t.total, "", ...cells(lines)],
    }),
  ];
}
