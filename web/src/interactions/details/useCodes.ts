import { damageKindName } from "@portal/model/damage/names.ts";
import { cantons } from "@portal/model/places/cantons.ts";
import { Periodicity } from "@portal/model/contract.ts";
import { countryOf } from "@portal/model/places/countries.ts";
import { formatChf } from "@portal/model/money.ts";
import * as codes from "@portal/model/codes.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";

/** The texts for the codes in requests; an unknown code is shown as it is. */
export function useCodes() {
  const t = useTexts("interactions");
  const { language } = useLanguage();
  return {
    profession: (code: string) => professionalStatusName(code, language),
    mutation: nameOfCode(codes.mutationCodes, (code) => t(`code.mutation.${code}`)),
    extra: nameOfCode(codes.extraKeys, (code) => t(`code.extra.${code}`)),
    frequency: nameOfCode(Periodicity.options, (code) => t(`code.frequency.${code}`)),
    risk: nameOfCode(codes.risks, (code) => t(`code.risk.${code}`)),
    maternity: nameOfCode(codes.maternityEvents, (code) => t(`code.maternity.${code}`)),
    country: (code: string) => countryOf(code)?.names[language] ?? code,
    accidentCover: nameOfCode(codes.accidentCovers, (code) => t(`code.accidentCover.${code}`)),
    damage: (code: string) => damageKindName(code, language),
    canton: (code: string) => cantons.find((one) => one.code === code)?.names[language] ?? code,
  };
}

function nameOfCode<Code extends string>(list: readonly Code[], nameOf: (code: Code) => string) {
  return (code: string): string => {
    const known = list.find((one) => one === code);
    return known === undefined ? code : nameOf(known);
  };
}

/** Whole francs if the code is an amount, else the code. */
export function francsOf(code: string): string {
  if (!/^\d{1,6}$/.test(code)) return code;
  return formatChf(Number(code) * 100).replace(/\.00$/, "");
}
