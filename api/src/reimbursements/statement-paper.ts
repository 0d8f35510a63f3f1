import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { outcomeOf, paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatChf } from "@portal/model/money.ts";
import { careName, NamedCare, StatementCorrection } from "@portal/model/statements.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { letter } from "../insurer/papers/letter.ts";
import { fullName, Letterhead, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { type Block, type Fact, facts, heading, note, paragraph } from "../insurer/pdf/paper.ts";
import { type StatementTexts, statementTexts } from "./statement-texts.ts";

/** Documents of before are named by their number alone. */
const Parameters = z.strictObject({
  statementNumber: z.string(),
  care: z.optional(NamedCare),
});

/** A bill and how it was divided, in rappen. */
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
  /** The statement that it corrects; papers of before corrections have none. */
  corrects: z.object({ correction: StatementCorrection, statementNumber: z.string() }).optional(),
});
type Line = z.infer<typeof Line>;
/** Parsing a statement with it leaves what the paper says. */
export const CareStatementContent = z.object({
  head: Letterhead,
  person: PersonOnPaper,
  paysOn: z.string().nullable(),
  lines: z.array(Line),
});
type Content = z.infer<typeof CareStatementContent>;

/** What became of somebody's bills, line by line. */
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
  draw(document, { statementNumber }, { head, person, paysOn, lines }) {
    const t = statementTexts[document.language];
    return letter(document, head, {
      title: t.title,
      subtitle: fullName(person),
      references: [
        [t.number, statementNumber],
        [t.insuredNumber, groupedNumber(person.insuredNumber)],
      ],
      blocks: [
        paragraph(lines.some(({ corrects }) => corrects) ? t.correctionLead : t.lead),
        ...lines.flatMap((line) => lineBlocks(line, t)),
        ...summary(lines, paysOn, t),
        ...objections(lines, t),
      ],
    });
  },
};

function titleOf(statementNumber: string, language: Language): string {
  return `${statementTexts[language].title} ${statementNumber}`;
}

function careTitle(care: NamedCare, date: string, language: Language): string {
  const { provider, day } = careName(care, date);
  return `${statementTexts[language].listed} ${provider} · ${day}`;
}

/** What was billed, what stays with the person and why, and what we pay; parts that are nothing are left out. */
function lineBlocks(line: Line, t: StatementTexts): Block[] {
  const { treatmentBegin, treatmentEnd, tiers } = line;
  const days = [...new Set([treatmentBegin, treatmentEnd])].map(formatDate).join(" – ");
  const parts: [string, number][] = [
    [t.notCovered, line.notCovered],
    [t.hospitalContribution, line.hospitalContribution],
    [t.deductible, line.deductible],
    [t.coinsurance.replace("{rate}", String(line.coinsuranceRate / 100)), line.coinsurance],
  ];
  const own = parts.filter(([, amount]) => amount !== 0);
  const { paidToProvider, toBePaidToYou } = paymentsOf(tiers, line);
  const paid: Fact =
    tiers === "GARANT"
      ? [t.paidToYou, formatChf(toBePaidToYou)]
      : [t.paidToProvider, formatChf(paidToProvider)];
  const { corrects } = line;
  return [
    heading(`${line.provider} · ${t.categories[line.category]}`),
    facts(
      ...(corrects
        ? [[t.corrections[corrects.correction], corrects.statementNumber] satisfies Fact]
        : []),
      [t.treatment, days],
      [t.billed, formatChf(line.billed)],
      ...own.map(([name, amount]): Fact => [name, formatChf(amount)]),
      paid,
    ),
  ];
}

function summary(lines: readonly Line[], paysOn: string | null, t: StatementTexts): Block[] {
  const payments = lines.map((line) => paymentsOf(line.tiers, line));
  const { toBePaidToYou: paid, owed } = outcomeOf(payments);
  const sums: Fact[] = [
    ...(paid > 0 || owed === 0 ? [[t.toBePaidToYou, formatChf(paid)] as const] : []),
    ...(owed > 0 ? [[t.owed, formatChf(owed)] as const] : []),
    ...(owed < 0 ? [[t.credited, formatChf(-owed)] as const] : []),
  ];
  return [
    heading(t.summary),
    facts(...sums),
    ...(paysOn && paid > 0 ? [paragraph(t.paysOn.replace("{date}", formatDate(paysOn)))] : []),
    ...(owed > 0 ? [paragraph(t.invoiced)] : []),
    ...(owed < 0 ? [paragraph(t.creditedText)] : []),
  ];
}

/** Each insurance has its own way to object: a decision for basic insurance, the ombudsman and the court for the others. */
function objections(lines: readonly Line[], t: StatementTexts): Block[] {
  const hasBasic = lines.some((line) => line.billed > line.notCovered + line.supplementaryPaid);
  // A correction changes nothing of what supplementary insurance pays.
  const hasSupplementary = lines.some(
    (line) => !line.corrects && line.notCovered + line.supplementaryPaid > 0,
  );
  return [
    ...(hasBasic ? [note(t.objection)] : []),
    ...(hasSupplementary ? [note(t.objectionSupplementary)] : []),
  ];
}
