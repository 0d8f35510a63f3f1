import type { Language } from "@portal/model/portal/languages.ts";

type CsvHead =
  | "statement"
  | "date"
  | "provider"
  | "care"
  | "treatmentBegin"
  | "treatmentEnd"
  | "billed"
  | "notCovered"
  | "hospitalContribution"
  | "deductible"
  | "coinsurance"
  | "basicPaid"
  | "supplementaryPaid"
  | "own";

export interface TaxTexts {
  title: string;
  /** The beginning of a downloaded file's name. */
  file: string;
  insuredNumber: string;
  period: string;
  lead: string;
  amounts: string;
  amount: string;
  care: string;
  billed: string;
  basicPaid: string;
  supplementaryPaid: string;
  own: string;
  deductible: string;
  coinsurance: string;
  hospitalContribution: string;
  notCovered: string;
  premiums: string;
  basic: string;
  supplementary: string;
  premiumNote: string;
  /** An amount that an earlier certificate listed as paid and that was returned since. */
  corrected: string;
  /** Replaces the lead if there were no bills. */
  withoutCare: string;
  total: string;
  statements: string;
  columns: readonly [string, string, string, string, string];
  note: string;
  /** The column headers of the spreadsheet. */
  csv: Readonly<Record<CsvHead, string>>;
}

