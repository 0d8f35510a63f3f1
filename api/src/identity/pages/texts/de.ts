import { IDLE_MINUTES, LOGIN_MINUTES, SHORTEST_PASSWORD, THROTTLE_MINUTES } from "../../limits.ts";
import type { Texts } from "./shape.ts";

export const de: Texts = {
  language: "Deutsch",
  languages: "Sprache",
  error: "Fehler",
  login: {
    title: "Anmelden",
    claim: "Ihre Versicherungen an einem Ort.",
    lead: "Verträge, Rechnungen und Rückerstattungen der ganzen Familie.",
    email: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    card: "Versichertenkarte verloren",
    questions: "Häufige Fragen",
    refused: "Die E-Mail-Adresse oder das Passwort ist falsch.",
    throttled: `Zu viele erfolglose Versuche. Warten Sie zur Sicherheit ${THROTTLE_MINUTES} Minuten oder rufen Sie uns an: {phone}.`,
    locked: "Ihr Zugang ist gesperrt. Rufen Sie uns an, damit wir ihn entsperren: {phone}.",
  },
  maintenance: {
    title: "Wir sind bald zurück",
    text: "Das Kundenportal ist wegen Wartungsarbeiten vorübergehend nicht verfügbar. Ihre Daten sind sicher, und nichts, was Sie gesendet haben, geht verloren. Ist es dringend? Rufen Sie uns an: {phone}.",
    until: "Voraussichtliches Ende: {when}",
  },
  demonstration: {
    title: "Demonstration",
    lead: "Erfundene Personen: Wählen Sie eine aus, um sich sofort anzumelden.",
  },
  password: {
    title: "Passwort ändern",
    lead: "Ihre anderen Geräte werden abgemeldet.",
    current: "Bisheriges Passwort",
    fresh: "Neues Passwort",
    hint: `Mindestens ${SHORTEST_PASSWORD} Zeichen. Ein kurzer Satz bleibt gut im Gedächtnis.`,
    again: "Neues Passwort bestätigen",
    submit: "Passwort ändern",
    back: "Zurück zu meinem Kundenkonto",
    wrongCurrent: "Das bisherige Passwort ist falsch.",
    tooShort: `Wählen Sie mindestens ${SHORTEST_PASSWORD} Zeichen.`,
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    shownAs: "Anzeigen",
    hiddenAs: "Verbergen",
    guessable:
      "Dieses Passwort ist schnell erraten: Ihr Name, Ihre Adresse, häufige Wörter, Reihen oder Wiederholungen. Wählen Sie zum Beispiel einen kurzen eigenen Satz.",
    isEmail: "Ihre E-Mail-Adresse kann nicht Ihr Passwort sein.",
    same: "Wählen Sie ein anderes Passwort als das bisherige.",
    differs: "Die beiden neuen Passwörter sind nicht gleich.",
    done: {
      title: "Passwort geändert",
      text: "Es gilt ab sofort. Ihre anderen Geräte wurden abgemeldet.",
    },
  },
  notices: {
    expired: {
      title: "Diese Seite ist abgelaufen",
      text: `Zu Ihrer Sicherheit muss eine begonnene Anmeldung innert ${LOGIN_MINUTES} Minuten abgeschlossen sein. Beginnen Sie nochmals, es ist nichts verloren.`,
    },
    lost: {
      title: "Die Anmeldung kam nicht zustande",
      text: "Die Anmeldung wurde unterbrochen. Beginnen Sie nochmals; wiederholt es sich, erlauben Sie die Cookies dieser Website.",
    },
    unknown: {
      title: "Kein Zugang zu diesem Kundenportal",
      text: "Ihre Identität ist bestätigt, aber damit ist kein Kundenkonto verbunden. Rufen Sie uns an: {phone}.",
    },
    locked: {
      title: "Ihr Zugang ist gesperrt",
      text: "Rufen Sie uns an, damit wir ihn entsperren: {phone}.",
    },
    denied: {
      title: "Die Anmeldung wurde abgebrochen",
      text: "Der Anmeldedienst hat Ihre Identität nicht bestätigt. Sie können nochmals beginnen.",
    },
    unavailable: {
      title: "Die Anmeldung ist im Moment nicht möglich",
      text: "Der Anmeldedienst antwortet nicht. Versuchen Sie es in ein paar Minuten nochmals.",
    },
    unexpected: {
      title: "Etwas hat nicht geklappt",
      text: "Versuchen Sie es gleich nochmals. Wiederholt es sich, rufen Sie uns an: {phone}.",
    },
    signedOut: { title: "Sie sind abgemeldet", text: "Ihre Sitzung ist beendet. Auf Wiedersehen." },
    idle: {
      title: "Sie wurden abgemeldet",
      text: `Nach ${IDLE_MINUTES} Minuten ohne Aktivität schliessen wir die Sitzung, um Ihre Daten zu schützen.`,
    },
  },
  browser: {
    title: "Ihr Browser wird nicht unterstützt",
    text: "Das Kundenportal braucht eine neuere Version von Chrome, Edge, Firefox oder Safari, auf iPhone und iPad ab iOS 17.4, mit eingeschaltetem JavaScript. Aktualisieren Sie Ihren Browser oder verwenden Sie ein anderes Gerät. Sie können uns auch anrufen: {phone}.",
    retry: "Nochmals versuchen",
  },
  leave: {
    title: "Abmelden?",
    text: "Sie kommen von einer anderen Website. Bestätigen Sie, dass Sie sich abmelden möchten.",
    confirm: "Abmelden",
    stay: "Angemeldet bleiben",
  },
  signIn: "Anmelden",
  signInAgain: "Nochmals anmelden",
  showCards: "Karten auf diesem Gerät zeigen",
  toPortal: "Zum Kundenportal",
  reference: "Referenz für den Support: {id}",
};
