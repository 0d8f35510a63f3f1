import type { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { lastnames } from "../people/names.ts";
import type { Random } from "../random.ts";

type ProviderNames = Readonly<Record<Language, readonly [string, ...string[]]>>;

/** Invented providers: the star is replaced by a surname. */
const providers: Readonly<Record<CareCategory, ProviderNames>> = {
  DOCTOR: {
    fr: ["Cabinet Dr méd. *", "Dre méd. *, médecine interne", "Centre médical du Parc"],
    de: ["Praxis Dr. med. *", "Dr. med. *, Innere Medizin", "Ärztezentrum am Markt"],
    it: ["Studio medico dr. *", "Dr.ssa med. *, medicina interna", "Centro medico al Lago"],
    en: ["Dr * Family Practice", "Dr *, internal medicine", "Lakeside Medical Centre"],
  },
  MEDICINE: {
    fr: ["Pharmacie de la Gare", "Pharmacie *", "Pharmacie du Tilleul"],
    de: ["Bahnhof-Apotheke", "Apotheke *", "Linden-Apotheke"],
    it: ["Farmacia della Stazione", "Farmacia *", "Farmacia del Tiglio"],
    en: ["Pharmacie de la Gare", "Pharmacie *", "Pharmacie du Tilleul"],
  },
  BRAND_MEDICINE: {
    fr: ["Pharmacie de la Gare"],
    de: ["Bahnhof-Apotheke"],
    it: ["Farmacia della Stazione"],
    en: ["Pharmacie de la Gare"],
  },
  LABORATORY: {
    fr: ["Laboratoire Analytica SA", "Institut de radiologie du Lac"],
    de: ["Labor Analytica AG", "Radiologie am See"],
    it: ["Laboratorio Analytica SA", "Istituto di radiologia al Lago"],
    en: ["Laboratoire Analytica SA", "Institut de radiologie du Lac"],
  },
  THERAPY: {
    fr: ["Physiothérapie *", "Ergothérapie du Bourg"],
    de: ["Physiotherapie *", "Ergotherapie Altstadt"],
    it: ["Fisioterapia *", "Ergoterapia del Borgo"],
    en: ["Physiothérapie *", "Ergothérapie du Bourg"],
  },
  HOSPITAL: {
    fr: ["Hôpital du Léman", "Clinique des Hauts"],
    de: ["Spital Mittelland", "Klinik Sonnenhang"],
    it: ["Ospedale del Ceresio", "Clinica San Rocco"],
    en: ["Hôpital du Léman", "Clinique des Hauts"],
  },
  MATERNITY: {
    fr: ["Maternité de l’Hôpital du Léman", "Cabinet de sages-femmes Lune"],
    de: ["Geburtsklinik Spital Mittelland", "Hebammenpraxis Mondschein"],
    it: ["Maternità dell’Ospedale del Ceresio", "Studio levatrici Luna"],
    en: ["Maternité de l’Hôpital du Léman", "Cabinet de sages-femmes Lune"],
  },
  DENTAL: {
    fr: ["Dr méd. dent. *", "Clinique dentaire du Pont"],
    de: ["Dr. med. dent. *", "Zahnklinik an der Brücke"],
    it: ["Dr. med. dent. *", "Clinica dentaria al Ponte"],
    en: ["Dr *, dentist", "Clinique dentaire du Pont"],
  },
  GLASSES: {
    fr: ["Optique Belvédère"],
    de: ["Optik Weitblick"],
    it: ["Ottica Belvedere"],
    en: ["Optique Belvédère"],
  },
  ALTERNATIVE: {
    fr: ["Cabinet d’acupuncture *", "Ostéopathie du Centre"],
    de: ["Akupunktur-Praxis *", "Osteopathie Zentrum"],
    it: ["Studio di agopuntura *", "Osteopatia Centro"],
    en: ["Cabinet d’acupuncture *", "Ostéopathie du Centre"],
  },
};

export function providerOf(random: Random, category: CareCategory, language: Language): string {
  return random.pick(providers[category][language]).replace("*", random.pick(lastnames[language]));
}