export const taxTexts: Readonly<Record<Language, TaxTexts>> = {
  fr: {
    title: "Attestation pour les impôts",
    file: "attestation-impots",
    insuredNumber: "Numéro d’assuré",
    period: "Période",
    lead: "Voici les frais de soins que nous avons décomptés durant cette période : ce qui a été facturé, ce que nous avons payé et ce qui est resté à votre charge.",
    amounts: "Montants en CHF",
    amount: "Montant",
    care: "Frais de soins",
    billed: "Montant facturé",
    basicPaid: "Payé par l’assurance de base",
    supplementaryPaid: "Payé par les assurances complémentaires",
    own: "Total à votre charge",
    deductible: "À votre charge : franchise",
    coinsurance: "À votre charge : quote-part",
    hospitalContribution: "À votre charge : contribution aux frais de séjour",
    notCovered: "À votre charge : non couvert",
    premiums: "Primes payées",
    basic: "Assurance de base",
    supplementary: "Assurances complémentaires",
    premiumNote:
      "Primes payées durant cette période, réductions déduites, sans les frais de rappel. Ce qui n’a été payé qu’en partie est attesté pour la part payée.",
    corrected: "Débits retournés et factures annulées",
    withoutCare:
      "Durant cette période, nous n’avons décompté aucuns frais de soins. Voici les primes que vous avez payées.",
    total: "Total",
    statements: "Décomptes de la période",
    columns: ["Décompte", "Date", "Facturé", "Payé par nous", "À votre charge"],
    note: "Les montants suivent la date du décompte, et non celle des soins. Ce document peut être joint à votre déclaration d’impôts ; il est valable sans signature.",
    csv: {
      statement: "Décompte",
      date: "Date du décompte",
      provider: "Fournisseur de prestations",
      care: "Soins",
      treatmentBegin: "Début du traitement",
      treatmentEnd: "Fin du traitement",
      billed: "Facturé CHF",
      notCovered: "Non couvert CHF",
      hospitalContribution: "Contribution aux frais de séjour CHF",
      deductible: "Franchise CHF",
      coinsurance: "Quote-part CHF",
      basicPaid: "Payé par l’assurance de base CHF",
      supplementaryPaid: "Payé par les assurances complémentaires CHF",
      own: "À votre charge CHF",
    },
  },
  de: {
    title: "Steuerausweis",
    file: "steuerausweis",
    insuredNumber: "Versichertennummer",
    period: "Zeitraum",
    lead: "Diese Behandlungskosten haben wir in diesem Zeitraum abgerechnet: was in Rechnung gestellt wurde, was wir bezahlt haben und was Sie selbst getragen haben.",
    amounts: "Beträge in CHF",
    amount: "Betrag",
    care: "Behandlungskosten",
    billed: "Rechnungsbetrag",
    basicPaid: "Von der Grundversicherung bezahlt",
    supplementaryPaid: "Von den Zusatzversicherungen bezahlt",
    own: "Total von Ihnen getragen",
    deductible: "Von Ihnen getragen: Franchise",
    coinsurance: "Von Ihnen getragen: Selbstbehalt",
    hospitalContribution: "Von Ihnen getragen: Spitalkostenbeitrag",
    notCovered: "Von Ihnen getragen: nicht gedeckt",
    premiums: "Bezahlte Prämien",
    basic: "Grundversicherung",
    supplementary: "Zusatzversicherungen",
    premiumNote:
      "In diesem Zeitraum bezahlte Prämien nach Abzug der Prämienverbilligung, ohne Mahngebühren. Teilzahlungen zählen mit dem bezahlten Teil.",
    corrected: "Zurückgewiesene Lastschriften und stornierte Rechnungen",
    withoutCare:
      "In diesem Zeitraum haben wir keine Behandlungskosten abgerechnet. Das sind die Prämien, die Sie bezahlt haben.",
    total: "Total",
    statements: "Leistungsabrechnungen des Zeitraums",
    columns: [
      "Leistungsabrechnung",
      "Datum",
      "Rechnungsbetrag",
      "Von uns bezahlt",
      "Von Ihnen getragen",
    ],
    note: "Massgebend ist das Datum der Leistungsabrechnung, nicht das der Behandlung. Sie können dieses Dokument Ihrer Steuererklärung beilegen; es ist ohne Unterschrift gültig.",
    csv: {
      statement: "Leistungsabrechnung",
      date: "Datum der Leistungsabrechnung",
      provider: "Leistungserbringer",
      care: "Behandlung",
      treatmentBegin: "Beginn der Behandlung",
      treatmentEnd: "Ende der Behandlung",
      billed: "Rechnungsbetrag CHF",
      notCovered: "Nicht gedeckt CHF",
      hospitalContribution: "Spitalkostenbeitrag CHF",
      deductible: "Franchise CHF",
      coinsurance: "Selbstbehalt CHF",
      basicPaid: "Von der Grundversicherung bezahlt CHF",
      supplementaryPaid: "Von den Zusatzversicherungen bezahlt CHF",
      own: "Von Ihnen getragen CHF",
    },
  },
  it: {
    title: "Attestato per le imposte",
    file: "attestato-imposte",
    insuredNumber: "Numero d’assicurato",
    period: "Periodo",
    lead: "Ecco i costi delle cure che abbiamo conteggiato in questo periodo: che cosa è stato fatturato, che cosa abbiamo pagato e che cosa è rimasto a suo carico.",
    amounts: "Importi in CHF",
    amount: "Importo",
    care: "Costi delle cure",
    billed: "Importo fatturato",
    basicPaid: "Pagato dall’assicurazione di base",
    supplementaryPaid: "Pagato dalle assicurazioni complementari",
    own: "Totale a suo carico",
    deductible: "A suo carico: franchigia",
    coinsurance: "A suo carico: aliquota percentuale",
    hospitalContribution: "A suo carico: contributo ai costi di degenza",
    notCovered: "A suo carico: non coperto",
    premiums: "Premi pagati",
    basic: "Assicurazione di base",
    supplementary: "Assicurazioni complementari",
    premiumNote:
      "Premi pagati in questo periodo, dedotte le riduzioni e senza le spese di sollecito. I pagamenti parziali contano per la parte pagata.",
    corrected: "Addebiti restituiti e fatture annullate",
    withoutCare:
      "In questo periodo non abbiamo conteggiato costi di cure. Ecco i premi che ha pagato.",
    total: "Totale",
    statements: "Conteggi del periodo",
    columns: ["Conteggio", "Data", "Fatturato", "Pagato da noi", "A suo carico"],
    note: "Fa stato la data del conteggio, non quella delle cure. Può allegare questo documento alla dichiarazione d’imposta; è valido senza firma.",
    csv: {
      statement: "Conteggio",
      date: "Data del conteggio",
      provider: "Fornitore di prestazioni",
      care: "Cure",
      treatmentBegin: "Inizio della cura",
      treatmentEnd: "Fine della cura",
      billed: "Fatturato CHF",
      notCovered: "Non coperto CHF",
      hospitalContribution: "Contributo ai costi di degenza CHF",
      deductible: "Franchigia CHF",
      coinsurance: "Aliquota percentuale CHF",
      basicPaid: "Pagato dall’assicurazione di base CHF",
      supplementaryPaid: "Pagato dalle assicurazioni complementari CHF",
      own: "A suo carico CHF",
    },
  },
  en: {
    title: "Tax certificate",
    file: "tax-certificate",
    insuredNumber: "Insurance number",
    period: "Period",
    lead: "These are the medical costs we settled in this period: what was billed, what we paid and what you paid yourself.",
    amounts: "Amounts in CHF",
    amount: "Amount",
    care: "Medical costs",
    billed: "Amount billed",
    basicPaid: "Paid by basic insurance",
    supplementaryPaid: "Paid by supplementary insurance",
    own: "Paid by you in total",
    deductible: "Paid by you: deductible",
    coinsurance: "Paid by you: retention fee",
    hospitalContribution: "Paid by you: hospital contribution",
    notCovered: "Paid by you: not covered",
    premiums: "Premiums paid",
    basic: "Basic insurance",
    supplementary: "Supplementary insurance",
    premiumNote:
      "Premiums paid in this period, net of reductions and without reminder fees. A part payment counts for the part that was paid.",
    corrected: "Returned direct debits and cancelled invoices",
    withoutCare: "We settled no medical costs in this period. These are the premiums you paid.",
    total: "Total",
    statements: "Benefit statements in this period",
    columns: ["Benefit statement", "Date", "Billed", "Paid by us", "Paid by you"],
    note: "The date of the benefit statement counts, not the date of treatment. You may enclose this document with your tax return; it is valid without a signature.",
    csv: {
      statement: "Benefit statement",
      date: "Date of the benefit statement",
      provider: "Provider",
      care: "Treatment",
      treatmentBegin: "Start of treatment",
      treatmentEnd: "End of treatment",
      billed: "Billed CHF",
      notCovered: "Not covered CHF",
      hospitalContribution: "Hospital contribution CHF",
      deductible: "Deductible CHF",
      coinsurance: "Retention fee CHF",
      basicPaid: "Paid by basic insurance CHF",
      supplementaryPaid: "Paid by supplementary insurance CHF",
      own: "Paid by you CHF",
    },
  },
};
