import type { Language } from "@portal/model/languages.ts";
import type pg from "pg";
import type { Secrets } from "../core/secrets.ts";
import { namesOf } from "./accounts.ts";

/** Known to everybody, and good in a demonstration database alone. */
export const DEMONSTRATION_PASSWORD = "cervin-demo";

export interface Persona {
  email: string;
  name: string;
  note: string;
}

const notes: Readonly<Record<string, Record<Language, string>>> = {
  "camille@example.ch": {
    fr: "Famille de quatre, une facture en retard, des demandes en cours",
    de: "Familie zu viert, eine Rechnung überfällig, Anfragen unterwegs",
    it: "Famiglia di quattro, una fattura in ritardo, richieste in corso",
    en: "Family of four, one bill late, requests under way",
  },
  "luca@example.ch": {
    fr: "Compte affilié du même ménage, première connexion",
    de: "Mitversichertes Konto im gleichen Haushalt, erste Anmeldung",
    it: "Conto affiliato della stessa economia domestica, primo accesso",
    en: "Affiliated account in the same household, first sign-in",
  },
  "urs@example.ch": {
    fr: "Retraité, recouvrement direct, courrier papier, bons de délégation",
    de: "Pensioniert, Lastschrift, Post auf Papier, Kostengutsprachen",
    it: "Pensionato, addebito diretto, posta cartacea, buoni di delega",
    en: "Retired, direct debit, paper post, delegation vouchers",
  },
  "giulia@example.ch": {
    fr: "Indépendante, eBill, rappels et poursuite, changement d’adresse en cours",
    de: "Selbständig, eBill, Mahnungen und Betreibung, Adressänderung hängig",
    it: "Indipendente, eBill, solleciti ed esecuzione, cambio d’indirizzo in corso",
    en: "Self-employed, eBill, reminders and debt collection, address change pending",
  },
  "hannah@example.ch": {
    fr: "Sous tutelle : ne peut pas modifier ses contrats",
    de: "Unter Beistandschaft: kann Verträge nicht ändern",
    it: "Sotto tutela: non può modificare i contratti",
    en: "Under guardianship: cannot change contracts",
  },
  "oliver@example.ch": {
    fr: "Frontalier, anniversaire aujourd’hui, compte bancaire étranger, télémédecine",
    de: "Grenzgänger, heute Geburtstag, ausländisches Bankkonto, Telemedizin",
    it: "Frontaliere, oggi è il suo compleanno, conto bancario estero, telemedicina",
    en: "Cross-border worker, birthday today, foreign bank account, telemedicine",
  },
  "sofia@example.ch": {
    fr: "Assurée depuis un mois : listes vides, maternité possible",
    de: "Seit einem Monat versichert: leere Listen, Mutterschaft möglich",
    it: "Assicurata da un mese: liste vuote, maternità possibile",
    en: "Insured for a month: empty lists, maternity possible",
  },
  "zbinden@example.ch": {
    fr: "Neuf personnes, cinq ans d’histoire, des milliers de documents",
    de: "Neun Personen, fünf Jahre Verlauf, Tausende Dokumente",
    it: "Nove persone, cinque anni di storia, migliaia di documenti",
    en: "Nine people, five years of history, thousands of documents",
  },
  "nina@example.ch": {
    fr: "Sans assuré principal : le portail la déconnecte aussitôt",
    de: "Ohne Hauptversicherte: das Portal meldet sie sofort wieder ab",
    it: "Senza assicurato principale: il portale la disconnette subito",
    en: "Has no main insured: the portal signs her out at once",
  },
  "operator@example.ch": {
    fr: "Exploitant de l’assureur : travaille en ligne de commande, pas dans le portail",
    de: "Betrieb des Versicherers: arbeitet auf der Kommandozeile, nicht im Portal",
    it: "Operatore dell’assicuratore: lavora da riga di comando, non nel portale",
    en: "The insurer’s operator: works with the command line, not in the portal",
  },
};

/** The demonstration people that this database holds, each with what makes them worth a visit. */
export async function listPersonas(
  identity: pg.Pool,
  secrets: Secrets,
  language: Language,
): Promise<Persona[]> {
  const names = await namesOf(identity, secrets, Object.keys(notes));
  return [...names].map(([email, name]) => ({ email, name, note: notes[email]?.[language] ?? "" }));
}
