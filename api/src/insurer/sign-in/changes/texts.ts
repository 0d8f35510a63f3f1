import type { Language } from "@portal/model/portal/languages.ts";
import type { AccountChangeKind } from "@portal/model/security.ts";

type Sentences = Readonly<Record<AccountChangeKind, Readonly<Record<Language, string>>>>;

/** The requests by phone; `{recipient}` is the new address or number, masked. */
export const askedSentences: Sentences = {
  LOGIN_EMAIL: {
    fr: "On nous a demandé par téléphone de remplacer votre adresse e-mail de connexion par {recipient}.",
    de: "Wir wurden telefonisch gebeten, die E-Mail-Adresse für Ihre Anmeldung durch {recipient} zu ersetzen.",
    it: "Ci è stato chiesto per telefono di sostituire il suo indirizzo e-mail di accesso con {recipient}.",
    en: "We were asked by phone to change your sign-in e-mail address to {recipient}.",
  },
  PHONE: {
    fr: "On nous a demandé par téléphone d’envoyer vos codes au numéro {recipient}.",
    de: "Wir wurden telefonisch gebeten, Ihre Codes an die Nummer {recipient} zu senden.",
    it: "Ci è stato chiesto per telefono di inviare i suoi codici al numero {recipient}.",
    en: "We were asked by phone to send your codes to the number {recipient}.",
  },
  SECOND_FACTOR: {
    fr: "On nous a demandé par téléphone de ne plus exiger de code à la connexion et d’annuler vos codes de secours.",
    de: "Wir wurden telefonisch gebeten, bei der Anmeldung keinen Code mehr zu verlangen und Ihre Wiederherstellungscodes zu löschen.",
    it: "Ci è stato chiesto per telefono di non richiedere più un codice all’accesso e di annullare i suoi codici di recupero.",
    en: "We were asked by phone to stop asking for a code at sign-in and to cancel your recovery codes.",
  },
  CLOSING: {
    fr: "On nous a demandé par téléphone de fermer votre compte client.",
    de: "Wir wurden telefonisch gebeten, Ihr Kundenkonto zu schliessen.",
    it: "Ci è stato chiesto per telefono di chiudere il suo account.",
    en: "We were asked by phone to close your customer account.",
  },
};

/** The same changes once they are in effect. */
export const doneSentences: Sentences = {
  LOGIN_EMAIL: {
    fr: "Vous vous connectez désormais avec l’adresse e-mail que vous nous avez donnée par téléphone.",
    de: "Sie melden sich ab jetzt mit der E-Mail-Adresse an, die Sie uns telefonisch angegeben haben.",
    it: "Da ora accede con l’indirizzo e-mail che ci ha indicato per telefono.",
    en: "From now on you sign in with the e-mail address you gave us by phone.",
  },
  PHONE: {
    fr: "Vos codes arrivent désormais au numéro que vous nous avez donné par téléphone.",
    de: "Ihre Codes gehen ab jetzt an die Nummer, die Sie uns telefonisch angegeben haben.",
    it: "Da ora i suoi codici arrivano al numero che ci ha indicato per telefono.",
    en: "Your codes now go to the number you gave us by phone.",
  },
  SECOND_FACTOR: {
    fr: "Comme demandé par téléphone, aucun code n’est plus exigé à la connexion et vos codes de secours sont annulés.",
    de: "Wie telefonisch gewünscht wird bei der Anmeldung kein Code mehr verlangt, und Ihre Wiederherstellungscodes sind gelöscht.",
    it: "Come chiesto per telefono, all’accesso non viene più richiesto alcun codice e i suoi codici di recupero sono annullati.",
    en: "As requested by phone, we no longer ask for a code at sign-in, and your recovery codes have been cancelled.",
  },
  CLOSING: {
    fr: "Comme demandé par téléphone, votre compte client est fermé. Vos assurances restent en vigueur.",
    de: "Wie telefonisch gewünscht ist Ihr Kundenkonto geschlossen. Ihre Versicherungen gelten weiter.",
    it: "Come chiesto per telefono, il suo account è chiuso. Le sue assicurazioni restano in vigore.",
    en: "As requested by phone, your customer account is closed. Your insurance remains in force.",
  },
};

export const bellTitles: Readonly<Record<Language, string>> = {
  fr: "Changement demandé pour votre accès",
  de: "Änderung an Ihrem Zugang verlangt",
  it: "Modifica richiesta per il suo accesso",
  en: "Change to your access requested",
};

/** Follows the sentence about the request. */
export const untilSentences: Readonly<Record<Language, string>> = {
  fr: "Ce changement prend effet le {when}. Vous pouvez l’arrêter d’ici là dans Compte client, Sécurité.",
  de: "Diese Änderung gilt ab {when}. Bis dahin können Sie sie unter Kundenkonto, Sicherheit stoppen.",
  it: "La modifica vale dal {when}. Fino ad allora può fermarla in Account, Sicurezza.",
  en: "This change takes effect on {when}. Until then you can stop it under Customer account, Security.",
};
