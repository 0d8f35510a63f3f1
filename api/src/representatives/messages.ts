import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** To the representative: names who asks, and nothing of their insurance. */
export const representationInvitation: MessageTemplate = {
  key: "representation.invitation",
  texts: {
    fr: {
      subject: "{name} vous demande d’agir en son nom",
      paragraphs: [
        "{name} souhaite que vous consultiez son espace client à sa place. Vous voyez ce que cela comprend et jusqu’à quand dans votre propre espace client, sous « Représentation ».",
        "Vous avez jusqu’au {day} pour accepter. Si vous ne connaissez pas cette personne, refusez : elle n’apprend rien de vous.",
      ],
      short:
        "{brand} : {name} vous demande d’agir en son nom. Répondez dans votre espace client, sous « Représentation ».",
      action: "Voir la demande",
    },
    de: {
      subject: "{name} bittet Sie um eine Vertretung",
      paragraphs: [
        "{name} möchte, dass Sie das Kundenportal an ihrer oder seiner Stelle einsehen. Was dazugehört und bis wann es gilt, sehen Sie in Ihrem eigenen Kundenportal unter «Vertretung».",
        "Sie können bis zum {day} zustimmen. Kennen Sie diese Person nicht, dann lehnen Sie ab: Sie erfährt dadurch nichts über Sie.",
      ],
      short:
        "{brand}: {name} bittet Sie um eine Vertretung. Antworten Sie im Kundenportal unter «Vertretung».",
      action: "Einladung ansehen",
    },
    it: {
      subject: "{name} le chiede di rappresentarla o rappresentarlo",
      paragraphs: [
        "{name} desidera che lei consulti lo spazio clienti al suo posto. Che cosa comprende e fino a quando vale si vede nel suo spazio clienti, alla voce «Rappresentanza».",
        "Può accettare fino al {day}. Se non conosce questa persona, rifiuti: non verrà a sapere nulla di lei.",
      ],
      short:
        "{brand}: {name} le chiede una rappresentanza. Risponda nello spazio clienti alla voce «Rappresentanza».",
      action: "Vedere la richiesta",
    },
    en: {
      subject: "{name} asks you to act for them",
      paragraphs: [
        "{name} would like you to use the customer portal on their behalf. You can see what this includes and until when in your own customer portal, under “Representation”.",
        "You can accept until {day}. If you do not know this person, decline: they learn nothing about you.",
      ],
      short:
        "{brand}: {name} asks you to act for them. Reply in your customer portal under “Representation”.",
      action: "See the request",
    },
  },
};

/** To the owner on all channels, since from now on another person sees health data. */
export const representationAccepted: MessageTemplate = {
  key: "representation.accepted",
  texts: {
    fr: {
      subject: "{name} peut maintenant agir en votre nom",
      paragraphs: [
        "{name} a accepté d’agir en votre nom et peut consulter votre espace client jusqu’au {day}. Vous voyez sous « Représentation » ce qui a été consulté, et vous pouvez y mettre fin à tout moment.",
        "Vous n’avez rien demandé ? Mettez fin à la représentation et appelez-nous au {phone}.",
      ],
      short:
        "{brand} : {name} peut maintenant consulter votre espace client. Ce n’était pas voulu ? {phone}",
    },
    de: {
      subject: "{name} kann Sie jetzt vertreten",
      paragraphs: [
        "{name} hat zugestimmt und kann Ihr Kundenportal bis zum {day} einsehen. Unter «Vertretung» sehen Sie, was angesehen wurde, und Sie können die Vertretung dort jederzeit beenden.",
        "Haben Sie das nicht gewollt? Dann beenden Sie die Vertretung und rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: {name} kann Ihr Kundenportal jetzt einsehen. War das nicht gewollt? {phone}",
    },
    it: {
      subject: "{name} può ora rappresentarla",
      paragraphs: [
        "{name} ha accettato e può consultare il suo spazio clienti fino al {day}. Alla voce «Rappresentanza» vede che cosa è stato consultato e può porre fine alla rappresentanza in ogni momento.",
        "Non l’ha voluto lei? Ponga fine alla rappresentanza e ci chiami al numero {phone}.",
      ],
      short: "{brand}: {name} può ora consultare il suo spazio clienti. Non l’ha voluto? {phone}",
    },
    en: {
      subject: "{name} can now act for you",
      paragraphs: [
        "{name} has accepted and can see your customer portal until {day}. Under “Representation” you can see what was looked at, and you can end it at any time.",
        "You did not want this? End the representation and call us on {phone}.",
      ],
      short: "{brand}: {name} can now see your customer portal. Not what you wanted? {phone}",
    },
  },
};

/** To the representative, as a trace of their own consent. */
export const representationConfirmed: MessageTemplate = {
  key: "representation.confirmed",
  texts: {
    fr: {
      subject: "Vous représentez maintenant {name}",
      paragraphs: [
        "Vous avez accepté de représenter {name} jusqu’au {day}. {name} voit ce que vous consultez et peut y mettre fin à tout moment. Vous le pouvez aussi.",
        "Ce n’était pas vous ? Appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : vous représentez maintenant {name}. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Sie vertreten jetzt {name}",
      paragraphs: [
        "Sie haben zugestimmt, {name} bis zum {day} zu vertreten. {name} sieht, was Sie ansehen, und kann die Vertretung jederzeit beenden. Auch Sie können das.",
        "Waren Sie das nicht? Dann rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Sie vertreten jetzt {name}. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Ora rappresenta {name}",
      paragraphs: [
        "Ha accettato di rappresentare {name} fino al {day}. {name} vede che cosa viene consultato e può porre fine alla rappresentanza in ogni momento. Può farlo anche lei.",
        "Non era lei? Ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: ora rappresenta {name}. Non era lei? {phone}",
    },
    en: {
      subject: "You now act for {name}",
      paragraphs: [
        "You have agreed to act for {name} until {day}. {name} can see what you look at and can end it at any time. So can you.",
        "Was this not you? Please call us immediately on {phone}.",
      ],
      short: "{brand}: you now act for {name}. Not you? Call {phone}",
    },
  },
};

/** To both accounts, the one that ended it included. */
export const representationEnded: MessageTemplate = {
  key: "representation.ended",
  texts: {
    fr: {
      subject: "La représentation est terminée",
      paragraphs: [
        "La représentation entre vous et {name} est terminée. Elle ne permet plus aucun accès.",
        "Une question ? Appelez-nous au {phone}.",
      ],
      short: "{brand} : la représentation entre vous et {name} est terminée.",
    },
    de: {
      subject: "Die Vertretung ist beendet",
      paragraphs: [
        "Die Vertretung zwischen Ihnen und {name} ist beendet. Sie gibt keinen Zugang mehr.",
        "Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: Die Vertretung zwischen Ihnen und {name} ist beendet.",
    },
    it: {
      subject: "La rappresentanza è terminata",
      paragraphs: [
        "La rappresentanza tra lei e {name} è terminata. Non dà più alcun accesso.",
        "Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short: "{brand}: la rappresentanza tra lei e {name} è terminata.",
    },
    en: {
      subject: "The representation has ended",
      paragraphs: [
        "The representation between you and {name} has ended. It no longer gives any access.",
        "Any questions? Call us on {phone}.",
      ],
      short: "{brand}: the representation between you and {name} has ended.",
    },
  },
};
