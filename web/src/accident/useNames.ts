import { coverSentences } from "@portal/model/accident/accident-cover.ts";
import {
  accidentAuthorisation,
  accidentLabels,
  accidentStepNames,
  insuranceAnswer,
  type LabelledField,
} from "@portal/model/accident/labels.ts";
import {
  bodyPartNames,
  insuranceNames,
  nameOf,
  natureNames,
  statusNames,
} from "@portal/model/accident/names.ts";
import type { AccidentCover, AccidentStep } from "@portal/model/accident/words.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** The texts that the declaration shares with its copy. */
export function useNames() {
  const { language } = useLanguage();
  return {
    field: (field: LabelledField) => accidentLabels[field][language],
    step: (step: AccidentStep) => accidentStepNames[step][language],
    cover: (cover: AccidentCover) => coverSentences[cover][language],
    status: (code: string) => nameOf(statusNames, code, language),
    part: (code: string) => nameOf(bodyPartNames, code, language),
    nature: (code: string) => nameOf(natureNames, code, language),
    insuranceAnswer: (name: string, costs: string) => insuranceAnswer(name, costs)[language],
    authorisation: (insurer: string) => accidentAuthorisation(insurer)[language],
    insurance: (code: string) => nameOf(insuranceNames, code, language),
  };
}
export type Names = ReturnType<typeof useNames>;
