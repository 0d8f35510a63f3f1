import {
  type InvoiceLine,
  InvoiceSubject,
  type InvoiceType,
  subjectOf,
  sumOfLines,
} from "@portal/model/invoices/invoice.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { monthName } from "./pdf/texts.ts";

/** The name of an invoice: its subject and period. */
export const NamedInvoice = z.strictObject({
  subject: InvoiceSubject,
  periodFrom: z.string(),
  periodTo: z.string(),
  isCredit: z.boolean(),
});
export type NamedInvoice = z.infer<typeof NamedInvoice>;

interface Billed {
  type: InvoiceType;
  carrier: { law: "LAMAL" | "LCA" };
  lines: readonly InvoiceLine[];
  periodFrom: string;
  periodTo: string;
}

export function namedInvoice({ periodFrom, periodTo, ...invoice }: Billed): NamedInvoice {
  const isCredit = sumOfLines(invoice.lines) < 0;
  return { subject: subjectOf(invoice), periodFrom, periodTo, isCredit };
}

interface InvoiceNames {
  benefits: string;
  credit: string;
  /** For one month, and for several. */
  premium: Readonly<Record<Exclude<InvoiceSubject, "CARE">, readonly [string, string]>>;
}

const names: Readonly<Record<Language, InvoiceNames>> = {
  fr: {
    benefits: "Participation aux coûts",
    credit: "Avoir de prime {to}",
    premium: {
      BASIC: ["Prime {to}", "Primes {from} à {to}"],
      SUPPLEMENTARY: [
        "Prime assurances complémentaires {to}",
        "Primes assurances complémentaires {from} à {to}",
      ],
      PROPERTY: ["Prime assurances de biens {to}", "Primes assurances de biens {from} à {to}"],
      SUPPLEMENTARY_AND_PROPERTY: [
        "Prime assurances complémentaires et de biens {to}",
        "Primes assurances complémentaires et de biens {from} à {to}",
      ],
    },
  },
  de: {
    benefits: "Kostenbeteiligung",
    credit: "Prämiengutschrift {to}",
    premium: {
      BASIC: ["Prämie {to}", "Prämien {from} bis {to}"],
      SUPPLEMENTARY: [
        "Prämie Zusatzversicherungen {to}",
        "Prämien Zusatzversicherungen {from} bis {to}",
      ],
      PROPERTY: ["Prämie Sachversicherungen {to}", "Prämien Sachversicherungen {from} bis {to}"],
      SUPPLEMENTARY_AND_PROPERTY: [
        "Prämie Zusatz- und Sachversicherungen {to}",
        "Prämien Zusatz- und Sachversicherungen {from} bis {to}",
      ],
    },
  },
  it: {
    benefits: "Partecipazione ai costi",
    credit: "Accredito dei premi {to}",
    premium: {
      BASIC: ["Premio {to}", "Premi da {from} a {to}"],
      SUPPLEMENTARY: [
        "Premio assicurazioni complementari {to}",
        "Premi assicurazioni complementari da {from} a {to}",
      ],
      PROPERTY: [
        "Premio assicurazioni di cose {to}",
        "Premi assicurazioni di cose da {from} a {to}",
      ],
      SUPPLEMENTARY_AND_PROPERTY: [
        "Premio assicurazioni complementari e di cose {to}",
        "Premi assicurazioni complementari e di cose da {from} a {to}",
      ],
    },
  },
  en: {
    benefits: "Cost share",
    credit: "Premium credit {to}",
    premium: {
      BASIC: ["Premium {to}", "Premiums {from} to {to}"],
      SUPPLEMENTARY: [
        "Supplementary insurance premium {to}",
        "Supplementary insurance premiums {from} to {to}",
      ],
      PROPERTY: ["Property insurance premium {to}", "Property insurance premiums {from} to {to}"],
      SUPPLEMENTARY_AND_PROPERTY: [
        "Supplementary and property insurance premium {to}",
        "Supplementary and property insurance premiums {from} to {to}",
      ],
    },
  },
};

/** `Prime décembre 2026`: the words of the list of invoices. */
export function invoiceName(
  { subject, periodFrom, periodTo, isCredit }: NamedInvoice,
  language: Language,
): string {
  const { benefits, credit, premium } = names[language];
  if (subject === "CARE") return benefits;
  const isOneMonth = periodFrom.slice(0, 7) === periodTo.slice(0, 7);
  const [month, months] = premium[subject];
  const words = isOneMonth ? month : months;
  return (isCredit ? credit : words)
    .replace("{from}", monthName(periodFrom, language))
    .replace("{to}", `${monthName(periodTo, language)} ${periodTo.slice(0, 4)}`);
}

/** `Rappel : prime octobre 2026`: the subject of a letter after a colon. German nouns keep their capital. */
export function aboutInvoice(title: string, invoice: NamedInvoice, language: Language): string {
  const name = invoiceName(invoice, language);
  const inSentence = language === "de" ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return `${title}${language === "fr" ? "\u00a0" : ""}: ${inSentence}`;
}
