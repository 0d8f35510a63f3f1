import type { Language } from "@portal/model/portal/languages.ts";

export interface DamageTexts {
  title: string;
  file: string;
  lead: string;
  contract: string;
  declaredBy: string;
  phone: string;
  event: string;
  kind: string;
  when: string;
  place: string;
  description: string;
  policeStation: string;
  policeReportNumber: string;
  injuredParty: string;
  injuredPartyContact: string;
  cover: string;
  noCover: string;
  things: string;
  thing: string;
  amount: string;
  sum: string;
  files: string;
  confirmed: string;
}

export const damageTexts: Readonly<Record<Language, DamageTexts>> = {
  fr: {
    title: "Annonce de dommage",
    file: "annonce-dommage",
    lead: "Voici ce que vous nous avez annoncé. Si quelque chose n’est pas juste, écrivez-nous.",
    contract: "Contrat",
    declaredBy: "Preneur d’assurance",
    phone: "Téléphone pour les questions",
    event: "Ce qui s’est passé",
    kind: "Dommage",
    when: "Jour",
    place: "Lieu",
    description: "Déroulement",
    policeStation: "Annoncé à la police",
    policeReportNumber: "Numéro du rapport",
    injuredParty: "Personne lésée",
    injuredPartyContact: "Comment la joindre",
    cover: "Couverture du contrat",
    noCover:
      "Aucune couverture du contrat ne porte le nom de ce dommage. Nous l’examinons et vous écrivons.",
    things: "Ce qui a été abîmé ou volé",
    thing: "Objet",
    amount: "Valeur en CHF",
    sum: "Total",
    files: "Pièces jointes",
    confirmed:
      "La personne qui annonce confirme que ses indications sont exactes et complètes. Ce que nous payons est décidé après examen ; la franchise est déduite.",
  },
  de: {
    title: "Schadenmeldung",
    file: "schadenmeldung",
    lead: "Das haben Sie uns gemeldet. Stimmt etwas nicht, schreiben Sie uns.",
    contract: "Vertrag",
    declaredBy: "Versicherungsnehmerin oder Versicherungsnehmer",
    phone: "Telefon für Fragen",
    event: "Was geschah",
    kind: "Schaden",
    when: "Tag",
    place: "Ort",
    description: "Hergang",
    policeStation: "Der Polizei gemeldet",
    policeReportNumber: "Nummer des Rapports",
    injuredParty: "Geschädigte Person",
    injuredPartyContact: "Erreichbar unter",
    cover: "Deckung des Vertrags",
    noCover: "Keine Deckung des Vertrags nennt diesen Schaden. Wir prüfen ihn und schreiben Ihnen.",
    things: "Was beschädigt oder gestohlen wurde",
    thing: "Gegenstand",
    amount: "Wert in CHF",
    sum: "Total",
    files: "Beilagen",
    confirmed:
      "Wer den Schaden meldet, bestätigt, dass die Angaben richtig und vollständig sind. Was wir zahlen, entscheiden wir nach der Prüfung; der Selbstbehalt wird abgezogen.",
  },
  it: {
    title: "Annuncio di danno",
    file: "annuncio-danno",
    lead: "Ecco che cosa ci ha annunciato. Se qualcosa non è giusto, ci scriva.",
    contract: "Contratto",
    declaredBy: "Stipulante",
    phone: "Telefono per domande",
    event: "Che cosa è successo",
    kind: "Danno",
    when: "Giorno",
    place: "Luogo",
    description: "Svolgimento",
    policeStation: "Denunciato alla polizia",
    policeReportNumber: "Numero del rapporto",
    injuredParty: "Persona danneggiata",
    injuredPartyContact: "Come raggiungerla",
    cover: "Copertura del contratto",
    noCover: "Nessuna copertura del contratto nomina questo danno. Lo esaminiamo e le scriviamo.",
    things: "Che cosa è stato danneggiato o rubato",
    thing: "Oggetto",
    amount: "Valore in CHF",
    sum: "Totale",
    files: "Allegati",
    confirmed:
      "Chi annuncia conferma che le sue indicazioni sono esatte e complete. Che cosa paghiamo si decide dopo l’esame; la franchigia è dedotta.",
  },
  en: {
    title: "Damage report",
    file: "damage-report",
    lead: "This is what you reported to us. If anything is not right, write to us.",
    contract: "Contract",
    declaredBy: "Policyholder",
    phone: "Phone for questions",
    event: "What happened",
    kind: "Damage",
    when: "Day",
    place: "Place",
    description: "How it happened",
    policeStation: "Reported to the police",
    policeReportNumber: "Number of the report",
    injuredParty: "Injured party",
    injuredPartyContact: "How to reach them",
    cover: "Cover of the contract",
    noCover: "No cover of the contract names this damage. We will look into it and write to you.",
    things: "What was damaged or stolen",
    thing: "Item",
    amount: "Value in CHF",
    sum: "Total",
    files: "Attachments",
    confirmed:
      "Whoever reports the damage confirms that what they said is right and complete. What we pay is decided once we have looked into it; the deductible is taken off.",
  },
};
