import type { MessageTemplate } from "../outbox/message-template.ts";

/** The bank refused the payment of a benefit or sent it back, or no account is known. Care and damages stay unnamed. */
export const benefitReturned: MessageTemplate = {
  key: "benefit.returned",
  texts: {
    fr: {
      subject: "Un remboursement n’a pas pu être versé",
      paragraphs: [
        "Nous n’avons pas pu verser un montant sur votre compte bancaire pour les remboursements.",
        "Indiquez un autre compte bancaire dans votre espace client, sous « Données personnelles ». Nous versons alors le montant sans autre démarche de votre part.",
      ],
      short:
        "{brand} : un remboursement n’a pas pu être versé. Indiquez un autre compte bancaire dans votre espace client.",
    },
    de: {
      subject: "Eine Rückerstattung konnte nicht ausbezahlt werden",
      paragraphs: [
        "Wir konnten einen Betrag nicht auf Ihr Bankkonto für Rückerstattungen überweisen.",
        "Geben Sie im Kundenportal unter «Persönliche Daten» ein anderes Bankkonto an. Wir überweisen den Betrag danach, ohne dass Sie noch etwas tun müssen.",
      ],
      short:
        "{brand}: Eine Rückerstattung konnte nicht ausbezahlt werden. Geben Sie im Kundenportal ein anderes Bankkonto an.",
    },
    it: {
      subject: "Non è stato possibile versare un rimborso",
      paragraphs: [
        "Non abbiamo potuto versare un importo sul suo conto bancario per i rimborsi.",
        "Indichi un altro conto bancario nello spazio clienti, alla voce «Dati personali». Verseremo poi l’importo senza che lei debba fare altro.",
      ],
      short:
        "{brand}: non è stato possibile versare un rimborso. Indichi un altro conto bancario nello spazio clienti.",
    },
    en: {
      subject: "A reimbursement could not be paid",
      paragraphs: [
        "We could not pay an amount into your bank account for reimbursements.",
        "Please give us another bank account in the customer portal under “Personal data”. We will then pay the amount; there is nothing else you need to do.",
      ],
      short:
        "{brand}: a reimbursement could not be paid. Please give us another bank account in the customer portal.",
    },
  },
};
