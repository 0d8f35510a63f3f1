import { RIGHTS_DAYS } from "@portal/model/requests/rights-days.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The datum and its value stay in the portal, because others may read a message. */
export const correctionReceived: MessageTemplate = {
  key: "correction.received",
  texts: {
    fr: {
      subject: "Votre demande de rectification",
      paragraphs: [
        `Nous avons bien reçu votre demande de rectification de données. Une personne de notre équipe l’examine et vous répond dans les ${RIGHTS_DAYS} jours.`,
        "Vous retrouvez votre demande dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : nous avons reçu votre demande de rectification de données.",
    },
    de: {
      subject: "Ihr Antrag auf Berichtigung",
      paragraphs: [
        `Wir haben Ihren Antrag auf Berichtigung von Daten erhalten. Jemand aus unserem Team prüft ihn und antwortet Ihnen innert ${RIGHTS_DAYS} Tagen.`,
        "Ihren Antrag finden Sie im Kundenportal unter «Meine Anliegen».",
      ],
      short: "{brand}: Wir haben Ihren Antrag auf Berichtigung von Daten erhalten.",
    },
    it: {
      subject: "La sua richiesta di rettifica",
      paragraphs: [
        `Abbiamo ricevuto la sua richiesta di rettifica dei dati. Una persona del nostro team la esamina e le risponde entro ${RIGHTS_DAYS} giorni.`,
        "Trova la richiesta nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: abbiamo ricevuto la sua richiesta di rettifica dei dati.",
    },
    en: {
      subject: "Your request for a correction",
      paragraphs: [
        `We have received your request to correct data. A member of our team will look at it and reply within ${RIGHTS_DAYS} days.`,
        "You will find your request in the customer portal under “Your requests”.",
      ],
      short: "{brand}: we have received your request to correct data.",
    },
  },
};

export const correctionDone: MessageTemplate = {
  key: "correction.done",
  texts: {
    fr: {
      subject: "Vos données sont rectifiées",
      paragraphs: [
        "Nous avons accepté votre demande de rectification et corrigé vos données.",
        "Les documents que vous avez déjà reçus restent inchangés. Les prochains porteront les données corrigées.",
      ],
      short: "{brand} : nous avons rectifié vos données.",
    },
    de: {
      subject: "Ihre Daten sind berichtigt",
      paragraphs: [
        "Wir haben Ihren Antrag auf Berichtigung angenommen und Ihre Daten korrigiert.",
        "Dokumente, die Sie bereits erhalten haben, bleiben unverändert. Die nächsten enthalten die berichtigten Daten.",
      ],
      short: "{brand}: Wir haben Ihre Daten berichtigt.",
    },
    it: {
      subject: "I suoi dati sono stati rettificati",
      paragraphs: [
        "Abbiamo accettato la sua richiesta di rettifica e corretto i suoi dati.",
        "I documenti che ha già ricevuto restano invariati. I prossimi conterranno i dati corretti.",
      ],
      short: "{brand}: abbiamo rettificato i suoi dati.",
    },
    en: {
      subject: "Your data has been corrected",
      paragraphs: [
        "We have accepted your request and corrected your data.",
        "Documents that you have already received stay as they are. New ones will show the corrected data.",
      ],
      short: "{brand}: we have corrected your data.",
    },
  },
};
