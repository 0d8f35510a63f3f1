import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { CsvColumn } from "@portal/model/typing/csv.ts";
import { sql as sqlText } from "kysely";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { certificateTexts } from "./certificate-texts.ts";
import { statementTexts } from "../statement-texts.ts";

const amounts = [
  "billed",
  "notCovered",
  "hospitalContribution",
  "deductible",
  "coinsurance",
  "basicPaid",
  "supplementaryPaid",
] as const;

const linesIn = prepare((wanted: { insuredNumber: number; from: string; to: string }) =>
  sql
    .selectFrom("statement")
    .innerJoin("statementLine as line", "line.statementId", "statement.id")
    .select([
      "statementNumber",
      "statement.date",
      "provider",
      "category",
      "treatmentBegin",
      "treatmentEnd",
      ...amounts,
    ])
    .where("statement.insuredNumber", "=", wanted.insuredNumber)
    .where("statement.date", ">=", wanted.from)
    .where("statement.date", "<=", wanted.to)
    .orderBy("statement.date")
    .orderBy("statementNumber")
    .orderBy("position"),
);

/** The bills of somebody that were settled in a year, in the order of their statements. */
export function readCertifiedLines(ctx: Context, insuredNumber: number, year: number) {
  return ctx.read(linesIn({ insuredNumber, from: `${year}-01-01`, to: `${year}-12-31` }));
}
export type CertifiedLine = Awaited<ReturnType<typeof readCertifiedLines>>[number];

/** Premiums of a person by what they were for. In rappen. */
export interface PaidPremiums {
  basic: number;
  supplementary: number;
}

/**
 * An invoice counts for the year in which the last of it was paid, however much arrives for it later, and a credit note
 * for that of its date. Property is no health insurance; a correction is for what its invoice is for.
 */
const premiumsIn = prepare((wanted: { insuredNumber: number; from: string; to: string }) =>
  sql
    .selectFrom("invoice")
    .innerJoin(
      sqlText<{ line: { kind: string; amount: number; insuredNumber: number } }>`lateral (
        select line from jsonb_array_elements(invoice.lines) line)`.as("part"),
      (join) => join.onTrue(),
    )
    .select([
      sqlText<number>`coalesce(sum((line ->> 'amount')::int) filter
        (where line ->> 'kind' = 'BASIC' or line ->> 'kind' = 'CORRECTION' and law = 'LAMAL'), 0)::int`.as(
        "basic",
      ),
      sqlText<number>`coalesce(sum((line ->> 'amount')::int) filter
        (where line ->> 'kind' = 'SUPPLEMENTARY' or line ->> 'kind' = 'CORRECTION' and law = 'LCA'), 0)::int`.as(
        "supplementary",
      ),
    ])
    .where("type", "=", "PREMIUM")
    .where("status", "=", "REGLEE")
    .where(sqlText<number>`(line ->> 'insuredNumber')::int`, "=", wanted.insuredNumber)
    .where(
      sqlText<boolean>`case when total_amount <= 0 then invoice_date else (select min(paid_on) from (
          select paid_on, sum(amount) over (order by paid_on, position) as paid_so_far
          from invoice_payment p where p.invoice_no = invoice.no) payments
        where paid_so_far >= total_amount + fees) end between ${wanted.from}::date and ${wanted.to}::date`,
    ),
);

/** What the account paid for somebody; nothing where others pay. */
export async function readPaidPremiums(
  ctx: Context,
  insuredNumber: number,
  year: number,
): Promise<PaidPremiums | undefined> {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const [paid] = await ctx.read(premiumsIn({ insuredNumber, ...period }));
  return paid && paid.basic + paid.supplementary > 0 ? paid : undefined;
}

/** The bills line by line, for a spreadsheet: days and amounts as machines read them. */
export function csvColumns(language: Language): CsvColumn<CertifiedLine>[] {
  const { csv } = certificateTexts[language];
  const { categories } = statementTexts[language];
  return [
    { name: csv.statement, cell: ({ statementNumber }) => statementNumber },
    { name: csv.date, cell: ({ date }) => date },
    { name: csv.provider, cell: ({ provider }) => provider },
    { name: csv.care, cell: ({ category }) => categories[CareCategory.parse(category)] },
    { name: csv.treatmentBegin, cell: ({ treatmentBegin }) => treatmentBegin },
    { name: csv.treatmentEnd, cell: ({ treatmentEnd }) => treatmentEnd },
    { name: csv.billed, cell: ({ billed }) => billed / 100 },
    { name: csv.notCovered, cell: ({ notCovered }) => notCovered / 100 },
    { name: csv.hospitalContribution, cell: (line) => line.hospitalContribution / 100 },
    { name: csv.deductible, cell: ({ deductible }) => deductible / 100 },
    { name: csv.coinsurance, cell: ({ coinsurance }) => coinsurance / 100 },
    { name: csv.basicPaid, cell: ({ basicPaid }) => basicPaid / 100 },
    { name: csv.supplementaryPaid, cell: ({ supplementaryPaid }) => supplementaryPaid / 100 },
    {
      name: csv.own,
      cell: (line) => (line.billed - line.basicPaid - line.supplementaryPaid) / 100,
    },
  ];
}
