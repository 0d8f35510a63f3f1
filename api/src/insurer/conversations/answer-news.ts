import type { News } from "@portal/model/notifications.ts";

/** The notification of an answer, without its content. */
export const answerNews: Extract<News, { kind: "CommunicationNew" }>["texts"] = {
  fr: {
    title: "Vous avez une réponse à votre message",
    body: "La réponse se trouve sous « Mes messages ».",
  },
  de: {
    title: "Sie haben eine Antwort auf Ihre Nachricht",
    body: "Die Antwort finden Sie unter «Meine Nachrichten».",
  },
  it: {
    title: "Ha una risposta al suo messaggio",
    body: "Trova la risposta alla voce «I miei messaggi».",
  },
  en: {
    title: "You have an answer to your message",
    body: "You will find the answer under “My messages”.",
  },
};
