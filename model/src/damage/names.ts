import type { Language } from "../portal/languages.ts";
import { DamageKind } from "./words.ts";

const names: Readonly<Record<DamageKind, Readonly<Record<Language, string>>>> = {
  THEFT: { fr: "Vol", de: "Diebstahl", it: "Furto", en: "Theft" },
  WATER: { fr: "Dégâts d’eau", de: "Wasserschaden", it: "Danni d’acqua", en: "Water damage" },
  FIRE: { fr: "Incendie", de: "Feuer", it: "Incendio", en: "Fire" },
  GLASS: { fr: "Bris de glace", de: "Glasbruch", it: "Rottura vetri", en: "Broken glass" },
  NATURAL_HAZARD: {
    fr: "Éléments naturels",
    de: "Elementarereignis",
    it: "Eventi naturali",
    en: "Natural hazard",
  },
  EARTHQUAKE: {
    fr: "Tremblement de terre",
    de: "Erdbeben",
    it: "Terremoto",
    en: "Earthquake",
  },
  LIABILITY: {
    fr: "Dommage causé à quelqu’un",
    de: "Jemandem Schaden zugefügt",
    it: "Danno causato a qualcuno",
    en: "Damage caused to someone else",
  },
  CYBER: {
    fr: "Cyberattaque ou fraude en ligne",
    de: "Cyberangriff oder Betrug im Internet",
    it: "Attacco informatico o truffa in rete",
    en: "Cyber attack or online fraud",
  },
  OTHER: { fr: "Autre dommage", de: "Anderer Schaden", it: "Altro danno", en: "Other damage" },
};

/** The name of a kind of damage; an unknown code is returned as it is. */
export function damageKindName(code: string, language: Language): string {
  const known = DamageKind.safeParse(code);
  return known.success ? names[known.data][language] : code;
}
