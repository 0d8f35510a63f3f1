import { coverSentences } from "@portal/model/accident/accident-cover.ts";
import { accidentPayload } from "@portal/model/accident/accident-payload.ts";
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
import { AccidentCover, type AccidentStep, insuranceGroups } from "@portal/model/accident/words.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { fullName, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { type Block, type Fact, facts, heading, note, paragraph } from "../insurer/pdf/paper.ts";
import { accidentTexts } from "./accident-texts.ts";

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
type Declaration = Content["declaration"];

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
    const { declaration, person, declarant, cover } = content;
    const words = wordsIn(language);
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
        words.step("status"),
        facts(...statusFacts(declaration, words)),
        words.step("circumstances"),
        facts(...circumstanceFacts(declaration, words)),
        words.step("injuries"),
        facts(...injuryFacts(declaration, words)),
        words.step("otherInsurance"),
        ...insuranceBlocks(declaration, words),
        words.step("circulation"),
        facts(...circulationFacts(content, words)),
        note(accidentAuthorisation(company.name)[language]),
      ],
    };
  },
};

type Words = ReturnType<typeof wordsIn>;

/** The labels of steps, fields and answers in a language. */
function wordsIn(language: Language) {
  const t = accidentTexts[language];
  const label = (field: LabelledField) => accidentLabels[field][language];
  return {
    language,
    t,
    step: (step: AccidentStep) => heading(accidentStepNames[step][language]),
    field: (field: LabelledField, value: string): Fact => [label(field), value],
    answer: (field: LabelledField, isYes: boolean): Fact => [label(field), isYes ? t.yes : t.no],
    days: (field: LabelledField, start: string, end: string): Fact | undefined =>
      start === ""
        ? undefined
        : [label(field), `${formatDate(start)} – ${end === "" ? t.still : formatDate(end)}`],
  };
}

/** Leaves out empty answers. */
function said(...pairs: (Fact | undefined)[]): Fact[] {
  return pairs.filter((pair): pair is Fact => pair !== undefined && pair[1] !== "");
}

function statusFacts(told: Declaration, words: Words): Fact[] {
  const { unemploymentAllowanceStartDate: start, unemploymentAllowanceEndDate: end } = told;
  return said(
    words.field("status", nameOf(statusNames, told.status, words.language)),
    told.lessThan8Hours === null ? undefined : words.answer("lessThan8Hours", told.lessThan8Hours),
    words.field("employer", told.employer),
    told.status === "CHOMAGE"
      ? words.answer("unemploymentAllowance", told.unemploymentAllowance)
      : undefined,
    words.days("unemploymentAllowanceRange", start, end),
  );
}

function circumstanceFacts(told: Declaration, words: Words): Fact[] {
  return said(
    words.field("accidentDate", `${formatDate(told.accidentDate)}, ${told.accidentHour}`),
    words.field("accidentPlace", told.accidentPlace),
    words.field("accidentDescription", told.accidentDescription),
    words.answer("accidentPoliceReport", told.accidentPoliceReport),
    words.field("policeReportReporterName", told.policeReportReporterName),
    words.answer("thirdPartyAccident", told.thirdPartyAccident),
    words.field("thirdPartyName", told.thirdPartyName),
    words.field("thirdPartyInsuranceName", told.thirdPartyInsuranceName),
    words.field("accidentWitnessName", told.accidentWitnessName),
  );
}

function injuryFacts(told: Declaration, words: Words): Fact[] {
  const { language } = words;
  const parts = told.injuredBodyPart.map((part) => nameOf(bodyPartNames, part, language));
  return said(
    words.field("injuredBodyPart", parts.join(", ")),
    words.field("injuryNature", nameOf(natureNames, told.injuryNature, language)),
    words.answer("dentalInjuries", told.dentalInjuries),
    words.field("dentistConsulted", told.dentistConsulted),
    words.field("doctorName", told.doctorName),
    words.answer("treatmentOngoing", told.treatmentOngoing),
    words.field("treatmentContinuationDoctorName", told.treatmentContinuationDoctorName),
    words.answer("incapacity", told.incapacity),
    words.days("incapacityRange", told.incapacityStartDate, told.incapacityEndDate),
  );
}

function insuranceBlocks({ insurances }: Declaration, { t, language }: Words): Block[] {
  const named = insuranceGroups.flatMap((group): Fact[] => {
    const insurance = insurances[group];
    if (!insurance) return [];
    const answer = insuranceAnswer(insurance.name, insurance.healingCostsName);
    return [[nameOf(insuranceNames, group, language), answer[language]]];
  });
  return named.length > 0 ? [facts(...named)] : [paragraph(t.noInsurance)];
}

function circulationFacts({ declaration: told, report }: Content, words: Words): Fact[] {
  return said(
    words.answer("circulationAccident", told.circulationAccident),
    words.field("vehicleAtFaulNumberplate", told.vehicleAtFaulNumberplate),
    words.field("vehicleInsurerName", told.vehicleInsurerName),
    words.field("insuredVehicleNumberplate", told.insuredVehicleNumberplate),
    words.field("accidentReportFiles", report ?? ""),
  );
}
