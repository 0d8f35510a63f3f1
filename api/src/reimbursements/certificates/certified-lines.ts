import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { CsvColumn } from "@portal/model/typing/csv.ts";
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

/** A person's bills that were settled in a year, in the order of their statements. */
export function readCertifiedLines(ctx: Context, insuredNumber: number, year: number) {
  return ctx.read(linesIn({ insuredNumber, from: `${year}-01-01`, to: `${year}-12-31` }));
}
export type CertifiedLine = Awaited<ReturnType<typeof readCertifiedLines>>[number];

/** The bills line by line for a spreadsheet, with machine-readable days and amounts. */
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
