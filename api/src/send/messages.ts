import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const documentsReceived: MessageTemplate = {
  key: "send.received",
  texts: {
    fr: {
      subject: "Nous avons reçu vos documents",
      paragraphs: [
        "Vos documents sont bien arrivés chez nous. Vous n’avez rien d’autre à faire. Gardez les originaux pendant un an : nous pourrions vous les demander.",
        "Nous vous écrivons dès que nous les avons traités. Vous retrouvez votre envoi dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : nous avons reçu vos documents.",
    },
    de: {
      subject: "Ihre Dokumente sind angekommen",
      paragraphs: [
        "Ihre Dokumente sind gut bei uns angekommen. Sie müssen nichts weiter tun. Bewahren Sie die Originale ein Jahr lang auf, falls wir sie brauchen.",
        "Sobald wir sie bearbeitet haben, schreiben wir Ihnen. Ihre Sendung finden Sie im Kundenportal unter «Meine Anliegen».",
      ],
      short: "{brand}: Ihre Dokumente sind angekommen.",
    },
    it: {
      subject: "Abbiamo ricevuto i suoi documenti",
      paragraphs: [
        "I suoi documenti ci sono arrivati. Non deve fare altro. Conservi gli originali per un anno: potremmo chiederli.",
        "Le scriviamo appena li avremo elaborati. Trova il suo invio nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: abbiamo ricevuto i suoi documenti.",
    },
    en: {
      subject: "We have received your documents",
      paragraphs: [
        "Your documents have arrived. There is nothing else you need to do. Keep the originals for a year in case we need them.",
        "We will write to you as soon as we have processed them. You will find what you sent in the customer portal under “Your requests”.",
      ],
      short: "{brand}: we have received your documents.",
    },
  },
};

export const documentsTreated: MessageTemplate = {
  key: "send.treated",
  texts: {
    fr: {
      subject: "Vos documents sont traités",
      paragraphs: [
        "Nous avons traité les documents que vous nous avez envoyés.",
        "S’il y avait une facture, vous recevez le décompte comme d’habitude.",
      ],
      short: "{brand} : vos documents sont traités.",
    },
    de: {
      subject: "Ihre Dokumente sind bearbeitet",
      paragraphs: [
        "Wir haben die Dokumente bearbeitet, die Sie uns gesendet haben.",
        "War eine Rechnung dabei, erhalten Sie die Leistungsabrechnung wie gewohnt.",
      ],
      short: "{brand}: Ihre Dokumente sind bearbeitet.",
    },
    it: {
      subject: "I suoi documenti sono stati elaborati",
      paragraphs: [
        "Abbiamo elaborato i documenti che ci ha inviato.",
        "Se c’era una fattura, riceverà il conteggio come di consueto.",
      ],
      short: "{brand}: i suoi documenti sono stati elaborati.",
    },
    en: {
      subject: "Your documents have been processed",
      paragraphs: [
        "We have processed the documents you sent us.",
        "If there was a bill among them, you will receive the benefit statement in the usual way.",
      ],
      short: "{brand}: your documents have been processed.",
    },
  },
};
