import type { MessageTemplate } from "../outbox/message-template.ts";

/** The message of a new invoice that the bank debits. Amounts stay in the portal. */
export const debitWording: MessageTemplate = {
  key: "notification.invoiceDebited",
  texts: {
    fr: {
      subject: "Une nouvelle facture est disponible",
      paragraphs: [
        "{invoice}",
        "Une nouvelle facture est arrivée dans votre espace client. Vous n’avez rien à faire : elle est payée par recouvrement direct. Le montant et la date se trouvent dans votre espace client.",
      ],
      short:
        "{brand} : une nouvelle facture est dans votre espace client. Rien à faire : elle est payée par recouvrement direct.",
    },
    de: {
      subject: "Eine neue Rechnung ist da",
      paragraphs: [
        "{invoice}",
        "In Ihrem Kundenportal liegt eine neue Rechnung. Sie müssen nichts tun: Sie wird per Lastschrift bezahlt. Betrag und Datum finden Sie im Kundenportal.",
      ],
      short:
        "{brand}: In Ihrem Kundenportal liegt eine neue Rechnung. Sie müssen nichts tun: Sie wird per Lastschrift bezahlt.",
    },
    it: {
      subject: "È arrivata una nuova fattura",
      paragraphs: [
        "{invoice}",
        "Nel suo spazio clienti è arrivata una nuova fattura. Non deve fare nulla: è pagata con addebito diretto. Trova l’importo e la data nello spazio clienti.",
      ],
      short:
        "{brand}: nel suo spazio clienti è arrivata una nuova fattura. Non deve fare nulla: è pagata con addebito diretto.",
    },
    en: {
      subject: "A new invoice is available",
      paragraphs: [
        "{invoice}",
        "A new invoice has arrived in your customer portal. There is nothing you need to do: it is paid by direct debit. You will find the amount and the date in the customer portal.",
      ],
      short:
        "{brand}: a new invoice is in your customer portal. Nothing to do: it is paid by direct debit.",
    },
  },
};
