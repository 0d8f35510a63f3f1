import type { News } from "@portal/model/notifications.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { ring } from "../notifications/notify.ts";
import { emailTo } from "../outbox/account-contact.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import { sendOnAllChannels } from "../outbox/send-on-all-channels.ts";

interface AskedAccount {
  accountId: string;
  today: string;
}

/**
 * Asks a customer for their address after a letter came back: by e-mail, SMS and in the portal. False for an account
 * that the customer has not opened.
 */
export async function askAddress(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { accountId, today }: AskedAccount,
): Promise<boolean> {
  if ((await emailTo(db, secrets, accountId)) === undefined) return false;
  const news = {
    kind: "CommunicationNew" as const,
    insuredNumber: null,
    documentDate: today,
    texts: addressNews,
    campaignName: null,
  };
  await ring(db, { accountId, news });
  const act = { ctx: { secrets }, db, session: { accountId } };
  await sendOnAllChannels(act, { template: addressAsked, parameters: { link: "/profile" } });
  return true;
}

const addressNews: Extract<News, { kind: "CommunicationNew" }>["texts"] = {
  fr: {
    title: "Votre adresse postale est-elle encore juste ?",
    body: "Une lettre nous est revenue. Nous n’envoyons plus de courrier à cette adresse ; vos documents restent dans votre espace client. Indiquez-nous votre nouvelle adresse dans votre profil.",
  },
  de: {
    title: "Stimmt Ihre Postadresse noch?",
    body: "Ein Brief ist an uns zurückgekommen. An diese Adresse senden wir vorerst keine Post mehr; Ihre Dokumente finden Sie weiterhin im Kundenportal. Teilen Sie uns Ihre neue Adresse im Profil mit.",
  },
  it: {
    title: "Il suo indirizzo postale è ancora corretto?",
    body: "Una lettera ci è tornata indietro. A questo indirizzo non inviamo più posta; i suoi documenti restano nello spazio clienti. Ci comunichi il nuovo indirizzo nel profilo.",
  },
  en: {
    title: "Is your postal address still correct?",
    body: "A letter came back to us. We have stopped sending post to this address; your documents remain in your customer portal. Please give us your new address in your profile.",
  },
};

/** The address itself stays in the portal, because other people may read a message. */
export const addressAsked: MessageTemplate = {
  key: "address.asked",
  texts: {
    fr: {
      subject: "Votre adresse postale est-elle encore juste ?",
      paragraphs: [
        "Une lettre que nous vous avons envoyée nous est revenue.",
        "Nous n’envoyons plus de courrier à cette adresse. Vos documents restent disponibles dans votre espace client. Indiquez-nous votre nouvelle adresse dans votre profil ou appelez-nous au {phone}.",
      ],
      action: "Indiquer l’adresse",
      short: "{brand} : une lettre nous est revenue. Indiquez votre adresse : {link}",
    },
    de: {
      subject: "Stimmt Ihre Postadresse noch?",
      paragraphs: [
        "Ein Brief an Sie ist an uns zurückgekommen.",
        "An diese Adresse senden wir vorerst keine Post mehr. Ihre Dokumente finden Sie weiterhin im Kundenportal. Teilen Sie uns Ihre neue Adresse im Profil mit oder rufen Sie uns an: {phone}.",
      ],
      action: "Adresse mitteilen",
      short: "{brand}: Ein Brief kam zurück. Bitte teilen Sie uns Ihre Adresse mit: {link}",
    },
    it: {
      subject: "Il suo indirizzo postale è ancora corretto?",
      paragraphs: [
        "Una lettera che le abbiamo inviato ci è tornata indietro.",
        "A questo indirizzo non inviamo più posta. I suoi documenti restano disponibili nello spazio clienti. Ci comunichi il nuovo indirizzo nel profilo o ci chiami al numero {phone}.",
      ],
      action: "Comunicare l’indirizzo",
      short: "{brand}: una lettera ci è tornata. Ci comunichi il suo indirizzo: {link}",
    },
    en: {
      subject: "Is your postal address still correct?",
      paragraphs: [
        "A letter that we sent you came back to us.",
        "We have stopped sending post to this address. Your documents remain available in your customer portal. Please give us your new address in your profile, or call us on {phone}.",
      ],
      action: "Give your address",
      short: "{brand}: a letter came back to us. Please give us your address: {link}",
    },
  },
};
