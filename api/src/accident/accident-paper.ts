import { coverSentences } from "@portal/model/accident/accident-cover.ts";
import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { accidentPayload, fromPayload } from "@portal/model/accident/accident-payload.ts";
import { isAsked, isPeriod } from "@portal/model/accident/asked-fields.ts";
import { accidentField, type AskedName, askedNames } from "@portal/model/accident/fields.ts";
import {
  accidentAuthorisation,
  accidentLabels,
  accidentStepNames,
  insuranceAnswer,
  type LabelledField,
} from "@portal/model/accident/labels.ts";
import { codeName, hasCodes, insuranceNames } from "@portal/model/accident/names.ts";
import {
  AccidentCover,
  type AccidentStep,
  accidentSteps,
  insuranceGroups,
} from "@portal/model/accident/words.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { fullName, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { type Block, type Fact, facts, heading, note, paragraph } from "../insurer/pdf/paper.ts";
import { type AccidentTexts, accidentTexts } from "./accident-texts.ts";

const Parameters = z.strictObject({ accidentDate: z.iso.date() });

const Content = z.object({
  declarant: z.string(),
  person: PersonOnPaper,
  /** Answers to questions that a later form dropped stay readable. */
  declaration: z.object(accidentPayload().shape),
  cover: AccidentCover,
  /** The name of the attached file. */
  report: z.string().nullable(),
});
type Content = z.infer<typeof Content>;

/** An accident as it was declared: the copy for the account that declared it. */
export const accidentPaper: DocumentTemplate<z.infer<typeof Parameters>, Content> = {
  code: "ACCIDENT_DECLARATION",
  type: "DOCUMENT",
  subType: "DECLARATION",
  documentFilterType: "LETTER",
  isMedical: true,
  parameters: Parameters,
  content: Content,
  title: ({ accidentDate }, _document, language) =>
    `${accidentTexts[language].title} ${formatDate(accidentDate)}`,
  fileName: ({ accidentDate }, _document, language) =>
    `${accidentTexts[language].file}-${accidentDate}.pdf`,
  draw({ language, date, company }, _parameters, content) {
    const t = accidentTexts[language];
    const { person, declarant, cover } = content;
    return {
      language,
      date,
      title: t.title,
      subtitle: fullName(person),
      references: [
        [t.insuredNumber, groupedNumber(person.insuredNumber)],
        [t.birthdate, formatDate(person.birthdate)],
        [t.declaredBy, declarant],
      ],
      blocks: [
        paragraph(t.lead),
        paragraph(coverSentences[cover][language]),
        ...stepsOnCopy.flatMap((step) => stepBlocks(step, content, language)),
        note(accidentAuthorisation(company.name)[language]),
      ],
    };
  },
};

/** The authorisation of the summary stands at the end of the copy. */
const stepsOnCopy = accidentSteps.filter((step) => step !== "summary");

function stepBlocks(step: AccidentStep, content: Content, language: Language): Block[] {
  const answers =
    step === "otherInsurance"
      ? insuranceBlock(content.declaration, language)
      : facts(...stepFacts(step, content, language));
  return [heading(accidentStepNames[step][language]), answers];
}

/** The answers of a step; an empty one is left out. */
function stepFacts(step: AccidentStep, content: Content, language: Language): Fact[] {
  const form = fromPayload(content.declaration);
  return askedNames.flatMap((name): Fact[] => {
    if (!isLabelled(name) || accidentField(name).step !== step) return [];
    const answer = answerOnCopy(name, form, content, language);
    return answer === "" ? [] : [[accidentLabels[name][language], answer]];
  });
}

function isLabelled(name: AskedName): name is LabelledField {
  return Object.hasOwn(accidentLabels, name) && accidentField(name).isOnCopy !== false;
}

function answerOnCopy(
  name: LabelledField,
  form: AccidentForm,
  { report }: Content,
  language: Language,
): string {
  const t = accidentTexts[language];
  if (isPeriod(name)) return periodText(form[name], t);
  if (hasCodes(name)) {
    return [form[name]]
      .flat()
      .map((code) => codeName(name, code, language))
      .join(", ");
  }
  // The head of the copy names the person, and the day is followed by the hour.
  if (name === "concernedInsured" || name === "accidentHour") return "";
  if (name === "accidentDate") {
    return `${formatDate(form.accidentDate ?? "")}, ${form.accidentHour}`;
  }
  if (name === "lessThan8Hours") {
    return form.lessThan8Hours && yesOrNo(form.lessThan8Hours === "YES", t);
  }
  if (name === "accidentReportFiles") return report ?? "";
  const value = form[name];
  if (typeof value === "string") return value;
  return isAsked(form, name) ? yesOrNo(value, t) : "";
}

function yesOrNo(isYes: boolean, t: AccidentTexts): string {
  return isYes ? t.yes : t.no;
}

function periodText({ start, end }: AccidentForm["incapacityRange"], t: AccidentTexts): string {
  return start ? `${formatDate(start)} – ${end ? formatDate(end) : t.still}` : "";
}

function insuranceBlock({ insurances }: Content["declaration"], language: Language): Block {
  const named = insuranceGroups.flatMap((group): Fact[] => {
    const insurance = insurances[group];
    if (!insurance) return [];
    const answer = insuranceAnswer(insurance.name, insurance.healingCostsName);
    return [[insuranceNames[group][language], answer[language]]];
  });
  return named.length > 0 ? facts(...named) : paragraph(accidentTexts[language].noInsurance);
}
