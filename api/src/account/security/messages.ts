import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";
import { EMAIL_LINK_MINUTES } from "../../insurer/sign-in/limits.ts";

/** Goes to the present sign-in address. */
export const confirmOldEmail: MessageTemplate = {
  key: "loginEmail.confirmOld",
  texts: {
    fr: {
      subject: "Confirmer le changement d’adresse de connexion",
      paragraphs: [
        `Vous souhaitez vous connecter à l’espace client avec une autre adresse e-mail. Confirmez-le avec le lien ci-dessous dans les ${EMAIL_LINK_MINUTES} minutes, puis avec celui que nous avons envoyé à la nouvelle adresse.`,
        "Si ce n’était pas vous, n’ouvrez pas le lien et appelez-nous au {phone} : rien ne change sans lui.",
      ],
      action: "Confirmer le changement",
      short: "{brand} : confirmer la nouvelle adresse de connexion : {link}",
    },
    de: {
      subject: "Änderung der Anmeldeadresse bestätigen",
      paragraphs: [
        `Sie möchten sich mit einer anderen E-Mail-Adresse im Kundenportal anmelden. Bestätigen Sie es innert ${EMAIL_LINK_MINUTES} Minuten mit dem Link unten und mit jenem, den wir an die neue Adresse gesendet haben.`,
        "Waren Sie das nicht, öffnen Sie den Link nicht und rufen Sie uns an: {phone}. Ohne ihn ändert sich nichts.",
      ],
      action: "Änderung bestätigen",
      short: "{brand}: Neue Anmeldeadresse bestätigen: {link}",
    },
    it: {
      subject: "Confermare il cambio dell’indirizzo di accesso",
      paragraphs: [
        `Desidera accedere allo spazio clienti con un altro indirizzo e-mail. Lo confermi con il link qui sotto entro ${EMAIL_LINK_MINUTES} minuti e con quello che abbiamo inviato al nuovo indirizzo.`,
        "Se non era lei, non apra il link e ci chiami al numero {phone}: senza di esso non cambia nulla.",
      ],
      action: "Confermare il cambio",
      short: "{brand}: confermare il nuovo indirizzo di accesso: {link}",
    },
    en: {
      subject: "Confirm the change of your sign-in address",
      paragraphs: [
        `You would like to sign in to the customer portal with another e-mail address. Confirm it with the link below within ${EMAIL_LINK_MINUTES} minutes, and with the one we sent to the new address.`,
        "If this was not you, do not open the link and call us on {phone}: nothing changes without it.",
      ],
      action: "Confirm the change",
      short: "{brand}: confirm the new sign-in address: {link}",
    },
  },
};

/** Goes to the new address, which may belong to a stranger: the message contains no name. */
export const confirmNewEmail: MessageTemplate = {
  key: "loginEmail.confirmNew",
  texts: {
    fr: {
      subject: "Confirmer cette adresse de connexion",
      paragraphs: [
        `Quelqu’un souhaite se connecter à l’espace client avec cette adresse e-mail. Si c’est vous, confirmez avec le lien ci-dessous dans les ${EMAIL_LINK_MINUTES} minutes.`,
        "Sinon, ne faites rien : rien ne change.",
      ],
      action: "Confirmer cette adresse",
      short: "{brand} : confirmer cette adresse de connexion : {link}",
    },
    de: {
      subject: "Diese Anmeldeadresse bestätigen",
      paragraphs: [
        `Jemand möchte sich mit dieser E-Mail-Adresse im Kundenportal anmelden. Sind Sie das, bestätigen Sie es innert ${EMAIL_LINK_MINUTES} Minuten mit dem Link unten.`,
        "Falls nicht, müssen Sie nichts tun: Es ändert sich nichts.",
      ],
      action: "Diese Adresse bestätigen",
      short: "{brand}: Diese Anmeldeadresse bestätigen: {link}",
    },
    it: {
      subject: "Confermare questo indirizzo di accesso",
      paragraphs: [
        `Qualcuno desidera accedere allo spazio clienti con questo indirizzo e-mail. Se è lei, lo confermi con il link qui sotto entro ${EMAIL_LINK_MINUTES} minuti.`,
        "In caso contrario non faccia nulla: non cambia nulla.",
      ],
      action: "Confermare questo indirizzo",
      short: "{brand}: confermare questo indirizzo di accesso: {link}",
    },
    en: {
      subject: "Confirm this sign-in address",
      paragraphs: [
        `Someone would like to sign in to the customer portal with this e-mail address. If this is you, confirm it with the link below within ${EMAIL_LINK_MINUTES} minutes.`,
        "If not, you do not need to do anything: nothing will change.",
      ],
      action: "Confirm this address",
      short: "{brand}: confirm this sign-in address: {link}",
    },
  },
};
