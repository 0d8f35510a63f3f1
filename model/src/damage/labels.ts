import { type InFour, inFour } from "../portal/in-four.ts";
import type { AskedName } from "./fields.ts";

/** A field, or a column of the list of things. */
export type LabelledField = AskedName | "what" | "amount";

/** The labels of the fields, on the screen and on the copy. */
export const damageLabels: Readonly<Record<LabelledField, InFour>> = {
  contract: inFour("Quel contrat ?", "Welcher Vertrag?", "Quale contratto?", "Which contract?"),
  kind: inFour(
    "Que s’est-il passé ?",
    "Was ist passiert?",
    "Che cosa è successo?",
    "What happened?",
  ),
  damageDate: inFour("Date", "Datum", "Data", "Date"),
  damageHour: inFour("Heure", "Uhrzeit", "Ora", "Time"),
  place: inFour("Lieu", "Ort", "Luogo", "Place"),
  description: inFour(
    "Comment est-ce arrivé ?",
    "Wie ist es passiert?",
    "Com’è successo?",
    "How did it happen?",
  ),
  policeReport: inFour(
    "La police a été informée",
    "Die Polizei wurde informiert",
    "La polizia è stata informata",
    "The police have been informed",
  ),
  policeStation: inFour("Poste de police", "Polizeiposten", "Posto di polizia", "Police station"),
  policeReportNumber: inFour(
    "Numéro du rapport",
    "Nummer des Rapports",
    "Numero del rapporto",
    "Report number",
  ),
  injuredPartyName: inFour(
    "À qui appartient l’objet endommagé ?",
    "Wem gehört der beschädigte Gegenstand?",
    "A chi appartiene l’oggetto danneggiato?",
    "Who owns the damaged item?",
  ),
  injuredPartyContact: inFour(
    "Comment contacter cette personne ?",
    "Wie ist diese Person erreichbar?",
    "Come si può contattare questa persona?",
    "How can we reach this person?",
  ),
  things: inFour(
    "Objets touchés",
    "Betroffene Gegenstände",
    "Oggetti interessati",
    "Items affected",
  ),
  what: inFour("Objet", "Gegenstand", "Oggetto", "Item"),
  amount: inFour("Valeur en CHF", "Wert in CHF", "Valore in CHF", "Value in CHF"),
  files: inFour("Photos et pièces", "Fotos und Belege", "Foto e documenti", "Photos and documents"),
  contactPhone: inFour(
    "Votre numéro de téléphone",
    "Ihre Telefonnummer",
    "Il suo numero di telefono",
    "Your phone number",
  ),
  isConfirmed: inFour(
    "Mes indications sont exactes et complètes.",
    "Meine Angaben sind richtig und vollständig.",
    "Le mie indicazioni sono corrette e complete.",
    "My information is correct and complete.",
  ),
};
