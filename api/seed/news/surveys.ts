import type { SurveyName } from "@portal/model/surveys.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { type InEach, inEach, pageOfSite } from "../site.ts";

/** Five short surveys, one for each occasion. */
export function surveyRows(): Insertable<Tables["survey"]>[] {
  return Object.entries(asked).map(([name, titles], place) => ({
    name,
    interceptId: `SI_${String(place + 1).padStart(4, "0")}`,
    texts: inEach((language) => ({ title: titles[language], ...invitation[language] })),
    link: pageOfSite(
      inEach((language) => `${pages[language]}/${name.toLowerCase().replace("_", "-")}`),
    ),
  }));
}

const pages: InEach = { fr: "sondage", de: "umfrage", it: "sondaggio", en: "survey" };

const invitation: InEach<{ text: string; button: string }> = {
  fr: { text: "Deux minutes, de façon anonyme. Votre avis nous aide.", button: "Donner mon avis" },
  de: { text: "Zwei Minuten, anonym. Ihre Meinung hilft uns.", button: "Mitmachen" },
  it: { text: "Due minuti, in forma anonima. La sua opinione ci aiuta.", button: "Partecipare" },
  en: { text: "Two minutes, anonymously. Your opinion helps us.", button: "Share my opinion" },
};

const asked: Record<SurveyName, InEach> = {
  HOMEPAGE: {
    fr: "Trouvez-vous ce que vous cherchez ?",
    de: "Finden Sie, was Sie suchen?",
    it: "Trova quello che cerca?",
    en: "Did you find what you were looking for?",
  },
  DOCUMENTS: {
    fr: "Comment s’est passé l’envoi de vos documents ?",
    de: "Wie hat das Senden Ihrer Dokumente geklappt?",
    it: "Com’è andato l’invio dei documenti?",
    en: "How did sending your documents go?",
  },
  CONTRACT_MUTATION: {
    fr: "Comment s’est passé le changement de contrat ?",
    de: "Wie hat die Vertragsänderung geklappt?",
    it: "Com’è andata la modifica del contratto?",
    en: "How did changing your contract go?",
  },
  FAMILY_DOCTOR: {
    fr: "Comment s’est passé le choix du médecin de famille ?",
    de: "Wie hat die Wahl der Hausarztpraxis geklappt?",
    it: "Com’è andata la scelta del medico di famiglia?",
    en: "How did choosing a family doctor go?",
  },
  TRANSFER: {
    fr: "Comment s’est passé le changement d’assureur au sein du groupe ?",
    de: "Wie hat der Wechsel des Versicherers in der Gruppe geklappt?",
    it: "Com’è andato il cambio di assicuratore nel gruppo?",
    en: "How did changing insurer within the group go?",
  },
};
