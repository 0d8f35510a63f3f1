import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import { formatDate } from "@portal/model/dates.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";
import type { PaperKind } from "../core/papers/kinds.ts";
import { fullName, letterAbout } from "../core/papers/letter.ts";
import { type Block, type Fact, facts, heading, note, paragraph } from "../core/pdf/paper.ts";
import { type StatementTexts, statementTexts } from "./statement-texts.ts";

const Parameters = z.strictObject({ statementNumber: z.string() });

const linesOf = prepare((wanted: { statementNumber: string }) =>
  sql
    .selectFrom("statement")
    .innerJoin("statementLine as line", "line.statementId", "statement.id")
    .select([
      "statement.paysOn",
      "provider",
      "category",
      "treatmentBegin",
      "treatmentEnd",
      "tiers",
      "billed",
      "notCovered",
      "supplementaryPaid",
      "hospitalContribution",
      "deductible",
      "coinsuranceRate",
      "coinsurance",
      "basicPaid",
    ])
    .where("statementNumber", "=", wanted.statementNumber)
    .orderBy("position"),
);

/** What became of somebody's bills, line by line. */
export const careStatement: PaperKind<z.infer<typeof Parameters>> = {
  code: "CARE_STATEMENT",
  type: "STATEMENT",
  subType: "CARE_STATEMENT",
  documentFilterType: "STATEMENT",
  isMedical: true,
  parameters: Parameters,
  title: ({ statementNumber }, _document, language) => titleOf(statementNumber, language),
  fileName: ({ statementNumber }, { date }, language) =>
    `${statementTexts[language].file}-${statementNumber}-${date}.pdf`,
  async draw(ctx, document, { statementNumber }) {
    const rows = await ctx.read(linesOf({ statementNumber }));
    const [first] = rows;
    if (!first) return undefined;
    const { language } = document;
    const t = statementTexts[language];
    const lines = rows.map((row) => ({
      ...row,
      category: CareCategory.parse(row.category),
      tiers: Tiers.parse(row.tiers),
    }));
    return letterAbout(ctx, document, ([person]) => ({
      title: t.title,
      ...(person && { subtitle: fullName(person) }),
      references: [
        [t.number, statementNumber],
        ...(person ? [[t.insuredNumber, String(person.insuredNumber)] as const] : []),
      ],
      blocks: [
        paragraph(t.lead),
        ...lines.flatMap((line) => lineBlocks(line, t)),
        ...summary(lines, first.paysOn, t),
        ...objections(lines, t),
      ],
    }));
  },
};

function titleOf(statementNumber: string, language: Language): string {
  return `${statementTexts[language].title} ${statementNumber}`;
}

interface Line {
  provider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: Tiers;
  billed: number;
  notCovered: number;
  supplementaryPaid: number;
  hospitalContribution: number;
  deductible: number;
  coinsuranceRate: number;
  coinsurance: number;
  basicPaid: number;
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
  const own = parts.filter(([, amount]) => amount > 0);
  const { paidToProvider, toBePaidToYou } = paymentsOf(tiers, line);
  const paid: Fact =
    tiers === "GARANT"
      ? [t.paidToYou, formatChf(toBePaidToYou)]
      : [t.paidToProvider, formatChf(paidToProvider)];
  return [
    heading(`${line.provider} · ${t.categories[line.category]}`),
    facts(
      [t.treatment, days],
      [t.billed, formatChf(line.billed)],
      ...own.map(([name, amount]): Fact => [name, formatChf(amount)]),
      paid,
    ),
  ];
}

function summary(lines: readonly Line[], paysOn: string | null, t: StatementTexts): Block[] {
  const payments = lines.map((line) => paymentsOf(line.tiers, line));
  const paid = payments.reduce((sum, { toBePaidToYou }) => sum + toBePaidToYou, 0);
  const owed = payments.reduce((sum, one) => sum + one.owed, 0);
  return [
    heading(t.summary),
    facts([t.toBePaidToYou, formatChf(paid)], [t.owed, formatChf(owed)]),
    ...(paysOn && paid > 0 ? [paragraph(t.paysOn.replace("{date}", formatDate(paysOn)))] : []),
    ...(owed > 0 ? [paragraph(t.invoiced)] : []),
  ];
}

/** Each insurance has its own way to object: a decision for basic insurance, the ombudsman and the court for the others. */
function objections(lines: readonly Line[], t: StatementTexts): Block[] {
  const hasBasic = lines.some((line) => line.billed > line.notCovered + line.supplementaryPaid);
  const hasSupplementary = lines.some((line) => line.notCovered + line.supplementaryPaid > 0);
  return [
    ...(hasBasic ? [note(t.objection)] : []),
    ...(hasSupplementary ? [note(t.objectionSupplementary)] : []),
  ];
}
