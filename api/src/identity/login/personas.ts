import type { Language } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { namesOfInvented } from "../accounts.ts";

/** Public, and valid only for demonstration accounts. */
export const DEMONSTRATION_PASSWORD = "cervin-demo";

export interface Persona {
  email: string;
  name: string;
  note: string;
}

const notes: Readonly<Record<string, Record<Language, string>>> = {
  "camille@example.ch": {
    fr: "Famille de quatre, titulaire de l’adresse",
    de: "Familie zu viert, verwaltet Adresse und Rechnungen",
    it: "Famiglia di quattro, titolare dell’indirizzo",
    en: "Family of four, manages the household’s address",
  },
  "luca@example.ch": {
    fr: "Compte client affilié du même ménage, première connexion",
    de: "Eigenes Kundenkonto im gleichen Haushalt, erste Anmeldung",
    it: "Account affiliato della stessa economia domestica, primo accesso",
    en: "Affiliated customer account in the same household, first sign-in",
  },
  "urs@example.ch": {
    fr: "Retraité, recouvrement direct, courrier papier",
    de: "Pensioniert, Lastschrift, Post auf Papier",
    it: "Pensionato, addebito diretto, posta cartacea",
    en: "Retired, direct debit, post on paper",
  },
  "giulia@example.ch": {
    fr: "Indépendante, paie par eBill",
    de: "Selbständig, zahlt mit eBill",
    it: "Indipendente, paga con eBill",
    en: "Self-employed, pays by eBill",
  },
  "hannah@example.ch": {
    fr: "Sous curatelle : ne peut pas modifier ses contrats",
    de: "Unter Beistandschaft: kann Verträge nicht ändern",
    it: "Sotto curatela: non può modificare i contratti",
    en: "Has a legal deputy: cannot change contracts",
  },
  "oliver@example.ch": {
    fr: "Anniversaire aujourd’hui, un enfant pour information",
    de: "Heute Geburtstag, ein Kind nur zur Information",
    it: "Oggi è il suo compleanno, un figlio a titolo informativo",
    en: "Birthday today, one child for information only",
  },
  "sofia@example.ch": {
    fr: "Assurée depuis un mois : encore rien à afficher",
    de: "Seit einem Monat versichert: noch nichts anzuzeigen",
    it: "Assicurata da un mese: ancora nulla da mostrare",
    en: "Insured for a month: nothing to show yet",
  },
  "zbinden@example.ch": {
    fr: "Neuf personnes assurées",
    de: "Neun versicherte Personen",
    it: "Nove persone assicurate",
    en: "Nine insured people",
  },
  "nina@example.ch": {
    fr: "Sans assuré principal : l’espace client ferme aussitôt sa session",
    de: "Ohne Hauptversicherte: Das Kundenportal meldet sie sofort wieder ab",
    it: "Senza assicurato principale: lo spazio clienti la disconnette subito",
    en: "Has no main insured person: the customer portal signs her out at once",
  },
  "operator@example.ch": {
    fr: "Travaille chez l’assureur, au bureau (/desk), pas dans l’espace client",
    de: "Arbeitet beim Versicherer, am Arbeitsplatz (/desk), nicht im Kundenportal",
    it: "Lavora presso l’assicuratore, all’ufficio (/desk), non nello spazio clienti",
    en: "Works for the insurer, at the desk (/desk), not in the customer portal",
  },
};

/** The demonstration accounts of this database, each with a note on what it shows. */
export async function listPersonas(
  identity: pg.Pool,
  secrets: Secrets,
  language: Language,
): Promise<Persona[]> {
  const names = await namesOfInvented(identity, secrets, Object.keys(notes));
  return [...names].map(([email, name]) => ({ email, name, note: notes[email]?.[language] ?? "" }));
}
