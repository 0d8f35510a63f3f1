import { JOKER_DAYS } from "@portal/model/invoices/invoices.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";
import { payoutDone, payoutReceived } from "./credits/payout-messages.ts";
import { payoutReturned } from "./credits/payout-returned.ts";

export const accountStatementReceived: MessageTemplate = {
  key: "accountStatement.received",
  texts: {
    fr: {
      subject: "Votre demande de relevé de compte",
      paragraphs: [
        "Nous avons bien reçu votre demande de relevé de compte et préparons votre document.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès qu’il est prêt.",
      ],
      short: "{brand} : nous préparons votre relevé de compte.",
    },
    de: {
      subject: "Ihr Antrag auf einen Kontoauszug",
      paragraphs: [
        "Wir haben Ihren Antrag auf einen Kontoauszug erhalten und bereiten das Dokument vor.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald es bereit ist.",
      ],
      short: "{brand}: Wir bereiten Ihren Kontoauszug vor.",
    },
    it: {
      subject: "La sua richiesta di estratto conto",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di estratto conto e stiamo preparando il documento.",
        "Non deve fare altro: le scriveremo appena sarà pronto.",
      ],
      short: "{brand}: stiamo preparando il suo estratto conto.",
    },
    en: {
      subject: "Your request for an account statement",
      paragraphs: [
        "We have received your request for an account statement and are preparing the document.",
        "There is nothing else you need to do: we will write to you as soon as it is ready.",
      ],
      short: "{brand}: we are preparing your account statement.",
    },
  },
};

export const accountStatementReady: MessageTemplate = {
  key: "accountStatement.ready",
  texts: {
    fr: {
      subject: "Votre relevé de compte est prêt",
      paragraphs: [
        "Votre relevé de compte est prêt. Vous le trouvez dans votre espace client, sous « Documents ».",
      ],
      short: "{brand} : votre relevé de compte est prêt.",
    },
    de: {
      subject: "Ihr Kontoauszug ist bereit",
      paragraphs: ["Ihr Kontoauszug ist bereit. Sie finden ihn im Kundenportal unter «Dokumente»."],
      short: "{brand}: Ihr Kontoauszug ist bereit.",
    },
    it: {
      subject: "Il suo estratto conto è pronto",
      paragraphs: [
        "Il suo estratto conto è pronto. Lo trova nello spazio clienti, alla voce «Documenti».",
      ],
      short: "{brand}: il suo estratto conto è pronto.",
    },
    en: {
      subject: "Your account statement is ready",
      paragraphs: [
        "Your account statement is ready. You will find it in the customer portal under “Documents”.",
      ],
      short: "{brand}: your account statement is ready.",
    },
  },
};

export const jokerPlayed: MessageTemplate = {
  key: "joker.played",
  texts: {
    fr: {
      subject: "Votre délai de paiement est prolongé",
      paragraphs: [
        `Nous avons prolongé de ${JOKER_DAYS} jours le délai de paiement de votre facture.`,
        "La nouvelle échéance se trouve dans votre espace client, sous « Factures ».",
      ],
      short: `{brand} : le délai de paiement de votre facture est prolongé de ${JOKER_DAYS} jours.`,
    },
    de: {
      subject: "Ihre Zahlungsfrist ist verlängert",
      paragraphs: [
        `Wir haben die Zahlungsfrist Ihrer Rechnung um ${JOKER_DAYS} Tage verlängert.`,
        "Das neue Datum finden Sie im Kundenportal unter «Rechnungen».",
      ],
      short: `{brand}: Die Zahlungsfrist Ihrer Rechnung ist um ${JOKER_DAYS} Tage verlängert.`,
    },
    it: {
      subject: "Il suo termine di pagamento è stato prorogato",
      paragraphs: [
        `Abbiamo prorogato di ${JOKER_DAYS} giorni il termine di pagamento della sua fattura.`,
        "Trova la nuova scadenza nello spazio clienti, alla voce «Fatture».",
      ],
      short: `{brand}: il termine di pagamento della sua fattura è stato prorogato di ${JOKER_DAYS} giorni.`,
    },
    en: {
      subject: "You have more time to pay",
      paragraphs: [
        `We have extended the payment deadline of your invoice by ${JOKER_DAYS} days.`,
        "You will find the new date in the customer portal under “Invoices”.",
      ],
      short: `{brand}: the payment deadline of your invoice has been extended by ${JOKER_DAYS} days.`,
    },
  },
};

