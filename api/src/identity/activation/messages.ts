import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";

/** Sent to an address and a phone before an account has them; it names no person, since a stranger may read it. */
export const proofCode: MessageTemplate = {
  key: "access.proof",
  texts: {
    fr: {
      subject: "Confirmer votre adresse e-mail",
      paragraphs: [
        "Votre code : {code}",
        "Saisissez-le sur la page où vous activez votre accès à l’espace client. Il confirme que cette adresse est la vôtre et reste valable {minutes} minutes.",
        "Vous n’activez aucun accès ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.",
      ],
      short:
        "{brand} : code {code} pour confirmer ce numéro, valable {minutes} minutes. Ne le transmettez à personne.",
    },
    de: {
      subject: "E-Mail-Adresse bestätigen",
      paragraphs: [
        "Ihr Code: {code}",
        "Geben Sie ihn auf der Seite ein, auf der Sie Ihren Zugang zum Kundenportal aktivieren. Er bestätigt, dass diese Adresse Ihnen gehört, und gilt {minutes} Minuten.",
        "Sie aktivieren keinen Zugang? Dann hat sich wohl jemand bei der Adresse vertippt. Sie müssen nichts tun.",
      ],
      short:
        "{brand}: Code {code} zur Bestätigung dieser Nummer, gültig {minutes} Minuten. Geben Sie ihn an niemanden weiter.",
    },
    it: {
      subject: "Confermare il suo indirizzo e-mail",
      paragraphs: [
        "Il suo codice: {code}",
        "Lo inserisca nella pagina in cui attiva il suo accesso allo spazio clienti. Conferma che questo indirizzo è suo ed è valido {minutes} minuti.",
        "Non sta attivando alcun accesso? Probabilmente qualcuno ha sbagliato indirizzo. Non deve fare nulla.",
      ],
      short:
        "{brand}: codice {code} per confermare questo numero, valido {minutes} minuti. Non lo dia a nessuno.",
    },
    en: {
      subject: "Confirm your e-mail address",
      paragraphs: [
        "Your code: {code}",
        "Enter it on the page where you activate your access to the customer portal. It confirms that this address is yours and is valid for {minutes} minutes.",
        "If you are not activating any access, someone probably mistyped their address. You do not have to do anything.",
      ],
      short:
        "{brand}: code {code} to confirm this number, valid for {minutes} minutes. Do not give it to anyone.",
    },
  },
};
