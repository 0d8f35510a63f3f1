import type { Language } from "@portal/model/portal/languages.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

/** The messages about changes of an account's sign-in; each is inserted into `securityChanged`. */
export const securityNews = {
  passkeyAdded: {
    fr: "Une clé d’accès a été ajoutée.",
    de: "Ein Passkey wurde hinzugefügt.",
    it: "È stata aggiunta una passkey.",
    en: "A passkey was added.",
  },
  passkeyRemoved: {
    fr: "Une clé d’accès a été supprimée.",
    de: "Ein Passkey wurde entfernt.",
    it: "È stata rimossa una passkey.",
    en: "A passkey was removed.",
  },
  codeOn: {
    fr: "Un code est demandé à chaque connexion.",
    de: "Bei jeder Anmeldung wird ein Code verlangt.",
    it: "A ogni accesso viene richiesto un codice.",
    en: "We ask for a code at each sign-in.",
  },
  codeOff: {
    fr: "Aucun code n’est plus demandé à la connexion.",
    de: "Bei der Anmeldung wird kein Code mehr verlangt.",
    it: "All’accesso non viene più richiesto alcun codice.",
    en: "We no longer ask for a code at sign-in.",
  },
  recoveryCodesMade: {
    fr: "De nouveaux codes de secours ont été créés ; les anciens ne sont plus valables.",
    de: "Neue Wiederherstellungscodes wurden erstellt; die bisherigen gelten nicht mehr.",
    it: "Sono stati creati nuovi codici di recupero; i precedenti non valgono più.",
    en: "New recovery codes were created; the previous ones are no longer valid.",
  },
  recoveryCodeUsed: {
    fr: "Un code de secours a servi à une connexion.",
    de: "Ein Wiederherstellungscode wurde für eine Anmeldung verwendet.",
    it: "Un codice di recupero è stato usato per un accesso.",
    en: "A recovery code was used to sign in.",
  },
  recoveryCodeConfirmed: {
    fr: "Un code de secours a servi à confirmer une opération dans votre espace client.",
    de: "Ein Wiederherstellungscode wurde verwendet, um einen Vorgang im Kundenportal zu bestätigen.",
    it: "Un codice di recupero è stato usato per confermare un’operazione nello spazio clienti.",
    en: "A recovery code was used to confirm an action in your customer portal.",
  },
  loginEmailAsked: {
    fr: "Un changement de l’adresse e-mail de connexion a été demandé. Il prend effet dès que la nouvelle adresse est confirmée.",
    de: "Es wurde eine andere E-Mail-Adresse für die Anmeldung verlangt. Sie gilt, sobald die neue Adresse bestätigt ist.",
    it: "È stato richiesto un altro indirizzo e-mail di accesso. Vale appena il nuovo indirizzo è confermato.",
    en: "A change of your sign-in e-mail address was requested. It takes effect as soon as the new address has been confirmed.",
  },
  unlocked: {
    fr: "À la suite d’un appel téléphonique, nous avons débloqué votre accès, bloqué après plusieurs essais sans succès.",
    de: "Nach einem Anruf bei uns haben wir Ihren Zugang entsperrt, der nach mehreren erfolglosen Versuchen gesperrt war.",
    it: "Dopo una chiamata abbiamo sbloccato il suo accesso, bloccato dopo diversi tentativi senza successo.",
    en: "After a phone call, we unlocked your access, which was locked after several failed attempts.",
  },
  codesRefused: {
    fr: "Quelqu’un a saisi votre mot de passe, puis plusieurs codes erronés. Personne n’a eu accès à vos données. Changez de mot de passe.",
    de: "Jemand hat Ihr Passwort und danach mehrere falsche Codes eingegeben. Niemand hat Zugang erhalten. Ändern Sie Ihr Passwort.",
    it: "Qualcuno ha inserito la sua password e poi diversi codici sbagliati. Nessuno ha ottenuto l’accesso. Cambi la password.",
    en: "Someone entered your password and then several wrong codes. Nobody gained access. Change your password.",
  },
  loginEmailChanged: {
    fr: "L’adresse e-mail de connexion a été changée.",
    de: "Die E-Mail-Adresse für die Anmeldung wurde geändert.",
    it: "L’indirizzo e-mail di accesso è stato cambiato.",
    en: "The e-mail address you sign in with was changed.",
  },
} as const satisfies Record<string, Record<Language, string>>;
export type SecurityNews = keyof typeof securityNews;

export const securityChanged: MessageTemplate = {
  key: "security.changed",
  texts: {
    fr: {
      subject: "Sécurité de votre espace client",
      paragraphs: [
        "{what}",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : {what} Pas vous ? {phone}",
    },
    de: {
      subject: "Sicherheit Ihres Kundenportals",
      paragraphs: [
        "{what}",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: {what} Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Sicurezza del suo spazio clienti",
      paragraphs: [
        "{what}",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: {what} Non era lei? {phone}",
    },
    en: {
      subject: "Security of your customer portal",
      paragraphs: [
        "{what}",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: {what} Not you? Call {phone}",
    },
  },
};