export const arrangementReceived: MessageTemplate = {
  key: "arrangement.received",
  texts: {
    fr: {
      subject: "Votre demande de plan de paiement",
      paragraphs: [
        "Nous avons bien reçu votre demande de payer une facture en plusieurs fois.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès qu’elle est traitée.",
      ],
      short: "{brand} : nous examinons votre demande de plan de paiement.",
    },
    de: {
      subject: "Ihr Antrag auf Ratenzahlung",
      paragraphs: [
        "Wir haben Ihren Antrag erhalten, eine Rechnung in Raten zu bezahlen.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald er bearbeitet ist.",
      ],
      short: "{brand}: Wir prüfen Ihren Antrag auf Ratenzahlung.",
    },
    it: {
      subject: "La sua richiesta di pagamento a rate",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di pagare una fattura a rate.",
        "Non deve fare altro: le scriveremo appena sarà elaborata.",
      ],
      short: "{brand}: esaminiamo la sua richiesta di pagamento a rate.",
    },
    en: {
      subject: "Your request for a payment plan",
      paragraphs: [
        "We have received your request to pay an invoice in instalments.",
        "There is nothing else you need to do: we will write to you once it has been processed.",
      ],
      short: "{brand}: we are looking at your request for a payment plan.",
    },
  },
};

export const arrangementAgreed: MessageTemplate = {
  key: "arrangement.agreed",
  texts: {
    fr: {
      subject: "Votre plan de paiement est accepté",
      paragraphs: [
        "Nous acceptons votre plan de paiement. Les mensualités et leurs dates se trouvent dans votre espace client, sous « Factures ».",
        "Tant que vous les payez à temps, vous ne recevez pas de rappel pour cette facture.",
      ],
      short: "{brand} : votre plan de paiement est accepté.",
    },
    de: {
      subject: "Ihre Ratenzahlung ist bewilligt",
      paragraphs: [
        "Wir sind mit Ihrer Ratenzahlung einverstanden. Die Raten und ihre Daten finden Sie im Kundenportal unter «Rechnungen».",
        "Solange Sie sie pünktlich bezahlen, erhalten Sie für diese Rechnung keine Zahlungserinnerung.",
      ],
      short: "{brand}: Ihre Ratenzahlung ist bewilligt.",
    },
    it: {
      subject: "Il suo piano di pagamento è stato accettato",
      paragraphs: [
        "Accettiamo il suo piano di pagamento. Le rate e le loro date si trovano nello spazio clienti, alla voce «Fatture».",
        "Finché le paga puntualmente, non riceverà solleciti per questa fattura.",
      ],
      short: "{brand}: il suo piano di pagamento è stato accettato.",
    },
    en: {
      subject: "Your payment plan has been approved",
      paragraphs: [
        "We have approved your payment plan. You will find the instalments and their dates in the customer portal under “Invoices”.",
        "As long as you pay them on time, you will not receive reminders for this invoice.",
      ],
      short: "{brand}: your payment plan has been approved.",
    },
  },
};

/** The insurer ends a plan that was kept, such as on the wish of the customer. */
export const arrangementCancelled: MessageTemplate = {
  key: "arrangement.cancelled",
  texts: {
    fr: {
      subject: "Votre plan de paiement a pris fin",
      paragraphs: [
        "Nous avons mis fin à votre plan de paiement. Le solde de {amount} de la facture {no} est à payer jusqu’au {deadline}.",
        "Vous trouvez la facture et son bulletin de versement dans votre espace client, sous « Factures ».",
      ],
      short: "{brand} : votre plan de paiement a pris fin. {amount} à payer jusqu’au {deadline}.",
    },
    de: {
      subject: "Ihre Ratenzahlung ist beendet",
      paragraphs: [
        "Wir haben Ihre Ratenzahlung beendet. Der Restbetrag von {amount} der Rechnung {no} ist bis zum {deadline} zu bezahlen.",
        "Die Rechnung und den Einzahlungsschein finden Sie im Kundenportal unter «Rechnungen».",
      ],
      short:
        "{brand}: Ihre Ratenzahlung ist beendet. {amount} sind bis zum {deadline} zu bezahlen.",
    },
    it: {
      subject: "Il suo piano di pagamento è terminato",
      paragraphs: [
        "Abbiamo posto fine al suo piano di pagamento. Il saldo di {amount} della fattura {no} va pagato entro il {deadline}.",
        "Trova la fattura e la polizza di versamento nello spazio clienti, alla voce «Fatture».",
      ],
      short:
        "{brand}: il suo piano di pagamento è terminato. {amount} da pagare entro il {deadline}.",
    },
    en: {
      subject: "Your payment plan has ended",
      paragraphs: [
        "We have ended your payment plan. The balance of {amount} of invoice {no} is to be paid by {deadline}.",
        "You will find the invoice and its payment slip in the customer portal under “Invoices”.",
      ],
      short: "{brand}: your payment plan has ended. {amount} is to be paid by {deadline}.",
    },
  },
};

export const invoiceTemplates: readonly MessageTemplate[] = [
  accountStatementReceived,
  accountStatementReady,
  jokerPlayed,
  arrangementReceived,
  arrangementAgreed,
  arrangementCancelled,
  payoutReceived,
  payoutDone,
  payoutReturned,
];
