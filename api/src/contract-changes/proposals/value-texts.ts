import type { Risk } from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The names of values that no tariff names. */

export const riskTexts: Record<Language, Record<Risk, string>> = {
  fr: { MIT: "Accident compris", OHN: "Accident non compris" },
  de: { MIT: "Mit Unfall", OHN: "Ohne Unfall" },
  it: { MIT: "Con infortunio", OHN: "Senza infortunio" },
  en: { MIT: "Accidents included", OHN: "Accidents not included" },
};

/** Shown from the announcement of the premiums until the tariff has them: a comparison is not possible yet. */
export const tariffLags: Record<Language, string> = {
  fr: "Les primes de l’année {year} ne sont pas encore connues. Les montants affichés sont ceux d’aujourd’hui.",
  de: "Die Prämien für das Jahr {year} sind noch nicht bekannt. Die gezeigten Beträge sind die heutigen.",
  it: "I premi dell’anno {year} non sono ancora noti. Gli importi indicati sono quelli di oggi.",
  en: "The premiums for {year} are not known yet. The amounts shown are today’s.",
};
