import type { MessageTemplate } from "../outbox/message-template.ts";

/** The message of a new invoice that a credit has paid entirely. Amounts stay in the portal. */
export const coveredWording: MessageTemplate = {
  key: "notification.invoiceCovered",
  texts: {
    fr: {
      subject: "Une nouvelle facture, rien à payer",
      paragraphs: [
        "{invoice}",
        "Une nouvelle facture est arrivée dans votre espace client. Votre avoir la couvre entièrement : vous n’avez rien à payer.",
      ],
      short:
        "{brand} : une nouvelle facture est dans votre espace client. Votre avoir la couvre : rien à payer.",
    },
    de: {
      subject: "Eine neue Rechnung, nichts zu bezahlen",
      paragraphs: [
        "{invoice}",
        "In Ihrem Kundenportal liegt eine neue Rechnung. Ihr Guthaben deckt sie ganz: Sie müssen nichts bezahlen.",
      ],
      short:
        "{brand}: In Ihrem Kundenportal liegt eine neue Rechnung. Ihr Guthaben deckt sie: nichts zu bezahlen.",
    },
    it: {
      subject: "Una nuova fattura, nulla da pagare",
      paragraphs: [
        "{invoice}",
        "Nel suo spazio clienti è arrivata una nuova fattura. Il suo credito la copre interamente: non deve pagare nulla.",
      ],
      short:
        "{brand}: nel suo spazio clienti è arrivata una nuova fattura. Il suo credito la copre: nulla da pagare.",
    },
    en: {
      subject: "A new invoice, nothing to pay",
      paragraphs: [
        "{invoice}",
        "A new invoice has arrived in your customer portal. Your credit covers all of it: there is nothing to pay.",
      ],
      short:
        "{brand}: a new invoice is in your customer portal. Your credit covers it: nothing to pay.",
    },
  },
};
