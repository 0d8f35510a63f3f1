import type { Wording } from "../core/outbox/wording.ts";

export const accountStatementReceived: Wording = {
  key: "accountStatement.received",
  texts: {
    fr: {
      subject: "Votre demande de relevé de compte",
      paragraphs: [
        "Nous avons bien reçu votre demande de relevé de compte et préparons votre document.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès qu’il est prêt.",
      ],
      short: "{brand} : nous préparons votre relevé de compte.",
    },
    de: {
      subject: "Ihre Anfrage nach einem Kontoauszug",
      paragraphs: [
        "Wir haben Ihre Anfrage nach einem Kontoauszug erhalten und bereiten das Dokument vor.",
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

export const accountStatementReady: Wording = {
  key: "accountStatement.ready",
  texts: {
    fr: {
      subject: "Votre relevé de compte est prêt",
      paragraphs: ["Votre relevé de compte est prêt. Vous le recevrez par votre canal habituel."],
      short: "{brand} : votre relevé de compte est prêt.",
    },
    de: {
      subject: "Ihr Kontoauszug ist bereit",
      paragraphs: ["Ihr Kontoauszug ist bereit. Sie erhalten ihn auf dem gewohnten Weg."],
      short: "{brand}: Ihr Kontoauszug ist bereit.",
    },
    it: {
      subject: "Il suo estratto conto è pronto",
      paragraphs: ["Il suo estratto conto è pronto. Lo riceverà tramite il canale abituale."],
      short: "{brand}: il suo estratto conto è pronto.",
    },
    en: {
      subject: "Your account statement is ready",
      paragraphs: ["Your account statement is ready. You will receive it in the usual way."],
      short: "{brand}: your account statement is ready.",
    },
  },
};
