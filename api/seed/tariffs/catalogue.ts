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

export function productRows(): Insertable<Tables["product"]>[] {
  return [...basicProducts(), ...supplementaryProducts(), ...propertyProducts()];
}

type Product = Insertable<Tables["product"]>;

function basicProducts(): Product[] {
  const basic = (code: string, model: string, tariff: string, names: Names): Product => ({
    code,
    kind: "BASIC",
    model,
    propertyType: null,
    tariff,
    names,
    levels: {},
  });
  return [
    basic("RT01", "STANDARD", "BASE", {
      fr: "Base Classique",
      de: "Grundversicherung Classic",
      it: "Base Classica",
      en: "Basic Classic",
    }),
    basic("RX01", "NETWORK", "HMO1", {
      fr: "Base Réseau",
      de: "Grundversicherung Netzwerk",
      it: "Base Rete",
      en: "Basic Network",
    }),
    basic("RF01", "FAMILY_DOCTOR", "HAM1", {
      fr: "Base Famille",
      de: "Grundversicherung Hausarzt",
      it: "Base Medico di famiglia",
      en: "Basic Family Doctor",
    }),
    basic("RS01", "TELEMEDICINE", "DIV1", {
      fr: "Base Télé",
      de: "Grundversicherung Telemedizin",
      it: "Base Telemedicina",
      en: "Basic Telemedicine",
    }),
  ];
}

function supplementaryProducts(): Product[] {
  const supplementary = (code: string, names: Names, levels: Record<string, Names>): Product => ({
    code,
    kind: "SUPPLEMENTARY",
    model: null,
    propertyType: null,
    tariff: null,
    names,
    levels,
  });
  return [
    supplementary(
      "AH01",
      {
        fr: "Hôpital Confort",
        de: "Spital Komfort",
        it: "Ospedale Comfort",
        en: "Hospital Comfort",
      },
      {
        GENERAL: {
          fr: "Division commune, toute la Suisse",
          de: "Allgemeine Abteilung, ganze Schweiz",
          it: "Reparto comune, tutta la Svizzera",
          en: "General ward, all of Switzerland",
        },
        SEMI_PRIVATE: {
          fr: "Division mi-privée",
          de: "Halbprivate Abteilung",
          it: "Reparto semiprivato",
          en: "Semi-private ward",
        },
        PRIVATE: {
          fr: "Division privée",
          de: "Private Abteilung",
          it: "Reparto privato",
          en: "Private ward",
        },
      },
    ),
    supplementary(
      "BO01",
      {
        fr: "Bien-être Plus",
        de: "Wohlbefinden Plus",
        it: "Benessere Plus",
        en: "Wellbeing Plus",
      },
      { 1: level(1), 2: level(2), 3: level(3) },
    ),
    supplementary(
      "BO02",
      { fr: "Soins dentaires", de: "Zahnpflege", it: "Cure dentarie", en: "Dental care" },
      { 1: level(1), 2: level(2) },
    ),
  ];
}

function propertyProducts(): Product[] {
  const levels = {
    ESSENTIAL: { fr: "Essentiel", de: "Basis", it: "Essenziale", en: "Essential" },
    PLUS: { fr: "Plus", de: "Plus", it: "Plus", en: "Plus" },
  };
  const property = (code: string, propertyType: string, names: Names): Product => ({
    code,
    kind: "PROPERTY",
    model: null,
    propertyType,
    tariff: null,
    names,
    levels,
  });
  return [
    property("FE01", "HOUSEHOLD", {
      fr: "Foyer Essentiel",
      de: "Haushalt Basis",
      it: "Economia domestica Essenziale",
      en: "Home Essential",
    }),
    property("FC01", "HOUSEHOLD", {
      fr: "Foyer Complet",
      de: "Haushalt Komplett",
      it: "Economia domestica Completa",
      en: "Home Complete",
    }),
    property("IM01", "BUILDING", {
      fr: "Bâtiment",
      de: "Gebäude",
      it: "Stabile",
      en: "Building",
    }),
    property("RC01", "LIABILITY", {
      fr: "Responsabilité civile privée",
      de: "Privathaftpflicht",
      it: "Responsabilità civile privata",
      en: "Personal liability",
    }),
    property("PJ01", "LEGAL_PROTECTION", {
      fr: "Protection juridique",
      de: "Rechtsschutz",
      it: "Protezione giuridica",
      en: "Legal protection",
    }),
  ];
}

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
  return { fr: `${romance} SA`, de: `${german} AG`, it: `${romance} SA`, en: `${romance} SA` };
}

function level(number: number): Names {
  return {
    fr: `Niveau ${number}`,
    de: `Stufe ${number}`,
    it: `Livello ${number}`,
    en: `Level ${number}`,
  };
}
