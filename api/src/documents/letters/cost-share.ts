import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatAmount } from "@portal/model/money.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../../insurer/papers/document-template.ts";
import { note, paragraph, table } from "../../insurer/pdf/paper.ts";
import { letter } from "../../insurer/papers/letter.ts";
import { fullName, Letterhead, PersonOnPaper } from "../../insurer/papers/letterhead.ts";

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
const Shares = z.object({
  deductibleAnnual: z.int(),
  deductiblePaid: z.int(),
  coinsuranceAnnual: z.int(),
  coinsurancePaid: z.int(),
  /** The remaining cost share: the children of a family share a limit. Older letters lack these fields. */
  deductibleLeft: z.int().optional(),
  coinsuranceLeft: z.int().optional(),
});
type Shares = z.infer<typeof Shares>;
const Content = z.object({ head: Letterhead, person: PersonOnPaper, shares: Shares });

/** A person's share of a year's costs, for the tax return. */
export const costShareStatement: DocumentTemplate<
  z.infer<typeof Parameters>,
  z.infer<typeof Content>
> = {
  code: "COST_SHARE",
  type: "DOCUMENT",
  subType: "COST_SHARE",
  documentFilterType: "CERTIFICATE",
  isMedical: true,
  parameters: Parameters,
  content: Content,
  title: ({ year }, _document, language) => titleOf(language, year),
  draw(document, { year }, { head, person, shares }) {
    const { language } = document;
    const t = texts[language];
    return letter(document, head, {
      title: titleOf(language, year),
      subtitle: fullName(person),
      references: [
        [t.number, groupedNumber(person.insuredNumber)],
        [t.period, `${formatDate(`${year}-01-01`)} – ${formatDate(`${year}-12-31`)}`],
      ],
      blocks: [
        paragraph(t.lead.replace("{year}", String(year))),
        sharesTable(shares, language),
        note(t.tax),
      ],
    });
  },
};

function sharesTable(row: Shares, language: Language) {
  const t = texts[language];
  const line = (name: string, ...amounts: number[]) => [name, ...amounts.map(formatAmount)];
  const [share, annual, paid, left] = t.columns;
  const { deductibleLeft = row.deductibleAnnual - row.deductiblePaid } = row;
  const { coinsuranceLeft = row.coinsuranceAnnual - row.coinsurancePaid } = row;
  return table({
    label: t.label,
    columns: [
      { title: share, width: 2 },
      { title: annual, align: "end" },
      { title: paid, align: "end" },
      { title: left, align: "end" },
    ],
    rows: [
      line(t.deductible, row.deductibleAnnual, row.deductiblePaid, deductibleLeft),
      line(t.coinsurance, row.coinsuranceAnnual, row.coinsurancePaid, coinsuranceLeft),
    ],
    total: line(
      t.total,
      row.deductibleAnnual + row.coinsuranceAnnual,
      row.deductiblePaid + row.coinsurancePaid,
      deductibleLeft + coinsuranceLeft,
    ),
  });
}

function titleOf(language: Language, year: number): string {
  return texts[language].title.replace("{year}", String(year));
}

const texts: Readonly<Record<Language, CostShareTexts>> = {
  fr: {
    title: "Participation aux coûts {year}",
    lead: "Voici ce que l’assurance de base a imputé sur votre franchise et votre quote-part pour les soins reçus en {year}, d’après les décomptes établis jusqu’à la date de ce courrier.",
    number: "Numéro d’assuré",
    period: "Période",
    label: "Franchise et quote-part",
    columns: ["Montants en CHF", "Par année", "À votre charge", "Reste"],
    deductible: "Franchise",
    coinsurance: "Quote-part",
    total: "Total",
    tax: "Pour vos impôts, utilisez l’« Attestation pour les impôts » que vous trouvez sous « Remboursements » : elle indique tous vos frais d’après la date du décompte, y compris ce qui n’est pas couvert. Les deux montants peuvent donc différer.",
  },
  de: {
    title: "Kostenbeteiligung {year}",
    lead: "So viel hat die Grundversicherung für Behandlungen im Jahr {year} an Ihre Franchise und Ihren Selbstbehalt angerechnet, gemäss den Leistungsabrechnungen bis zum Datum dieses Briefs.",
    number: "Versichertennummer",
    period: "Zeitraum",
    label: "Franchise und Selbstbehalt",
    columns: ["Beträge in CHF", "Pro Jahr", "Von Ihnen getragen", "Noch möglich"],
    deductible: "Franchise",
    coinsurance: "Selbstbehalt",
    total: "Total",
    tax: "Für die Steuern verwenden Sie den Steuerausweis im Kundenportal unter «Rückerstattungen»: Er zeigt alle Kosten nach dem Datum der Leistungsabrechnung, auch die nicht gedeckten. Die beiden Beträge können deshalb voneinander abweichen.",
  },
  it: {
    title: "Partecipazione ai costi {year}",
    lead: "Ecco quanto l’assicurazione di base ha imputato alla sua franchigia e all’aliquota percentuale per le cure ricevute nel {year}, secondo i conteggi fino alla data di questa lettera.",
    number: "Numero d’assicurato",
    period: "Periodo",
    label: "Franchigia e aliquota percentuale",
    columns: ["Importi in CHF", "All’anno", "A suo carico", "Ancora possibile"],
    deductible: "Franchigia",
    coinsurance: "Aliquota percentuale",
    total: "Totale",
    tax: "Per le imposte utilizzi l’«Attestato per le imposte» che trova alla voce «Rimborsi»: considera tutti i costi secondo la data del conteggio, anche ciò che non è coperto. I due importi possono quindi differire.",
  },
  en: {
    title: "Cost share {year}",
    lead: "This is what basic insurance counted towards your deductible and retention fee for treatment received in {year}, according to the benefit statements issued up to the date of this letter.",
    number: "Insurance number",
    period: "Period",
    label: "Deductible and retention fee",
    columns: ["Amounts in CHF", "Yearly maximum", "Counted so far", "Remaining"],
    deductible: "Deductible",
    coinsurance: "Retention fee",
    total: "Total",
    tax: "For your tax return, use the “Tax certificate” that you will find under “Reimbursements”: it counts all costs by the date of the benefit statement, including what is not covered. The two amounts may therefore differ.",
  },
};
