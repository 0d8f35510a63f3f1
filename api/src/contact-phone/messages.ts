import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** Confirms a callback. The number and the day stay in the portal, because others may read a message. */
export const callbackReceived: MessageTemplate = {
  key: "contactPhone.callbackReceived",
  texts: {
    fr: {
      subject: "Nous vous rappelons",
      paragraphs: [
        "Vous souhaitez un rappel téléphonique : c’est noté. Nous vous appelons au jour et au moment que vous avez choisis.",
        "Vous retrouvez votre demande dans votre espace client, sous « Suivi des demandes ». Vous pouvez aussi l’y retirer.",
      ],
      short: "{brand} : nous vous appelons au jour et au moment que vous avez choisis.",
    },
    de: {
      subject: "Wir rufen Sie zurück",
      paragraphs: [
        "Ihr Wunsch nach einem Rückruf ist angekommen. Wir rufen Sie am gewählten Tag und zur gewählten Zeit an.",
        "Ihren Wunsch finden Sie im Kundenportal unter «Meine Anliegen». Dort können Sie ihn auch zurückziehen.",
      ],
      short: "{brand}: Wir rufen Sie am gewählten Tag und zur gewählten Zeit an.",
    },
    it: {
      subject: "La richiamiamo",
      paragraphs: [
        "La sua richiesta di richiamata ci è arrivata. La chiamiamo nel giorno e nel momento che ha scelto.",
        "Trova la richiesta nello spazio clienti, alla voce «Stato delle richieste». Lì può anche ritirarla.",
      ],
      short: "{brand}: la chiamiamo nel giorno e nel momento che ha scelto.",
    },
    en: {
      subject: "We will call you back",
      paragraphs: [
        "We have received your request for a call. We will call you on the day and at the time you chose.",
        "You will find your request in the customer portal under “Your requests”, where you can also withdraw it.",
      ],
      short: "{brand}: we will call you on the day and at the time you chose.",
    },
  },
};
