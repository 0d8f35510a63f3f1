import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";

/** The bank refused a payout or sent it back. */
export const payoutReturned: MessageTemplate = {
  key: "payout.returned",
  texts: {
    fr: {
      subject: "Votre avoir n’a pas pu être versé",
      paragraphs: [
        "La banque nous a retourné le versement de votre avoir. Le montant est de nouveau un avoir en votre faveur.",
        "Vérifiez votre compte bancaire pour les remboursements dans votre espace client, sous « Données personnelles ». Demandez ensuite le versement une nouvelle fois.",
      ],
      short:
        "{brand} : la banque a retourné le versement de votre avoir. Vérifiez votre compte bancaire dans votre espace client.",
    },
    de: {
      subject: "Ihr Guthaben konnte nicht ausbezahlt werden",
      paragraphs: [
        "Die Bank hat die Auszahlung Ihres Guthabens zurückgewiesen. Der Betrag ist wieder ein Guthaben zu Ihren Gunsten.",
        "Prüfen Sie im Kundenportal unter «Persönliche Daten» Ihr Bankkonto für Rückerstattungen. Verlangen Sie die Auszahlung danach nochmals.",
      ],
      short:
        "{brand}: Die Bank hat die Auszahlung Ihres Guthabens zurückgewiesen. Prüfen Sie Ihr Bankkonto im Kundenportal.",
    },
    it: {
      subject: "Non è stato possibile versare il suo credito",
      paragraphs: [
        "La banca ci ha restituito il versamento del suo credito. L’importo è di nuovo un credito a suo favore.",
        "Controlli il suo conto bancario per i rimborsi nello spazio clienti, alla voce «Dati personali». Poi chieda di nuovo il versamento.",
      ],
      short:
        "{brand}: la banca ha restituito il versamento del suo credito. Controlli il suo conto bancario nello spazio clienti.",
    },
    en: {
      subject: "Your credit could not be paid out",
      paragraphs: [
        "The bank has returned the payout of your credit. The amount is a credit in your favour again.",
        "Check your bank account for reimbursements in the customer portal under “Personal data”. Then ask for the payout once more.",
      ],
      short:
        "{brand}: the bank has returned the payout of your credit. Check your bank account in the customer portal.",
    },
  },
};
