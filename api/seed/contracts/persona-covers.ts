import type { Cover, Home } from "../people/household.ts";

/** The homes of the demonstration people. */
export const homes = {
  rochat: home("Avenue du Mont-d'Or 23", "1007 Lausanne", "VD"),
  ammann: home("Gerechtigkeitsgasse 41", "3011 Bern", "BE"),
  bernasconi: home("Via Nassa 18", "6900 Lugano", "TI"),
  keller: {
    ...home("Josefstrasse 112", "8005 Zürich", "ZH"),
    before: { home: home("Marktgasse 7", "8400 Winterthur", "ZH"), yearsAgo: 3 },
  },
  // Their legal domicile is in Geneva, so they may choose model and deductible (OAMal art. 101a).
  smith: {
    ...home("Rue de Lyon 77", "1203 Genève", "GE"),
    letters: { ...home("Rue de Meyrin 14", "01210 Ferney-Voltaire", null), country: "FR" },
  },
  meier: home("Pilatusstrasse 30", "6003 Luzern", "LU"),
  zbinden: home("Hofstettenstrasse 5", "3600 Thun", "BE"),
  blanc: home("Rue du Rhône 9", "1950 Sion", "VS"),
  graf: home("Steinenring 55", "4051 Basel", "BS"),
  costa: home("Via Lugano 3", "6500 Bellinzona", "TI"),
  widmer: home("Steinberggasse 20", "8400 Winterthur", "ZH"),
} satisfies Record<string, Home>;

const LAKE_AGREEMENT = "10045";

/** The covers by insured number; a person without an entry gets an invented one. */
export const personaCovers: Readonly<Record<number, Cover>> = {
  4218730: {
    productCode: "RX01",
    productBefore: { yearsAgo: 2, productCode: "RT01" },
    risk: "OHN",
    supplementary: [
      { productCode: "AH01", level: "SEMI_PRIVATE", frameworkAgreement: LAKE_AGREEMENT },
      { productCode: "BO01", level: "2", frameworkAgreement: LAKE_AGREEMENT },
    ],
    property: [
      {
        productCode: "FC01",
        level: "PLUS",
        circle: "FAMILY",
        statusTaker: "TENANT",
        modules: {
          CONTENTS: [110_000_00, 200_00],
          LIABILITY: [5_000_000_00, 0],
          GLASS: [5_000_00, 0],
          BICYCLES: [4_000_00, 200_00],
        },
      },
    ],
  },
  4218731: {
    productCode: "RT01",
    risk: "OHN",
    supplementary: [
      { productCode: "AH01", level: "GENERAL" },
      { productCode: "BO01", level: "1" },
    ],
  },
  4218732: {
    productCode: "RF01",
    risk: "MIT",
    subsidy: 60_00,
    supplementary: [
      { productCode: "BO01", level: "1" },
      { productCode: "BO02", level: "2" },
    ],
  },
  4218733: {
    productCode: "RF01",
    risk: "MIT",
    subsidy: 60_00,
    supplementary: [
      { productCode: "BO01", level: "1" },
      { productCode: "BO02", level: "1" },
    ],
  },
  3907112: {
    productCode: "RF01",
    productBefore: { yearsAgo: 4, productCode: "RT01" },
    risk: "MIT",
    periodicity: "HALF_YEARLY",
    supplementary: [
      { productCode: "AH01", level: "PRIVATE", deductible: 2000_00 },
      { productCode: "BO01", level: "3" },
    ],
  },
  5120044: {
    productCode: "RT01",
    productBefore: { yearsAgo: 1, productCode: "RX01" },
    risk: "MIT",
    supplementary: [{ productCode: "AH01", level: "GENERAL" }],
    property: [
      {
        productCode: "FC01",
        level: "PLUS",
        circle: "PERSON",
        statusTaker: "OWNER",
        modules: {
          CONTENTS: [85_000_00, 500_00],
          LIABILITY: [10_000_000_00, 0],
          CYBER: [20_000_00, 200_00],
        },
      },
      {
        productCode: "IM01",
        level: "ESSENTIAL",
        circle: "PERSON",
        statusTaker: "OWNER",
        modules: {
          FIRE_NATURE: [780_000_00, 1000_00],
          WATER: [780_000_00, 500_00],
          EARTHQUAKE: [780_000_00, 1000_00],
        },
      },
      {
        productCode: "PJ01",
        level: "ESSENTIAL",
        circle: "PERSON",
        statusTaker: "OWNER",
        modules: { PRIVATE_LIFE: [600_000_00, 0], TRAFFIC: [600_000_00, 0] },
      },
    ],
  },
  6033218: {
    productCode: "RF01",
    risk: "MIT",
    subsidy: 145_00,
    supplementary: [{ productCode: "BO01", level: "1" }],
  },
  7245001: {
    productCode: "RS01",
    productBefore: { yearsAgo: 3, productCode: "RT01" },
    risk: "OHN",
    codeReseau: "TM02",
    supplementary: [
      { productCode: "AH01", level: "SEMI_PRIVATE", variantes: ["WORLD"] },
      { productCode: "BO01", level: "2", variantes: ["WORLD"] },
    ],
  },
  7245002: {
    productCode: "RS01",
    risk: "MIT",
    codeReseau: "TM02",
    supplementary: [{ productCode: "BO01", level: "2" }],
  },
  8100450: {
    productCode: "RF01",
    risk: "OHN",
    supplementary: [
      { productCode: "BO01", level: "2" },
      { productCode: "BO02", level: "1", waitingMonths: 6 },
    ],
  },
  9900123: { productCode: "RX01", insurerCode: "9102", risk: "OHN" },
};

/** The former deductibles in CHF. */
export const deductiblesBefore: Readonly<Record<number, { yearsAgo: number; deductible: number }>> =
  {
    4218730: { yearsAgo: 3, deductible: 1500 },
    3907112: { yearsAgo: 2, deductible: 2500 },
    5120044: { yearsAgo: 2, deductible: 300 },
    7245001: { yearsAgo: 4, deductible: 300 },
    9900123: { yearsAgo: 1, deductible: 300 },
    2500001: { yearsAgo: 3, deductible: 300 },
  };

function home(street: string, place: string, canton: string | null): Home {
  const [zip = "", ...city] = place.split(" ");
  const at = street.lastIndexOf(" ");
  return {
    street: street.slice(0, at),
    number: street.slice(at + 1),
    zip,
    city: city.join(" "),
    canton,
    country: "CH",
  };
}
