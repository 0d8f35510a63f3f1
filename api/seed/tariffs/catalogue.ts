import { brand } from "@portal/brand/brand.ts";
import { streetParts } from "@portal/model/invoices/qr-bill.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Insertable } from "kysely";
import type { Creditor } from "../../src/invoices/creditors.ts";
import type { Tables } from "../../src/core/db/tables.ts";

type NamesByLanguage = Record<Language, string>;

/** Invented insurers of basic insurance of one group. Real ones have numbers below 9000. */
export const insurers = [
  {
    code: "9101",
    factor: 1,
    names: namesOf(
      `${brand.name} Santé SA|${brand.name} Gesundheit AG|${brand.name} Salute SA|${brand.name} Health Ltd`,
    ),
    creditor: { ...headOffice(), qrIban: "CH2631999456001101017" },
  },
  {
    code: "9102",
    factor: 0.96,
    names: namesOf("Dent Blanche SA|Dent Blanche AG|Dent Blanche SA|Dent Blanche Ltd"),
    creditor: creditor("Rue de la Dent-Blanche", "8", "1950", "Sion", "CH6731999456001102025"),
  },
  {
    code: "9103",
    factor: 1.03,
    names: namesOf(
      "Val Réchy Caisse-maladie SA|Val Réchy Krankenkasse AG|Val Réchy Cassa malati SA|Val Réchy Health Insurance Ltd",
    ),
    creditor: creditor("Route de Chalais", "3", "3966", "Chalais", "CH1131999456001103033"),
  },
] as const;

/** The default insurer of basic insurance. */
export const GROUP_INSURER = "9101";
/** The insurer of supplementary and property insurance. */
export const CONTRACT_INSURER = "9100";

const creditorRows = [
  {
    code: CONTRACT_INSURER,
    names: brand.legalName,
    creditor: { ...headOffice(), qrIban: brand.qrIban },
  },
  ...insurers,
] as const;

/** The accounts behind the QR-IBANs, and the identifications for direct debits. */
const bankDetails: Readonly<Record<string, { iban: string; lsvId: string; chddId: string }>> = {
  "9100": { iban: brand.iban, lsvId: brand.directDebit.LSV, chddId: brand.directDebit.SDD },
  "9101": { iban: "CH8109999456001101017", lsvId: "CRV2W", chddId: "41100000001234501" },
  "9102": { iban: "CH2509999456001102025", lsvId: "DTB1W", chddId: "41100000001234502" },
  "9103": { iban: "CH6609999456001103033", lsvId: "VRC1W", chddId: "41100000001234503" },
};

export function insurerRows(): Insertable<Tables["insurer"]>[] {
  return creditorRows.map(({ code, names, creditor: paidTo }) => ({
    code,
    names,
    ...paidTo,
    ...bankDetails[code],
  }));
}

/** The creditor on an insurer's invoices. */
export function creditorOf(insurerCode: string, language: Language): Creditor {
  const found = creditorRows.find(({ code }) => code === insurerCode) ?? creditorRows[0];
  return { name: found.names[language], ...found.creditor, country: "CH" };
}

function headOffice() {
  const { street, zip, city } = brand.address;
  return { ...streetParts(street), zip, city };
}

function creditor(street: string, number: string, zip: string, city: string, qrIban: string) {
  return { street, number, zip, city, qrIban };
}

/** The premium discount of a basic product's model, in basis points. */
export const modelDiscounts = { RT01: 0, RX01: 1800, RF01: 1000, RS01: 1300 } as const;

export function productRows(): Product[] {
  const none = { model: null, propertyType: null, tariff: null, levels: {}, insurerCode: null };
  return [
    ...basicProducts.map(([code, model, tariff, names]) => ({
      ...none,
      code,
      kind: "BASIC",
      model,
      tariff,
      names: namesOf(names),
    })),
    ...supplementaryProducts.map(([code, names, levels]) => ({
      ...none,
      code,
      kind: "SUPPLEMENTARY",
      insurerCode: CONTRACT_INSURER,
      names: namesOf(names),
      levels,
    })),
    ...propertyProducts.map(([code, propertyType, names]) => ({
      ...none,
      code,
      kind: "PROPERTY",
      insurerCode: CONTRACT_INSURER,
      propertyType,
      names: namesOf(names),
      levels: {
        ESSENTIAL: namesOf("Essentiel|Basis|Essenziale|Essential"),
        PLUS: namesOf("Plus|Plus|Plus|Plus"),
      },
    })),
  ];
}

