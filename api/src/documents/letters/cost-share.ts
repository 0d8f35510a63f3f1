import { formatDate } from "@portal/model/dates.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/statement.ts";
import type { PaperKind } from "../../core/papers/kinds.ts";
import { note, paragraph, table } from "../../core/pdf/paper.ts";
import { fullName, letterAbout } from "../../core/papers/letter.ts";

interface CostShareTexts {
  title: string;
  lead: string;
  number: string;
  period: string;
  label: string;
  columns: readonly [string, string, string, string];
  deductible: string;
  coinsurance: string;
  total: string;
  tax: string;
}

const Parameters = z.strictObject({ year: z.int() });
const borne = prepare((wanted: { insuredNumber: number; year: number }) =>
  sql
    .selectFrom("contribution")
    .select(["deductibleAnnual", "deductiblePaid", "coinsuranceAnnual", "coinsurancePaid"])
    .where("insuredNumber", "=", wanted.insuredNumber)
    .where("year", "=", wanted.year),
);

/** What somebody bore of a year's costs, for their papers and for the tax office. */
export const costShareStatement: PaperKind<z.infer<typeof Parameters>> = {
  code: "COST_SHARE",
  type: "DOCUMENT",
  subType: "COST_SHARE",
  documentFilterType: "CERTIFICATE",
  isMedical: true,
  parameters: Parameters,
  title: ({ year }, _document, language) => titleOf(language, year),
  async draw(ctx, document, { year }) {
    const [insuredNumber = 0] = document.partenaires;
    const [row] = await ctx.read(borne({ insuredNumber, year }));
    if (!row) return undefined;
    const { language } = document;
    return letterAbout(ctx, document, ([person]) => ({
      title: titleOf(language, year),
      ...(person && { subtitle: fullName(person) }),
      references: [
        [texts[language].number, String(insuredNumber)],
        [texts[language].period, `${formatDate(`${year}-01-01`)} – ${formatDate(`${year}-12-31`)}`],
      ],
      blocks: [
        paragraph(texts[language].lead.replace("{year}", String(year))),
        sharesTable(row, language),
        note(texts[language].tax),
      ],
    }));
  },
};

interface Shares {
  deductibleAnnual: number;
  deductiblePaid: number;
  coinsuranceAnnual: number;
  coinsurancePaid: number;
}

function sharesTable(row: Shares, language: Language) {
  const t = texts[language];
  const line = (name: string, annual: number, paid: number) => [
    name,
    formatAmount(annual),
    formatAmount(paid),
    formatAmount(annual - paid),
  ];
  const [share, annual, paid, left] = t.columns;
  return table({
    label: t.label,
    columns: [
      { title: share, width: 2 },
      { title: annual, align: "end" },
      { title: paid, align: "end" },
      { title: left, align: "end" },
    ],
    rows: [
      line(t.deductible, row.deductibleAnnual, row.deductiblePaid),
      line(t.coinsurance, row.coinsuranceAnnual, row.coinsurancePaid),
    ],
    total: line(
      t.total,
      row.deductibleAnnual + row.coinsuranceAnnual,
      row.deductiblePaid + row.coinsurancePaid,
    ),
  });
}

function titleOf(language: Language, year: number): string {
  return texts[language].title.replace("{year}", String(year));
}

const texts: Readonly<Record<Language, CostShareTexts>> = {
  fr: {
    title: "Participation aux coûts {year}",
    lead: "Voici la part des frais de soins de {year} qui est à votre charge : d’abord la franchise, puis la quote-part de 10 % jusqu’au maximum de l’année.",
    number: "Numéro d’assuré",
    period: "Période",
    label: "Franchise et quote-part",
    columns: ["Montants en CHF", "Par année", "À votre charge", "Encore possible"],
    deductible: "Franchise",
    coinsurance: "Quote-part",
    total: "Total",
    tax: "Ce document peut être joint à votre déclaration d’impôts. Il est valable sans signature.",
  },
  de: {
    title: "Kostenbeteiligung {year}",
    lead: "Diesen Teil der Behandlungskosten von {year} haben Sie selbst getragen: zuerst die Franchise, danach den Selbstbehalt von 10 % bis zum Höchstbetrag des Jahres.",
    number: "Versichertennummer",
    period: "Zeitraum",
    label: "Franchise und Selbstbehalt",
    columns: ["Beträge in CHF", "Pro Jahr", "Von Ihnen getragen", "Noch möglich"],
    deductible: "Franchise",
    coinsurance: "Selbstbehalt",
    total: "Total",
    tax: "Sie können dieses Dokument Ihrer Steuererklärung beilegen. Es ist ohne Unterschrift gültig.",
  },
  it: {
    title: "Partecipazione ai costi {year}",
    lead: "Ecco la parte dei costi delle cure del {year} a suo carico: prima la franchigia, poi l’aliquota percentuale del 10 % fino al massimo dell’anno.",
    number: "Numero d’assicurato",
    period: "Periodo",
    label: "Franchigia e aliquota percentuale",
    columns: ["Importi in CHF", "All’anno", "A suo carico", "Ancora possibile"],
    deductible: "Franchigia",
    coinsurance: "Aliquota percentuale",
    total: "Totale",
    tax: "Può allegare questo documento alla dichiarazione d’imposta. È valido senza firma.",
  },
  en: {
    title: "Cost share {year}",
    lead: "This is the part of the medical costs of {year} that you paid yourself: first the deductible, then the 10 % retention fee up to the year’s maximum.",
    number: "Insurance number",
    period: "Period",
    label: "Deductible and retention fee",
    columns: ["Amounts in CHF", "Per year", "Paid by you", "Still possible"],
    deductible: "Deductible",
    coinsurance: "Retention fee",
    total: "Total",
    tax: "You may enclose this document with your tax return. It is valid without a signature.",
  },
};
