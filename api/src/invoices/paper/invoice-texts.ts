import type { InvoiceLineKind } from "@portal/model/invoices/invoice.ts";
import type { Language } from "@portal/model/portal/languages.ts";

export interface InvoiceTexts {
  premium: string;
  benefits: string;
  credit: string;
  number: string;
  adhesion: string;
  period: string;
  /** For the box: the amount, its deadline, or the day of the debit. */
  amount: string;
  deadline: string;
  debitedOn: string;
  statement: string;
  premiumLead: string;
  benefitsLead: string;
  creditLead: string;
  table: string;
  columns: readonly [string, string, string];
  total: string;
  lines: Readonly<Record<InvoiceLineKind, string>>;
  byQrBill: string;
  /** The same if the slip is on a separate page. */
  byQrBillOverleaf: string;
  byDirectDebit: string;
  byEbill: string;
  message: string;
  /** The amount settled by a credit, the rest to pay, and the text if nothing is left. */
  offset: string;
  writtenOff: string;
  rest: string;
  covered: string;
}

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  fr: {
    premium: "Facture de prime",
    benefits: "Facture de participation aux coûts",
    credit: "Avoir de prime",
    number: "Numéro de facture",
    adhesion: "Numéro d’adhésion",
    period: "Période",
    amount: "Montant",
    deadline: "À payer d’ici au",
    debitedOn: "Débité de votre compte bancaire le",
    statement: "Décompte",
    premiumLead: "Voici vos primes pour la période du {from} au {to}.",
    benefitsLead:
      "Nous avons payé ces soins directement. Voici la part qui reste à votre charge, selon le décompte {statement}.",
    creditLead:
      "Vous avez trop payé pour cette période. La différence devient un avoir : nous le déduisons de votre prochaine facture, ou nous vous le versons si vous le demandez dans votre espace client.",
    table: "Détail de la facture",
    columns: ["Personne", "Assurance", "CHF"],
    total: "Total",
    lines: {
      BASIC: "Assurance de base",
      SUPPLEMENTARY: "Assurance complémentaire",
      PROPERTY: "Assurance de biens",
      CORRECTION: "Correction de prime",
      DEDUCTIBLE: "Franchise",
      COINSURANCE: "Quote-part",
      HOSPITAL_CONTRIBUTION: "Contribution aux frais de séjour",
      NOT_COVERED: "Frais non couverts",
      COST_SHARE: "Participation aux coûts",
      CARRIED: "Solde de la facture",
    },
    byQrBill: "Vous payez avec la QR-facture ci-dessous.",
    byQrBillOverleaf: "Vous payez avec la QR-facture de la page suivante.",
    byDirectDebit:
      "Vous n’avez rien à faire : le montant sera débité de votre compte bancaire le {deadline}.",
    byEbill: "Vous recevez cette facture dans votre e-banking (eBill), où vous pouvez la payer.",
    message: "Facture {no}",
    offset: "Avoir déduit",
    writtenOff: "Solde minime, abandonné",
    rest: "Reste à payer",
    covered: "Votre avoir couvre toute la facture : vous n’avez rien à payer.",
  },
  de: {
    premium: "Prämienrechnung",
    benefits: "Rechnung Kostenbeteiligung",
    credit: "Prämiengutschrift",
    number: "Rechnungsnummer",
    adhesion: "Mitgliedsnummer",
    period: "Zeitraum",
    amount: "Betrag",
    deadline: "Zahlbar bis",
    debitedOn: "Belastung Ihres Bankkontos am",
    statement: "Leistungsabrechnung",
    premiumLead: "Das sind Ihre Prämien für die Zeit vom {from} bis zum {to}.",
    benefitsLead:
      "Wir haben diese Behandlung direkt bezahlt. Diesen Teil tragen Sie gemäss Leistungsabrechnung {statement} selbst.",
    creditLead:
      "Sie haben für diese Zeit zu viel bezahlt. Die Differenz ist Ihr Guthaben: Wir ziehen es von Ihrer nächsten Rechnung ab oder zahlen es aus, wenn Sie das im Kundenportal beantragen.",
    table: "Rechnungsdetails",
    columns: ["Person", "Versicherung", "CHF"],
    total: "Total",
    lines: {
      BASIC: "Grundversicherung",
      SUPPLEMENTARY: "Zusatzversicherung",
      PROPERTY: "Sachversicherung",
      CORRECTION: "Prämienkorrektur",
      DEDUCTIBLE: "Franchise",
      COINSURANCE: "Selbstbehalt",
      HOSPITAL_CONTRIBUTION: "Spitalkostenbeitrag",
      NOT_COVERED: "Nicht gedeckte Kosten",
      COST_SHARE: "Kostenbeteiligung",
      CARRIED: "Restbetrag der Rechnung",
    },
    byQrBill: "Sie bezahlen mit der QR-Rechnung unten.",
    byQrBillOverleaf: "Sie bezahlen mit der QR-Rechnung auf der nächsten Seite.",
    byDirectDebit: "Sie müssen nichts tun: Der Betrag wird Ihrem Bankkonto am {deadline} belastet.",
    byEbill: "Sie erhalten diese Rechnung im E-Banking (eBill) und bezahlen sie dort.",
    message: "Rechnung {no}",
    offset: "Abzug Ihres Guthabens",
    writtenOff: "Kleinbetrag, erlassen",
    rest: "Noch zu bezahlen",
    covered: "Ihr Guthaben deckt die ganze Rechnung: Sie müssen nichts bezahlen.",
  },
  it: {
    premium: "Fattura dei premi",
    benefits: "Fattura della partecipazione ai costi",
    credit: "Accredito dei premi",
    number: "Numero della fattura",
    adhesion: "Numero di adesione",
    period: "Periodo",
    amount: "Importo",
    deadline: "Da pagare entro il",
    debitedOn: "Addebito sul suo conto bancario il",
    statement: "Conteggio",
    premiumLead: "Ecco i suoi premi per il periodo dal {from} al {to}.",
    benefitsLead:
      "Abbiamo pagato direttamente queste cure. Ecco la parte che resta a suo carico, secondo il conteggio {statement}.",
    creditLead:
      "Per questo periodo ha pagato troppo. La differenza è un suo credito: la deduciamo dalla prossima fattura o gliela versiamo, se lo chiede nello spazio clienti.",
    table: "Dettaglio della fattura",
    columns: ["Persona", "Assicurazione", "CHF"],
    total: "Totale",
    lines: {
      BASIC: "Assicurazione di base",
      SUPPLEMENTARY: "Assicurazione complementare",
      PROPERTY: "Assicurazione di cose",
      CORRECTION: "Correzione del premio",
      DEDUCTIBLE: "Franchigia",
      COINSURANCE: "Aliquota percentuale",
      HOSPITAL_CONTRIBUTION: "Contributo ai costi di degenza",
      NOT_COVERED: "Costi non coperti",
      COST_SHARE: "Partecipazione ai costi",
      CARRIED: "Saldo della fattura",
    },
    byQrBill: "Può pagare con la QR-fattura qui sotto.",
    byQrBillOverleaf: "Può pagare con la QR-fattura alla pagina seguente.",
    byDirectDebit:
      "Non deve fare nulla: l’importo sarà addebitato sul suo conto bancario il {deadline}.",
    byEbill: "Riceve questa fattura nel suo e-banking (eBill) e la paga lì.",
    message: "Fattura {no}",
    offset: "Il suo credito, dedotto",
    writtenOff: "Importo minimo, condonato",
    rest: "Resta da pagare",
    covered: "Il suo credito copre l’intera fattura: non deve pagare nulla.",
  },
  en: {
    premium: "Premium invoice",
    benefits: "Cost share invoice",
    credit: "Premium credit",
    number: "Invoice number",
    adhesion: "Membership number",
    period: "Period",
    amount: "Amount",
    deadline: "To be paid by",
    debitedOn: "Debited from your bank account on",
    statement: "Benefit statement",
    premiumLead: "These are your premiums for the period from {from} to {to}.",
    benefitsLead:
      "We have paid for this treatment directly. This is the part you pay yourself, according to benefit statement {statement}.",
    creditLead:
      "You paid too much for this period. The difference is a credit for you: we will deduct it from your next invoice, or pay it out if you request this in the customer portal.",
    table: "Invoice details",
    columns: ["Person", "Insurance", "CHF"],
    total: "Total",
    lines: {
      BASIC: "Basic insurance",
      SUPPLEMENTARY: "Supplementary insurance",
      PROPERTY: "Property insurance",
      CORRECTION: "Premium correction",
      DEDUCTIBLE: "Deductible",
      COINSURANCE: "Retention fee",
      HOSPITAL_CONTRIBUTION: "Hospital contribution",
      NOT_COVERED: "Costs not covered",
      COST_SHARE: "Cost share",
      CARRIED: "Balance of invoice",
    },
    byQrBill: "Please pay with the QR-bill below.",
    byQrBillOverleaf: "Please pay with the QR-bill on the next page.",
    byDirectDebit:
      "You don’t need to do anything: the amount will be debited from your bank account on {deadline}.",
    byEbill: "You receive this invoice in your e-banking (eBill) and pay it there.",
    message: "Invoice {no}",
    offset: "Your credit, deducted",
    writtenOff: "Small amount, written off",
    rest: "Still to pay",
    covered: "Your credit covers the whole invoice: there is nothing to pay.",
  },
};
