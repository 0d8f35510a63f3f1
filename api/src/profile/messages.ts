import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** Names the person but not the new value: the mailbox may belong to a stranger by now. */
export const contactsChanged: MessageTemplate = {
  key: "contacts.changed",
  texts: {
    fr: {
      subject: "Des coordonnées ont été modifiées",
      paragraphs: [
        "Les numéros de téléphone ou les adresses e-mail de {name} viennent d’être modifiés dans l’espace client.",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : des coordonnées ont été modifiées. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Kontaktdaten wurden geändert",
      paragraphs: [
        "Die Telefonnummern oder E-Mail-Adressen von {name} wurden soeben im Kundenportal geändert.",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Kontaktdaten wurden geändert. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Alcuni recapiti sono stati modificati",
      paragraphs: [
        "I numeri di telefono o gli indirizzi e-mail di {name} sono appena stati modificati nello spazio clienti.",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: alcuni recapiti sono stati modificati. Non era lei? {phone}",
    },
    en: {
      subject: "Contact details were changed",
      paragraphs: [
        "The phone numbers or e-mail addresses of {name} have just been changed in the customer portal.",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: contact details were changed. Not you? Call {phone}",
    },
  },
};
