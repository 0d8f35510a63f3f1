import type { MessageTemplate } from "../outbox/message-template.ts";

/** Also a warning, in case another person withdrew it. */
export const requestWithdrawn: MessageTemplate = {
  key: "request.withdrawn",
  texts: {
    fr: {
      subject: "Votre demande est retirée",
      paragraphs: [
        "La demande que vous aviez faite dans votre espace client est retirée. Tout reste comme avant.",
        "Ce n’était pas vous ? Appelez-nous.",
      ],
      short: "{brand} : votre demande est retirée. Tout reste comme avant.",
    },
    de: {
      subject: "Ihr Antrag ist zurückgezogen",
      paragraphs: [
        "Der Antrag, den Sie im Kundenportal gestellt hatten, ist zurückgezogen. Es bleibt alles, wie es war.",
        "Waren Sie das nicht? Rufen Sie uns an.",
      ],
      short: "{brand}: Ihr Antrag ist zurückgezogen. Es bleibt alles, wie es war.",
    },
    it: {
      subject: "La sua richiesta è stata ritirata",
      paragraphs: [
        "La richiesta che aveva fatto nello spazio clienti è stata ritirata. Tutto resta come prima.",
        "Non era lei? Ci chiami.",
      ],
      short: "{brand}: la sua richiesta è stata ritirata. Tutto resta come prima.",
    },
    en: {
      subject: "Your request has been withdrawn",
      paragraphs: [
        "The request you made in the customer portal has been withdrawn. Everything stays as it was.",
        "If this wasn’t you, please call us.",
      ],
      short: "{brand}: your request has been withdrawn. Everything stays as it was.",
    },
  },
};

/** For all kinds: the operator gives the reason. */
export const requestRefused: MessageTemplate = {
  key: "request.refused",
  texts: {
    fr: {
      subject: "Votre demande n’a pas pu être acceptée",
      paragraphs: [
        "Nous avons examiné votre demande et ne pouvons malheureusement pas y donner suite.",
        "Motif : {reason}",
        "Vous retrouvez vos demandes dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : votre demande n’a pas pu être acceptée. Détails dans votre espace client.",
    },
    de: {
      subject: "Ihr Antrag konnte nicht angenommen werden",
      paragraphs: [
        "Wir haben Ihren Antrag geprüft und können ihn leider nicht annehmen.",
        "Grund: {reason}",
        "Ihre Anträge finden Sie im Kundenportal unter «Meine Anliegen».",
      ],
      short: "{brand}: Ihr Antrag konnte nicht angenommen werden. Mehr dazu im Kundenportal.",
    },
    it: {
      subject: "Non possiamo accogliere la sua richiesta",
      paragraphs: [
        "Abbiamo esaminato la sua richiesta e purtroppo non possiamo accoglierla.",
        "Motivo: {reason}",
        "Trova le sue richieste nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: non possiamo accogliere la sua richiesta. Dettagli nello spazio clienti.",
    },
    en: {
      subject: "Your request could not be accepted",
      paragraphs: [
        "We have looked at your request carefully. Unfortunately, we cannot accept it.",
        "Reason: {reason}",
        "You will find your requests in the customer portal under “Your requests”.",
      ],
      short: "{brand}: your request could not be accepted. Details in the customer portal.",
    },
  },
};
