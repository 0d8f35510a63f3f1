import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const deletionReceived: MessageTemplate = {
  key: "deletion.received",
  texts: {
    fr: {
      subject: "Votre demande de suppression de données",
      paragraphs: [
        "Nous avons bien reçu votre demande de suppression. Une personne de notre équipe l’examine et vous répond dans les 30 jours.",
        "Si vous n’avez rien demandé, changez votre mot de passe et appelez-nous.",
      ],
      short: "{brand} : nous avons reçu votre demande de suppression de données.",
    },
    de: {
      subject: "Ihr Antrag auf Löschung von Daten",
      paragraphs: [
        "Wir haben Ihren Antrag auf Löschung erhalten. Jemand aus unserem Team prüft ihn und antwortet Ihnen innert 30 Tagen.",
        "Haben Sie nichts beantragt? Dann ändern Sie Ihr Passwort und rufen Sie uns an.",
      ],
      short: "{brand}: Wir haben Ihren Antrag auf Löschung von Daten erhalten.",
    },
    it: {
      subject: "La sua richiesta di cancellazione dei dati",
      paragraphs: [
        "Abbiamo ricevuto la sua richiesta di cancellazione. Una persona del nostro team la esamina e le risponde entro 30 giorni.",
        "Se non ha chiesto nulla, cambi la password e ci chiami.",
      ],
      short: "{brand}: abbiamo ricevuto la sua richiesta di cancellazione dei dati.",
    },
    en: {
      subject: "Your request to delete data",
      paragraphs: [
        "We have received your deletion request. A member of our team will look at it and reply within 30 days.",
        "If you did not ask for this, change your password and call us.",
      ],
      short: "{brand}: we have received your request to delete data.",
    },
  },
};

export const deletionDone: MessageTemplate = {
  key: "deletion.done",
  texts: {
    fr: {
      subject: "Vos données ont été supprimées",
      paragraphs: [
        "Nous avons supprimé ce que la loi ne nous oblige pas à garder.",
        "Les contrats, les factures et les décomptes restent conservés aussi longtemps que la loi l’exige.",
      ],
      short: "{brand} : nous avons supprimé vos données, sauf ce que la loi nous oblige à garder.",
    },
    de: {
      subject: "Ihre Daten sind gelöscht",
      paragraphs: [
        "Wir haben gelöscht, was wir nicht aufbewahren müssen.",
        "Verträge, Rechnungen und Leistungsabrechnungen bleiben so lange aufbewahrt, wie es das Gesetz verlangt.",
      ],
      short: "{brand}: Ihre Daten sind gelöscht, ausser was wir von Gesetzes wegen aufbewahren.",
    },
    it: {
      subject: "I suoi dati sono stati cancellati",
      paragraphs: [
        "Abbiamo cancellato ciò che non siamo tenuti a conservare.",
        "Contratti, fatture e conteggi restano conservati per il tempo richiesto dalla legge.",
      ],
      short:
        "{brand}: abbiamo cancellato i suoi dati, salvo ciò che la legge ci obbliga a conservare.",
    },
    en: {
      subject: "Your data has been deleted",
      paragraphs: [
        "We have deleted the data that we do not have to keep.",
        "Contracts, invoices and benefit statements are kept for as long as the law requires.",
      ],
      short: "{brand}: we have deleted your data, except what the law requires us to keep.",
    },
  },
};
