import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The code, its purpose, and advice for a recipient who did not request it. */
export const codeSent: MessageTemplate = {
  key: "self-service.code",
  texts: {
    fr: {
      subject: "Votre code pour commander une carte d’assuré",
      paragraphs: [
        "Votre code : {code}",
        "Saisissez-le sur la page où vous commandez votre carte d’assuré. Il est valable {minutes} minutes.",
        "Vous n’avez rien demandé ? Quelqu’un a saisi votre numéro d’assuré. Sans ce code, rien ne se passe : ne le donnez à personne. Une question ? Appelez-nous au {phone}.",
      ],
      short:
        "{brand} : {code} est votre code pour commander une carte d’assuré. Ne le donnez à personne.",
    },
    de: {
      subject: "Ihr Code für die Bestellung einer Versichertenkarte",
      paragraphs: [
        "Ihr Code: {code}",
        "Geben Sie ihn auf der Seite ein, auf der Sie Ihre Versichertenkarte bestellen. Er gilt {minutes} Minuten.",
        "Sie haben nichts bestellt? Dann hat jemand Ihre Versichertennummer eingegeben. Ohne diesen Code geschieht nichts: Geben Sie ihn an niemanden weiter. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short:
        "{brand}: {code} ist Ihr Code für die Bestellung einer Versichertenkarte. Geben Sie ihn an niemanden weiter.",
    },
    it: {
      subject: "Il suo codice per ordinare una tessera d’assicurato",
      paragraphs: [
        "Il suo codice: {code}",
        "Lo inserisca nella pagina in cui ordina la sua tessera d’assicurato. È valido {minutes} minuti.",
        "Non ha richiesto nulla? Qualcuno ha inserito il suo numero d’assicurato. Senza questo codice non succede nulla: non lo dia a nessuno. Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short:
        "{brand}: {code} è il suo codice per ordinare una tessera d’assicurato. Non lo dia a nessuno.",
    },
    en: {
      subject: "Your code to order an insurance card",
      paragraphs: [
        "Your code: {code}",
        "Enter it on the page where you order your insurance card. It is valid for {minutes} minutes.",
        "If this wasn’t you, someone has entered your insurance number. Nothing can be ordered without this code: do not give it to anyone. Any questions? Call us on {phone}.",
      ],
      short: "{brand}: {code} is your code to order an insurance card. Do not give it to anyone.",
    },
  },
};

/** The link instead of the code, for visitors who order on their phone. */
export const linkSent: MessageTemplate = {
  key: "self-service.link",
  texts: {
    fr: {
      subject: "Votre lien pour commander une carte d’assuré",
      paragraphs: [
        "Ouvrez le lien ci-dessous pour continuer la commande de votre carte d’assuré. Il fonctionne une fois et reste valable {minutes} minutes.",
        "Vous n’avez rien demandé ? Quelqu’un a saisi votre numéro d’assuré. Tant que vous n’ouvrez pas ce lien, rien ne se passe. Une question ? Appelez-nous au {phone}.",
      ],
      short:
        "{brand} : ouvrez ce lien pour commander votre carte d’assuré, valable {minutes} minutes. {link}",
      action: "Continuer la commande",
    },
    de: {
      subject: "Ihr Link für die Bestellung einer Versichertenkarte",
      paragraphs: [
        "Öffnen Sie den Link unten, um Ihre Versichertenkarte zu bestellen. Er funktioniert einmal und gilt {minutes} Minuten.",
        "Sie haben nichts bestellt? Dann hat jemand Ihre Versichertennummer eingegeben. Solange Sie den Link nicht öffnen, geschieht nichts. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short:
        "{brand}: Öffnen Sie diesen Link, um Ihre Versichertenkarte zu bestellen. Er gilt {minutes} Minuten. {link}",
      action: "Bestellung fortsetzen",
    },
    it: {
      subject: "Il suo link per ordinare una tessera d’assicurato",
      paragraphs: [
        "Apra il link qui sotto per continuare l’ordinazione della sua tessera d’assicurato. Funziona una sola volta e resta valido {minutes} minuti.",
        "Non ha richiesto nulla? Qualcuno ha inserito il suo numero d’assicurato. Finché non apre il link, non succede nulla. Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short:
        "{brand}: apra questo link per ordinare la sua tessera d’assicurato, valido {minutes} minuti. {link}",
      action: "Continuare l’ordinazione",
    },
    en: {
      subject: "Your link to order an insurance card",
      paragraphs: [
        "Open the link below to continue ordering your insurance card. It works once and is valid for {minutes} minutes.",
        "If this wasn’t you, someone has entered your insurance number. Nothing will happen unless you open the link. Any questions? Call us on {phone}.",
      ],
      short:
        "{brand}: open this link to order your insurance card, valid for {minutes} minutes. {link}",
      action: "Continue the order",
    },
  },
};
