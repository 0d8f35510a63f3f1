import { type InFour, inFour } from "../portal/in-four.ts";
import type { Severity } from "./severity.ts";

/** The names of the levels, on documents, in messages and on screens. */
export const severityWords: Readonly<Record<Severity, InFour>> = {
  DUE: inFour("À payer", "Zu bezahlen", "Da pagare", "To pay"),
  LATE: inFour("En retard", "Überfällig", "In ritardo", "Overdue"),
  REMINDER: inFour("Rappel", "Zahlungserinnerung", "Sollecito", "Reminder"),
  FORMAL_NOTICE: inFour("Sommation", "Mahnung", "Diffida", "Formal notice"),
  COLLECTION: inFour("Poursuite", "Betreibung", "Esecuzione", "Debt collection"),
};
