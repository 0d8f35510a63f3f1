import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";

/** Sent to the login address and to the phone. */
export const passwordReset: MessageTemplate = {
  key: "password.reset",
  texts: {
    fr: {
      subject: "Un nouveau mot de passe a été choisi",
      paragraphs: [
        "Un nouveau mot de passe a été choisi pour votre espace client avec le lien envoyé par e-mail, et toutes vos sessions ont été fermées.",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : nouveau mot de passe choisi par lien. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Ein neues Passwort wurde gewählt",
      paragraphs: [
        "Für Ihr Kundenportal wurde mit dem Link aus der E-Mail ein neues Passwort gewählt, und alle Ihre Geräte wurden abgemeldet.",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Neues Passwort per Link gewählt. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "È stata scelta una nuova password",
      paragraphs: [
        "Per il suo spazio clienti è stata scelta una nuova password con il link inviato per e-mail e tutti i suoi dispositivi sono stati disconnessi.",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: nuova password scelta con un link. Non era lei? {phone}",
    },
    en: {
      subject: "A new password was chosen",
      paragraphs: [
        "A new password was chosen for your customer portal with the link sent by e-mail, and all your devices have been signed out.",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: new password chosen by link. Not you? Call {phone}",
    },
  },
};
