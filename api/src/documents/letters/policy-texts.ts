import type { InsuranceModel, InsuredCircle, Periodicity, Risk } from "@portal/model/contracts.ts";
import type { Language } from "@portal/model/languages.ts";

type Term =
  | "deductible"
  | "risk"
  | "model"
  | "insurer"
  | "since"
  | "billing"
  | "period"
  | "circle"
  | "stamp"
  | "residence";

interface PolicyTexts {
  title: string;
  lead: string;
  holder: string;
  number: string;
  birthdate: string;
  validFrom: string;
  basic: string;
  supplementary: string;
  amounts: string;
  perMonth: string;
  cover: string;
  doctor: string;
  telemedicine: string;
  contract: string;
  total: string;
  all: string;
  conditions: string;
  term: Readonly<Record<Term, string>>;
  gross: string;
  yearlyTotal: string;
  none: string;
  risk: Readonly<Record<Risk, string>>;
  model: Readonly<Record<InsuranceModel, string>>;
  periodicity: Readonly<Record<Periodicity, string>>;
  circle: Readonly<Record<InsuredCircle, string>>;
  /** Parts of a premium by their type; `other` for one that has no name here. */
  part: Readonly<Record<string, string>>;
  modules: Readonly<Record<"insuredAmount" | "deductible" | "premium", string>>;
  /** Modules of property insurance by their code. */
  module: Readonly<Record<string, string>>;
}

