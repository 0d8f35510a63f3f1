import type { Language } from "@portal/model/portal/languages.ts";
import { currentLanguage } from "../../web/src/core/session/session.ts";

/** The texts of the bar; the portal has its own. */
export interface Texts {
  loading: { title: string; start: string; about: string; broken: string };
  label: Record<"demo" | "review", string>;
  open: string;
  close: string;
  persona: string;
  language: string;
  today: string;
  goToDay: string;
  offlineReady: string;
  offlineLoading: string;
  flags: string;
  failure: string;
  failures: Record<"none" | "error" | "slow" | "offline", string>;
  maintenance: string;
  messages: string;
  noMessages: string;
  noProvider: string;
  reset: string;
}

export const texts: Record<Language, Texts> = {
  fr: {
    loading: {
      title: "L’assureur emménage dans votre navigateur",
      start: "Ouverture de la base de données",
      about:
        "La base de données, les règles et les personnes inventées sont chargées une seule fois. Rien de ce que vous faites ici ne quitte cet appareil.",
      broken: "La démonstration n’a pas pu démarrer",
    },
    label: { demo: "Démonstration dans votre navigateur", review: "Version à relire" },
    open: "Réglages de la démonstration",
    close: "Masquer les réglages de la démonstration",
    persona: "Personne",
    language: "Langue de la démonstration",
    today: "État au",
    goToDay: "Aller à ce jour",
    offlineReady: "prête hors ligne",
    offlineLoading: "enregistrement hors ligne en cours",
    flags: "Fonctions",
    failure: "Pannes",
    failures: {
      none: "Aucune",
      error: "Erreur 500",
      slow: "Réponses lentes",
      offline: "Hors ligne",
    },
    maintenance: "Maintenance",
    messages: "E-mails et SMS envoyés",
    noMessages: "Rien n’a encore été envoyé.",
    noProvider:
      "Les mots de passe et l’activation d’un compte client relèvent du service de connexion, qui n’existe pas dans ce navigateur. La connexion est déjà établie.",
    reset: "Tout remettre à zéro",
  },
  de: {
    loading: {
      title: "Der Versicherer zieht in Ihren Browser ein",
      start: "Die Datenbank wird geöffnet",
      about:
        "Datenbank, Regeln und erfundene Personen werden ein einziges Mal geladen. Nichts von dem, was Sie hier tun, verlässt dieses Gerät.",
      broken: "Die Demonstration konnte nicht starten",
    },
    label: { demo: "Demonstration in Ihrem Browser", review: "Version zur Durchsicht" },
    open: "Einstellungen der Demonstration",
    close: "Einstellungen der Demonstration ausblenden",
    persona: "Person",
    language: "Sprache der Demonstration",
    today: "Stand am",
    goToDay: "Zu diesem Tag",
    offlineReady: "offline bereit",
    offlineLoading: "wird offline gespeichert",
    flags: "Funktionen",
    failure: "Störungen",
    failures: {
      none: "Keine",
      error: "Fehler 500",
      slow: "Langsame Antworten",
      offline: "Offline",
    },
    maintenance: "Wartung",
    messages: "Gesendete E-Mails und SMS",
    noMessages: "Noch wurde nichts gesendet.",
    noProvider:
      "Passwörter und die Aktivierung eines Kundenkontos sind Sache des Anmeldedienstes, den es in diesem Browser nicht gibt. Sie sind bereits angemeldet.",
    reset: "Alles zurücksetzen",
  },
  it: {
    loading: {
      title: "L’assicuratore si trasferisce nel suo browser",
      start: "Apertura della banca dati",
      about:
        "La banca dati, le regole e le persone inventate vengono caricate una sola volta. Nulla di ciò che fa qui lascia questo dispositivo.",
      broken: "Non è stato possibile avviare la dimostrazione",
    },
    label: { demo: "Dimostrazione nel suo browser", review: "Versione da rivedere" },
    open: "Impostazioni della dimostrazione",
    close: "Nascondere le impostazioni della dimostrazione",
    persona: "Persona",
    language: "Lingua della dimostrazione",
    today: "Situazione al",
    goToDay: "Andare a questo giorno",
    offlineReady: "pronta offline",
    offlineLoading: "salvataggio per l’uso offline in corso",
    flags: "Funzioni",
    failure: "Guasti",
    failures: {
      none: "Nessuno",
      error: "Errore 500",
      slow: "Risposte lente",
      offline: "Offline",
    },
    maintenance: "Manutenzione",
    messages: "E-mail e SMS inviati",
    noMessages: "Non è ancora stato inviato nulla.",
    noProvider:
      "Le password e l’attivazione di un account spettano al servizio di accesso, che in questo browser non esiste. L’accesso è già avvenuto.",
    reset: "Ripristinare tutto",
  },
  en: {
    loading: {
      title: "The insurer is moving into your browser",
      start: "Opening the database",
      about:
        "The database, the rules and the invented people are loaded once. Nothing that you do here leaves this device.",
      broken: "The demonstration could not start",
    },
    label: { demo: "Demonstration in your browser", review: "Version to review" },
    open: "Settings of the demonstration",
    close: "Hide the settings of the demonstration",
    persona: "Person",
    language: "Language of the demonstration",
    today: "As of",
    goToDay: "Go to this day",
    offlineReady: "ready offline",
    offlineLoading: "saving for offline use",
    flags: "Features",
    failure: "Failures",
    failures: { none: "None", error: "Error 500", slow: "Slow answers", offline: "Offline" },
    maintenance: "Maintenance",
    messages: "E-mails and text messages sent",
    noMessages: "Nothing has been sent yet.",
    noProvider:
      "Passwords and the activation of a customer account are handled by the sign-in service, which does not exist in this browser. You are already signed in.",
    reset: "Reset everything",
  },
};

export function languageOfPage(): Language {
  return currentLanguage();
}
