import type { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import { severityOfStep } from "@portal/model/invoices/severity.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

/** The messages to a customer in arrears, one for each dunning step. Amounts are shown only in the portal. */
export const reminderWordings: Readonly<Record<ReminderStep, MessageTemplate>> = {
  RAPPEL: {
    key: "notification.invoiceReminder",
    severity: severityOfStep("RAPPEL"),
    texts: {
      fr: {
        subject: "Une facture reste à payer",
        paragraphs: [
          "{invoice}",
          "Une facture n’est pas encore réglée. Vous trouvez le rappel dans votre espace client.",
          "Vous l’avez payée ces derniers jours ? Alors tout est en ordre.",
        ],
        action: "Payer la facture",
        short: "{brand} : une facture reste à payer. Le rappel est dans votre espace client.",
      },
      de: {
        subject: "Eine Rechnung ist noch offen",
        paragraphs: [
          "{invoice}",
          "Eine Rechnung ist noch nicht bezahlt. Die Zahlungserinnerung finden Sie in Ihrem Kundenportal.",
          "Haben Sie in den letzten Tagen bezahlt? Dann ist alles in Ordnung.",
        ],
        action: "Rechnung bezahlen",
        short:
          "{brand}: Eine Rechnung ist noch offen. Die Zahlungserinnerung liegt in Ihrem Kundenportal.",
      },
      it: {
        subject: "Una fattura è ancora da pagare",
        paragraphs: [
          "{invoice}",
          "Una fattura non è ancora stata pagata. Trova il sollecito nel suo spazio clienti.",
          "Ha pagato negli ultimi giorni? Allora è tutto a posto.",
        ],
        action: "Pagare la fattura",
        short: "{brand}: una fattura è ancora da pagare. Il sollecito è nel suo spazio clienti.",
      },
      en: {
        subject: "An invoice is still unpaid",
        paragraphs: [
          "{invoice}",
          "An invoice has not been paid yet. You will find the reminder in your customer portal.",
          "Did you pay it in the last few days? Then everything is in order.",
        ],
        action: "Pay the invoice",
        short: "{brand}: an invoice is still unpaid. The reminder is in your customer portal.",
      },
    },
  },
  SOMMATION: {
    key: "notification.invoiceFormalNotice",
    severity: severityOfStep("SOMMATION"),
    texts: {
      fr: {
        subject: "Sommation : une facture doit être payée",
        paragraphs: [
          "{invoice}",
          "Malgré notre rappel, une facture est encore impayée. La sommation se trouve dans votre espace client. Elle indique le dernier délai et ce qui se passe s’il n’est pas respecté.",
          "Vous ne pouvez pas payer en une fois ? Appelez-nous avant ce délai.",
        ],
        action: "Payer la facture",
        short:
          "{brand} : une sommation vous attend dans votre espace client. Lisez-la sans tarder.",
      },
      de: {
        subject: "Mahnung: Eine Rechnung muss bezahlt werden",
        paragraphs: [
          "{invoice}",
          "Eine Rechnung ist trotz unserer Zahlungserinnerung offen geblieben. Die Mahnung liegt in Ihrem Kundenportal, mit der letzten Frist und dem, was geschieht, wenn Sie nicht bezahlen.",
          "Sie können nicht alles auf einmal bezahlen? Rufen Sie uns vor Ablauf der Frist an.",
        ],
        action: "Rechnung bezahlen",
        short: "{brand}: In Ihrem Kundenportal liegt eine Mahnung. Bitte lesen Sie sie bald.",
      },
      it: {
        subject: "Diffida: una fattura deve essere pagata",
        paragraphs: [
          "{invoice}",
          "Una fattura è rimasta aperta nonostante il nostro sollecito. La diffida si trova nel suo spazio clienti: indica l’ultimo termine e che cosa succede se non paga.",
          "Non può pagare in una volta? Ci chiami prima di questo termine.",
        ],
        action: "Pagare la fattura",
        short: "{brand}: nel suo spazio clienti c’è una diffida. La legga al più presto.",
      },
      en: {
        subject: "Formal notice: an invoice is still unpaid",
        paragraphs: [
          "{invoice}",
          "An invoice is still unpaid despite our reminder. The formal notice is in your customer portal: it states the final deadline and what happens if you do not pay.",
          "If you cannot pay it all at once, please call us before that deadline.",
        ],
        action: "Pay the invoice",
        short: "{brand}: a formal notice is in your customer portal. Please read it soon.",
      },
    },
  },
  POURSUITE: {
    key: "notification.invoiceCollection",
    severity: severityOfStep("POURSUITE"),
    texts: {
      fr: {
        subject: "Une poursuite a été engagée",
        paragraphs: [
          "{invoice}",
          "Le délai de notre sommation est passé sans paiement : nous avons engagé une poursuite. La lettre se trouve dans votre espace client.",
          "Appelez-nous avant de payer : nous vous indiquons le montant, frais compris, et la suite.",
        ],
        short: "{brand} : une poursuite a été engagée. Appelez-nous avant de payer : {phone}.",
      },
      de: {
        subject: "Eine Betreibung wurde eingeleitet",
        paragraphs: [
          "{invoice}",
          "Die Frist unserer Mahnung ist ohne Zahlung verstrichen: Wir haben die Betreibung eingeleitet. Der Brief liegt in Ihrem Kundenportal.",
          "Rufen Sie uns an, bevor Sie bezahlen: Wir nennen Ihnen den Betrag samt Kosten und das weitere Vorgehen.",
        ],
        short:
          "{brand}: Eine Betreibung wurde eingeleitet. Rufen Sie uns an, bevor Sie bezahlen: {phone}.",
      },
      it: {
        subject: "È stata avviata un’esecuzione",
        paragraphs: [
          "{invoice}",
          "Il termine della nostra diffida è trascorso senza pagamento: abbiamo avviato un’esecuzione. La lettera si trova nel suo spazio clienti.",
          "Ci chiami prima di pagare: le indichiamo l’importo, spese comprese, e come procedere.",
        ],
        short:
          "{brand}: è stata avviata un’esecuzione. Prima di pagare ci chiami al numero {phone}.",
      },
      en: {
        subject: "Debt collection has begun",
        paragraphs: [
          "{invoice}",
          "The deadline in our formal notice has passed without payment, and we have begun debt collection. The letter is in your customer portal.",
          "Please call us before you pay: we will tell you the amount including costs, and what happens next.",
        ],
        short: "{brand}: debt collection has begun. Please call us on {phone} before you pay.",
      },
    },
  },
  PLAN_ENDED: {
    key: "notification.invoicePlanEnded",
    texts: {
      fr: {
        subject: "Votre plan de paiement a pris fin",
        paragraphs: [
          "{invoice}",
          "Une mensualité n’est pas arrivée à temps : votre plan de paiement a pris fin. Le solde et le délai pour le payer se trouvent dans votre espace client.",
        ],
        action: "Payer la facture",
        short:
          "{brand} : votre plan de paiement a pris fin. Le solde est dans votre espace client.",
      },
      de: {
        subject: "Ihre Ratenzahlung ist beendet",
        paragraphs: [
          "{invoice}",
          "Eine Rate ist nicht rechtzeitig eingetroffen: Ihre Ratenzahlung ist beendet. Den Restbetrag und die Frist dafür finden Sie in Ihrem Kundenportal.",
        ],
        action: "Rechnung bezahlen",
        short:
          "{brand}: Ihre Ratenzahlung ist beendet. Den Restbetrag finden Sie in Ihrem Kundenportal.",
      },
      it: {
        subject: "Il suo piano di pagamento è terminato",
        paragraphs: [
          "{invoice}",
          "Una rata non è arrivata in tempo: il suo piano di pagamento è terminato. Trova il saldo e il termine per pagarlo nel suo spazio clienti.",
        ],
        action: "Pagare la fattura",
        short: "{brand}: il suo piano di pagamento è terminato. Il saldo è nel suo spazio clienti.",
      },
      en: {
        subject: "Your payment plan has ended",
        paragraphs: [
          "{invoice}",
          "An instalment did not arrive in time, and your payment plan has ended. You will find the remaining amount and the deadline in your customer portal.",
        ],
        action: "Pay the invoice",
        short:
          "{brand}: your payment plan has ended. The remaining amount is in your customer portal.",
      },
    },
  },
  DEBIT_RETURNED: {
    key: "notification.invoiceDebitReturned",
    severity: severityOfStep("DEBIT_RETURNED"),
    texts: {
      fr: {
        subject: "Votre banque a retourné un débit",
        paragraphs: [
          "{invoice}",
          "Votre banque nous a retourné le débit d’une facture, qui est de nouveau ouverte. Le motif, le montant et le délai se trouvent dans votre espace client.",
          "Merci de payer cette facture avec la QR-facture : nous ne la débitons pas une seconde fois.",
        ],
        action: "Payer la facture",
        short:
          "{brand} : votre banque a retourné un débit. Le délai pour payer est dans votre espace client.",
      },
      de: {
        subject: "Ihre Bank hat eine Lastschrift zurückgewiesen",
        paragraphs: [
          "{invoice}",
          "Ihre Bank hat die Lastschrift für eine Rechnung zurückgewiesen; die Rechnung ist wieder offen. Grund, Betrag und Frist finden Sie in Ihrem Kundenportal.",
          "Bitte bezahlen Sie diese Rechnung mit der QR-Rechnung: Wir belasten sie kein zweites Mal.",
        ],
        action: "Rechnung bezahlen",
        short:
          "{brand}: Ihre Bank hat eine Lastschrift zurückgewiesen. Die Zahlungsfrist finden Sie in Ihrem Kundenportal.",
      },
      it: {
        subject: "La sua banca ha restituito un addebito",
        paragraphs: [
          "{invoice}",
          "La sua banca ci ha restituito l’addebito di una fattura, che è di nuovo aperta. Trova il motivo, l’importo e il termine nel suo spazio clienti.",
          "La preghiamo di pagare questa fattura con la QR-fattura: non la addebitiamo una seconda volta.",
        ],
        action: "Pagare la fattura",
        short:
          "{brand}: la sua banca ha restituito un addebito. Il termine per pagare è nel suo spazio clienti.",
      },
      en: {
        subject: "Your bank has returned a direct debit",
        paragraphs: [
          "{invoice}",
          "Your bank has returned the direct debit for an invoice, which is open again. You will find the reason, the amount and the deadline in your customer portal.",
          "Please pay this invoice with the QR-bill: we will not debit it a second time.",
        ],
        action: "Pay the invoice",
        short:
          "{brand}: your bank has returned a direct debit. The deadline is in your customer portal.",
      },
    },
  },
  PAYMENT_REVERSED: {
    key: "notification.invoicePaymentReversed",
    severity: severityOfStep("PAYMENT_REVERSED"),
    texts: {
      fr: {
        subject: "La banque a annulé un paiement",
        paragraphs: [
          "{invoice}",
          "La banque a annulé un paiement pour une facture, qui est de nouveau ouverte. Le montant et le délai se trouvent dans votre espace client.",
        ],
        action: "Payer la facture",
        short:
          "{brand} : la banque a annulé un paiement. Le délai pour payer est dans votre espace client.",
      },
      de: {
        subject: "Die Bank hat eine Zahlung storniert",
        paragraphs: [
          "{invoice}",
          "Die Bank hat eine Zahlung für eine Rechnung storniert; die Rechnung ist wieder offen. Betrag und Frist finden Sie in Ihrem Kundenportal.",
        ],
        action: "Rechnung bezahlen",
        short:
          "{brand}: Die Bank hat eine Zahlung storniert. Die Zahlungsfrist finden Sie in Ihrem Kundenportal.",
      },
      it: {
        subject: "La banca ha annullato un pagamento",
        paragraphs: [
          "{invoice}",
          "La banca ha annullato un pagamento per una fattura, che è di nuovo aperta. Trova l’importo e il termine nel suo spazio clienti.",
        ],
        action: "Pagare la fattura",
        short:
          "{brand}: la banca ha annullato un pagamento. Il termine di pagamento è nel suo spazio clienti.",
      },
      en: {
        subject: "The bank has reversed a payment",
        paragraphs: [
          "{invoice}",
          "The bank has reversed a payment for an invoice, which is open again. You will find the amount and the deadline in your customer portal.",
        ],
        action: "Pay the invoice",
        short:
          "{brand}: the bank has reversed a payment. The deadline to pay is in your customer portal.",
      },
    },
  },
};
