import type { Wording } from "../outbox/wording.ts";

/** Whatever it was about: the reason is the operator's. */
export const requestRefused: Wording = {
  key: "request.refused",
  texts: {
    fr: {
      subject: "Votre demande n’a pas pu être acceptée",
      paragraphs: [
        "Nous avons examiné votre demande et ne pouvons malheureusement pas y donner suite.",
        "Motif : {reason}",
        "Vous retrouvez vos demandes dans votre espace client, sous « Suivi des changements ».",
      ],
      short: "{brand} : votre demande n’a pas pu être acceptée. Détails dans votre espace client.",
    },
    de: {
      subject: "Ihr Antrag konnte nicht angenommen werden",
      paragraphs: [
        "Wir haben Ihren Antrag geprüft und können ihm leider nicht entsprechen.",
        "Grund: {reason}",
        "Ihre Anträge finden Sie im Kundenportal unter «Änderungen verfolgen».",
      ],
      short: "{brand}: Ihr Antrag konnte nicht angenommen werden. Mehr dazu im Kundenportal.",
    },
    it: {
      subject: "La sua richiesta non ha potuto essere accettata",
      paragraphs: [
        "Abbiamo esaminato la sua richiesta e purtroppo non possiamo darvi seguito.",
        "Motivo: {reason}",
        "Trova le sue richieste nello spazio clienti, alla voce «Seguito delle modifiche».",
      ],
      short:
        "{brand}: la sua richiesta non ha potuto essere accettata. Dettagli nello spazio clienti.",
    },
    en: {
      subject: "Your request could not be accepted",
      paragraphs: [
        "We have examined your request and are sorry that we cannot accept it.",
        "Reason: {reason}",
        "You find your requests in the customer portal under “Change tracking”.",
      ],
      short: "{brand}: your request could not be accepted. Details in the customer portal.",
    },
  },
};
