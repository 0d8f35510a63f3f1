import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { type AccidentStep, BodyPart, insuranceGroups } from "@portal/model/accident/words.ts";
import { ageOn } from "@portal/model/calendar/birthdays.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { type Translate, useLanguage, useTexts } from "../../core/language/i18n.tsx";
import type { Answer } from "../../parts/wizard/Answers.tsx";
import { dayName } from "../../ui/fields/dates/month-names.ts";
import { type AccidentView, useAccidentView } from "../useAccident.ts";
import { type Names, useNames } from "../useNames.ts";

/** The texts of the form, and the names of its options. */
type Words = Translate<"accident"> & { names: Names };
type Range = AccidentForm["incapacityRange"];

/** The answers of a step, as shown above the later steps. */
export function useAnswers(): (step: AccidentStep) => readonly Answer[] {
  const t = Object.assign(useTexts("accident"), { names: useNames() });
  const { language } = useLanguage();
  const view = useAccidentView();
  const { values } = view.form;
  return (step) => {
    if (step === "status") return statusAnswers(t, view);
    if (step === "circumstances") {
      return circumstancesAnswers(t, values, (day) => dayName(day, language));
    }
    if (step === "injuries") return injuryAnswers(t, values);
    if (step === "otherInsurance") return insuranceAnswers(t, values);
    return step === "circulation" ? circulationAnswers(t, values) : [];
  };
}

function told(answers: readonly (readonly [label: string, value: string])[]): readonly Answer[] {
  return answers.flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));
}

function statusAnswers(t: Words, { form: { values }, person, moment }: AccidentView) {
  const { fullname: name = "", birthdate = "" } = person ?? {};
  return told([
    [
      t("answer.person"),
      person ? t("person", { name, count: ageOn(moment.today, birthdate) }) : "",
    ],
    [t("answer.status"), values.status && t.names.status(values.status)],
    [t("answer.employer"), values.employer],
    [
      t("answer.allowance"),
      values.unemploymentAllowance ? rangeText(t, values.unemploymentAllowanceRange) : "",
    ],
  ]);
}

function circumstancesAnswers(t: Words, values: AccidentForm, nameOf: (day: string) => string) {
  const { accidentDate, accidentHour: time } = values;
  const day = accidentDate ? nameOf(accidentDate) : "";
  return told([
    [t("answer.when"), t("answer.at", { day, time })],
    [t("answer.where"), values.accidentPlace],
    [t("answer.how"), values.accidentDescription],
    [t("answer.police"), values.accidentPoliceReport ? values.policeReportReporterName : t("no")],
    [
      t("answer.thirdParty"),
      values.thirdPartyAccident
        ? t("answer.withInsurer", {
            name: values.thirdPartyName,
            insurer: values.thirdPartyInsuranceName,
          })
        : t("no"),
    ],
    [t("answer.witness"), values.accidentWitnessName],
  ]);
}

function injuryAnswers(t: Words, values: AccidentForm) {
  const parts = BodyPart.options.filter((part) => values.injuredBodyPart.includes(part));
  return told([
    [t("answer.parts"), parts.map((part) => t.names.part(part)).join(", ")],
    [t("answer.nature"), values.injuryNature && t.names.nature(values.injuryNature)],
    [t("answer.dentist"), values.dentistConsulted],
    [t("answer.doctor"), values.doctorName],
    [
      t("answer.ongoing"),
      values.treatmentOngoing ? values.treatmentContinuationDoctorName : t("no"),
    ],
    [t("answer.incapacity"), values.incapacity ? rangeText(t, values.incapacityRange) : t("no")],
  ]);
}

function insuranceAnswers(t: Words, { insurances }: AccidentForm) {
  const ticked = insuranceGroups.filter((group) => insurances[group].isChecked);
  if (ticked.length === 0) return told([[t("answer.insurances"), t("insurance.none")]]);
  return told(
    ticked.map((group) => {
      const { name, healingCostsName: costs } = insurances[group];
      return [t.names.insurance(group), t.names.insuranceAnswer(name, costs)];
    }),
  );
}

function circulationAnswers(t: Words, values: AccidentForm) {
  if (!values.circulationAccident) return told([[t("answer.circulation"), t("no")]]);
  const isAttached = values.accidentReportFiles.length > 0;
  const report = isAttached ? t("answer.attached") : t("answer.later");
  return told([
    [
      t("answer.atFault"),
      t("answer.withInsurer", {
        name: values.vehicleAtFaulNumberplate,
        insurer: values.vehicleInsurerName,
      }),
    ],
    [t("answer.own"), values.insuredVehicleNumberplate],
    [t("answer.report"), values.accidentReport ? report : t("no")],
  ]);
}

function rangeText(t: Words, { start, end }: Range): string {
  if (!start) return "";
  return end
    ? t("answer.fromTo", { start: formatDate(start), end: formatDate(end) })
    : t("answer.from", { start: formatDate(start) });
}
