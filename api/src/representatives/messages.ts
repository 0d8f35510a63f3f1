import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** To the representative: names who asks, and nothing of their insurance. */
export const representationInvitation: MessageTemplate = {
  key: "representation.invitation",
  texts: {
    fr: {
      subject: "{name} vous demande d’agir en son nom",
      paragraphs: [
        "{name} souhaite que vous utilisiez son espace client à sa place. Vous voyez jusqu’à quand dans votre propre espace client, sous « Représentation ».",
        "{what}",
        "Vous avez jusqu’au {day} pour accepter. Si vous ne connaissez pas cette personne, refusez : elle n’apprend rien de vous.",
      ],
      short:
        "{brand} : {name} vous demande d’agir en son nom. Répondez dans votre espace client, sous « Représentation ».",
      action: "Voir la demande",
    },
    de: {
      subject: "{name} bittet Sie um eine Vertretung",
      paragraphs: [
        "{name} möchte, dass Sie das Kundenportal an ihrer oder seiner Stelle benutzen. Bis wann das gilt, sehen Sie in Ihrem eigenen Kundenportal unter «Vertretung».",
        "{what}",
        "Sie können bis zum {day} zustimmen. Kennen Sie diese Person nicht, dann lehnen Sie ab: Sie erfährt dadurch nichts über Sie.",
      ],
      short:
        "{brand}: {name} bittet Sie um eine Vertretung. Antworten Sie im Kundenportal unter «Vertretung».",
      action: "Einladung ansehen",
    },
    it: {
      subject: "{name} le chiede di rappresentarla o rappresentarlo",
      paragraphs: [
        "{name} desidera che lei usi lo spazio clienti al suo posto. Fino a quando vale si vede nel suo spazio clienti, alla voce «Rappresentanza».",
        "{what}",
        "Può accettare fino al {day}. Se non conosce questa persona, rifiuti: non verrà a sapere nulla di lei.",
      ],
      short:
        "{brand}: {name} le chiede una rappresentanza. Risponda nello spazio clienti alla voce «Rappresentanza».",
      action: "Vedere la richiesta",
    },
    en: {
      subject: "{name} asks you to act for them",
      paragraphs: [
        "{name} would like you to use the customer portal on their behalf. You can see until when in your own customer portal, under “Representation”.",
        "{what}",
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
        "{name} a accepté d’agir en votre nom jusqu’au {day}. Vous voyez sous « Représentation » ce qui a été consulté et envoyé, et vous pouvez y mettre fin à tout moment.",
        "{what}",
        "Vous n’avez rien demandé ? Mettez fin à la représentation et appelez-nous au {phone}.",
      ],
      short:
        "{brand} : {name} peut maintenant utiliser votre espace client. Ce n’était pas voulu ? {phone}",
    },
    de: {
      subject: "{name} kann Sie jetzt vertreten",
      paragraphs: [
        "{name} hat zugestimmt, Sie bis zum {day} zu vertreten. Unter «Vertretung» sehen Sie, was angesehen und gesendet wurde, und Sie können die Vertretung dort jederzeit beenden.",
        "{what}",
        "Haben Sie das nicht gewollt? Dann beenden Sie die Vertretung und rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: {name} kann Ihr Kundenportal jetzt benutzen. War das nicht gewollt? {phone}",
    },
    it: {
      subject: "{name} può ora rappresentarla",
      paragraphs: [
        "{name} ha accettato di rappresentarla fino al {day}. Alla voce «Rappresentanza» vede che cosa è stato consultato e inviato e può porre fine alla rappresentanza in ogni momento.",
        "{what}",
        "Non l’ha voluto lei? Ponga fine alla rappresentanza e ci chiami al numero {phone}.",
      ],
      short: "{brand}: {name} può ora usare il suo spazio clienti. Non l’ha voluto? {phone}",
    },
    en: {
      subject: "{name} can now act for you",
      paragraphs: [
        "{name} has agreed to act for you until {day}. Under “Representation” you can see what was looked at and sent, and you can end it at any time.",
        "{what}",
        "You did not want this? End the representation and call us on {phone}.",
      ],
      short: "{brand}: {name} can now use your customer portal. Not what you wanted? {phone}",
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
        "Vous avez accepté de représenter {name} jusqu’au {day}. {name} voit ce que vous faites et peut y mettre fin à tout moment. Vous le pouvez aussi.",
        "{what}",
        "Ce n’était pas vous ? Appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : vous représentez maintenant {name}. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Sie vertreten jetzt {name}",
      paragraphs: [
        "Sie haben zugestimmt, {name} bis zum {day} zu vertreten. {name} sieht, was Sie tun, und kann die Vertretung jederzeit beenden. Auch Sie können das.",
        "{what}",
        "Waren Sie das nicht? Dann rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Sie vertreten jetzt {name}. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Ora rappresenta {name}",
      paragraphs: [
        "Ha accettato di rappresentare {name} fino al {day}. {name} vede che cosa viene fatto e può porre fine alla rappresentanza in ogni momento. Può farlo anche lei.",
        "{what}",
        "Non era lei? Ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: ora rappresenta {name}. Non era lei? {phone}",
    },
    en: {
      subject: "You now act for {name}",
      paragraphs: [
        "You have agreed to act for {name} until {day}. {name} can see what you do and can end it at any time. So can you.",
        "{what}",
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

/** To the representative: the owner asks whether they accept a wider scope. */
export const representationWider: MessageTemplate = {
  key: "representation.wider",
  texts: {
    fr: {
      subject: "{name} souhaite vous confier davantage",
      paragraphs: [
        "{name} souhaite élargir ce que vous pouvez faire en son nom.",
        "{what}",
        "Cela vaut dès que vous l’avez accepté dans votre espace client, sous « Représentation ». Jusque-là, rien ne change.",
      ],
      short:
        "{brand} : {name} souhaite vous confier davantage. Répondez dans votre espace client, sous « Représentation ».",
      action: "Voir la demande",
    },
    de: {
      subject: "{name} möchte Ihnen mehr anvertrauen",
      paragraphs: [
        "{name} möchte erweitern, was Sie in ihrem oder seinem Namen tun können.",
        "{what}",
        "Das gilt, sobald Sie im Kundenportal unter «Vertretung» zugestimmt haben. Bis dahin ändert sich nichts.",
      ],
      short:
        "{brand}: {name} möchte Ihnen mehr anvertrauen. Antworten Sie im Kundenportal unter «Vertretung».",
      action: "Erweiterung ansehen",
    },
    it: {
      subject: "{name} desidera affidarle di più",
      paragraphs: [
        "{name} desidera ampliare ciò che lei può fare a suo nome.",
        "{what}",
        "Vale non appena lei ha accettato nello spazio clienti, alla voce «Rappresentanza». Fino ad allora non cambia nulla.",
      ],
      short:
        "{brand}: {name} desidera affidarle di più. Risponda nello spazio clienti alla voce «Rappresentanza».",
      action: "Vedere la richiesta",
    },
    en: {
      subject: "{name} would like to entrust you with more",
      paragraphs: [
        "{name} would like to extend what you can do in their name.",
        "{what}",
        "It applies once you have accepted it in your customer portal under “Representation”. Nothing changes until then.",
      ],
      short:
        "{brand}: {name} would like to entrust you with more. Reply in your customer portal under “Representation”.",
      action: "See the request",
    },
  },
};

/** To both accounts on all channels: what the representative may do has changed. */
export const representationScopeChanged: MessageTemplate = {
  key: "representation.scope",
  texts: {
    fr: {
      subject: "La représentation a été modifiée",
      paragraphs: [
        "Ce que comprend la représentation entre vous et {name} a changé.",
        "{what}",
        "Ce n’était pas voulu ? Mettez fin à la représentation dans votre espace client et appelez-nous au {phone}.",
      ],
      short:
        "{brand} : la représentation entre vous et {name} a été modifiée. Ce n’était pas voulu ? {phone}",
    },
    de: {
      subject: "Die Vertretung wurde geändert",
      paragraphs: [
        "Der Umfang der Vertretung zwischen Ihnen und {name} hat sich geändert.",
        "{what}",
        "War das nicht gewollt? Dann beenden Sie die Vertretung im Kundenportal und rufen Sie uns an: {phone}.",
      ],
      short:
        "{brand}: Die Vertretung zwischen Ihnen und {name} wurde geändert. War das nicht gewollt? {phone}",
    },
    it: {
      subject: "La rappresentanza è stata modificata",
      paragraphs: [
        "Ciò che comprende la rappresentanza tra lei e {name} è cambiato.",
        "{what}",
        "Non era voluto? Ponga fine alla rappresentanza nello spazio clienti e ci chiami al numero {phone}.",
      ],
      short:
        "{brand}: la rappresentanza tra lei e {name} è stata modificata. Non era voluto? {phone}",
    },
    en: {
      subject: "The representation has been changed",
      paragraphs: [
        "What the representation between you and {name} includes has changed.",
        "{what}",
        "Not what you wanted? End the representation in your customer portal and call us on {phone}.",
      ],
      short:
        "{brand}: the representation between you and {name} has been changed. Not what you wanted? {phone}",
    },
  },
};
