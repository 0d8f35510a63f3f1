import type { Language } from "@portal/model/portal/languages.ts";

export interface SettlementTexts {
  title: string;
  file: string;
  contract: string;
  damage: string;
  lead: string;
  /** Replaces the lead if the deductible is higher than the damage. */
  nothing: string;
  reckoning: string;
  part: string;
  recognised: string;
  deductible: string;
  insuredAmount: string;
  amount: string;
  limited: string;
  payment: string;
  disagreement: string;
}

export const settlementTexts: Readonly<Record<Language, SettlementTexts>> = {
  fr: {
    title: "Décompte de dommage",
    file: "decompte-dommage",
    contract: "Contrat",
    damage: "Dommage du",
    lead: "Nous avons examiné le dommage que vous nous avez annoncé. Voici ce que nous payons.",
    nothing:
      "Nous avons examiné le dommage que vous nous avez annoncé. La franchise de votre contrat est plus élevée que le dommage ou lui est égale : nous ne versons donc rien.",
    reckoning: "Calcul",
    part: "Couverture",
    recognised: "Dommage reconnu",
    deductible: "Franchise",
    insuredAmount: "Somme assurée",
    amount: "Nous versons",
    limited: "La somme assurée est le montant maximal que nous payons.",
    payment: "Versement de {amount} le {day} : {payee}.",
    disagreement:
      "Vous n’êtes pas d’accord ? Écrivez-nous depuis votre espace client : nous vous répondons et revoyons le décompte.",
  },
  de: {
    title: "Schadenabrechnung",
    file: "schadenabrechnung",
    contract: "Vertrag",
    damage: "Schaden vom",
    lead: "Wir haben den Schaden geprüft, den Sie uns gemeldet haben. Das zahlen wir.",
    nothing:
      "Wir haben den Schaden geprüft, den Sie uns gemeldet haben. Der Selbstbehalt Ihres Vertrags ist gleich hoch wie der Schaden oder höher: Wir zahlen deshalb nichts aus.",
    reckoning: "Berechnung",
    part: "Deckung",
    recognised: "Anerkannter Schaden",
    deductible: "Selbstbehalt",
    insuredAmount: "Versicherungssumme",
    amount: "Wir zahlen",
    limited: "Mehr als die Versicherungssumme zahlen wir nicht.",
    payment: "Auszahlung von {amount} am {day}: {payee}.",
    disagreement:
      "Sind Sie nicht einverstanden? Schreiben Sie uns im Kundenportal: Wir antworten Ihnen und sehen uns die Schadenabrechnung nochmals an.",
  },
  it: {
    title: "Conteggio del danno",
    file: "conteggio-danno",
    contract: "Contratto",
    damage: "Danno del",
    lead: "Abbiamo esaminato il danno che ci ha annunciato. Ecco che cosa paghiamo.",
    nothing:
      "Abbiamo esaminato il danno che ci ha annunciato. La franchigia del suo contratto è uguale o superiore al danno: non versiamo quindi nulla.",
    reckoning: "Calcolo",
    part: "Copertura",
    recognised: "Danno riconosciuto",
    deductible: "Franchigia",
    insuredAmount: "Somma assicurata",
    amount: "Versiamo",
    limited: "La somma assicurata è l’importo massimo che paghiamo.",
    payment: "Versamento di {amount} il {day}: {payee}.",
    disagreement:
      "Non è d’accordo? Ci scriva dallo spazio clienti: le rispondiamo e rivediamo il conteggio.",
  },
  en: {
    title: "Settlement of your claim",
    file: "damage-settlement",
    contract: "Contract",
    damage: "Date of damage",
    lead: "We have assessed the damage you reported. This is what we pay.",
    nothing:
      "We have assessed the damage you reported. The deductible in your contract is equal to or higher than the damage, so we do not pay anything.",
    reckoning: "Calculation",
    part: "Cover",
    recognised: "Damage accepted",
    deductible: "Deductible",
    insuredAmount: "Sum insured",
    amount: "We pay",
    limited: "The sum insured is the most we pay.",
    payment: "Payment of {amount} on {day}: {payee}.",
    disagreement:
      "Do you disagree? Write to us in the customer portal: we will answer and look at the settlement again.",
  },
};
