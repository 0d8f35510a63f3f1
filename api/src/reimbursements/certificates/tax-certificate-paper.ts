import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { CertifiedPremiums } from "@portal/model/invoices/certified-premiums.ts";
import { formatAmount } from "@portal/model/money.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Context } from "../../core/context.ts";
import { companyIn } from "../../insurer/papers/company.ts";
import { letter } from "../../insurer/papers/letter.ts";
import { fullName } from "../../insurer/papers/letterhead.ts";
import { readPeople } from "../../insurer/papers/people.ts";
import {
  type Block,
  heading,
  note,
  paragraph,
  type Paper,
  table,
  type TableColumn,
} from "../../insurer/pdf/paper.ts";
import { certificateTexts, type CertificateTexts } from "./certificate-texts.ts";
import { type CertifiedLine, readCertifiedLines } from "./certified-lines.ts";
import { readPaidPremiums } from "./certified-premiums.ts";
import { statementTexts } from "../statement-texts.ts";

interface Certified {
  year: number;
  /** The date on the document: the last day that it covers. */
  date: string;
  language: Language;
  insuredNumber: number;
}

/** A person's costs of a year for the tax office. It is stable once the year is over: statements never change. */
export async function drawCertificate(
  ctx: Context,
  { year, date, language, insuredNumber }: Certified,
): Promise<Paper> {
  const t = certificateTexts[language];
  const [{ head, people }, lines, premiums] = await Promise.all([
    readPeople(ctx, { date, language, partenaires: [insuredNumber] }),
    readCertifiedLines(ctx, insuredNumber, year),
    readPaidPremiums(ctx, insuredNumber, year),
  ]);
  const [person] = people;
  const company = companyIn(language);
  const content = letter({ date, language, company }, head, {
    title: `${t.title} ${year}`,
    ...(person && { subtitle: fullName(person) }),
    references: [
      [t.insuredNumber, groupedNumber(insuredNumber)],
      [t.period, `${formatDate(`${year}-01-01`)} – ${formatDate(date)}`],
    ],
    blocks: [
      paragraph(lines.length > 0 ? t.lead : t.withoutCare),
      ...(lines.length > 0 ? shares(lines, language) : []),
      ...(premiums ? premiumBlocks(premiums, t) : []),
      ...(lines.length > 0 ? statements(lines, t) : []),
      note(t.note),
    ],
  });
  return { ...content, company };
}

function sumOf(lines: readonly CertifiedLine[], amount: (line: CertifiedLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}
const paidByUs = (line: CertifiedLine) => line.basicPaid + line.supplementaryPaid;
const own = (line: CertifiedLine) => line.billed - paidByUs(line);

/** The billed amount, the paid amount, and the parts of the person's own share. */
function shares(lines: readonly CertifiedLine[], language: Language): Block[] {
  const t = certificateTexts[language];
  const sum = (amount: (line: CertifiedLine) => number) => formatAmount(sumOf(lines, amount));
  return [
    heading(t.care),
    table({
      label: t.care,
      columns: amountColumns(t),
      rows: [
        [statementTexts[language].billed, sum((line) => line.billed)],
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

function amountColumns({ amounts, amount }: CertificateTexts): TableColumn[] {
  return [
    { title: amounts, width: 3 },
    { title: amount, align: "end" },
  ];
}

function premiumBlocks(premiums: CertifiedPremiums, t: CertificateTexts): Block[] {
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
function statements(lines: readonly CertifiedLine[], t: CertificateTexts): Block[] {
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
