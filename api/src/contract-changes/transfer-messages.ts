import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const transferReceived: MessageTemplate = {
  key: "insurerTransfer.received",
  texts: {
    fr: {
      subject: "Votre changement d’assureur",
      paragraphs: [
        "Nous avons bien reçu votre demande de passer chez un autre assureur de notre groupe et la traitons.",
        "Vous n’avez rien d’autre à faire, et rien à résilier : nous vous écrivons dès que le changement est enregistré.",
      ],
      short: "{brand} : nous avons reçu votre demande de changement d’assureur.",
    },
    de: {
      subject: "Ihr Wechsel des Versicherers",
      paragraphs: [
        "Wir haben Ihren Antrag erhalten, zu einem anderen Versicherer unserer Gruppe zu wechseln, und kümmern uns darum.",
        "Sie müssen nichts weiter tun und nichts kündigen: Wir schreiben Ihnen, sobald der Wechsel eingetragen ist.",
      ],
      short: "{brand}: Wir haben Ihren Antrag auf einen Wechsel des Versicherers erhalten.",
    },
    it: {
      subject: "Il suo cambio di assicuratore",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di passare a un altro assicuratore del nostro gruppo e ce ne stiamo occupando.",
        "Non deve fare altro, né disdire nulla: le scriveremo appena il cambio sarà registrato.",
      ],
      short: "{brand}: abbiamo ricevuto la sua richiesta di cambiare assicuratore.",
    },
    en: {
      subject: "Your change of insurer",
      paragraphs: [
        "We have received your request to move to another insurer in our group and are processing it.",
        "There is nothing else you need to do, and nothing to cancel: we will write to you as soon as the change is recorded.",
      ],
      short: "{brand}: we have received your request to change insurer.",
    },
  },
};

export const transferDone: MessageTemplate = {
  key: "insurerTransfer.done",
  texts: {
    fr: {
      subject: "Votre changement d’assureur est enregistré",
      paragraphs: [
        "Votre changement d’assureur est enregistré. Votre couverture continue sans interruption.",
        "{lines}",
        "Vous le voyez dans votre espace client, sous « Contrats », dès le mois où il prend effet.",
      ],
      short: "{brand} : votre changement d’assureur est enregistré.",
    },
    de: {
      subject: "Ihr Wechsel des Versicherers ist eingetragen",
      paragraphs: [
        "Ihr Wechsel des Versicherers ist eingetragen. Sie sind ohne Unterbruch versichert.",
        "{lines}",
        "Sie sehen ihn im Kundenportal unter «Verträge», ab dem Monat, in dem er gilt.",
      ],
      short: "{brand}: Ihr Wechsel des Versicherers ist eingetragen.",
    },
    it: {
      subject: "Il suo cambio di assicuratore è stato registrato",
      paragraphs: [
        "Il suo cambio di assicuratore è stato registrato. La copertura continua senza interruzione.",
        "{lines}",
        "Lo vede nello spazio clienti, alla voce «Contratti», dal mese in cui entra in vigore.",
      ],
      short: "{brand}: il suo cambio di assicuratore è stato registrato.",
    },
    en: {
      subject: "Your change of insurer has been recorded",
      paragraphs: [
        "Your change of insurer has been recorded. Your cover continues without a gap.",
        "{lines}",
        "You will see it in the customer portal under “Contracts”, from the month in which it takes effect.",
      ],
      short: "{brand}: your change of insurer has been recorded.",
    },
  },
};
