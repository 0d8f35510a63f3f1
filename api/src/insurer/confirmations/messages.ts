import type { MessageTemplate } from "../outbox/message-template.ts";

/** The code, its purpose, and the warning not to share it. */
export const codeMessage: MessageTemplate = {
  key: "confirmation.code",
  texts: {
    fr: {
      subject: "Votre code de confirmation",
      paragraphs: [
        "Votre code : {code}",
        "Il confirme ce que vous faites en ce moment dans votre espace client : {words}. Il est valable {minutes} minutes.",
        "Ne donnez ce code à personne : nous ne vous le demanderons jamais. Si vous n’êtes pas à l’origine de cette demande, ne saisissez pas ce code et appelez-nous au {phone}.",
      ],
      short: "{brand} : {code} est votre code ({words}). Ne le donnez à personne.",
    },
    de: {
      subject: "Ihr Bestätigungscode",
      paragraphs: [
        "Ihr Code: {code}",
        "Er bestätigt, was Sie gerade in Ihrem Kundenportal tun: {words}. Er gilt {minutes} Minuten.",
        "Geben Sie diesen Code an niemanden weiter: Wir fragen Sie nie danach. Haben Sie diesen Code nicht angefordert, geben Sie ihn nicht ein und rufen Sie uns an: {phone}.",
      ],
      short: "{brand}: {code} ist Ihr Code ({words}). Geben Sie ihn an niemanden weiter.",
    },
    it: {
      subject: "Il suo codice di conferma",
      paragraphs: [
        "Il suo codice: {code}",
        "Serve a confermare ciò che sta facendo ora nel suo spazio clienti: {words}. È valido {minutes} minuti.",
        "Non dia questo codice a nessuno: non glielo chiederemo mai. Se non l’ha chiesto lei, non lo inserisca e ci chiami al numero {phone}.",
      ],
      short: "{brand}: {code} è il suo codice ({words}). Non lo dia a nessuno.",
    },
    en: {
      subject: "Your confirmation code",
      paragraphs: [
        "Your code: {code}",
        "It confirms what you are doing in your customer portal right now: {words}. It is valid for {minutes} minutes.",
        "Do not give this code to anyone: we will never ask you for it. If you did not request this code, do not enter it and call us on {phone}.",
      ],
      short: "{brand}: {code} is your code ({words}). Do not give it to anyone.",
    },
  },
};
