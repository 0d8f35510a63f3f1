import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { CsvColumn } from "@portal/model/typing/csv.ts";
import type { SettledLine } from "../../insurer/certified/settled-lines.ts";
import { taxTexts } from "../../insurer/certified/tax-texts.ts";
import { statementTexts } from "../statement-texts.ts";

/** The bills line by line for a spreadsheet, with machine-readable days and amounts. */
export function csvColumns(language: Language): CsvColumn<SettledLine>[] {
  const { csv } = taxTexts[language];
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
