import type { Wording } from "../core/outbox/wording.ts";

export const payoutReceived: Wording = {
  key: "payout.received",
  texts: {
    fr: {
      subject: "Votre demande de versement",
      paragraphs: [
        "Nous avons bien reçu votre demande de verser votre avoir sur votre compte.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès que le montant est parti.",
      ],
      short: "{brand} : nous préparons le versement de votre avoir.",
    },
    de: {
      subject: "Ihr Antrag auf Auszahlung",
      paragraphs: [
        "Wir haben Ihren Antrag erhalten, Ihr Guthaben auf Ihr Konto auszuzahlen.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald der Betrag unterwegs ist.",
      ],
      short: "{brand}: Wir bereiten die Auszahlung Ihres Guthabens vor.",
    },
    it: {
      subject: "La sua richiesta di versamento",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di versare il credito sul suo conto.",
        "Non deve fare altro: le scriveremo appena l’importo sarà partito.",
      ],
      short: "{brand}: prepariamo il versamento del suo credito.",
    },
    en: {
      subject: "Your request for a payout",
      paragraphs: [
        "We have received your request to pay your credit into your account.",
        "There is nothing else you need to do: we will write to you once the amount is on its way.",
      ],
      short: "{brand}: we are preparing the payout of your credit.",
    },
  },
};

export const payoutDone: Wording = {
  key: "payout.done",
  texts: {
    fr: {
      subject: "Votre avoir est versé",
      paragraphs: [
        "Votre avoir est en route vers votre compte. Il y arrive dans les trois jours ouvrables.",
        "Le mouvement figure dans votre prochain relevé de compte.",
      ],
      short: "{brand} : votre avoir est en route vers votre compte.",
    },
    de: {
      subject: "Ihr Guthaben ist ausbezahlt",
      paragraphs: [
        "Ihr Guthaben ist unterwegs auf Ihr Konto. Es trifft innert drei Arbeitstagen ein.",
        "Die Bewegung steht auf Ihrem nächsten Kontoauszug.",
      ],
      short: "{brand}: Ihr Guthaben ist unterwegs auf Ihr Konto.",
    },
    it: {
      subject: "Il suo credito è versato",
      paragraphs: [
        "Il suo credito è in viaggio verso il suo conto. Arriva entro tre giorni lavorativi.",
        "Il movimento figura nel prossimo estratto conto.",
      ],
      short: "{brand}: il suo credito è in viaggio verso il suo conto.",
    },
    en: {
      subject: "Your credit has been paid out",
      paragraphs: [
        "Your credit is on its way to your account. It arrives within three working days.",
        "The movement will be on your next account statement.",
      ],
      short: "{brand}: your credit is on its way to your account.",
    },
  },
};
