import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/languages.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";

type Names = Record<Language, string>;

/** Invented insurers of one group. Real ones have numbers below 9000. */
export const insurers = [
  { code: "9101", factor: 1, names: company(`${brand.name} Santé`, `${brand.name} Gesundheit`) },
  { code: "9102", factor: 0.96, names: company("Dent Blanche", "Dent Blanche") },
  {
    code: "9103",
    factor: 1.03,
    names: company("Val Réchy Caisse-maladie", "Val Réchy Krankenkasse"),
  },
] as const;

export function insurerRows(): Insertable<Tables["insurer"]>[] {
  return insurers.map(({ code, names }) => ({ code, names }));
}

/** What the model of a basic product takes off the premium, in basis points. */
export const modelDiscounts = { RT01: 0, RX01: 1800, RF01: 1000, RS01: 1300 } as const;

export function productRows(): Product[] {
  const none = { model: null, propertyType: null, tariff: null, levels: {} };
  return [
    ...basicProducts.map(([code, model, tariff, names]) => ({
      ...none,
      code,
      kind: "BASIC",
      model,
      tariff,
      names: named(names),
    })),
    ...supplementaryProducts.map(([code, names, levels]) => ({
      ...none,
      code,
      kind: "SUPPLEMENTARY",
      names: named(names),
      levels,
    })),
    ...propertyProducts.map(([code, propertyType, names]) => ({
      ...none,
      code,
      kind: "PROPERTY",
      propertyType,
      names: named(names),
      levels: {
        ESSENTIAL: named("Essentiel|Basis|Essenziale|Essential"),
        PLUS: named("Plus|Plus|Plus|Plus"),
      },
    })),
  ];
}

type Product = Insertable<Tables["product"]>;

/** Code, model, what published premiums call it, and its names. */
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
  GENERAL: named(
    "Division commune, toute la Suisse|Allgemeine Abteilung, ganze Schweiz|Reparto comune, tutta la Svizzera|General ward, all of Switzerland",
  ),
  SEMI_PRIVATE: named(
    "Division mi-privée|Halbprivate Abteilung|Reparto semiprivato|Semi-private ward",
  ),
  PRIVATE: named("Division privée|Private Abteilung|Reparto privato|Private ward"),
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

function company(romance: string, german: string): Names {
  return named(`${romance} SA|${german} AG|${romance} SA|${romance} SA`);
}

function level(number: number): Names {
  return named(`Niveau ${number}|Stufe ${number}|Livello ${number}|Level ${number}`);
}

/** Names in French, German, Italian and English. */
function named(names: string): Names {
  const [fr = "", de = "", it = "", en = ""] = names.split("|");
  return { fr, de, it, en };
}