type Product = Insertable<Tables["product"]>;

/** Code, model, its name in published premiums, and its names. */
const basicProducts = [
  [
    "RT01",
    "STANDARD",
    "BASE",
    "Base Classique|Grundversicherung Classic|Base Classica|Basic Classic",
  ],
  [
    "RX01",
    "NETWORK",
    "HMO1",
    "Base Réseau de médecins|Grundversicherung Ärztenetz|Base Rete di medici|Basic Doctor Network",
  ],
  [
    "RF01",
    "FAMILY_DOCTOR",
    "HAM1",
    "Base Médecin de famille|Grundversicherung Hausarztmodell|Base Medico di famiglia|Basic Family Doctor",
  ],
  [
    "RS01",
    "TELEMEDICINE",
    "DIV1",
    "Base Télémédecine|Grundversicherung Telemedizin|Base Telemedicina|Basic Telemedicine",
  ],
] as const;

const wards = {
  GENERAL: namesOf(
    "Division commune, toute la Suisse|Allgemeine Abteilung, ganze Schweiz|Reparto comune, tutta la Svizzera|General ward, all of Switzerland",
  ),
  SEMI_PRIVATE: namesOf(
    "Division mi-privée|Halbprivate Abteilung|Reparto semiprivato|Semi-private ward",
  ),
  PRIVATE: namesOf("Division privée|Private Abteilung|Reparto privato|Private ward"),
};

const supplementaryProducts = [
  ["AH01", "Hôpital Confort|Spital Komfort|Ospedale Comfort|Hospital Comfort", wards],
  [
    "BO01",
    "Bien-être Plus|Wohlbefinden Plus|Benessere Plus|Wellbeing Plus",
    { 1: level(1), 2: level(2), 3: level(3) },
  ],
  ["BO02", "Soins dentaires|Zahnpflege|Cure dentarie|Dental care", { 1: level(1), 2: level(2) }],
] as const;

const propertyProducts = [
  [
    "FE01",
    "HOUSEHOLD",
    "Foyer Essentiel|Haushalt Basis|Economia domestica Essenziale|Home Essential",
  ],
  [
    "FC01",
    "HOUSEHOLD",
    "Foyer Complet|Haushalt Komplett|Economia domestica Completa|Home Complete",
  ],
  ["IM01", "BUILDING", "Bâtiment|Gebäude|Stabile|Building"],
  [
    "RC01",
    "LIABILITY",
    "Responsabilité civile privée|Privathaftpflicht|Responsabilità civile privata|Personal liability",
  ],
  [
    "PJ01",
    "LEGAL_PROTECTION",
    "Protection juridique|Rechtsschutz|Protezione giuridica|Legal protection",
  ],
] as const;

export function frameworkAgreementRows(): Insertable<Tables["frameworkAgreement"]>[] {
  return [
    { number: "10045", name: "Association du personnel lémanique", rebate: 1000 },
    { number: "10112", name: "Verband der Mittelländer Werkstätten", rebate: 800 },
    { number: "10230", name: "Cooperativa Sottoceneri", rebate: 500 },
  ];
}

export function telemedicinePartnerRows(): Insertable<Tables["telemedicinePartner"]>[] {
  return [
    { codeReseau: "TM01", name: "Alpadoc", phone: "+41215550124", type: "PHONE" },
    { codeReseau: "TM02", name: "Docline 24", phone: "+41445550247", type: "APP" },
  ];
}

function level(number: number): NamesByLanguage {
  return namesOf(`Niveau ${number}|Stufe ${number}|Livello ${number}|Level ${number}`);
}

/** Names in French, German, Italian and English. */
function namesOf(names: string): NamesByLanguage {
  const [fr = "", de = "", it = "", en = ""] = names.split("|");
  return { fr, de, it, en };
}
