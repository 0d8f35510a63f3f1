import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { RESET_LINK_MINUTES } from "../../../../insurer/sign-in/reset-link.ts";
import { EMAIL_LINK_MINUTES } from "../../../../insurer/sign-in/limits.ts";
import { RESET_PAUSE_MINUTES, THROTTLE_MINUTES } from "../../../limits.ts";
import type { RecoveryTexts } from "./shape.ts";

export const de: RecoveryTexts = {
  forgotten: {
    open: "Passwort vergessen?",
    short: "Vergessen?",
    title: "Passwort vergessen",
    lead: "Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden Ihnen einen Link für ein neues Passwort.",
    submit: "Link erhalten",
    back: "Zurück zur Anmeldung",
    wrongEmail: "Geben Sie eine gültige E-Mail-Adresse ein.",
    sent: {
      title: "Sehen Sie in Ihren E-Mails nach",
      text: `Wenn ein Kundenkonto diese Adresse verwendet, trifft dort gleich ein Link ein, der ${RESET_LINK_MINUTES} Minuten gilt. Nichts erhalten? Schauen Sie im Spam-Ordner nach oder rufen Sie uns an: {phone}.`,
    },
    throttled: `Zu viele Versuche. Warten Sie ${THROTTLE_MINUTES} Minuten oder rufen Sie uns an: {phone}.`,
  },
  reset: {
    title: "Neues Passwort wählen",
    lead: "Es ersetzt das bisherige. Alle Ihre Geräte werden abgemeldet.",
    submit: "Passwort speichern",
    askAgain: "Neuen Link anfordern",
    missing: {
      title: "Öffnen Sie den Link aus unserer E-Mail",
      text: "Diese Seite braucht den Link, den wir Ihnen gesendet haben. Öffnen Sie ihn nochmals oder fordern Sie einen neuen an.",
    },
    invalid: {
      title: "Dieser Link gilt nicht mehr",
      text: `Ein Link gilt einmal und ${RESET_LINK_MINUTES} Minuten lang. Fordern Sie einen neuen an. Haben Sie vor Kurzem einen verlangt, können wir den nächsten erst ${RESET_PAUSE_MINUTES} Minuten danach senden.`,
    },
    done: {
      title: "Passwort gespeichert",
      text: "Es gilt ab sofort, und alle Ihre Geräte wurden abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
    },
  },
  code: {
    title: "Code eingeben",
    bySms: "Wir haben einen Code per SMS an {recipient} gesendet.",
    byEmail: "Wir haben einen Code an {recipient} gesendet.",
    label: "Sicherheitscode",
    hint: `${confirmationLimits.digits} Ziffern, ${confirmationLimits.minutes} Minuten gültig.`,
    submit: "Anmelden",
    resend: "Neuen Code senden",
    resent: "Ein neuer Code ist unterwegs. Der bisherige gilt nicht mehr.",
    resentTooSoon: `Soeben wurde ein Code gesendet. Warten Sie ${confirmationLimits.resendPauseSeconds} Sekunden, bevor Sie einen neuen anfordern.`,
    recoveryTitle: "Einen Wiederherstellungscode verwenden",
    recoveryLabel: "Wiederherstellungscode",
    recoveryHint: "Einer der Codes, die Sie aufbewahrt haben. Jeder gilt einmal.",
    recoverySubmit: "Mit diesem Code anmelden",
    wrong: "Dieser Code ist falsch.",
    wrongRecovery: "Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.",
    exhausted:
      "Zu viele erfolglose Versuche. Verwenden Sie einen Wiederherstellungscode oder einen Passkey, beginnen Sie später nochmals oder rufen Sie uns an: {phone}.",
  },
  mailbox: {
    open: "E-Mail lesen",
    title: "E-Mails der Demonstration",
    lead: "Dies ist eine Demonstration: Die Personen sind erfunden, ihre E-Mails lesen Sie hier.",
    empty: "In den letzten Minuten wurde kein Link gesendet. Eine E-Mail braucht einen Augenblick.",
    again: "Aktualisieren",
    code: "Dies ist eine Demonstration: Der gesendete Code ist {code}.",
  },
  passkey: {
    submit: "Passkey verwenden",
    or: "oder",
    first: "Mit Passkey anmelden",
    firstHint: "Fingerabdruck, Gesicht oder Code Ihres Geräts",
    orPassword: "oder mit Ihrem Passwort",
    refused: "Dieser Passkey wurde nicht erkannt. Melden Sie sich mit Ihrem Passwort an.",
    cancelled: "Es wurde kein Passkey verwendet.",
  },
  email: {
    title: "Anmeldeadresse bestätigen",
    lead: "Ihre Anmeldeadresse ändert sich, sobald Sie die Links an die aktuelle und an die neue Adresse bestätigt haben.",
    submit: "Bestätigen",
    missing: {
      title: "Öffnen Sie den Link aus unserer E-Mail",
      text: "Diese Seite braucht den Link, den wir Ihnen gesendet haben. Öffnen Sie ihn nochmals.",
    },
    invalid: {
      title: "Dieser Link gilt nicht mehr",
      text: `Ein Link gilt einmal und ${EMAIL_LINK_MINUTES} Minuten lang. Beginnen Sie nochmals auf der Seite Sicherheit Ihres Kundenkontos.`,
    },
    half: {
      title: "Danke, eine Bestätigung fehlt noch",
      text: "Öffnen Sie auch den Link, den wir an die andere Adresse gesendet haben. Bis dahin ändert sich nichts.",
    },
    done: {
      title: "Anmeldeadresse geändert",
      text: "Ab sofort melden Sie sich mit der neuen Adresse an.",
    },
  },
};
