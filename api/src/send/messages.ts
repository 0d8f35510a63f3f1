import type { Wording } from "../core/outbox/wording.ts";

export const documentsReceived: Wording = {
  key: "send.received",
  texts: {
    fr: {
      subject: "Nous avons reçu vos documents",
      paragraphs: [
        "Vos documents sont bien arrivés chez nous. Vous n’avez rien d’autre à faire, et vous pouvez garder les originaux.",
        "Nous vous écrivons dès que nous les avons traités. Vous retrouvez votre envoi dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : nous avons reçu vos documents.",
    },
    de: {
      subject: "Ihre Dokumente sind angekommen",
      paragraphs: [
        "Ihre Dokumente sind gut bei uns angekommen. Sie müssen nichts weiter tun und können die Originale behalten.",
        "Sobald wir sie bearbeitet haben, schreiben wir Ihnen. Ihre Sendung finden Sie im Kundenportal unter «Meine Anliegen».",
      ],
      short: "{brand}: Ihre Dokumente sind angekommen.",
    },
    it: {
      subject: "Abbiamo ricevuto i suoi documenti",
      paragraphs: [
        "I suoi documenti ci sono arrivati. Non deve fare altro e può tenere gli originali.",
        "Le scriviamo appena li avremo trattati. Trova il suo invio nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: abbiamo ricevuto i suoi documenti.",
    },
    en: {
      subject: "We have received your documents",
      paragraphs: [
        "Your documents have arrived. There is nothing else you need to do, and you can keep the originals.",
        "We will write to you as soon as we have dealt with them. You find what you sent in the customer portal under “Your requests”.",
      ],
      short: "{brand}: we have received your documents.",
    },
  },
};

export const documentsTreated: Wording = {
  key: "send.treated",
  texts: {
    fr: {
      subject: "Vos documents sont traités",
      paragraphs: [
        "Nous avons traité les documents que vous nous avez envoyés.",
        "S’il s’agit d’une facture, le décompte suit par votre canal habituel.",
      ],
      short: "{brand} : vos documents sont traités.",
    },
    de: {
      subject: "Ihre Dokumente sind bearbeitet",
      paragraphs: [
        "Wir haben die Dokumente bearbeitet, die Sie uns gesendet haben.",
        "War eine Rechnung dabei, folgt die Abrechnung auf dem gewohnten Weg.",
      ],
      short: "{brand}: Ihre Dokumente sind bearbeitet.",
    },
    it: {
      subject: "I suoi documenti sono stati trattati",
      paragraphs: [
        "Abbiamo trattato i documenti che ci ha inviato.",
        "Se c’era una fattura, il conteggio segue tramite il canale abituale.",
      ],
      short: "{brand}: i suoi documenti sono stati trattati.",
    },
    en: {
      subject: "Your documents have been dealt with",
      paragraphs: [
        "We have dealt with the documents that you sent us.",
        "If there was an invoice among them, its statement follows in the usual way.",
      ],
      short: "{brand}: your documents have been dealt with.",
    },
  },
};
