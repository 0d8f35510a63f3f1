import { WEEKS_AFTER_BIRTH } from "@portal/model/cost-sharing/maternity.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

// The subject says nothing of a pregnancy: others may see it on the screen of a phone.

export const maternityReceived: MessageTemplate = {
  key: "maternity.received",
  texts: {
    fr: {
      subject: "Nous avons reçu votre déclaration",
      paragraphs: [
        "Merci pour votre déclaration. Vous n’avez rien d’autre à faire.",
        "Nous vous écrivons dès qu’elle est enregistrée. Vous la retrouvez dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : nous avons reçu votre déclaration.",
    },
    de: {
      subject: "Ihre Meldung ist angekommen",
      paragraphs: [
        "Vielen Dank für Ihre Meldung. Sie müssen nichts weiter tun.",
        "Sobald sie eingetragen ist, schreiben wir Ihnen. Sie finden sie im Kundenportal unter «Meine Anliegen».",
      ],
      short: "{brand}: Ihre Meldung ist angekommen.",
    },
    it: {
      subject: "Abbiamo ricevuto la sua dichiarazione",
      paragraphs: [
        "Grazie per la sua dichiarazione. Non deve fare altro.",
        "Le scriviamo appena sarà registrata. La trova nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: abbiamo ricevuto la sua dichiarazione.",
    },
    en: {
      subject: "We have received your declaration",
      paragraphs: [
        "Thank you for telling us. There is nothing else you need to do.",
        "We will write to you as soon as it is recorded. You will find it in the customer portal under “Your requests”.",
      ],
      short: "{brand}: we have received your declaration.",
    },
  },
};

export const maternityDone: MessageTemplate = {
  key: "maternity.done",
  texts: {
    fr: {
      subject: "Votre déclaration est enregistrée",
      paragraphs: [
        `Du premier jour de la 13e semaine de grossesse jusqu’à ${WEEKS_AFTER_BIRTH} semaines après l’accouchement, l’assurance de base ne demande ni franchise ni quote-part.`,
        "Si des factures de cette période étaient déjà décomptées, nous les avons recalculées : le décompte corrigé se trouve dans l’espace client de la personne concernée.",
      ],
      short: "{brand} : votre déclaration est enregistrée.",
    },
    de: {
      subject: "Ihre Meldung ist eingetragen",
      paragraphs: [
        `Vom ersten Tag der 13. Schwangerschaftswoche bis ${WEEKS_AFTER_BIRTH} Wochen nach der Geburt verlangt die Grundversicherung weder Franchise noch Selbstbehalt.`,
        "Waren Rechnungen aus dieser Zeit schon abgerechnet, haben wir sie neu berechnet: Die korrigierte Leistungsabrechnung liegt im Kundenportal der betroffenen Person.",
      ],
      short: "{brand}: Ihre Meldung ist eingetragen.",
    },
    it: {
      subject: "La sua dichiarazione è registrata",
      paragraphs: [
        `Dal primo giorno della 13a settimana di gravidanza fino a ${WEEKS_AFTER_BIRTH} settimane dopo il parto, l’assicurazione di base non chiede né franchigia né aliquota percentuale.`,
        "Se fatture di questo periodo erano già conteggiate, le abbiamo ricalcolate: il conteggio corretto si trova nello spazio clienti della persona interessata.",
      ],
      short: "{brand}: la sua dichiarazione è registrata.",
    },
    en: {
      subject: "Your declaration has been recorded",
      paragraphs: [
        `From the first day of the 13th week of pregnancy until ${WEEKS_AFTER_BIRTH} weeks after the birth, basic insurance asks for neither deductible nor retention fee.`,
        "If bills from this time had already been settled, we have worked them out again: the corrected benefit statement is in the customer portal of the person concerned.",
      ],
      short: "{brand}: your declaration has been recorded.",
    },
  },
};
