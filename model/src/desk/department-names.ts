import type { Language } from "../portal/languages.ts";
import type { Department } from "./rights.ts";

/** The departments, as a customer reads who answered. */
export const departmentNames: Readonly<Record<Department, Readonly<Record<Language, string>>>> = {
  CUSTOMER_SERVICE: {
    fr: "Service clients",
    de: "Kundendienst",
    it: "Servizio clienti",
    en: "Customer service",
  },
  CLAIMS: { fr: "Prestations", de: "Leistungen", it: "Prestazioni", en: "Benefits" },
  CONTRACTS: { fr: "Contrats", de: "Verträge", it: "Contratti", en: "Contracts" },
  ACCOUNTING: { fr: "Comptabilité", de: "Buchhaltung", it: "Contabilità", en: "Accounting" },
  COMMUNICATION: {
    fr: "Communication",
    de: "Kommunikation",
    it: "Comunicazione",
    en: "Communication",
  },
  MANAGEMENT: { fr: "Direction", de: "Leitung", it: "Direzione", en: "Management" },
};
