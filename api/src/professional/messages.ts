import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const professionalReceived: MessageTemplate = {
  key: "professional.received",
  texts: {
    fr: {
      subject: "Vos données professionnelles",
      paragraphs: [
        "Nous avons bien reçu le changement de données professionnelles et le traitons.",
        "Vous n’avez rien d’autre à faire : nous vous écrivons dès qu’il est enregistré.",
      ],
      short: "{brand} : nous avons reçu votre changement de données professionnelles.",
    },
    de: {
      subject: "Ihre beruflichen Angaben",
      paragraphs: [
        "Wir haben die Änderung der beruflichen Angaben erhalten und kümmern uns darum.",
        "Sie müssen nichts weiter tun: Wir schreiben Ihnen, sobald sie eingetragen ist.",
      ],
      short: "{brand}: Wir haben die Änderung Ihrer beruflichen Angaben erhalten.",
    },
    it: {
      subject: "I suoi dati professionali",
      paragraphs: [
        "Abbiamo ricevuto la modifica dei dati professionali e ce ne stiamo occupando.",
        "Non deve fare altro: le scriveremo appena sarà registrata.",
      ],
      short: "{brand}: abbiamo ricevuto la modifica dei suoi dati professionali.",
    },
    en: {
      subject: "Your employment details",
      paragraphs: [
        "We have received the change to the employment details and are processing it.",
        "There is nothing else you need to do: we will write to you as soon as it is recorded.",
      ],
      short: "{brand}: we have received the change to your employment details.",
    },
  },
};

export const professionalDone: MessageTemplate = {
  key: "professional.done",
  texts: {
    fr: {
      subject: "Les données professionnelles sont à jour",
      paragraphs: [
        "Le changement de données professionnelles est enregistré.",
        "Vous le voyez dans votre espace client, sous « Données professionnelles ».",
      ],
      short: "{brand} : les données professionnelles sont à jour.",
    },
    de: {
      subject: "Die beruflichen Angaben sind aktualisiert",
      paragraphs: [
        "Die Änderung der beruflichen Angaben ist eingetragen.",
        "Sie sehen sie im Kundenportal unter «Berufliche Angaben».",
      ],
      short: "{brand}: Die beruflichen Angaben sind aktualisiert.",
    },
    it: {
      subject: "I dati professionali sono aggiornati",
      paragraphs: [
        "La modifica dei dati professionali è stata registrata.",
        "La vede nello spazio clienti, alla voce «Dati professionali».",
      ],
      short: "{brand}: i dati professionali sono aggiornati.",
    },
    en: {
      subject: "The employment details are up to date",
      paragraphs: [
        "The change to the employment details has been recorded.",
        "You will see it in the customer portal under “Employment details”.",
      ],
      short: "{brand}: the employment details are up to date.",
    },
  },
};
