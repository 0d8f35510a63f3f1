import { careWords } from "../insurer/care-words.ts";
import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { StatementCorrection } from "@portal/model/statements.ts";

export interface StatementTexts {
  title: string;
  /** The name in a list, before the provider. */
  listed: string;
  /** The beginning of a downloaded file's name. */
  file: string;
  number: string;
  insuredNumber: string;
  lead: string;
  /** Replaces the lead of a statement that corrects earlier ones. */
  correctionLead: string;
  corrections: Readonly<Record<StatementCorrection, string>>;
  /** Replaces the provider if the bills are of several. */
  bills: string;
  table: string;
  columns: readonly [treatment: string, billed: string, paid: string, own: string];
  total: string;
  /** Used by the tax certificate. */
  billed: string;
  notCovered: string;
  hospitalContribution: string;
  deductible: string;
  coinsurance: string;
  paidToYou: string;
  paysOn: string;
  paidToProvider: string;
  owed: string;
  /** The person's share when nothing is paid out; `{why}` is its only part. */
  own: string;
  ownBecause: string;
  counted: string;
  invoiced: string;
  credited: string;
  creditedText: string;
  /** For basic insurance and for supplementary insurance. */
  objection: string;
  objectionSupplementary: string;
  categories: Readonly<Record<CareCategory, string>>;
}

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  fr: {
    title: "Décompte de prestations",
    listed: "Décompte",
    file: "decompte",
    number: "Numéro de décompte",
    insuredNumber: "Numéro d’assuré",
    lead: "Pour chaque facture : ce qui a été facturé, ce qui reste à votre charge et ce que nous payons.",
    correctionLead:
      "La grossesse ou l’accouchement change votre participation aux coûts. Ce décompte annule les lignes concernées et les calcule à nouveau, du premier au dernier jour de l’année.",
    corrections: {
      REVERSAL: "Annule une ligne du décompte",
      REPLACEMENT: "Remplace une ligne du décompte",
    },
    bills: "{count} factures de soins",
    table: "Factures et participation",
    columns: ["Montants en CHF", "Facturé", "Pris en charge", "Votre part"],
    total: "Total",
    billed: "Montant facturé",
    notCovered: "Non couvert par vos assurances",
    hospitalContribution: "Contribution aux frais de séjour",
    deductible: "Franchise",
    coinsurance: "Quote-part de {rate} %",
    paidToYou: "Nous vous versons",
    paysOn: "Versement le",
    paidToProvider: "Payé au fournisseur de prestations",
    owed: "Votre part, facturée séparément",
    own: "À votre charge",
    ownBecause: "{why} : à votre charge",
    counted:
      "Rien n’est refusé : ce montant est imputé sur votre franchise. Dès qu’elle est atteinte, nous prenons en charge les soins couverts, moins la quote-part.",
    invoiced:
      "Nous avons payé le fournisseur de prestations. Votre part fait l’objet d’une facture séparée.",
    credited: "Avoir en votre faveur",
    creditedText:
      "Nous inscrivons ce montant comme avoir de votre ménage. Il est déduit de la prochaine facture, ou versé sur demande.",
    objection:
      "Vous n’êtes pas d’accord avec ce décompte pour l’assurance obligatoire des soins (LAMal) ? Demandez-nous par écrit une décision (art. 51 LPGA). Vous pourrez y faire opposition dans les 30 jours.",
    objectionSupplementary:
      "Vous n’êtes pas d’accord avec ce décompte pour les assurances complémentaires (LCA) ? Écrivez-nous. Vous pouvez aussi vous adresser sans frais à l’Office de médiation de l’assurance-maladie, à Lucerne, ou saisir le tribunal compétent.",
    categories: careWords.fr,
  },
  de: {
    title: "Leistungsabrechnung",
    listed: "Leistungsabrechnung",
    file: "leistungsabrechnung",
    number: "Leistungsabrechnung",
    insuredNumber: "Versichertennummer",
    lead: "Zu jeder Rechnung: der Rechnungsbetrag, Ihr Anteil und was wir bezahlen.",
    correctionLead:
      "Die Schwangerschaft oder die Geburt ändert Ihre Kostenbeteiligung. Diese Leistungsabrechnung hebt die betroffenen Zeilen auf und rechnet sie neu, vom ersten bis zum letzten Tag des Jahres.",
    corrections: {
      REVERSAL: "Hebt eine Zeile auf aus Leistungsabrechnung",
      REPLACEMENT: "Ersetzt eine Zeile aus Leistungsabrechnung",
    },
    bills: "{count} Rechnungen",
    table: "Rechnungen und Ihr Anteil",
    columns: ["Beträge in CHF", "Rechnung", "Unsere Leistung", "Ihr Anteil"],
    total: "Total",
    billed: "Rechnungsbetrag",
    notCovered: "Von Ihren Versicherungen nicht gedeckt",
    hospitalContribution: "Spitalkostenbeitrag",
    deductible: "Franchise",
    coinsurance: "Selbstbehalt von {rate} %",
    paidToYou: "Wir zahlen Ihnen",
    paysOn: "Auszahlung am",
    paidToProvider: "An den Leistungserbringer bezahlt",
    owed: "Ihr Anteil, separat in Rechnung gestellt",
    own: "Zu Ihren Lasten",
    ownBecause: "{why}: zu Ihren Lasten",
    counted:
      "Abgelehnt wurde nichts: Der Betrag zählt an Ihre Franchise. Sobald sie erreicht ist, übernehmen wir die gedeckten Behandlungen abzüglich Selbstbehalt.",
    invoiced:
      "Wir haben den Leistungserbringer für Sie bezahlt. Für Ihren Anteil erhalten Sie eine separate Rechnung.",
    credited: "Guthaben zu Ihren Gunsten",
    creditedText:
      "Wir schreiben diesen Betrag Ihrem Haushalt gut. Er wird von der nächsten Rechnung abgezogen oder auf Wunsch ausbezahlt.",
    objection:
      "Sind Sie mit dieser Leistungsabrechnung zur obligatorischen Krankenpflegeversicherung (KVG) nicht einverstanden? Verlangen Sie schriftlich eine Verfügung (Art. 51 ATSG). Dagegen können Sie innert 30 Tagen Einsprache erheben.",
    objectionSupplementary:
      "Sind Sie mit der Leistungsabrechnung zu den Zusatzversicherungen (VVG) nicht einverstanden? Schreiben Sie uns. Sie können sich auch kostenlos an die Ombudsstelle Krankenversicherung in Luzern wenden oder beim zuständigen Gericht klagen.",
    categories: careWords.de,
  },
  it: {
    title: "Conteggio delle prestazioni",
    listed: "Conteggio",
    file: "conteggio",
    number: "Numero del conteggio",
    insuredNumber: "Numero d’assicurato",
    lead: "Per ogni fattura: l’importo fatturato, la parte a suo carico e quanto paghiamo noi.",
    correctionLead:
      "La gravidanza o il parto cambia la sua partecipazione ai costi. Questo conteggio annulla le righe interessate e le ricalcola, dal primo all’ultimo giorno dell’anno.",
    corrections: {
      REVERSAL: "Riga annullata del conteggio",
      REPLACEMENT: "Riga sostituita del conteggio",
    },
    bills: "{count} fatture mediche",
    table: "Fatture e partecipazione",
    columns: ["Importi in CHF", "Fatturato", "A nostro carico", "A suo carico"],
    total: "Totale",
    billed: "Importo fatturato",
    notCovered: "Non coperto dalle sue assicurazioni",
    hospitalContribution: "Contributo ai costi di degenza",
    deductible: "Franchigia",
    coinsurance: "Aliquota percentuale del {rate} %",
    paidToYou: "Le versiamo",
    paysOn: "Versamento il",
    paidToProvider: "Pagato al fornitore di prestazioni",
    owed: "La sua parte, fatturata separatamente",
    own: "A suo carico",
    ownBecause: "{why}: a suo carico",
    counted:
      "Nulla è rifiutato: questo importo conta per la sua franchigia. Quando è raggiunta, assumiamo le cure coperte, meno l’aliquota percentuale.",
    invoiced:
      "Abbiamo pagato il fornitore di prestazioni. La sua parte è oggetto di una fattura separata.",
    credited: "Credito a suo favore",
    creditedText:
      "Accreditiamo questo importo alla sua economia domestica. Viene dedotto dalla prossima fattura, o versato su richiesta.",
    objection:
      "Non è d’accordo con questo conteggio per l’assicurazione obbligatoria delle cure medico-sanitarie (LAMal)? Ci chieda per iscritto una decisione (art. 51 LPGA). Contro di essa potrà fare opposizione entro 30 giorni.",
    objectionSupplementary:
      "Non è d’accordo con questo conteggio per le assicurazioni complementari (LCA)? Ci scriva. Può anche rivolgersi gratuitamente all’Ufficio di mediazione dell’assicurazione malattie, a Lucerna, o adire il tribunale competente.",
    categories: careWords.it,
  },
  en: {
    title: "Benefit statement",
    listed: "Benefit statement",
    file: "benefit-statement",
    number: "Benefit statement number",
    insuredNumber: "Insurance number",
    lead: "For each bill: what was billed, what you pay yourself and what we pay.",
    correctionLead:
      "The pregnancy or birth changes what you pay yourself. This benefit statement cancels the lines concerned and recalculates them, from the first to the last day of the year.",
    corrections: {
      REVERSAL: "Cancels a line of benefit statement",
      REPLACEMENT: "Replaces a line of benefit statement",
    },
    bills: "{count} medical bills",
    table: "Bills and your share",
    columns: ["Amounts in CHF", "Billed", "Covered by us", "Your share"],
    total: "Total",
    billed: "Amount billed",
    notCovered: "Not covered by your insurance",
    hospitalContribution: "Hospital contribution",
    deductible: "Deductible",
    coinsurance: "Retention fee of {rate}%",
    paidToYou: "We pay you",
    paysOn: "Payment on",
    paidToProvider: "Paid to the provider",
    owed: "Your share, invoiced separately",
    own: "Payable by you",
    ownBecause: "{why}: payable by you",
    counted:
      "Nothing was refused: this amount counts towards your deductible. Once it is reached, we cover treatment that is insured, less the retention fee.",
    invoiced: "We have paid the provider for you. Your share is invoiced separately.",
    credited: "Credit in your favour",
    creditedText:
      "We credit this amount to your household. It will be deducted from the next invoice, or paid out on request.",
    objection:
      "Do you disagree with this benefit statement for compulsory health insurance (KVG/LAMal)? Ask us in writing for a formal decision (Art. 51 ATSG/LPGA). You can object to it within 30 days.",
    objectionSupplementary:
      "Do you disagree with this benefit statement for supplementary insurance (VVG/LCA)? Write to us. You can also contact the health insurance ombudsman in Lucerne free of charge, or take the matter to the competent court.",
    categories: careWords.en,
  },
};