/** Every word of a policy. */
export const policyTexts: Readonly<Record<Language, PolicyTexts>> = {
  fr: {
    title: "Police d’assurance {year}",
    lead: "Voici ce que couvrent vos assurances dès le {date}, et ce qu’elles coûtent. Gardez cette police : elle remplace les précédentes.",
    holder: "Personne assurée",
    number: "Numéro d’assuré",
    birthdate: "Date de naissance",
    validFrom: "Valable dès le",
    basic: "Assurance obligatoire des soins",
    supplementary: "Assurances complémentaires",
    amounts: "Montants en CHF",
    perMonth: "Par mois",
    cover: "Couverture",
    doctor: "Premier recours",
    telemedicine: "Télémédecine",
    contract: "Contrat n°",
    total: "Total par mois",
    all: "Toutes assurances, par mois",
    conditions:
      "Les conditions générales de chaque produit font partie du contrat. Vous les trouvez dans le portail, sous Contrats. Cette police est valable sans signature.",
    term: {
      deductible: "Franchise",
      risk: "Accident",
      model: "Modèle",
      insurer: "Assureur",
      since: "Depuis le",
      billing: "Facturation",
      period: "Durée",
      circle: "Cercle des assurés",
      stamp: "Timbre fédéral",
      residence: "Logement",
    },
    gross: "Prime brute",
    yearlyTotal: "À payer par an",
    none: "Aucune",
    risk: { MIT: "Compris", OHN: "Pas compris" },
    model: {
      STANDARD: "Libre choix du médecin",
      NETWORK: "Réseau de soins",
      FAMILY_DOCTOR: "Médecin de famille",
      TELEMEDICINE: "Télémédecine",
    },
    periodicity: {
      MONTHLY: "Chaque mois",
      BIMONTHLY: "Tous les deux mois",
      QUARTERLY: "Chaque trimestre",
      HALF_YEARLY: "Chaque semestre",
      YEARLY: "Chaque année",
    },
    circle: { PERSON: "Vous", FAMILY: "Vous et votre famille" },
    part: {
      other: "Autre déduction ou supplément",
      CANTON: "Réduction de prime du canton",
      ENVIRONMENT: "Redistribution de la taxe environnementale",
      PERIODICITY: "Rabais pour paiement groupé",
      FAMILY: "Rabais de famille",
    },
    modules: { insuredAmount: "Somme assurée", deductible: "Franchise", premium: "Prime par an" },
    module: {
      CONTENTS: "Inventaire du ménage",
      LIABILITY: "Responsabilité civile privée",
      GLASS: "Bris de glaces",
      BICYCLES: "Vélos",
      CYBER: "Protection cyber",
      FIRE_NATURE: "Incendie et éléments naturels",
      WATER: "Dégâts d’eau",
      EARTHQUAKE: "Tremblement de terre",
      RENTED_VEHICLES: "Véhicules loués ou prêtés",
      PRIVATE_LIFE: "Vie privée",
      TRAFFIC: "Circulation",
    },
  },
  de: {
    title: "Versicherungspolice {year}",
    lead: "Das decken Ihre Versicherungen ab dem {date}, und so viel kosten sie. Bewahren Sie diese Police auf: Sie ersetzt die früheren.",
    holder: "Versicherte Person",
    number: "Versichertennummer",
    birthdate: "Geburtsdatum",
    validFrom: "Gültig ab",
    basic: "Obligatorische Krankenpflegeversicherung",
    supplementary: "Zusatzversicherungen",
    amounts: "Beträge in CHF",
    perMonth: "Pro Monat",
    cover: "Deckung",
    doctor: "Erste Anlaufstelle",
    telemedicine: "Telemedizin",
    contract: "Vertrag Nr.",
    total: "Total pro Monat",
    all: "Alle Versicherungen, pro Monat",
    conditions:
      "Die allgemeinen Bedingungen jedes Produkts gehören zum Vertrag. Sie finden sie im Portal unter Verträge. Diese Police ist ohne Unterschrift gültig.",
    term: {
      deductible: "Franchise",
      risk: "Unfall",
      model: "Modell",
      insurer: "Versicherer",
      since: "Seit",
      billing: "Rechnung",
      period: "Laufzeit",
      circle: "Versicherter Personenkreis",
      stamp: "Eidg. Stempelabgabe",
      residence: "Wohnung",
    },
    gross: "Bruttoprämie",
    yearlyTotal: "Zu bezahlen pro Jahr",
    none: "Keine",
    risk: { MIT: "Eingeschlossen", OHN: "Nicht eingeschlossen" },
    model: {
      STANDARD: "Freie Arztwahl",
      NETWORK: "Ärztenetz",
      FAMILY_DOCTOR: "Hausarzt",
      TELEMEDICINE: "Telemedizin",
    },
    periodicity: {
      MONTHLY: "Jeden Monat",
      BIMONTHLY: "Alle zwei Monate",
      QUARTERLY: "Jedes Quartal",
      HALF_YEARLY: "Jedes Halbjahr",
      YEARLY: "Jedes Jahr",
    },
    circle: { PERSON: "Sie allein", FAMILY: "Sie und Ihre Familie" },
    part: {
      other: "Anderer Abzug oder Zuschlag",
      CANTON: "Prämienverbilligung des Kantons",
      ENVIRONMENT: "Rückverteilung der Umweltabgabe",
      PERIODICITY: "Rabatt für seltenere Zahlung",
      FAMILY: "Familienrabatt",
    },
    modules: {
      insuredAmount: "Versicherungssumme",
      deductible: "Selbstbehalt",
      premium: "Prämie pro Jahr",
    },
    module: {
      CONTENTS: "Hausrat",
      LIABILITY: "Privathaftpflicht",
      GLASS: "Glasbruch",
      BICYCLES: "Velos",
      CYBER: "Cyberschutz",
      FIRE_NATURE: "Feuer und Elementarschäden",
      WATER: "Wasserschäden",
      EARTHQUAKE: "Erdbeben",
      RENTED_VEHICLES: "Gemietete und geliehene Fahrzeuge",
      PRIVATE_LIFE: "Privatleben",
      TRAFFIC: "Verkehr",
    },
  },
  it: {
    title: "Polizza d’assicurazione {year}",
    lead: "Ecco che cosa coprono le sue assicurazioni dal {date} e quanto costano. Conservi questa polizza: sostituisce le precedenti.",
    holder: "Persona assicurata",
    number: "Numero d’assicurato",
    birthdate: "Data di nascita",
    validFrom: "Valida dal",
    basic: "Assicurazione obbligatoria delle cure",
    supplementary: "Assicurazioni complementari",
    amounts: "Importi in CHF",
    perMonth: "Al mese",
    cover: "Copertura",
    doctor: "Primo riferimento",
    telemedicine: "Telemedicina",
    contract: "Contratto n.",
    total: "Totale al mese",
    all: "Tutte le assicurazioni, al mese",
    conditions:
      "Le condizioni generali di ogni prodotto fanno parte del contratto. Le trova nel portale, sotto Contratti. Questa polizza è valida senza firma.",
    term: {
      deductible: "Franchigia",
      risk: "Infortunio",
      model: "Modello",
      insurer: "Assicuratore",
      since: "Dal",
      billing: "Fatturazione",
      period: "Durata",
      circle: "Cerchia degli assicurati",
      stamp: "Tassa di bollo federale",
      residence: "Abitazione",
    },
    gross: "Premio lordo",
    yearlyTotal: "Da pagare all’anno",
    none: "Nessuna",
    risk: { MIT: "Compreso", OHN: "Non compreso" },
    model: {
      STANDARD: "Libera scelta del medico",
      NETWORK: "Rete di cure",
      FAMILY_DOCTOR: "Medico di famiglia",
      TELEMEDICINE: "Telemedicina",
    },
    periodicity: {
      MONTHLY: "Ogni mese",
      BIMONTHLY: "Ogni due mesi",
      QUARTERLY: "Ogni trimestre",
      HALF_YEARLY: "Ogni semestre",
      YEARLY: "Ogni anno",
    },
    circle: { PERSON: "Solo lei", FAMILY: "Lei e la sua famiglia" },
    part: {
      other: "Altra deduzione o supplemento",
      CANTON: "Riduzione dei premi del Cantone",
      ENVIRONMENT: "Ridistribuzione della tassa ambientale",
      PERIODICITY: "Sconto per pagamento raggruppato",
      FAMILY: "Sconto famiglia",
    },
    modules: {
      insuredAmount: "Somma assicurata",
      deductible: "Franchigia",
      premium: "Premio all’anno",
    },
    module: {
      CONTENTS: "Mobilia domestica",
      LIABILITY: "Responsabilità civile privata",
      GLASS: "Rottura vetri",
      BICYCLES: "Biciclette",
      CYBER: "Protezione cyber",
      FIRE_NATURE: "Incendio e danni della natura",
      WATER: "Danni d’acqua",
      EARTHQUAKE: "Terremoto",
      RENTED_VEHICLES: "Veicoli noleggiati o in prestito",
      PRIVATE_LIFE: "Vita privata",
      TRAFFIC: "Circolazione",
    },
  },
  en: {
    title: "Insurance policy {year}",
    lead: "This is what your insurance covers from {date}, and what it costs. Keep this policy: it replaces the earlier ones.",
    holder: "Insured person",
    number: "Insured number",
    birthdate: "Date of birth",
    validFrom: "Valid from",
    basic: "Compulsory health insurance",
    supplementary: "Supplementary insurance",
    amounts: "Amounts in CHF",
    perMonth: "Per month",
    cover: "Cover",
    doctor: "First point of call",
    telemedicine: "Telemedicine",
    contract: "Contract no.",
    total: "Total per month",
    all: "All insurance, per month",
    conditions:
      "The general conditions of each product are part of the contract. You find them in the portal, under Contracts. This policy is valid without a signature.",
    term: {
      deductible: "Deductible",
      risk: "Accident",
      model: "Model",
      insurer: "Insurer",
      since: "Since",
      billing: "Billing",
      period: "Term",
      circle: "Insured circle",
      stamp: "Federal stamp duty",
      residence: "Home",
    },
    gross: "Gross premium",
    yearlyTotal: "To pay each year",
    none: "None",
    risk: { MIT: "Included", OHN: "Not included" },
    model: {
      STANDARD: "Free choice of doctor",
      NETWORK: "Care network",
      FAMILY_DOCTOR: "Family doctor",
      TELEMEDICINE: "Telemedicine",
    },
    periodicity: {
      MONTHLY: "Every month",
      BIMONTHLY: "Every two months",
      QUARTERLY: "Every quarter",
      HALF_YEARLY: "Every six months",
      YEARLY: "Every year",
    },
    circle: { PERSON: "You alone", FAMILY: "You and your family" },
    part: {
      other: "Other deduction or surcharge",
      CANTON: "Premium reduction from the canton",
      ENVIRONMENT: "Environmental levy refund",
      PERIODICITY: "Rebate for paying less often",
      FAMILY: "Family rebate",
    },
    modules: {
      insuredAmount: "Insured amount",
      deductible: "Deductible",
      premium: "Premium a year",
    },
    module: {
      CONTENTS: "Household contents",
      LIABILITY: "Personal liability",
      GLASS: "Broken glass",
      BICYCLES: "Bicycles",
      CYBER: "Cyber protection",
      FIRE_NATURE: "Fire and natural hazards",
      WATER: "Water damage",
      EARTHQUAKE: "Earthquake",
      RENTED_VEHICLES: "Rented or borrowed vehicles",
      PRIVATE_LIFE: "Private life",
      TRAFFIC: "Road traffic",
    },
  },
};
