import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The kinds of care within a line, as statements and exports name them. */
export const careWords: Readonly<Record<Language, Readonly<Record<CareCategory, string>>>> = {
  fr: {
    DOCTOR: "médecin",
    MEDICINE: "médicaments",
    BRAND_MEDICINE: "médicaments originaux",
    LABORATORY: "analyses et radiologie",
    THERAPY: "thérapie",
    HOSPITAL: "séjour hospitalier",
    MATERNITY: "maternité",
    DENTAL: "soins dentaires",
    GLASSES: "lunettes",
    ALTERNATIVE: "médecine complémentaire",
  },
  de: {
    DOCTOR: "ärztliche Behandlung",
    MEDICINE: "Medikamente",
    BRAND_MEDICINE: "Originalmedikamente",
    LABORATORY: "Labor und Röntgen",
    THERAPY: "Therapie",
    HOSPITAL: "Spitalaufenthalt",
    MATERNITY: "Mutterschaft",
    DENTAL: "Zahnbehandlung",
    GLASSES: "Brille",
    ALTERNATIVE: "Komplementärmedizin",
  },
  it: {
    DOCTOR: "medico",
    MEDICINE: "medicamenti",
    BRAND_MEDICINE: "medicamenti originali",
    LABORATORY: "analisi e radiologia",
    THERAPY: "terapia",
    HOSPITAL: "degenza ospedaliera",
    MATERNITY: "maternità",
    DENTAL: "cure dentarie",
    GLASSES: "occhiali",
    ALTERNATIVE: "medicina complementare",
  },
  en: {
    DOCTOR: "doctor",
    MEDICINE: "medicines",
    BRAND_MEDICINE: "brand-name medicines",
    LABORATORY: "laboratory and radiology",
    THERAPY: "therapy",
    HOSPITAL: "hospital stay",
    MATERNITY: "maternity",
    DENTAL: "dental care",
    GLASSES: "glasses",
    ALTERNATIVE: "complementary medicine",
  },
};
