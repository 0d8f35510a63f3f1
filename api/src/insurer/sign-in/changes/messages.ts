import type { MessageTemplate } from "../../outbox/message-template.ts";

/** Sent on all channels that the account had before the call; its link stops the change. */
export const staffChange: MessageTemplate = {
  key: "security.staffChange",
  texts: {
    fr: {
      subject: "Un changement a été demandé pour votre accès",
      paragraphs: [
        "{what}",
        "Ce changement prend effet le {when}. Si vous nous avez appelés, vous n’avez rien à faire.",
        "Vous n’avez pas appelé ? Arrêtez le changement avec le lien ci-dessous, sans vous connecter, puis appelez-nous au {phone}.",
      ],
      action: "Arrêter ce changement",
      short: "{brand} : {what} Effet le {when}. Pas vous ? Arrêtez ici : {link}",
    },
    de: {
      subject: "Eine Änderung an Ihrem Zugang wurde verlangt",
      paragraphs: [
        "{what}",
        "Die Änderung gilt ab {when}. Haben Sie uns angerufen, müssen Sie nichts tun.",
        "Sie haben nicht angerufen? Stoppen Sie die Änderung mit dem Link unten, ohne Anmeldung, und rufen Sie uns an: {phone}.",
      ],
      action: "Änderung stoppen",
      short: "{brand}: {what} Gilt ab {when}. Waren Sie das nicht? Hier stoppen: {link}",
    },
    it: {
      subject: "È stata richiesta una modifica del suo accesso",
      paragraphs: [
        "{what}",
        "La modifica vale dal {when}. Se ci ha chiamato lei, non deve fare nulla.",
        "Non ha chiamato? Fermi la modifica con il link qui sotto, senza accedere, poi ci chiami al numero {phone}.",
      ],
      action: "Fermare la modifica",
      short: "{brand}: {what} Vale dal {when}. Non era lei? La fermi qui: {link}",
    },
    en: {
      subject: "A change to your access was requested",
      paragraphs: [
        "{what}",
        "This change takes effect on {when}. If you called us, you do not have to do anything.",
        "If you did not call, stop the change with the link below, without signing in, and call us on {phone}.",
      ],
      action: "Stop this change",
      short: "{brand}: {what} Takes effect on {when}. Not you? Stop it here: {link}",
    },
  },
};

/** Sent to the new address or number, which becomes valid once the link is used. */
export const proveChange: MessageTemplate = {
  key: "security.proveChange",
  texts: {
    fr: {
      subject: "Confirmer votre nouvelle adresse e-mail",
      paragraphs: [
        "Vous nous avez donné cette adresse par téléphone pour vous connecter à votre espace client. Confirmez avec le lien ci-dessous qu’elle est la vôtre.",
        "Elle remplace l’ancienne le {when} au plus tôt.",
        "Vous ne nous avez pas appelés ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.",
      ],
      action: "Confirmer",
      short: "{brand} : confirmez que ce numéro est le vôtre : {link}",
    },
    de: {
      subject: "Neue E-Mail-Adresse bestätigen",
      paragraphs: [
        "Sie haben uns diese Adresse telefonisch für die Anmeldung im Kundenportal angegeben. Bestätigen Sie mit dem Link unten, dass sie Ihnen gehört.",
        "Sie ersetzt die bisherige frühestens am {when}.",
        "Sie haben uns nicht angerufen? Dann hat sich wohl jemand bei der Adresse vertan. Sie müssen nichts tun.",
      ],
      action: "Bestätigen",
      short: "{brand}: Bestätigen Sie, dass diese Nummer Ihnen gehört: {link}",
    },
    it: {
      subject: "Confermare il suo nuovo indirizzo e-mail",
      paragraphs: [
        "Ci ha indicato questo indirizzo per telefono per accedere allo spazio clienti. Confermi con il link qui sotto che è suo.",
        "Sostituisce quello precedente al più presto il {when}.",
        "Non ci ha chiamato? Probabilmente qualcuno ha sbagliato indirizzo. Non deve fare nulla.",
      ],
      action: "Confermare",
      short: "{brand}: confermi che questo numero è suo: {link}",
    },
    en: {
      subject: "Confirm your new e-mail address",
      paragraphs: [
        "You gave us this address by phone to sign in to your customer portal. Confirm with the link below that it is yours.",
        "It replaces the previous one on {when} at the earliest.",
        "If you did not call us, someone probably gave the wrong address. You do not have to do anything.",
      ],
      action: "Confirm",
      short: "{brand}: confirm that this number is yours: {link}",
    },
  },
};
