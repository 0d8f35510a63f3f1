import type { Language } from "@portal/model/portal/languages.ts";
import type { RepresentationScope } from "@portal/model/representatives/representatives.ts";

type Sentences = Readonly<Record<RepresentationScope, Readonly<Record<Language, string>>>>;

const toRepresentative: Sentences = {
  SEE: {
    fr: "Vous pouvez consulter ses contrats, factures, prestations, documents et cartes. Vous ne pouvez rien envoyer ni modifier.",
    de: "Sie können Verträge, Rechnungen, Leistungen, Dokumente und Karten ansehen. Senden oder ändern können Sie nichts.",
    it: "Può consultare contratti, fatture, prestazioni, documenti e tessere. Non può inviare né modificare nulla.",
    en: "You can see contracts, invoices, benefits, documents and cards. You cannot send or change anything.",
  },
  SEND: {
    fr: "Vous pouvez consulter ses contrats, factures, prestations, documents et cartes, et nous envoyer en son nom des factures, des documents, des messages et des annonces d’accident ou de dommage.",
    de: "Sie können Verträge, Rechnungen, Leistungen, Dokumente und Karten ansehen und uns im Namen dieser Person Rechnungen, Dokumente, Nachrichten sowie Unfall- und Schadenmeldungen senden.",
    it: "Può consultare contratti, fatture, prestazioni, documenti e tessere e inviarci a suo nome fatture, documenti, messaggi e annunci di infortunio o di danno.",
    en: "You can see contracts, invoices, benefits, documents and cards, and send us bills, documents, messages and reports of accidents or damage in their name.",
  },
};

const toOwner: Sentences = {
  SEE: {
    fr: "Cette personne peut consulter vos contrats, factures, prestations, documents et cartes. Elle ne peut rien envoyer ni modifier.",
    de: "Diese Person kann Ihre Verträge, Rechnungen, Leistungen, Dokumente und Karten ansehen. Senden oder ändern kann sie nichts.",
    it: "Questa persona può consultare contratti, fatture, prestazioni, documenti e tessere. Non può inviare né modificare nulla.",
    en: "This person can see your contracts, invoices, benefits, documents and cards. They cannot send or change anything.",
  },
  SEND: {
    fr: "Cette personne peut consulter vos contrats, factures, prestations, documents et cartes, et nous envoyer en votre nom des factures, des documents, des messages et des annonces d’accident ou de dommage.",
    de: "Diese Person kann Ihre Verträge, Rechnungen, Leistungen, Dokumente und Karten ansehen und uns in Ihrem Namen Rechnungen, Dokumente, Nachrichten sowie Unfall- und Schadenmeldungen senden.",
    it: "Questa persona può consultare contratti, fatture, prestazioni, documenti e tessere e, a nome di chi rappresenta, inviarci fatture, documenti, messaggi e annunci di infortunio o di danno.",
    en: "This person can see your contracts, invoices, benefits, documents and cards, and send us bills, documents, messages and reports of accidents or damage in your name.",
  },
};

/** What a scope opens, as a sentence of a message: to the representative, or to the owner. */
export function scopeSentence(
  scope: RepresentationScope,
  to: "REPRESENTATIVE" | "OWNER",
  language: Language,
): string {
  return (to === "OWNER" ? toOwner : toRepresentative)[scope][language];
}
