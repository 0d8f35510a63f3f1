import type { ConfirmedAct } from "../confirmations/challenge.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

export const addressChange: ConfirmedAct = {
  name: "postal address",
  words: {
    fr: "changement de votre adresse postale",
    de: "Änderung Ihrer Postadresse",
    it: "cambio del suo indirizzo postale",
    en: "change of your postal address",
  },
};

/** Goes to all channels of the account, so that a customer who did not request the change calls the insurer. */
export const addressChangeAsked: MessageTemplate = {
  key: "postalAddress.asked",
  texts: {
    fr: {
      subject: "Un changement d’adresse a été demandé",
      paragraphs: [
        "Un changement de votre adresse postale vient d’être demandé dans votre espace client. Nous le traitons.",
        "Vous pouvez retirer cette demande sous « Suivi des demandes » tant qu’elle n’est pas traitée.",
        "Ce n’était pas vous ? Appelez-nous tout de suite au {phone}.",
      ],
      short: "{brand} : un changement d’adresse a été demandé. Pas vous ? Appelez le {phone}.",
    },
    de: {
      subject: "Eine Adressänderung wurde beantragt",
      paragraphs: [
        "Im Kundenportal wurde soeben eine Änderung Ihrer Postadresse beantragt. Wir bearbeiten sie.",
        "Sie können sie unter «Meine Anliegen» zurückziehen, solange sie nicht bearbeitet ist.",
        "Waren Sie das nicht? Rufen Sie uns sofort an: {phone}.",
      ],
      short:
        "{brand}: Eine Adressänderung wurde beantragt. Waren Sie das nicht? Rufen Sie {phone} an.",
    },
    it: {
      subject: "È stato richiesto un cambio d’indirizzo",
      paragraphs: [
        "Nello spazio clienti è appena stato richiesto un cambio del suo indirizzo postale. Lo stiamo elaborando.",
        "Può ritirarlo alla voce «Stato delle richieste» finché non è stato elaborato.",
        "Non era lei? Ci chiami subito al numero {phone}.",
      ],
      short:
        "{brand}: è stato richiesto un cambio d’indirizzo. Non era lei? Chiami il numero {phone}.",
    },
    en: {
      subject: "A change of address was requested",
      paragraphs: [
        "A change of your postal address has just been requested in the customer portal. We are processing it.",
        "You can withdraw it under “Your requests” until it has been processed.",
        "If this wasn’t you, call us immediately on {phone}.",
      ],
      short: "{brand}: a change of address was requested. Not you? Call {phone}.",
    },
  },
};

export const addressChanged: MessageTemplate = {
  key: "postalAddress.done",
  texts: {
    fr: {
      subject: "Votre nouvelle adresse est enregistrée",
      paragraphs: [
        "Le changement d’adresse que vous avez demandé est enregistré et s’applique dès la date que vous avez indiquée.",
        "Si votre domicile est dans une autre région de prime, votre prime peut changer à partir de cette date. Vous la voyez sous « Contrats ».",
      ],
      short: "{brand} : votre nouvelle adresse est enregistrée.",
    },
    de: {
      subject: "Ihre neue Adresse ist eingetragen",
      paragraphs: [
        "Die beantragte Adressänderung ist eingetragen und gilt ab dem Datum, das Sie angegeben haben.",
        "Liegt Ihr Wohnsitz in einer anderen Prämienregion, kann sich Ihre Prämie ab diesem Datum ändern. Sie sehen sie unter «Verträge».",
      ],
      short: "{brand}: Ihre neue Adresse ist eingetragen.",
    },
    it: {
      subject: "Il suo nuovo indirizzo è stato registrato",
      paragraphs: [
        "Abbiamo registrato il cambio d’indirizzo che ha richiesto. Vale dalla data che ha indicato.",
        "Se il domicilio è in un’altra regione di premio, il premio può cambiare da quella data. Lo vede alla voce «Contratti».",
      ],
      short: "{brand}: il suo nuovo indirizzo è stato registrato.",
    },
    en: {
      subject: "Your new address has been recorded",
      paragraphs: [
        "The change of address you requested has been recorded and applies from the date you gave.",
        "If your home is now in another premium region, your premium may change from that date. You will see it under “Contracts”.",
      ],
      short: "{brand}: your new address has been recorded.",
    },
  },
};
