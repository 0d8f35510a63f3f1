import { accidentPayload } from "@portal/model/accident/accident-payload.ts";
import {
  bodyPartNames,
  insuranceNames,
  nameOf,
  natureNames,
  statusNames,
} from "@portal/model/accident/names.ts";
import { AccidentCover, insuranceGroups } from "@portal/model/accident/words.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { fullName, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { type Block, type Fact, facts, heading, note, paragraph } from "../insurer/pdf/paper.ts";
import { type AccidentTexts, accidentTexts } from "./accident-texts.ts";

const Parameters = z.strictObject({ accidentDate: z.iso.date() });

const Content = z.object({
  /** Who declared it. */
  declarant: z.string(),
  person: PersonOnPaper,
  /** What a later form no longer asks stays readable. */
  declaration: z.object(accidentPayload().shape),
  cover: AccidentCover,
  /** The name of the file that came with it. */
  report: z.string().nullable(),
});
type Content = z.infer<typeof Content>;
type Declaration = Content["declaration"];

/** An accident as it was declared: a copy for whoever declared it. */
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
  draw({ language, date }, _parameters, content) {
    const t = accidentTexts[language];
    const { declaration, person, declarant, cover } = content;
    return {
      language,
      date,
      title: t.title,
      subtitle: fullName(person),
      references: [
        [t.insuredNumber, String(person.insuredNumber)],
        [t.birthdate, formatDate(person.birthdate)],
        [t.declaredBy, declarant],
      ],
      blocks: [
        paragraph(t.lead),
        paragraph(t.cover[cover]),
        heading(t.steps.status),
        facts(...statusFacts(declaration, t, language)),
        heading(t.steps.circumstances),
        facts(...circumstanceFacts(declaration, t)),
        heading(t.steps.injuries),
        facts(...injuryFacts(declaration, t, language)),
        heading(t.steps.otherInsurance),
        ...insuranceBlocks(declaration, t, language),
        heading(t.steps.circulation),
        facts(...circulationFacts(content, t)),
        note(t.authorised),
      ],
    };
  },
};

/** Only what was said: an empty answer is no line. */
function said(...pairs: (Fact | undefined)[]): Fact[] {
  return pairs.filter((pair): pair is Fact => pair !== undefined && pair[1] !== "");
}

function answer(label: string, isYes: boolean, t: AccidentTexts): Fact {
  return [label, isYes ? t.yes : t.no];
}

function days(label: string, start: string, end: string, t: AccidentTexts): Fact | undefined {
  if (start === "") return undefined;
  return [label, `${formatDate(start)} – ${end === "" ? t.still : formatDate(end)}`];
}

function statusFacts(told: Declaration, t: AccidentTexts, language: Language): Fact[] {
  const { unemploymentAllowanceStartDate: start, unemploymentAllowanceEndDate: end } = told;
  return said(
    [t.status, nameOf(statusNames, told.status, language)],
    told.lessThan8Hours === null ? undefined : answer(t.lessThan8Hours, told.lessThan8Hours, t),
    [t.employer, told.employer],
    told.status === "CHOMAGE"
      ? answer(t.unemploymentAllowance, told.unemploymentAllowance, t)
      : undefined,
    days(t.allowanceDays, start, end, t),
  );
}

function circumstanceFacts(told: Declaration, t: AccidentTexts): Fact[] {
  return said(
    [t.when, `${formatDate(told.accidentDate)}, ${told.accidentHour}`],
    [t.place, told.accidentPlace],
    [t.description, told.accidentDescription],
    answer(t.policeReport, told.accidentPoliceReport, t),
    [t.reporter, told.policeReportReporterName],
    answer(t.thirdParty, told.thirdPartyAccident, t),
    [t.thirdPartyName, told.thirdPartyName],
    [t.thirdPartyInsurance, told.thirdPartyInsuranceName],
    [t.witness, told.accidentWitnessName],
  );
}

function injuryFacts(told: Declaration, t: AccidentTexts, language: Language): Fact[] {
  const parts = told.injuredBodyPart.map((part) => nameOf(bodyPartNames, part, language));
  return said(
    [t.bodyParts, parts.join(", ")],
    [t.nature, nameOf(natureNames, told.injuryNature, language)],
    answer(t.dental, told.dentalInjuries, t),
    [t.dentist, told.dentistConsulted],
    [t.doctor, told.doctorName],
    answer(t.ongoing, told.treatmentOngoing, t),
    [t.continuation, told.treatmentContinuationDoctorName],
    answer(t.incapacity, told.incapacity, t),
    days(t.incapacityDays, told.incapacityStartDate, told.incapacityEndDate, t),
  );
}

function insuranceBlocks(
  { insurances }: Declaration,
  t: AccidentTexts,
  language: Language,
): Block[] {
  const named = insuranceGroups.flatMap((group): Fact[] => {
    const insurance = insurances[group];
    if (!insurance) return [];
    const { name, healingCostsName } = insurance;
    return [
      [nameOf(insuranceNames, group, language), `${name} · ${t.healingCosts}: ${healingCostsName}`],
    ];
  });
  return named.length > 0 ? [facts(...named)] : [paragraph(t.noInsurance)];
}

function circulationFacts({ declaration: told, report }: Content, t: AccidentTexts): Fact[] {
  return said(
    answer(t.inTraffic, told.circulationAccident, t),
    [t.plateAtFault, told.vehicleAtFaulNumberplate],
    [t.vehicleInsurer, told.vehicleInsurerName],
    [t.ownPlate, told.insuredVehicleNumberplate],
    [t.report, report ?? ""],
  );
}
