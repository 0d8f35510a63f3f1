import { coverSentences } from "@portal/model/accident/accident-cover.ts";
import {
  accidentAuthorisation,
  accidentLabels,
  accidentStepNames,
  insuranceAnswer,
  type LabelledField,
} from "@portal/model/accident/labels.ts";
import { codeName, insuranceNames } from "@portal/model/accident/names.ts";
import type { CodeName } from "@portal/model/accident/fields.ts";
import type { AccidentCover, AccidentStep, InsuranceGroup } from "@portal/model/accident/words.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** The texts that the declaration shares with its copy. */
export function useNames() {
  const { language } = useLanguage();
  return {
    field: (field: LabelledField) => accidentLabels[field][language],
    step: (step: AccidentStep) => accidentStepNames[step][language],
    cover: (cover: AccidentCover) => coverSentences[cover][language],
    code: (field: CodeName, code: string) => codeName(field, code, language),
    insuranceAnswer: (name: string, costs: string) => insuranceAnswer(name, costs)[language],
    authorisation: (insurer: string) => accidentAuthorisation(insurer)[language],
    insurance: (group: InsuranceGroup) => insuranceNames[group][language],
  };
}
export type AccidentNames = ReturnType<typeof useNames>;
