import type { Language } from "@portal/model/portal/languages.ts";

export type RefusalReason = "NOT_INSURED" | "SENT_BEFORE";

/** The reason as the customer reads it. */
export const refusalTexts: Readonly<Record<RefusalReason, Readonly<Record<Language, string>>>> = {
  NOT_INSURED: {
    fr: "Le jour du traitement, la personne n’était pas assurée chez nous.",
    de: "Am Tag der Behandlung war die Person nicht bei uns versichert.",
    it: "Il giorno della cura la persona non era assicurata da noi.",
    en: "The person was not insured with us on the day of treatment.",
  },
  SENT_BEFORE: {
    fr: "Nous avons déjà reçu cette facture. Nous ne la remboursons qu’une fois.",
    de: "Diese Rechnung haben wir bereits erhalten. Wir erstatten sie nur einmal zurück.",
    it: "Abbiamo già ricevuto questa fattura. La rimborsiamo una sola volta.",
    en: "We have already received this bill. We reimburse it only once.",
  },
};
