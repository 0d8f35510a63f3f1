import type { Language } from "../portal/languages.ts";

/** The 26 cantons with their names in French, German, Italian and English. */
const names = {
  AG: ["Argovie", "Aargau", "Argovia", "Aargau"],
  AI: [
    "Appenzell Rhodes-Intérieures",
    "Appenzell Innerrhoden",
    "Appenzello Interno",
    "Appenzell Innerrhoden",
  ],
  AR: [
    "Appenzell Rhodes-Extérieures",
    "Appenzell Ausserrhoden",
    "Appenzello Esterno",
    "Appenzell Ausserrhoden",
  ],
  BE: ["Berne", "Bern", "Berna", "Bern"],
  BL: ["Bâle-Campagne", "Basel-Landschaft", "Basilea Campagna", "Basel-Landschaft"],
  BS: ["Bâle-Ville", "Basel-Stadt", "Basilea Città", "Basel-Stadt"],
  FR: ["Fribourg", "Freiburg", "Friburgo", "Fribourg"],
  GE: ["Genève", "Genf", "Ginevra", "Geneva"],
  GL: ["Glaris", "Glarus", "Glarona", "Glarus"],
  GR: ["Grisons", "Graubünden", "Grigioni", "Graubünden"],
  JU: ["Jura", "Jura", "Giura", "Jura"],
  LU: ["Lucerne", "Luzern", "Lucerna", "Lucerne"],
  NE: ["Neuchâtel", "Neuenburg", "Neuchâtel", "Neuchâtel"],
  NW: ["Nidwald", "Nidwalden", "Nidvaldo", "Nidwalden"],
  OW: ["Obwald", "Obwalden", "Obvaldo", "Obwalden"],
  SG: ["Saint-Gall", "St. Gallen", "San Gallo", "St. Gallen"],
  SH: ["Schaffhouse", "Schaffhausen", "Sciaffusa", "Schaffhausen"],
  SO: ["Soleure", "Solothurn", "Soletta", "Solothurn"],
  SZ: ["Schwytz", "Schwyz", "Svitto", "Schwyz"],
  TG: ["Thurgovie", "Thurgau", "Turgovia", "Thurgau"],
  TI: ["Tessin", "Tessin", "Ticino", "Ticino"],
  UR: ["Uri", "Uri", "Uri", "Uri"],
  VD: ["Vaud", "Waadt", "Vaud", "Vaud"],
  VS: ["Valais", "Wallis", "Vallese", "Valais"],
  ZG: ["Zoug", "Zug", "Zugo", "Zug"],
  ZH: ["Zurich", "Zürich", "Zurigo", "Zurich"],
} as const;

export type CantonCode = keyof typeof names;

export interface Canton {
  code: CantonCode;
  names: Readonly<Record<Language, string>>;
}

export const cantons: readonly Canton[] = Object.entries(names).flatMap(
  ([code, [fr, de, it, en]]) => (isCanton(code) ? [{ code, names: { fr, de, it, en } }] : []),
);

export function isCanton(code: string): code is CantonCode {
  return Object.hasOwn(names, code);
}

/** The cantons sorted by their name in this language. */
export function cantonsIn(language: Language): Canton[] {
  const { compare } = new Intl.Collator(language);
  return cantons.toSorted((one, other) => compare(one.names[language], other.names[language]));
}
