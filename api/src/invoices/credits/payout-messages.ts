import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";

export const payoutReceived: MessageTemplate = {
  key: "payout.received",
  texts: {
    fr: {
      subject: "Votre demande de versement",
      paragraphs: [
        "Nous avons bien reçu votre demande de verser votre avoir sur votre compte bancaire.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès que le montant est versé.",
      ],
      short: "{brand} : nous préparons le versement de votre avoir.",
    },
    de: {
      subject: "Ihr Antrag auf Auszahlung",
      paragraphs: [
        "Wir haben Ihren Antrag erhalten, Ihr Guthaben auf Ihr Bankkonto auszuzahlen.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald der Betrag überwiesen ist.",
      ],
      short: "{brand}: Wir bereiten die Auszahlung Ihres Guthabens vor.",
    },
    it: {
      subject: "La sua richiesta di versamento",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di versare il credito sul suo conto bancario.",
        "Non deve fare altro: le scriveremo appena l’importo sarà versato.",
      ],
      short: "{brand}: prepariamo il versamento del suo credito.",
    },
    en: {
      subject: "Your request for a payout",
      paragraphs: [
        "We have received your request to pay your credit into your bank account.",
        "There is nothing else you need to do: we will write to you once the amount has been paid.",
      ],
      short: "{brand}: we are preparing the payout of your credit.",
    },
  },
};

export const payoutDone: MessageTemplate = {
  key: "payout.done",
  texts: {
    fr: {
      subject: "Votre avoir est versé",
      paragraphs: [
        "Nous avons versé votre avoir sur votre compte bancaire. Le montant arrive dans les trois jours ouvrables.",
        "Ce versement figurera dans votre prochain relevé de compte.",
      ],
      short: "{brand} : nous avons versé votre avoir sur votre compte bancaire.",
    },
    de: {
      subject: "Ihr Guthaben ist ausbezahlt",
      paragraphs: [
        "Wir haben Ihr Guthaben auf Ihr Bankkonto überwiesen. Es trifft innert drei Arbeitstagen ein.",
        "Die Auszahlung steht auf Ihrem nächsten Kontoauszug.",
      ],
      short: "{brand}: Wir haben Ihr Guthaben auf Ihr Bankkonto überwiesen.",
    },
    it: {
      subject: "Il suo credito è stato versato",
      paragraphs: [
        "Abbiamo versato il suo credito sul suo conto bancario. Arriva entro tre giorni lavorativi.",
        "Il versamento figurerà nel prossimo estratto conto.",
      ],
      short: "{brand}: abbiamo versato il suo credito sul suo conto bancario.",
    },
    en: {
      subject: "Your credit has been paid out",
      paragraphs: [
        "We have paid your credit into your bank account. It will arrive within three working days.",
        "You will see it on your next account statement.",
      ],
      short: "{brand}: we have paid your credit into your bank account.",
    },
  },
};
