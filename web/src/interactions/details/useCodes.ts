import { AccidentCover } from "@portal/model/accident/words.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { cantons } from "@portal/model/places/cantons.ts";
import { Periodicity, Risk } from "@portal/model/contract.ts";
import { countryOf } from "@portal/model/places/countries.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { formatChf } from "@portal/model/money.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import { DeletionScope } from "@portal/model/my-data.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";

const natures = ["PRV", "PRF"] as const;
const mutations = [
  "aosModel",
  "deductible",
  "riskAdd",
  "riskDel",
  "primaryCareDoctor",
  "invoiceFrequency",
] as const;
const extras = [
  "noDispensateur",
  "mprInformation",
  "dtFinDelaiCadre",
  "orgaRente",
  "orgaEtranger",
  "pays",
  "statut",
  "employeur",
  "heuresSemaine",
  "preuve",
] as const;
const cards = ["COML", "COME", "COMV"] as const;
const maternities = ["BIRTHDATE", "THIRTEENTH_WEEK_DATE"] as const;
const periods = ["MORNING", "AFTERNOON", "EVENING"] as const;

/** The words for the codes in requests; a code that we do not know stands for itself. */
export function useCodes() {
  const t = useTexts("interactions");
  const { language } = useLanguage();
  return {
    nature: named(natures, (code) => t(`code.nature.${code}`)),
    language: named(languages, (code) => t(`code.language.${code}`)),
    profession: (code: string) => professionalStatusName(code, language),
    mutation: named(mutations, (code) => t(`code.mutation.${code}`)),
    extra: named(extras, (code) => t(`code.extra.${code}`)),
    frequency: named(Periodicity.options, (code) => t(`code.frequency.${code}`)),
    risk: named(Risk.options, (code) => t(`code.risk.${code}`)),
    card: named(cards, (code) => t(`code.card.${code}`)),
    maternity: named(maternities, (code) => t(`code.maternity.${code}`)),
    deletion: named(DeletionScope.options, (code) => t(`code.deletion.${code}`)),
    period: named(periods, (code) => t(`code.period.${code}`)),
    country: (code: string) => countryOf(code)?.names[language] ?? code,
    accidentCover: named(AccidentCover.options, (code) => t(`code.accidentCover.${code}`)),
    damage: (code: string) => damageKindName(code, language),
    canton: (code: string) => cantons.find((one) => one.code === code)?.names[language] ?? code,
  };
}

function named<Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) {
  return (code: string): string => {
    const known = codes.find((one) => one === code);
    return known === undefined ? code : nameOf(known);
  };
}

/** Whole francs where a code is a sum, else the code. */
export function francsOf(code: string): string {
  if (!/^\d{1,6}$/.test(code)) return code;
  return formatChf(Number(code) * 100).replace(/\.00$/, "");
}
