import type { ConfirmedAct } from "../insurer/confirmations/challenge.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

export const mobileNumberAct: ConfirmedAct = {
  name: "mobile number",
  maySwitch: true,
  words: {
    fr: "changement de votre numéro de mobile",
    de: "Änderung Ihrer Mobilnummer",
    it: "cambio del suo numero di cellulare",
    en: "change of your mobile number",
  },
};

/** Goes to the new number, which is used once its code was typed. */
export const proveNumberAct: ConfirmedAct = {
  name: "prove mobile number",
  words: {
    fr: "confirmation de votre nouveau numéro de mobile",
    de: "Bestätigung Ihrer neuen Mobilnummer",
    it: "conferma del suo nuovo numero di cellulare",
    en: "confirmation of your new mobile number",
  },
};

/** Goes to the login address and to the previous number for codes. */
export const mobileNumberChanged: MessageTemplate = {
  key: "mobileNumber.changed",
  texts: {
    fr: {
      subject: "Votre numéro de mobile a été changé",
      paragraphs: [
        "Le numéro qui reçoit vos codes de confirmation vient d’être changé dans votre espace client. Le nouveau se termine par {ending}.",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : numéro pour vos codes changé (…{ending}). Pas vous ? {phone}",
    },
    de: {
      subject: "Ihre Mobilnummer wurde geändert",
      paragraphs: [
        "Die Nummer, an die Ihre Bestätigungscodes gehen, wurde soeben in Ihrem Kundenportal geändert. Die neue endet auf {ending}.",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Nummer für Ihre Codes geändert (…{ending}). Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Il suo numero di cellulare è stato cambiato",
      paragraphs: [
        "Il numero che riceve i suoi codici di conferma è appena stato cambiato nel suo spazio clienti. Il nuovo termina con {ending}.",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: numero per i codici cambiato (…{ending}). Non era lei? {phone}",
    },
    en: {
      subject: "Your mobile number was changed",
      paragraphs: [
        "The number we send your confirmation codes to has just been changed in your customer portal. The new one ends in {ending}.",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: number for your codes changed (…{ending}). Not you? Call {phone}",
    },
  },
};
