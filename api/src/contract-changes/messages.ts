import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const contractChangeReceived: MessageTemplate = {
  key: "contractChange.received",
  texts: {
    fr: {
      subject: "Votre changement de contrat",
      paragraphs: [
        "Nous avons bien reçu votre demande de changement de contrat et la traitons.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès que le changement est enregistré.",
      ],
      short: "{brand} : nous avons reçu votre demande de changement de contrat.",
    },
    de: {
      subject: "Ihre Vertragsänderung",
      paragraphs: [
        "Wir haben Ihren Antrag auf eine Vertragsänderung erhalten und kümmern uns darum.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald die Änderung eingetragen ist.",
      ],
      short: "{brand}: Wir haben Ihren Antrag auf eine Vertragsänderung erhalten.",
    },
    it: {
      subject: "La sua modifica del contratto",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di modifica del contratto e ce ne stiamo occupando.",
        "Non deve fare altro: le scriveremo appena la modifica sarà registrata.",
      ],
      short: "{brand}: abbiamo ricevuto la sua richiesta di modifica del contratto.",
    },
    en: {
      subject: "Your contract change",
      paragraphs: [
        "We have received your request for a contract change and are processing it.",
        "There is nothing else you need to do: we will write to you as soon as the change is recorded.",
      ],
      short: "{brand}: we have received your request for a contract change.",
    },
  },
};

export const contractChangeDone: MessageTemplate = {
  key: "contractChange.done",
  texts: {
    fr: {
      subject: "Votre changement de contrat est enregistré",
      paragraphs: [
        "Nous avons enregistré ce que vous avez demandé.",
        "{lines}",
        "Vous le voyez dans votre espace client, sous « Contrats », dès le mois où il prend effet.",
      ],
      short: "{brand} : votre changement de contrat est enregistré.",
    },
    de: {
      subject: "Ihre Vertragsänderung ist eingetragen",
      paragraphs: [
        "Wir haben eingetragen, was Sie beantragt haben.",
        "{lines}",
        "Sie sehen es im Kundenportal unter «Verträge», ab dem Monat, in dem es gilt.",
      ],
      short: "{brand}: Ihre Vertragsänderung ist eingetragen.",
    },
    it: {
      subject: "La sua modifica del contratto è stata registrata",
      paragraphs: [
        "Abbiamo registrato quanto ha richiesto.",
        "{lines}",
        "Lo vede nello spazio clienti, alla voce «Contratti», dal mese in cui entra in vigore.",
      ],
      short: "{brand}: la sua modifica del contratto è stata registrata.",
    },
    en: {
      subject: "Your contract change has been recorded",
      paragraphs: [
        "We have recorded the changes you requested.",
        "{lines}",
        "You will see it in the customer portal under “Contracts”, from the month in which it takes effect.",
      ],
      short: "{brand}: your contract change has been recorded.",
    },
  },
};
