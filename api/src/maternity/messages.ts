import { WEEKS_AFTER_BIRTH } from "@portal/model/cost-sharing/maternity.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

// The subject does not mention the pregnancy: others may see it on a phone's screen.

export const maternityReceived: MessageTemplate = {
  key: "maternity.received",
  texts: {
    fr: {
      subject: "Nous avons reçu votre annonce",
      paragraphs: [
        "Merci pour votre annonce. Vous n’avez rien d’autre à faire.",
        "Nous vous écrivons dès qu’elle est enregistrée. Vous la retrouvez dans votre espace client, sous « Suivi des demandes ».",
      ],
      short: "{brand} : nous avons reçu votre annonce.",
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
      subject: "Abbiamo ricevuto il suo annuncio",
      paragraphs: [
        "Grazie per il suo annuncio. Non deve fare altro.",
        "Le scriviamo appena sarà registrato. Lo trova nello spazio clienti, alla voce «Stato delle richieste».",
      ],
      short: "{brand}: abbiamo ricevuto il suo annuncio.",
    },
    en: {
      subject: "We have received your report",
      paragraphs: [
        "Thank you for telling us. There is nothing else you need to do.",
        "We will write to you as soon as it is recorded. You will find it in the customer portal under “Your requests”.",
      ],
      short: "{brand}: we have received your report.",
    },
  },
};

export const maternityDone: MessageTemplate = {
  key: "maternity.done",
  texts: {
    fr: {
      subject: "Votre annonce est enregistrée",
      paragraphs: [
        `Du premier jour de la 13e semaine de grossesse jusqu’à ${WEEKS_AFTER_BIRTH} semaines après l’accouchement, aucune franchise ni quote-part n’est due dans l’assurance de base.`,
        "Si des factures de cette période étaient déjà décomptées, nous les avons recalculées : le décompte corrigé se trouve dans l’espace client de la personne concernée.",
      ],
      short: "{brand} : votre annonce est enregistrée.",
    },
    de: {
      subject: "Ihre Meldung ist eingetragen",
      paragraphs: [
        `Vom ersten Tag der 13. Schwangerschaftswoche bis ${WEEKS_AFTER_BIRTH} Wochen nach der Geburt fallen in der Grundversicherung weder Franchise noch Selbstbehalt an.`,
        "Waren Rechnungen aus dieser Zeit schon abgerechnet, haben wir sie neu berechnet: Die korrigierte Leistungsabrechnung liegt im Kundenportal der betroffenen Person.",
      ],
      short: "{brand}: Ihre Meldung ist eingetragen.",
    },
    it: {
      subject: "Il suo annuncio è stato registrato",
      paragraphs: [
        `Dal primo giorno della 13ª settimana di gravidanza fino a ${WEEKS_AFTER_BIRTH} settimane dopo il parto, nell’assicurazione di base non sono dovute né franchigia né aliquota percentuale.`,
        "Se fatture di questo periodo erano già state conteggiate, le abbiamo ricalcolate: il conteggio corretto si trova nello spazio clienti della persona interessata.",
      ],
      short: "{brand}: il suo annuncio è stato registrato.",
    },
    en: {
      subject: "Your report has been recorded",
      paragraphs: [
        `From the first day of week 13 of pregnancy until ${WEEKS_AFTER_BIRTH} weeks after the birth, no deductible and no retention fee are due in basic insurance.`,
        "If bills from this period had already been settled, we have recalculated them: the corrected benefit statement is in the customer portal of the person concerned.",
      ],
      short: "{brand}: your report has been recorded.",
    },
  },
};
