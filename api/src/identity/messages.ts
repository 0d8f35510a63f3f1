import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const passwordChanged: MessageTemplate = {
  key: "password.changed",
  texts: {
    fr: {
      subject: "Votre mot de passe a été changé",
      paragraphs: [
        "Le mot de passe de votre espace client vient d’être changé, et vos sessions sur d’autres appareils ont été fermées.",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : votre mot de passe a été changé. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Ihr Passwort wurde geändert",
      paragraphs: [
        "Das Passwort Ihres Kundenportals wurde soeben geändert, und Ihre anderen Geräte wurden abgemeldet.",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Ihr Passwort wurde geändert. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "La sua password è stata cambiata",
      paragraphs: [
        "La password del suo spazio clienti è appena stata cambiata e gli altri suoi dispositivi sono stati disconnessi.",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: la sua password è stata cambiata. Non era lei? {phone}",
    },
    en: {
      subject: "Your password was changed",
      paragraphs: [
        "The password for your customer portal has just been changed, and your other devices have been signed out.",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: your password was changed. Not you? Call {phone}",
    },
  },
};

/** Sent at most once a day, so that guessing does not fill the owner's mailbox. */
export const signInsRefused: MessageTemplate = {
  key: "signIns.refused",
  texts: {
    fr: {
      subject: "Plusieurs tentatives de connexion ont échoué",
      paragraphs: [
        "Quelqu’un a essayé plusieurs fois d’ouvrir votre espace client avec un mauvais mot de passe. Personne n’a eu accès à vos données.",
        "Si c’était vous, réessayez plus tard ou depuis un appareil que vous utilisez d’habitude. Sinon, votre mot de passe vous protège ; si vous l’utilisez aussi pour d’autres sites, choisissez-en un nouveau. Une question ? Appelez-nous au {phone}.",
      ],
      short: "{brand} : plusieurs tentatives de connexion ont échoué. Pas vous ? {phone}",
    },
    de: {
      subject: "Mehrere Anmeldeversuche sind gescheitert",
      paragraphs: [
        "Jemand hat mehrmals versucht, Ihr Kundenportal mit einem falschen Passwort zu öffnen. Niemand hat Zugang erhalten.",
        "Waren Sie das, versuchen Sie es später nochmals oder mit einem Gerät, das Sie sonst benutzen. Falls nicht, schützt Sie Ihr Passwort; wenn Sie es auch für andere Websites verwenden, wählen Sie ein neues. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: Mehrere Anmeldeversuche sind gescheitert. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Diversi tentativi di accesso non sono riusciti",
      paragraphs: [
        "Qualcuno ha tentato più volte di aprire il suo spazio clienti con una password sbagliata. Nessuno ha avuto accesso ai suoi dati.",
        "Se era lei, riprovi più tardi o da un dispositivo che usa di solito. In caso contrario la sua password la protegge; se la usa anche per altri siti, ne scelga una nuova. Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short: "{brand}: diversi tentativi di accesso non riusciti. Non era lei? {phone}",
    },
    en: {
      subject: "Several attempts to sign in have failed",
      paragraphs: [
        "Someone tried several times to sign in to your customer portal with a wrong password. Nobody gained access.",
        "If this was you, try again later or from a device that you normally use. If not, your password has protected you; if you also use it on other sites, choose a new one. Any questions? Call us on {phone}.",
      ],
      short: "{brand}: several attempts to sign in have failed. Not you? Call {phone}",
    },
  },
};
