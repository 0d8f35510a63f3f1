import type { Language } from "@portal/model/portal/languages.ts";

interface OneMeter {
  name: string;
  /** If all of it is used, and if there is nothing to use. */
  reached: string;
  none: string;
}

/** The texts of the meters of a year on a statement. */
export interface MeterTexts {
  title: string;
  used: string;
  left: string;
  deductible: OneMeter;
  coinsurance: OneMeter;
}

export const meterTexts: Readonly<Record<Language, MeterTexts>> = {
  fr: {
    title: "Votre participation aux coûts en {year}",
    used: "{paid} sur {annual}",
    left: "Il reste {left}",
    deductible: {
      name: "Franchise",
      reached: "Atteinte : vous ne payez plus que la quote-part",
      none: "Sans franchise",
    },
    coinsurance: {
      name: "Quote-part",
      reached: "Maximum atteint pour cette année",
      none: "Sans quote-part",
    },
  },
  de: {
    title: "Ihre Kostenbeteiligung {year}",
    used: "{paid} von {annual}",
    left: "Es bleiben {left}",
    deductible: {
      name: "Franchise",
      reached: "Erreicht: Sie bezahlen nur noch den Selbstbehalt",
      none: "Ohne Franchise",
    },
    coinsurance: {
      name: "Selbstbehalt",
      reached: "Maximum für dieses Jahr erreicht",
      none: "Ohne Selbstbehalt",
    },
  },
  it: {
    title: "La sua partecipazione ai costi nel {year}",
    used: "{paid} su {annual}",
    left: "Restano {left}",
    deductible: {
      name: "Franchigia",
      reached: "Raggiunta: paga ormai solo l’aliquota percentuale",
      none: "Senza franchigia",
    },
    coinsurance: {
      name: "Aliquota percentuale",
      reached: "Massimo raggiunto per quest’anno",
      none: "Senza aliquota percentuale",
    },
  },
  en: {
    title: "Your share of the costs in {year}",
    used: "{paid} of {annual}",
    left: "{left} left",
    deductible: {
      name: "Deductible",
      reached: "Reached: from now on you pay the retention fee only",
      none: "No deductible",
    },
    coinsurance: {
      name: "Retention fee",
      reached: "Maximum reached for this year",
      none: "No retention fee",
    },
  },
};
