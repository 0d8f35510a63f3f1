import type { MessageTemplate } from "../outbox/message-template.ts";

/** The message of an invoice in the customer's favour. Amounts stay in the portal. */
export const creditWording: MessageTemplate = {
  key: "notification.credit",
  texts: {
    fr: {
      subject: "Un avoir en votre faveur",
      paragraphs: [
        "{invoice}",
        "Un avoir vous attend dans votre espace client. Nous le déduisons de votre prochaine facture, ou nous vous le versons si vous le demandez.",
      ],
      short: "{brand} : un avoir en votre faveur vous attend dans votre espace client.",
    },
    de: {
      subject: "Ein Guthaben zu Ihren Gunsten",
      paragraphs: [
        "{invoice}",
        "In Ihrem Kundenportal steht ein Guthaben. Wir ziehen es von Ihrer nächsten Rechnung ab oder zahlen es auf Wunsch aus.",
      ],
      short: "{brand}: In Ihrem Kundenportal steht ein Guthaben zu Ihren Gunsten.",
    },
    it: {
      subject: "Un credito a suo favore",
      paragraphs: [
        "{invoice}",
        "Nel suo spazio clienti c’è un credito. Lo deduciamo dalla prossima fattura o glielo versiamo su richiesta.",
      ],
      short: "{brand}: nel suo spazio clienti c’è un credito a suo favore.",
    },
    en: {
      subject: "A credit in your favour",
      paragraphs: [
        "{invoice}",
        "There is a credit for you in your customer portal. We will deduct it from your next invoice, or pay it out on request.",
      ],
      short: "{brand}: there is a credit for you in your customer portal.",
    },
  },
};
