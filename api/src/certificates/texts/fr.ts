import type { CertificateTexts } from "./shape.ts";

export const fr: CertificateTexts = {
  title: {
    INSURANCE: "Attestation d’assurance",
    TAX: "Attestation pour les impôts {year}",
    COST_SHARING: "Participation aux coûts {year}",
    CONTRIBUTIONS: "Attestation de primes payées",
  },
  person: "Personne assurée",
  issuedOn: "Établie le",
  validUntil: "Valable jusqu’au",
  period: "Période",
  insured: {
    lead: "Nous attestons que cette personne est assurée chez nous à la date d’établissement de ce document.",
    leadFuture: "Nous attestons que cette personne sera assurée chez nous dès le {date}.",
    endsOn: "Assurée jusqu’au",
    basicNote:
      "L’assurance obligatoire des soins prend en charge les prestations prévues par la loi fédérale sur l’assurance-maladie (LAMal) en Suisse et, en cas d’urgence, à l’étranger dans les limites de l’art. 36 OAMal.",
    product: "Produit",
    since: "En vigueur depuis le",
    note: "Cette attestation indique l’assurance telle qu’elle est le jour de son établissement.",
  },
  costSharing: {
    lead: "Voici ce que l’assurance de base a imputé sur la franchise et la quote-part de cette personne pour les soins reçus en {year}, d’après les décomptes établis jusqu’au {date}.",
    label: "Franchise et quote-part",
    columns: ["Montants en CHF", "Par année", "À votre charge", "Reste"],
    deductible: "Franchise",
    coinsurance: "Quote-part",
    total: "Total",
    note: "Les factures qui nous parviennent après cette date peuvent modifier ces montants.",
    familyNote:
      "Les enfants d’une famille partagent un maximum : le reste peut donc être inférieur à la différence.",
  },
  contributions: {
    lead: "Nous attestons avoir reçu les primes suivantes pour l’assurance-maladie de cette personne.",
    label: "Primes payées par mois",
    columns: [
      "Payé en",
      "Assurance de base",
      "Assurances complémentaires",
      "Débits retournés et factures annulées",
    ],
    total: "Total",
    note: "Montants en CHF, réductions déduites et sans frais de rappel. Un paiement est attesté au jour où il nous est parvenu ; un paiement partiel, pour la part payée.",
  },
  taxNote:
    "Les montants suivent la date du décompte, et non celle des soins. Ce document peut être joint à votre déclaration d’impôts.",
  check: {
    title: "Vérifier ce document",
    text: "Scannez ce code ou saisissez-le sur {address} : la page indique si le document vient de nous et s’il est encore valable. Le fichier PDF porte en outre notre signature électronique.",
    qr: "Code QR vers la page de vérification",
  },
};
