import type { InFourLanguages } from "@portal/model/calendar/holidays.ts";

/** Notes for visitors of an agency. */
export const agencyComments = {
  lift: {
    fr: "Accès sans marches, ascenseur à gauche de l’entrée.",
    de: "Stufenloser Zugang, Lift links vom Eingang.",
    it: "Accesso senza gradini, ascensore a sinistra dell’entrata.",
    en: "Step-free access; the lift is to the left of the entrance.",
  },
  parking: {
    fr: "Deux places de parc gratuites dans la cour.",
    de: "Zwei kostenlose Parkplätze im Hof.",
    it: "Due posteggi gratuiti nel cortile.",
    en: "Two free parking spaces in the courtyard.",
  },
  saturday: {
    fr: "Le samedi et le soir sur rendez-vous : appelez-nous.",
    de: "Samstags und abends nach Vereinbarung: Rufen Sie uns an.",
    it: "Il sabato e la sera su appuntamento: ci chiami.",
    en: "Saturdays and evenings by appointment: give us a call.",
  },
} satisfies Record<string, InFourLanguages>;

export const teamDay: InFourLanguages = {
  fr: "journée de formation",
  de: "Weiterbildung des Teams",
  it: "giornata di formazione",
  en: "team training day",
};

export const shortDay: InFourLanguages = {
  fr: "veille de fête",
  de: "Vortag des Feiertags",
  it: "vigilia di festa",
  en: "day before a holiday",
};
