import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { outcomeOf, paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { careLabel, NamedCare, StatementCorrection } from "@portal/model/statements.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { letter } from "../insurer/papers/letter.ts";
import { fullName, Letterhead, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import {
  type Block,
  type Fact,
  heading,
  highlight,
  meters,
  note,
  paragraph,
  table,
  type TableRow,
} from "../insurer/pdf/paper.ts";
import { type MeterTexts, meterTexts } from "./meter-texts.ts";
import { type StatementTexts, statementTexts } from "./statement-texts.ts";

/** Older documents are named by their number alone. */
const Parameters = z.strictObject({
  statementNumber: z.string(),
  care: z.optional(NamedCare),
});

/** A bill and its division, in rappen. */
const Line = z.object({
  provider: z.string(),
  category: CareCategory,
  treatmentBegin: z.string(),
  treatmentEnd: z.string(),
  tiers: Tiers,
  billed: z.int(),
  notCovered: z.int(),
  supplementaryPaid: z.int(),
  hospitalContribution: z.int(),
  deductible: z.int(),
  coinsuranceRate: z.int(),
  coinsurance: z.int(),
  basicPaid: z.int(),
  /** The corrected statement; absent in documents from before corrections existed. */
  corrects: z.object({ correction: StatementCorrection, statementNumber: z.string() }).optional(),
});
type Line = z.infer<typeof Line>;

/** The cost share of a year including this statement, in rappen. */
const Year = z.object({
  year: z.int(),
  deductibleAnnual: z.int(),
  deductiblePaid: z.int(),
  coinsuranceAnnual: z.int(),
  coinsurancePaid: z.int(),
});
export type StatedYear = z.infer<typeof Year>;

/** Parsing a statement with it keeps only the content of the document. */
export const CareStatementContent = z.object({
  head: Letterhead,
  person: PersonOnPaper,
  paysOn: z.string().nullable(),
  lines: z.array(Line),
  /** The years of its treatments; absent in documents from before meters existed. */
  years: z.array(Year).exactOptional(),
});
type Content = z.infer<typeof CareStatementContent>;

/** The settlement of a person's bills, line by line. */
export const careStatement: DocumentTemplate<z.infer<typeof Parameters>, Content> = {
  code: "CARE_STATEMENT",
  type: "STATEMENT",
  subType: "CARE_STATEMENT",
  documentFilterType: "STATEMENT",
  isMedical: true,
  parameters: Parameters,
  content: CareStatementContent,
  title: ({ statementNumber, care }, { date }, language) =>
    care ? careTitle(care, date, language) : titleOf(statementNumber, language),
  reference: ({ statementNumber, care }, language) => care && titleOf(statementNumber, language),
  fileName: ({ statementNumber }, { date }, language) =>
    `${statementTexts[language].file}-${statementNumber}-${date}.pdf`,
  draw(document, { statementNumber }, { head, person, paysOn, lines, years = [] }) {
    const t = statementTexts[document.language];
    const isCorrection = lines.some(({ corrects }) => corrects);
    return letter(document, head, {
      title: isCorrection ? t.title : careName(lines, t),
      subtitle: isCorrection ? fullName(person) : `${t.title} · ${fullName(person)}`,
      references: [
        [t.number, statementNumber],
        [t.insuredNumber, groupedNumber(person.insuredNumber)],
      ],
      opening: outcomeBox(lines, paysOn, t),
      blocks: [
        paragraph(isCorrection ? t.correctionLead : t.lead),
        linesTable(lines, t),
        ...following(lines, t),
        ...years.flatMap((year) => yearBlocks(year, meterTexts[document.language])),
        ...objections(lines, t),
      ],
    });
  },
};

function titleOf(statementNumber: string, language: Language): string {
  return `${statementTexts[language].title} ${statementNumber}`;
}

function careTitle(care: NamedCare, date: string, language: Language): string {
  const { provider, day } = careLabel(care, date);
  return `${statementTexts[language].listed} ${provider} · ${day}`;
}

/** A title from the provider and the dates of the treatment. */
function careName(lines: readonly Line[], t: StatementTexts): string {
  const providers = new Set(lines.map(({ provider }) => provider));
  const [provider = ""] = providers;
  const name = providers.size > 1 ? t.bills.replace("{count}", String(lines.length)) : provider;
  return `${name} · ${daysOf(lines)}`;
}

function daysOf(lines: readonly Pick<Line, "treatmentBegin" | "treatmentEnd">[]): string {
  const begin = lines.map(({ treatmentBegin }) => treatmentBegin).toSorted()[0] ?? "";
  const end =
    lines
      .map(({ treatmentEnd }) => treatmentEnd)
      .toSorted()
      .at(-1) ?? "";
  return [...new Set([begin, end])].map(formatDate).join(" – ");
}

/** The parts of the person's share with their reasons; parts of zero are left out. */
function ownParts(line: Line, t: StatementTexts): (readonly [name: string, amount: number])[] {
  const parts = [
    [t.notCovered, line.notCovered],
    [t.hospitalContribution, line.hospitalContribution],
    [t.deductible, line.deductible],
    [t.coinsurance.replace("{rate}", String(line.coinsuranceRate / 100)), line.coinsurance],
  ] as const;
  return parts.filter(([, amount]) => amount !== 0);
}

const paidByUs = (line: Line) => line.basicPaid + line.supplementaryPaid;
const ownShare = (line: Line) => line.billed - paidByUs(line);

/** A row for each bill, and below it the parts of the person's share. */
function linesTable(lines: readonly Line[], t: StatementTexts): Block {
  const sum = (amount: (line: Line) => number) =>
    amountOnPaper(lines.reduce((total, line) => total + amount(line), 0));
  const [treatment, billed, paid, own] = t.columns;
  return table({
    label: t.table,
    columns: [
      { title: treatment, width: 3.4 },
      { title: billed, align: "end" },
      { title: paid, align: "end" },
      { title: own, align: "end" },
    ],
    rows: lines.flatMap((line): TableRow[] => [
      [lineName(line, t), ...[line.billed, paidByUs(line), ownShare(line)].map(amountOnPaper)],
      ...ownParts(line, t).map(([name, amount]) => ({
        explains: [name, "", "", formatAmount(amount)],
      })),
    ]),
    ...(lines.length > 1 && {
      total: [t.total, sum(({ billed: amount }) => amount), sum(paidByUs), sum(ownShare)],
    }),
  });
}

/** Zero is a dash, because 0.00 reads as a refusal. */
function amountOnPaper(amount: number): string {
  return amount === 0 ? "–" : formatAmount(amount);
}

function lineName(line: Line, t: StatementTexts): string {
  const { corrects } = line;
  return [
    line.provider,
    `${t.categories[line.category]} · ${daysOf([line])}`,
    ...(corrects ? [`${t.corrections[corrects.correction]} ${corrects.statementNumber}`] : []),
  ].join("\n");
}

/** The outcome for the person, in a box. Without a payment, it gives the person's share and the reason. */
function outcomeBox(lines: readonly Line[], paysOn: string | null, t: StatementTexts): Block {
  const payments = lines.map((line) => paymentsOf(line.tiers, line));
  const { toBePaidToYou: paid, owed } = outcomeOf(payments);
  const toProvider = payments.reduce((sum, { paidToProvider }) => sum + paidToProvider, 0);
  const provided: Fact[] = toProvider > 0 ? [[t.paidToProvider, formatChf(toProvider)]] : [];
  if (paid > 0) {
    const on: Fact[] = paysOn ? [[t.paysOn, formatDate(paysOn)]] : [];
    const billed: Fact[] = owed > 0 ? [[t.owed, formatChf(owed)]] : [];
    return highlight({ tone: "done", facts: [[t.paidToYou, formatChf(paid)], ...on, ...billed] });
  }
  if (owed > 0) return highlight({ tone: "info", facts: [[t.owed, formatChf(owed)], ...provided] });
  if (owed < 0) return highlight({ tone: "done", facts: [[t.credited, formatChf(-owed)]] });
  const own = lines.reduce((sum, line) => sum + ownShare(line), 0);
  if (own === 0) return highlight({ tone: "done", facts: provided });
  const names = new Set(lines.flatMap((line) => ownParts(line, t).map(([name]) => name)));
  const [why = ""] = names;
  const label = names.size === 1 ? t.ownBecause.replace("{why}", why) : t.own;
  return highlight({ tone: "info", facts: [[label, formatChf(own)]] });
}

function following(lines: readonly Line[], t: StatementTexts): Block[] {
  const { toBePaidToYou: paid, owed } = outcomeOf(lines.map((one) => paymentsOf(one.tiers, one)));
  const isCounted = paid === 0 && owed === 0 && lines.some(({ deductible }) => deductible > 0);
  return [
    ...(owed > 0 ? [paragraph(t.invoiced)] : []),
    ...(owed < 0 ? [paragraph(t.creditedText)] : []),
    ...(isCounted ? [paragraph(t.counted)] : []),
  ];
}

/** The used part of the year's deductible and coinsurance, this statement included. */
function yearBlocks(year: StatedYear, t: MeterTexts): Block[] {
  const meter = (
    { name, reached, none }: MeterTexts["deductible"],
    annual: number,
    paid: number,
  ) => ({
    name,
    value: t.used.replace("{paid}", formatAmount(paid)).replace("{annual}", formatAmount(annual)),
    share: annual === 0 ? 0 : paid / annual,
    note:
      annual === 0
        ? none
        : paid >= annual
          ? reached
          : t.left.replace("{left}", formatAmount(annual - paid)),
  });
  const title = t.title.replace("{year}", String(year.year));
  return [
    heading(title),
    meters(
      title,
      meter(t.deductible, year.deductibleAnnual, year.deductiblePaid),
      meter(t.coinsurance, year.coinsuranceAnnual, year.coinsurancePaid),
    ),
  ];
}

/** Each insurance has its own legal remedy: a decision for basic insurance, ombudsman and court for the others. */
function objections(lines: readonly Line[], t: StatementTexts): Block[] {
  const hasBasic = lines.some((line) => line.billed > line.notCovered + line.supplementaryPaid);
  // A correction does not change what supplementary insurance pays.
  const hasSupplementary = lines.some(
    (line) => !line.corrects && line.notCovered + line.supplementaryPaid > 0,
  );
  return [
    ...(hasBasic ? [note(t.objection)] : []),
    ...(hasSupplementary ? [note(t.objectionSupplementary)] : []),
  ];
}
