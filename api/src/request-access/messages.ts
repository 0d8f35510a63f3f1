import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The code after an identity check, to the phone number that was given. */
export const codeByText: MessageTemplate = {
  key: "access.code",
  texts: {
    fr: {
      subject: "Votre code pour l’espace client",
      paragraphs: [
        "Votre code : {code}",
        "Saisissez-le avec l’adresse e-mail de votre demande et choisissez votre mot de passe. Il est valable {hours} heures. Ne le donnez à personne.",
      ],
      short:
        "{brand} : votre code {code}, valable {hours} heures. Choisissez votre mot de passe : {link}",
      action: "Choisir mon mot de passe",
    },
    de: {
      subject: "Ihr Code für das Kundenportal",
      paragraphs: [
        "Ihr Code: {code}",
        "Geben Sie ihn mit der E-Mail-Adresse Ihres Antrags ein und wählen Sie Ihr Passwort. Er gilt {hours} Stunden. Geben Sie ihn an niemanden weiter.",
      ],
      short: "{brand}: Ihr Code {code}, gültig {hours} Stunden. Wählen Sie Ihr Passwort: {link}",
      action: "Mein Passwort wählen",
    },
    it: {
      subject: "Il suo codice per lo spazio clienti",
      paragraphs: [
        "Il suo codice: {code}",
        "Lo inserisca con l’indirizzo e-mail della richiesta e scelga la sua password. È valido {hours} ore. Non lo dia a nessuno.",
      ],
      short: "{brand}: il suo codice {code}, valido {hours} ore. Scelga la sua password: {link}",
      action: "Scegliere la mia password",
    },
    en: {
      subject: "Your code for the customer portal",
      paragraphs: [
        "Your code: {code}",
        "Enter it with the e-mail address from your request and choose your password. It is valid for {hours} hours. Do not give it to anyone.",
      ],
      short: "{brand}: your code {code}, valid for {hours} hours. Choose your password: {link}",
      action: "Choose my password",
    },
  },
};

