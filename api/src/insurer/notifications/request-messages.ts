import type { RequestStep } from "@portal/model/notifications.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

/** The messages about a request that is not decided yet. What is asked stays in the portal. */
export const requestWordings: Readonly<Record<RequestStep, MessageTemplate>> = {
  ASKED: {
    key: "notification.requestAsked",
    texts: {
      fr: {
        subject: "Nous avons une question sur votre demande",
        paragraphs: [
          "Pour continuer à traiter votre demande, nous avons besoin d’une réponse de votre part.",
          "Répondez d’ici au {day} dans votre espace client. Ensuite, nous reprenons le traitement.",
        ],
        action: "Lire la question",
        short:
          "{brand} : nous avons une question sur votre demande. Répondez d’ici au {day} dans votre espace client.",
      },
      de: {
        subject: "Wir haben eine Frage zu Ihrem Antrag",
        paragraphs: [
          "Damit wir Ihren Antrag weiter bearbeiten können, brauchen wir eine Antwort von Ihnen.",
          "Antworten Sie bis zum {day} im Kundenportal. Danach bearbeiten wir den Antrag weiter.",
        ],
        action: "Frage lesen",
        short:
          "{brand}: Wir haben eine Frage zu Ihrem Antrag. Antworten Sie bis zum {day} im Kundenportal.",
      },
      it: {
        subject: "Abbiamo una domanda sulla sua richiesta",
        paragraphs: [
          "Per continuare a elaborare la sua richiesta abbiamo bisogno di una sua risposta.",
          "Risponda entro il {day} nello spazio clienti. Poi riprendiamo a elaborare la richiesta.",
        ],
        action: "Leggere la domanda",
        short:
          "{brand}: abbiamo una domanda sulla sua richiesta. Risponda entro il {day} nello spazio clienti.",
      },
      en: {
        subject: "We have a question about your request",
        paragraphs: [
          "We need an answer from you before we can continue with your request.",
          "Please answer by {day} in the customer portal. We will then continue with your request.",
        ],
        action: "Read the question",
        short:
          "{brand}: we have a question about your request. Please answer by {day} in the customer portal.",
      },
    },
  },
  REMINDED: {
    key: "notification.requestReminded",
    texts: {
      fr: {
        subject: "Rappel : votre réponse est attendue d’ici au {day}",
        paragraphs: [
          "Nous n’avons pas encore reçu de réponse à notre question sur votre demande.",
          "Répondez d’ici au {day} dans votre espace client. Sans réponse, nous ne pouvons pas continuer à traiter la demande.",
        ],
        action: "Répondre à la question",
        short:
          "{brand} : nous attendons votre réponse d’ici au {day}. La question est dans votre espace client.",
      },
      de: {
        subject: "Wir erwarten Ihre Antwort bis zum {day}",
        paragraphs: [
          "Auf unsere Frage zu Ihrem Antrag haben wir noch keine Antwort erhalten.",
          "Antworten Sie bis zum {day} im Kundenportal. Ohne Antwort können wir den Antrag nicht weiter bearbeiten.",
        ],
        action: "Frage beantworten",
        short:
          "{brand}: Wir erwarten Ihre Antwort bis zum {day}. Die Frage finden Sie im Kundenportal.",
      },
      it: {
        subject: "Promemoria: aspettiamo la sua risposta entro il {day}",
        paragraphs: [
          "Non abbiamo ancora ricevuto una risposta alla nostra domanda sulla sua richiesta.",
          "Risponda entro il {day} nello spazio clienti. Senza risposta non possiamo continuare a elaborare la richiesta.",
        ],
        action: "Rispondere alla domanda",
        short:
          "{brand}: aspettiamo la sua risposta entro il {day}. La domanda è nello spazio clienti.",
      },
      en: {
        subject: "Reminder: please answer by {day}",
        paragraphs: [
          "We have not yet received an answer to our question about your request.",
          "Please answer by {day} in the customer portal. Without an answer we cannot continue with your request.",
        ],
        action: "Answer the question",
        short: "{brand}: please answer by {day}. Our question is in your customer portal.",
      },
    },
  },
  DELAYED: {
    key: "notification.requestDelayed",
    texts: {
      fr: {
        subject: "Le traitement de votre demande prend plus de temps",
        paragraphs: [
          "Nous vous avions annoncé une réponse d’ici au {day}. Le traitement de votre demande prend malheureusement plus de temps.",
          "Vous n’avez rien à faire : nous vous écrivons dès que la décision est prise.",
        ],
        action: "Voir la demande",
        short:
          "{brand} : le traitement de votre demande prend plus de temps que prévu. Vous n’avez rien à faire.",
      },
      de: {
        subject: "Die Bearbeitung Ihres Antrags dauert länger",
        paragraphs: [
          "Wir hatten Ihnen eine Antwort bis zum {day} angekündigt. Die Bearbeitung Ihres Antrags dauert leider länger.",
          "Sie müssen nichts tun: Wir schreiben Ihnen, sobald entschieden ist.",
        ],
        action: "Antrag ansehen",
        short:
          "{brand}: Die Bearbeitung Ihres Antrags dauert länger als angekündigt. Sie müssen nichts tun.",
      },
      it: {
        subject: "L’elaborazione della sua richiesta richiede più tempo",
        paragraphs: [
          "Le avevamo annunciato una risposta entro il {day}. Purtroppo l’elaborazione della sua richiesta richiede più tempo.",
          "Non deve fare nulla: le scriviamo appena la decisione è presa.",
        ],
        action: "Vedere la richiesta",
        short:
          "{brand}: l’elaborazione della sua richiesta richiede più tempo del previsto. Non deve fare nulla.",
      },
      en: {
        subject: "Your request is taking longer",
        paragraphs: [
          "We had announced an answer by {day}. Unfortunately, your request is taking longer.",
          "There is nothing you need to do: we will write to you as soon as it has been decided.",
        ],
        action: "View the request",
        short:
          "{brand}: your request is taking longer than announced. There is nothing you need to do.",
      },
    },
  },
};
