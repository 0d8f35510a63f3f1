import type { SurveyName } from "@portal/model/surveys.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { type InEach, inEach, pageOfSite } from "./site.ts";

/** Five short surveys, one for each moment at which an opinion is fresh. */
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
  fr: { text: "Deux minutes, sans votre nom. Votre avis nous aide.", button: "Donner mon avis" },
  de: { text: "Zwei Minuten, ohne Ihren Namen. Ihre Meinung hilft uns.", button: "Mitmachen" },
  it: { text: "Due minuti, senza il suo nome. La sua opinione ci aiuta.", button: "Partecipare" },
  en: { text: "Two minutes, without your name. Your opinion helps us.", button: "Give my opinion" },
};

const asked: Record<SurveyName, InEach> = {
  HOMEPAGE: {
    fr: "Trouvez-vous ce que vous cherchez ?",
    de: "Finden Sie, was Sie suchen?",
    it: "Trova quello che cerca?",
    en: "Do you find what you are looking for?",
  },
  DOCUMENTS: {
    fr: "Comment s’est passé l’envoi de vos documents ?",
    de: "Wie ging das Senden Ihrer Dokumente?",
    it: "Com’è andato l’invio dei documenti?",
    en: "How did sending your documents go?",
  },
  CONTRACT_MUTATION: {
    fr: "Comment s’est passé le changement de contrat ?",
    de: "Wie ging die Vertragsänderung?",
    it: "Com’è andata la modifica del contratto?",
    en: "How did changing your contract go?",
  },
  FAMILY_DOCTOR: {
    fr: "Comment s’est passé le choix du médecin de famille ?",
    de: "Wie ging die Wahl der Hausarztpraxis?",
    it: "Com’è andata la scelta del medico di famiglia?",
    en: "How did choosing a family doctor go?",
  },
  TRANSFER: {
    fr: "Comment s’est passé le changement d’assureur du groupe ?",
    de: "Wie ging der Wechsel des Versicherers in der Gruppe?",
    it: "Com’è andato il cambio di assicuratore del gruppo?",
    en: "How did changing insurer within the group go?",
  },
};
