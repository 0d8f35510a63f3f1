import type { Language } from "@portal/model/portal/languages.ts";

/** Only the texts of the copy; the fields are named in `model`, as on the screen. */
export interface DamageTexts {
  title: string;
  file: string;
  lead: string;
  contract: string;
  declaredBy: string;
  event: string;
  cover: string;
  noCover: string;
  sum: string;
  /** The next steps after the confirmation. */
  decided: string;
}

export const damageTexts: Readonly<Record<Language, DamageTexts>> = {
  fr: {
    title: "Annonce de dommage",
    file: "annonce-dommage",
    lead: "Voici ce que vous nous avez annoncé. Si quelque chose n’est pas juste, écrivez-nous.",
    contract: "Contrat",
    declaredBy: "Preneur d’assurance",
    event: "Ce qui s’est passé",
    cover: "Couverture du contrat",
    noCover:
      "Aucune couverture du contrat ne mentionne ce dommage. Nous l’examinons et vous écrivons.",
    sum: "Total",
    decided: "Nous décidons après examen ce que nous payons ; la franchise est déduite.",
  },
  de: {
    title: "Schadenmeldung",
    file: "schadenmeldung",
    lead: "Das haben Sie uns gemeldet. Stimmt etwas nicht, schreiben Sie uns.",
    contract: "Vertrag",
    declaredBy: "Versicherungsnehmerin oder Versicherungsnehmer",
    event: "Was geschah",
    cover: "Deckung des Vertrags",
    noCover: "Keine Deckung des Vertrags nennt diesen Schaden. Wir prüfen ihn und schreiben Ihnen.",
    sum: "Total",
    decided: "Was wir zahlen, entscheiden wir nach der Prüfung; der Selbstbehalt wird abgezogen.",
  },
  it: {
    title: "Annuncio di danno",
    file: "annuncio-danno",
    lead: "Ecco che cosa ci ha annunciato. Se qualcosa non è corretto, ci scriva.",
    contract: "Contratto",
    declaredBy: "Stipulante",
    event: "Che cosa è successo",
    cover: "Copertura del contratto",
    noCover: "Nessuna copertura del contratto menziona questo danno. Lo esaminiamo e le scriviamo.",
    sum: "Totale",
    decided: "Dopo l’esame decidiamo quanto paghiamo; la franchigia viene dedotta.",
  },
  en: {
    title: "Damage report",
    file: "damage-report",
    lead: "This is what you reported to us. If anything is incorrect, please write to us.",
    contract: "Contract",
    declaredBy: "Policyholder",
    event: "What happened",
    cover: "Contract cover",
    noCover:
      "The contract does not mention this kind of damage. We will look into it and write to you.",
    sum: "Total",
    decided: "We decide what we pay once we have assessed the damage, less the deductible.",
  },
};
