import { isAsked } from "@portal/model/accident/asked-fields.ts";
import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { accidentField, type AskedName, askedNames } from "@portal/model/accident/fields.ts";
import { type AccidentStep, BodyPart, insuranceGroups } from "@portal/model/accident/words.ts";
import { ageOn } from "@portal/model/calendar/birthdays.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { type Translate, useLanguage, useTexts } from "../../core/language/i18n.tsx";
import type { Answer } from "../../parts/wizard/Answers.tsx";
import { dayName } from "../../ui/fields/dates/month-names.ts";
import { type AccidentView, useAccidentView } from "../useAccident.ts";
import { type AccidentNames, useNames } from "../useNames.ts";

interface SummaryContext extends AccidentView {
  t: Translate<"accident">;
  names: AccidentNames;
  values: AccidentForm;
  dayName: (day: string) => string;
}
/** A label with its value; an empty value is not shown. */
type LabelledValue = readonly [label: string, value: string];

/** The answers of a step, as shown above the later steps. */
export function useAnswers(): (step: AccidentStep) => readonly Answer[] {
  const { language } = useLanguage();
  const view = useAccidentView();
  const told: SummaryContext = {
    ...view,
    t: useTexts("accident"),
    names: useNames(),
    values: view.form.values,
    dayName: (day) => dayName(day, language),
  };
  return (step) =>
    askedNames
      .filter((name) => accidentField(name).step === step && isAsked(told.values, name))
      .flatMap((name) => answers[name]?.(told) ?? [])
      .flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));
}

/** The answer of each asked field; null if another answer includes it, or none shows it. */
const answers: Readonly<
  Record<AskedName, ((told: SummaryContext) => readonly LabelledValue[]) | null>
> = {
  concernedInsured: ({ t, person, moment }) => [
    [
      t("answer.person"),
      person
        ? t("person", { name: person.fullname, count: ageOn(moment.today, person.birthdate) })
        : "",
    ],
  ],
  status: ({ t, names, values: { status } }) => [
    [t("answer.status"), status && names.code("status", status)],
  ],
  lessThan8Hours: null,
  employer: ({ t, values }) => [[t("answer.employer"), values.employer]],
  unemploymentAllowance: ({ t, values }) => [
    [t("answer.allowance"), periodText(t, values.unemploymentAllowanceRange)],
  ],
  unemploymentAllowanceRange: null,
  accidentDate: ({ t, values: { accidentDate: day, accidentHour: time }, ...told }) => [
    [t("answer.when"), t("answer.at", { day: day ? told.dayName(day) : "", time })],
  ],
  accidentHour: null,
  accidentPlace: ({ t, values }) => [[t("answer.where"), values.accidentPlace]],
  accidentDescription: ({ t, values }) => [[t("answer.how"), values.accidentDescription]],
  accidentPoliceReport: ({ t, values }) => [
    [t("answer.police"), values.accidentPoliceReport ? values.policeReportReporterName : t("no")],
  ],
  policeReportReporterName: null,
  thirdPartyAccident: ({ t, values }) => [
    [
      t("answer.thirdParty"),
      values.thirdPartyAccident
        ? withInsurer(t, values.thirdPartyName, values.thirdPartyInsuranceName)
        : t("no"),
    ],
  ],
  thirdPartyName: null,
  thirdPartyInsuranceName: null,
  accidentWitnessName: ({ t, values }) => [[t("answer.witness"), values.accidentWitnessName]],
  injuredBodyPart: ({ t, names, values }) => {
    const parts = BodyPart.options.filter((part) => values.injuredBodyPart.includes(part));
    return [
      [t("answer.parts"), parts.map((part) => names.code("injuredBodyPart", part)).join(", ")],
    ];
  },
  injuryNature: ({ t, names, values: { injuryNature } }) => [
    [t("answer.nature"), injuryNature && names.code("injuryNature", injuryNature)],
  ],
  dentalInjuries: null,
  dentistConsulted: ({ t, values }) => [[t("answer.dentist"), values.dentistConsulted]],
  doctorName: ({ t, values }) => [[t("answer.doctor"), values.doctorName]],
  treatmentOngoing: ({ t, values }) => [
    [
      t("answer.ongoing"),
      values.treatmentOngoing ? values.treatmentContinuationDoctorName : t("no"),
    ],
  ],
  treatmentContinuationDoctorName: null,
  incapacity: ({ t, values }) => [
    [t("answer.incapacity"), values.incapacity ? periodText(t, values.incapacityRange) : t("no")],
  ],
  incapacityRange: null,
  insurances: insuranceAnswers,
  circulationAccident: ({ t, values }) =>
    values.circulationAccident ? [] : [[t("answer.circulation"), t("no")]],
  vehicleAtFaulNumberplate: ({ t, values }) => [
    [
      t("answer.atFault"),
      withInsurer(t, values.vehicleAtFaulNumberplate, values.vehicleInsurerName),
    ],
  ],
  vehicleInsurerName: null,
  insuredVehicleNumberplate: ({ t, values }) => [
    [t("answer.own"), values.insuredVehicleNumberplate],
  ],
  accidentReport: ({ t, values }) => {
    const isAttached = values.accidentReportFiles.length > 0;
    const report = isAttached ? t("answer.attached") : t("answer.later");
    return [[t("answer.report"), values.accidentReport ? report : t("no")]];
  },
  accidentReportFiles: null,
  accidentReportLater: null,
  insurerCompanyAuthorized: null,
};

function insuranceAnswers({
  t,
  names,
  values: { insurances },
}: SummaryContext): readonly LabelledValue[] {
  const ticked = insuranceGroups.filter((group) => insurances[group].isChecked);
  if (ticked.length === 0) return [[t("answer.insurances"), t("insurance.none")]];
  return ticked.map((group) => {
    const { name, healingCostsName: costs } = insurances[group];
    return [names.insurance(group), names.insuranceAnswer(name, costs)];
  });
}

function withInsurer(t: SummaryContext["t"], name: string, insurer: string): string {
  return t("answer.withInsurer", { name, insurer });
}

function periodText(
  t: SummaryContext["t"],
  { start, end }: AccidentForm["incapacityRange"],
): string {
  if (!start) return "";
  return end
    ? t("answer.fromTo", { start: formatDate(start), end: formatDate(end) })
    : t("answer.from", { start: formatDate(start) });
}