/** To the known contacts: a letter was requested. */
export const letterSent: MessageTemplate = {
  key: "access.letter",
  texts: {
    fr: {
      subject: "Vous recevrez une lettre pour votre espace client",
      paragraphs: [
        "Un accès à l’espace client a été demandé avec votre numéro d’assuré. Nous envoyons une lettre avec un code à l’adresse de votre contrat ; le code est valable {days} jours.",
        "Vous n’avez rien demandé ? Détruisez la lettre : sans elle, personne ne peut activer d’accès. Une question ? Appelez-nous au {phone}.",
      ],
      short:
        "{brand} : un accès à l’espace client a été demandé, une lettre arrive. Pas vous ? Détruisez-la. {phone}",
    },
    de: {
      subject: "Ein Brief für Ihr Kundenportal ist unterwegs",
      paragraphs: [
        "Mit Ihrer Versichertennummer wurde ein Zugang zum Kundenportal beantragt. Wir senden einen Brief mit einem Code an die Adresse in Ihrem Vertrag; der Code gilt {days} Tage.",
        "Sie haben nichts beantragt? Vernichten Sie den Brief: Ohne ihn kann niemand einen Zugang aktivieren. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short:
        "{brand}: Ein Zugang zum Kundenportal wurde beantragt, ein Brief ist unterwegs. Waren Sie das nicht? Vernichten Sie ihn. {phone}",
    },
    it: {
      subject: "Riceverà una lettera per il suo spazio clienti",
      paragraphs: [
        "Con il suo numero d’assicurato è stato richiesto un accesso allo spazio clienti. Inviamo una lettera con un codice all’indirizzo del suo contratto; il codice è valido {days} giorni.",
        "Non ha richiesto nulla? Distrugga la lettera: senza di essa nessuno può attivare un accesso. Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short:
        "{brand}: è stato richiesto un accesso allo spazio clienti, riceverà una lettera. Non era lei? La distrugga. {phone}",
    },
    en: {
      subject: "A letter for your customer portal is on its way",
      paragraphs: [
        "Someone requested access to the customer portal with your insurance number. We are sending a letter with a code to the address in your contract. The code is valid for {days} days.",
        "If this wasn’t you, destroy the letter. Nobody can activate access without it. Any questions? Call us on {phone}.",
      ],
      short:
        "{brand}: access to the customer portal was requested, a letter is on its way. Not you? Destroy it. {phone}",
    },
  },
};

/** To the known contacts: an identity document of the person was used. */
export const accessOpened: MessageTemplate = {
  key: "access.opened",
  texts: {
    fr: {
      subject: "Un accès à votre espace client est prêt",
      paragraphs: [
        "Une pièce d’identité à votre nom vient d’être contrôlée, et un accès à votre espace client est prêt.",
        "Si c’était vous, tout est en ordre. Sinon, appelez-nous sans attendre au {phone}.",
      ],
      short: "{brand} : un accès à votre espace client est prêt. Ce n’était pas vous ? {phone}",
    },
    de: {
      subject: "Ein Zugang zu Ihrem Kundenportal ist bereit",
      paragraphs: [
        "Ein Ausweis auf Ihren Namen wurde soeben geprüft, und ein Zugang zu Ihrem Kundenportal ist bereit.",
        "Waren Sie das, ist alles in Ordnung. Falls nicht, rufen Sie uns bitte sofort an: {phone}.",
      ],
      short: "{brand}: Ein Zugang zu Ihrem Kundenportal ist bereit. Waren Sie das nicht? {phone}",
    },
    it: {
      subject: "Un accesso al suo spazio clienti è pronto",
      paragraphs: [
        "Un documento d’identità a suo nome è appena stato controllato e un accesso al suo spazio clienti è pronto.",
        "Se era lei, è tutto in ordine. In caso contrario ci chiami subito al numero {phone}.",
      ],
      short: "{brand}: un accesso al suo spazio clienti è pronto. Non era lei? {phone}",
    },
    en: {
      subject: "Access to your customer portal is ready",
      paragraphs: [
        "An identity document in your name has just been checked, and access to your customer portal is ready.",
        "If this was you, everything is fine. If not, please call us immediately on {phone}.",
      ],
      short: "{brand}: access to your customer portal is ready. Not you? Call {phone}",
    },
  },
};

/** To the login address of an existing account: once a day, however many requests there are. */
export const accessExists: MessageTemplate = {
  key: "access.exists",
  texts: {
    fr: {
      subject: "Vous avez déjà un accès",
      paragraphs: [
        "Un accès à l’espace client a été demandé avec vos données. Vous en avez déjà un : connectez-vous avec cette adresse e-mail et votre mot de passe.",
        "Vous n’avez rien demandé ? Vous n’avez rien à faire : personne n’a eu accès à vos données. Une question ? Appelez-nous au {phone}.",
      ],
      short: "{brand} : un accès a été demandé, vous en avez déjà un. Une question ? {phone}",
    },
    de: {
      subject: "Sie haben bereits einen Zugang",
      paragraphs: [
        "Mit Ihren Angaben wurde ein Zugang zum Kundenportal beantragt. Sie haben bereits einen: Melden Sie sich mit dieser E-Mail-Adresse und Ihrem Passwort an.",
        "Sie haben nichts beantragt? Sie müssen nichts tun: Niemand hat Zugang erhalten. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
      ],
      short:
        "{brand}: Ein Zugang wurde beantragt, Sie haben bereits einen. Haben Sie eine Frage? {phone}",
    },
    it: {
      subject: "Ha già un accesso",
      paragraphs: [
        "Con i suoi dati è stato richiesto un accesso allo spazio clienti. Ne ha già uno: acceda con questo indirizzo e-mail e la sua password.",
        "Non ha richiesto nulla? Non deve fare nulla: nessuno ha avuto accesso. Ha una domanda? Ci chiami al numero {phone}.",
      ],
      short: "{brand}: è stato richiesto un accesso, ma ne ha già uno. Ha una domanda? {phone}",
    },
    en: {
      subject: "You already have access",
      paragraphs: [
        "Someone requested access to the customer portal with your details. You already have access: sign in with this e-mail address and your password.",
        "If this wasn’t you, you do not need to do anything: nobody has gained access. Any questions? Call us on {phone}.",
      ],
      short: "{brand}: access was requested, but you already have it. Any questions? Call {phone}",
    },
  },
};
