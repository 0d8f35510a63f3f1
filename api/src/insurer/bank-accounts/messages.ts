import type { Language } from "@portal/model/portal/languages.ts";
import type { ConfirmedAct } from "../confirmations/challenge.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

export const accountChangeAct: ConfirmedAct = {
  name: "bank account",
  words: {
    fr: "changement de votre compte bancaire",
    de: "Änderung Ihres Bankkontos",
    it: "cambio del suo conto bancario",
    en: "change of your bank account",
  },
};

/** Goes to all channels of the account, so that a customer who did not request the change calls the insurer. */
export const accountChangeAsked: MessageTemplate = {
  key: "financialAddress.asked",
  texts: {
    fr: {
      subject: "Un changement de compte bancaire a été demandé",
      paragraphs: [
        "Un nouveau compte bancaire, dont l’IBAN se termine par {ending}, vient d’être indiqué dans votre espace client. Nous traitons ce changement.",
        "Vous pouvez retirer cette demande sous « Suivi des demandes » tant qu’elle n’est pas traitée.",
        "Ce n’était pas vous ? Appelez-nous tout de suite au {phone}.",
      ],
      short:
        "{brand} : nouveau compte bancaire demandé (…{ending}). Pas vous ? Appelez le {phone}.",
    },
    de: {
      subject: "Eine Änderung des Bankkontos wurde beantragt",
      paragraphs: [
        "Im Kundenportal wurde soeben ein neues Bankkonto angegeben, dessen IBAN auf {ending} endet. Wir bearbeiten diese Änderung.",
        "Sie können sie unter «Meine Anliegen» zurückziehen, solange sie nicht bearbeitet ist.",
        "Waren Sie das nicht? Rufen Sie uns sofort an: {phone}.",
      ],
      short:
        "{brand}: Neues Bankkonto beantragt (…{ending}). Waren Sie das nicht? Rufen Sie {phone} an.",
    },
    it: {
      subject: "È stato richiesto un cambio di conto bancario",
      paragraphs: [
        "Nello spazio clienti è appena stato indicato un nuovo conto bancario, il cui IBAN termina con {ending}. Stiamo elaborando questa modifica.",
        "Può ritirarla alla voce «Stato delle richieste» finché non è stata elaborata.",
        "Non era lei? Ci chiami subito al numero {phone}.",
      ],
      short:
        "{brand}: nuovo conto bancario richiesto (…{ending}). Non era lei? Chiami il numero {phone}.",
    },
    en: {
      subject: "A change of bank account was requested",
      paragraphs: [
        "A new bank account, whose IBAN ends in {ending}, has just been entered in the customer portal. We are processing this change.",
        "You can withdraw it under “Your requests” until it has been processed.",
        "If this wasn’t you, call us immediately on {phone}.",
      ],
      short: "{brand}: new bank account requested (…{ending}). Not you? Call {phone}.",
    },
  },
};

/** What a clerk was asked for; `{ending}` are the last figures of the IBAN. */
export const calledSentences: Readonly<Record<Language, string>> = {
  fr: "On nous a demandé par téléphone d’utiliser un autre compte bancaire, dont l’IBAN se termine par {ending}.",
  de: "Wir wurden telefonisch gebeten, ein anderes Bankkonto zu verwenden. Dessen IBAN endet auf {ending}.",
  it: "Ci è stato chiesto per telefono di utilizzare un altro conto bancario, il cui IBAN termina con {ending}.",
  en: "We were asked by phone to use another bank account, whose IBAN ends in {ending}.",
};

/** Goes to all channels when staff changes a bank account, a day before the change. */
export const accountChangeCalled: MessageTemplate = {
  key: "financialAddress.called",
  texts: {
    fr: {
      subject: "Un changement de compte bancaire a été demandé par téléphone",
      paragraphs: [
        "{what}",
        "Ce changement prend effet le {when} au plus tôt. Si vous nous avez appelés, vous n’avez rien à faire.",
        "Vous n’avez pas appelé ? Retirez cette demande sous « Suivi des demandes », ou appelez-nous tout de suite au {phone}.",
      ],
      short: "{brand} : {what} Effet le {when}. Pas vous ? Appelez le {phone}.",
    },
    de: {
      subject: "Eine Änderung des Bankkontos wurde telefonisch verlangt",
      paragraphs: [
        "{what}",
        "Die Änderung gilt frühestens ab {when}. Haben Sie uns angerufen, müssen Sie nichts tun.",
        "Sie haben nicht angerufen? Ziehen Sie die Änderung unter «Meine Anliegen» zurück, oder rufen Sie uns sofort an: {phone}.",
      ],
      short: "{brand}: {what} Gilt ab {when}. Waren Sie das nicht? Rufen Sie {phone} an.",
    },
    it: {
      subject: "È stato richiesto per telefono un cambio di conto bancario",
      paragraphs: [
        "{what}",
        "La modifica vale al più presto dal {when}. Se ci ha chiamato lei, non deve fare nulla.",
        "Non ha chiamato? Ritiri la modifica alla voce «Stato delle richieste», oppure ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: {what} Vale dal {when}. Non era lei? Chiami il numero {phone}.",
    },
    en: {
      subject: "A change of bank account was requested by phone",
      paragraphs: [
        "{what}",
        "The change takes effect on {when} at the earliest. If you called us, you do not have to do anything.",
        "If you did not call, withdraw the change under “Your requests” or call us immediately on {phone}.",
      ],
      short: "{brand}: {what} Takes effect on {when}. Not you? Call {phone}.",
    },
  },
};

export const accountChanged: MessageTemplate = {
  key: "financialAddress.done",
  texts: {
    fr: {
      subject: "Votre nouveau compte bancaire est enregistré",
      paragraphs: [
        "Le compte bancaire que vous avez indiqué est enregistré. Nous l’utilisons dès la date que vous avez choisie.",
        "Ce n’était pas vous ? Appelez-nous tout de suite au {phone}.",
      ],
      short: "{brand} : votre nouveau compte bancaire est enregistré. Pas vous ? {phone}.",
    },
    de: {
      subject: "Ihr neues Bankkonto ist eingetragen",
      paragraphs: [
        "Das Bankkonto, das Sie angegeben haben, ist eingetragen. Wir verwenden es ab dem gewählten Datum.",
        "Waren Sie das nicht? Rufen Sie uns sofort an: {phone}.",
      ],
      short: "{brand}: Ihr neues Bankkonto ist eingetragen. Waren Sie das nicht? {phone}.",
    },
    it: {
      subject: "Il suo nuovo conto bancario è stato registrato",
      paragraphs: [
        "Abbiamo registrato il conto bancario che ha indicato. Lo usiamo dalla data che ha scelto.",
        "Non era lei? Ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: il suo nuovo conto bancario è stato registrato. Non era lei? {phone}.",
    },
    en: {
      subject: "Your new bank account has been recorded",
      paragraphs: [
        "The bank account you entered has been recorded. We will use it from the date you chose.",
        "If this wasn’t you, call us immediately on {phone}.",
      ],
      short: "{brand}: your new bank account has been recorded. Not you? Call {phone}.",
    },
  },
};
