import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/languages.ts";

export interface StatementTexts {
  title: string;
  /** What a downloaded file's name begins with. */
  file: string;
  number: string;
  insuredNumber: string;
  lead: string;
  treatment: string;
  billed: string;
  notCovered: string;
  hospitalContribution: string;
  deductible: string;
  coinsurance: string;
  paidToYou: string;
  paidToProvider: string;
  summary: string;
  toBePaidToYou: string;
  owed: string;
  paysOn: string;
  invoiced: string;
  objection: string;
  categories: Readonly<Record<CareCategory, string>>;
}

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  fr: {
    title: "Décompte de prestations",
    file: "decompte",
    number: "Numéro de décompte",
    insuredNumber: "Numéro d’assuré",
    lead: "Nous avons traité les factures suivantes. Vous voyez pour chacune ce qui a été facturé, ce qui reste à votre charge et ce que nous payons.",
    treatment: "Traitement",
    billed: "Montant facturé",
    notCovered: "Non couvert par vos assurances",
    hospitalContribution: "Contribution aux frais de séjour",
    deductible: "Imputé sur votre franchise",
    coinsurance: "Quote-part de {rate} %",
    paidToYou: "Nous vous versons",
    paidToProvider: "Nous payons au fournisseur de prestations",
    summary: "En résumé",
    toBePaidToYou: "Montant versé",
    owed: "À votre charge, à nous rembourser",
    paysOn: "Nous vous versons ce montant le {date}.",
    invoiced:
      "Nous avons payé le fournisseur de prestations. Vous recevrez une facture pour votre part.",
    objection:
      "Vous n’êtes pas d’accord avec ce décompte ? Écrivez-nous dans les 30 jours : nous rendrons une décision contre laquelle vous pourrez faire opposition.",
    categories: {
      DOCTOR: "médecin",
      MEDICINE: "médicaments",
      BRAND_MEDICINE: "médicaments originaux",
      LABORATORY: "analyses et radiologie",
      THERAPY: "thérapie",
      HOSPITAL: "séjour hospitalier",
      MATERNITY: "maternité",
      DENTAL: "soins dentaires",
      GLASSES: "lunettes",
      ALTERNATIVE: "médecine complémentaire",
    },
  },
  de: {
    title: "Leistungsabrechnung",
    file: "leistungsabrechnung",
    number: "Nummer der Leistungsabrechnung",
    insuredNumber: "Versichertennummer",
    lead: "Wir haben die folgenden Rechnungen geprüft. Bei jeder sehen Sie, was verrechnet wurde, was Sie selbst tragen und was wir bezahlen.",
    treatment: "Behandlung",
    billed: "Rechnungsbetrag",
    notCovered: "Von Ihren Versicherungen nicht gedeckt",
    hospitalContribution: "Spitalkostenbeitrag",
    deductible: "An Ihre Franchise angerechnet",
    coinsurance: "Selbstbehalt von {rate} %",
    paidToYou: "Wir vergüten Ihnen",
    paidToProvider: "Wir bezahlen dem Leistungserbringer",
    summary: "Zusammengefasst",
    toBePaidToYou: "Auszahlung",
    owed: "Ihr Anteil, den Sie uns zurückzahlen",
    paysOn: "Wir überweisen Ihnen den Betrag am {date}.",
    invoiced:
      "Wir haben den Leistungserbringer für Sie bezahlt. Für Ihren Anteil erhalten Sie eine Rechnung.",
    objection:
      "Sind Sie mit dieser Leistungsabrechnung nicht einverstanden? Schreiben Sie uns innert 30 Tagen: Wir erlassen dann eine Verfügung, gegen die Sie Einsprache erheben können.",
    categories: {
      DOCTOR: "ärztliche Behandlung",
      MEDICINE: "Medikamente",
      BRAND_MEDICINE: "Originalmedikamente",
      LABORATORY: "Labor und Röntgen",
      THERAPY: "Therapie",
      HOSPITAL: "Spitalaufenthalt",
      MATERNITY: "Mutterschaft",
      DENTAL: "Zahnbehandlung",
      GLASSES: "Brille",
      ALTERNATIVE: "Komplementärmedizin",
    },
  },
  it: {
    title: "Conteggio delle prestazioni",
    file: "conteggio",
    number: "Numero del conteggio",
    insuredNumber: "Numero d’assicurato",
    lead: "Abbiamo esaminato le fatture seguenti. Per ognuna vede che cosa è stato fatturato, che cosa resta a suo carico e che cosa paghiamo noi.",
    treatment: "Cura",
    billed: "Importo fatturato",
    notCovered: "Non coperto dalle sue assicurazioni",
    hospitalContribution: "Contributo ai costi di degenza",
    deductible: "Imputato alla sua franchigia",
    coinsurance: "Aliquota percentuale del {rate} %",
    paidToYou: "Le versiamo",
    paidToProvider: "Paghiamo al fornitore di prestazioni",
    summary: "In sintesi",
    toBePaidToYou: "Importo versato",
    owed: "A suo carico, da rimborsarci",
    paysOn: "Le versiamo questo importo il {date}.",
    invoiced: "Abbiamo pagato il fornitore di prestazioni. Riceverà una fattura per la sua parte.",
    objection:
      "Non è d’accordo con questo conteggio? Ci scriva entro 30 giorni: emaneremo una decisione contro la quale potrà fare opposizione.",
    categories: {
      DOCTOR: "medico",
      MEDICINE: "medicamenti",
      BRAND_MEDICINE: "medicamenti originali",
      LABORATORY: "analisi e radiologia",
      THERAPY: "terapia",
      HOSPITAL: "degenza ospedaliera",
      MATERNITY: "maternità",
      DENTAL: "cure dentarie",
      GLASSES: "occhiali",
      ALTERNATIVE: "medicina complementare",
    },
  },
  en: {
    title: "Benefit statement",
    file: "benefit-statement",
    number: "Benefit statement number",
    insuredNumber: "Insurance number",
    lead: "We have settled the following bills. For each one you see what was billed, what you pay yourself and what we pay.",
    treatment: "Treatment",
    billed: "Amount billed",
    notCovered: "Not covered by your insurance",
    hospitalContribution: "Hospital contribution",
    deductible: "Counted towards your deductible",
    coinsurance: "Retention fee of {rate} %",
    paidToYou: "We pay you",
    paidToProvider: "We pay the provider",
    summary: "In short",
    toBePaidToYou: "Amount paid to you",
    owed: "Your share, to be paid to us",
    paysOn: "We will pay you this amount on {date}.",
    invoiced: "We have paid the provider for you. You will receive an invoice for your share.",
    objection:
      "Do you disagree with this benefit statement? Write to us within 30 days: we will issue a decision to which you can object.",
    categories: {
      DOCTOR: "doctor",
      MEDICINE: "medicines",
      BRAND_MEDICINE: "brand-name medicines",
      LABORATORY: "laboratory and radiology",
      THERAPY: "therapy",
      HOSPITAL: "hospital stay",
      MATERNITY: "maternity",
      DENTAL: "dental care",
      GLASSES: "glasses",
      ALTERNATIVE: "complementary medicine",
    },
  },
};
