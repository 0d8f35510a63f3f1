import { messageAnsweredWithin } from "@portal/model/contact/conversations.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

const { count: hours } = messageAnsweredWithin("GENERAL");
const { count: days } = messageAnsweredWithin("BENEFITS");

/** Confirms a message and the time of the answer. The content stays in the portal. */
export const messageReceived: Readonly<Record<"hours" | "days", MessageTemplate>> = {
  hours: received("conversations.receivedHours", {
    fr: `${hours} heures`,
    de: `${hours} Stunden`,
    it: `${hours} ore`,
    en: `${hours} hours`,
  }),
  days: received("conversations.receivedDays", {
    fr: `${days} jours`,
    de: `${days} Tagen`,
    it: `${days} giorni`,
    en: `${days} days`,
  }),
};

function received(
  key: string,
  within: { fr: string; de: string; it: string; en: string },
): MessageTemplate {
  return {
    key,
    texts: {
      fr: {
        subject: "Nous avons reçu votre message",
        paragraphs: [
          `Votre message est bien arrivé. Nous vous répondons dans les ${within.fr}.`,
          "Vous trouverez la réponse dans votre espace client, sous « Mes messages ». Nous vous prévenons dès qu’elle y est.",
        ],
        short: `{brand} : nous avons reçu votre message et répondons dans les ${within.fr}.`,
      },
      de: {
        subject: "Ihre Nachricht ist angekommen",
        paragraphs: [
          `Ihre Nachricht ist gut bei uns angekommen. Wir antworten Ihnen innert ${within.de}.`,
          "Die Antwort finden Sie im Kundenportal unter «Meine Nachrichten». Wir melden uns, sobald sie da ist.",
        ],
        short: `{brand}: Ihre Nachricht ist angekommen. Wir antworten innert ${within.de}.`,
      },
      it: {
        subject: "Abbiamo ricevuto il suo messaggio",
        paragraphs: [
          `Il suo messaggio ci è arrivato. Le rispondiamo entro ${within.it}.`,
          "Troverà la risposta nello spazio clienti, alla voce «I miei messaggi». La avvisiamo appena è disponibile.",
        ],
        short: `{brand}: abbiamo ricevuto il suo messaggio e rispondiamo entro ${within.it}.`,
      },
      en: {
        subject: "We have received your message",
        paragraphs: [
          `Your message has arrived. We will answer within ${within.en}.`,
          "You will find the answer in the customer portal under “My messages”. We will let you know as soon as it is there.",
        ],
        short: `{brand}: we have received your message and will answer within ${within.en}.`,
      },
    },
  };
}
