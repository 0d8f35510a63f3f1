import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The texts around the questions for search engines and browsers without scripts. */
export const pageTexts: Readonly<
  Record<Language, { title: string; description: string; all: string; missing: string }>
> = {
  fr: {
    title: "Questions fréquentes",
    description: `Franchise, primes, factures, remboursements, carte d’assuré, déménagement, sinistres : ${brand.name} répond aux questions les plus posées.`,
    all: "Toutes les questions",
    missing: "Cette réponse n’existe pas ou plus.",
  },
  de: {
    title: "Häufige Fragen",
    description: `Franchise, Prämien, Rechnungen, Rückerstattungen, Versichertenkarte, Umzug, Schäden: ${brand.name} beantwortet, was oft gefragt wird.`,
    all: "Alle Fragen",
    missing: "Diese Antwort gibt es nicht oder nicht mehr.",
  },
  it: {
    title: "Domande frequenti",
    description: `Franchigia, premi, fatture, rimborsi, tessera d’assicurato, trasloco, danni: ${brand.name} risponde alle domande più frequenti.`,
    all: "Tutte le domande",
    missing: "Questa risposta non esiste o non esiste più.",
  },
  en: {
    title: "Frequently asked questions",
    description: `Deductible, premiums, invoices, reimbursements, insurance card, moving, damage: ${brand.name} answers what people often ask.`,
    all: "All questions",
    missing: "This answer does not exist, or no longer does.",
  },
};
