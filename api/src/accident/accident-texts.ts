import type { Language } from "@portal/model/portal/languages.ts";

/** Only the texts of the copy; steps, fields and payers are named in `model`, as on the screen. */
export interface AccidentTexts {
  title: string;
  file: string;
  lead: string;
  insuredNumber: string;
  birthdate: string;
  declaredBy: string;
  yes: string;
  no: string;
  still: string;
  noInsurance: string;
}

export const accidentTexts: Readonly<Record<Language, AccidentTexts>> = {
  fr: {
    title: "Annonce d’accident",
    file: "declaration-accident",
    lead: "Voici ce que vous nous avez annoncé. Si quelque chose n’est pas juste, écrivez-nous.",
    insuredNumber: "Numéro d’assuré",
    birthdate: "Date de naissance",
    declaredBy: "Annoncé par",
    yes: "Oui",
    no: "Non",
    still: "en cours",
    noInsurance: "Aucune autre assurance n’a été indiquée.",
  },
  de: {
    title: "Unfallmeldung",
    file: "unfallmeldung",
    lead: "Das haben Sie uns gemeldet. Stimmt etwas nicht, schreiben Sie uns.",
    insuredNumber: "Versichertennummer",
    birthdate: "Geburtsdatum",
    declaredBy: "Gemeldet von",
    yes: "Ja",
    no: "Nein",
    still: "dauert an",
    noInsurance: "Es wurde keine andere Versicherung angegeben.",
  },
  it: {
    title: "Annuncio d’infortunio",
    file: "annuncio-infortunio",
    lead: "Ecco che cosa ci ha annunciato. Se qualcosa non è corretto, ci scriva.",
    insuredNumber: "Numero d’assicurato",
    birthdate: "Data di nascita",
    declaredBy: "Annunciato da",
    yes: "Sì",
    no: "No",
    still: "in corso",
    noInsurance: "Non è stata indicata un’altra assicurazione.",
  },
  en: {
    title: "Accident report",
    file: "accident-report",
    lead: "This is what you reported to us. If anything is incorrect, please write to us.",
    insuredNumber: "Insurance number",
    birthdate: "Date of birth",
    declaredBy: "Reported by",
    yes: "Yes",
    no: "No",
    still: "ongoing",
    noInsurance: "No other insurance was named.",
  },
};
