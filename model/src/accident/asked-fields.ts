import { type AccidentForm, startOfAccident } from "./accident-form.ts";
import { type AccidentStep, insuranceGroups, type InsuranceGroup } from "./words.ts";

/** A field of the form; the insurances beside have their own paths. */
export type SingleField = Exclude<keyof AccidentForm, "insurances">;
export type InsuranceField = `insurances.${InsuranceGroup}.${"name" | "healingCostsName"}`;
/** What can be wrong, as a path of the form. A range is told by its start or its end. */
export type AccidentField =
  | SingleField
  | InsuranceField
  | `${"unemploymentAllowanceRange" | "incapacityRange"}.${"start" | "end"}`;

interface AskedField {
  step: AccidentStep;
  /** Whether it has to be filled in where it is asked for. A switch is never missing: off is an answer. */
  isRequired: boolean;
  /** Where it is asked for; everywhere when nothing is said. */
  when?: (form: AccidentForm) => boolean;
}

/** Who has an employer is insured there from eight hours a week on, and only here for less (LAA art. 8 al. 2). */
export function hasEmployer({ status }: Pick<AccidentForm, "status">): boolean {
  return status === "SALARIE" || status === "APPRENTI";
}

function isUnemployed({ status }: AccidentForm): boolean {
  return status === "CHOMAGE";
}

const optional = false;
const required = true;

/**
 * Every field with its step, in the order of the form: what depends on another one stands below it. Screen and API read
 * from here what is asked for and what is missing, and `withResets` what has to go.
 */
export const askedFields: Readonly<Record<SingleField, AskedField>> = {
  concernedInsured: { step: "status", isRequired: required },
  status: { step: "status", isRequired: required },
  lessThan8Hours: { step: "status", isRequired: required, when: hasEmployer },
  employer: {
    step: "status",
    isRequired: required,
    when: (form) => hasEmployer(form) && form.lessThan8Hours === "YES",
  },
  unemploymentAllowance: {
    step: "status",
    isRequired: optional,
    when: isUnemployed,
  },
  unemploymentAllowanceRange: {
    step: "status",
    isRequired: required,
    when: (form) => isUnemployed(form) && form.unemploymentAllowance,
  },
  accidentDate: { step: "circumstances", isRequired: required },
  accidentHour: { step: "circumstances", isRequired: required },
  accidentPlace: { step: "circumstances", isRequired: required },
  accidentDescription: { step: "circumstances", isRequired: required },
  accidentPoliceReport: { step: "circumstances", isRequired: optional },
  policeReportReporterName: {
    step: "circumstances",
    isRequired: required,
    when: ({ accidentPoliceReport }) => accidentPoliceReport,
  },
  thirdPartyAccident: { step: "circumstances", isRequired: optional },
  thirdPartyName: {
    step: "circumstances",
    isRequired: required,
    when: ({ thirdPartyAccident }) => thirdPartyAccident,
  },
  thirdPartyInsuranceName: {
    step: "circumstances",
    isRequired: required,
    when: ({ thirdPartyAccident }) => thirdPartyAccident,
  },
  accidentWitnessName: { step: "circumstances", isRequired: optional },
  injuredBodyPart: { step: "injuries", isRequired: required },
  injuryNature: { step: "injuries", isRequired: required },
  dentalInjuries: { step: "injuries", isRequired: optional },
  dentistConsulted: {
    step: "injuries",
    isRequired: required,
    when: ({ dentalInjuries }) => dentalInjuries,
  },
  doctorName: {
    step: "injuries",
    isRequired: required,
    when: ({ dentalInjuries }) => !dentalInjuries,
  },
  treatmentOngoing: { step: "injuries", isRequired: optional },
  treatmentContinuationDoctorName: {
    step: "injuries",
    isRequired: required,
    when: ({ treatmentOngoing }) => treatmentOngoing,
  },
  incapacity: { step: "injuries", isRequired: optional },
  incapacityRange: {
    step: "injuries",
    isRequired: required,
    when: ({ incapacity }) => incapacity,
  },
  circulationAccident: { step: "circulation", isRequired: optional },
  vehicleAtFaulNumberplate: {
    step: "circulation",
    isRequired: required,
    when: ({ circulationAccident }) => circulationAccident,
  },
  vehicleInsurerName: {
    step: "circulation",
    isRequired: required,
    when: ({ circulationAccident }) => circulationAccident,
  },
  insuredVehicleNumberplate: {
    step: "circulation",
    isRequired: required,
    when: ({ circulationAccident }) => circulationAccident,
  },
  accidentReport: {
    step: "circulation",
    isRequired: optional,
    when: ({ circulationAccident }) => circulationAccident,
  },
  accidentReportFiles: {
    step: "circulation",
    isRequired: required,
    when: ({ circulationAccident, accidentReport }) => circulationAccident && accidentReport,
  },
  accidentReportLater: {
    step: "circulation",
    isRequired: optional,
    when: ({ circulationAccident, accidentReport, accidentReportFiles }) =>
      circulationAccident && accidentReport && accidentReportFiles.length === 0,
  },
  insurerCompanyAuthorized: { step: "summary", isRequired: required },
};

function isSingleField(name: string): name is SingleField {
  return Object.hasOwn(askedFields, name);
}

/** In the order of the form. */
export const singleFields: readonly SingleField[] = Object.keys(askedFields).filter(isSingleField);

/** Whether a field is asked for, as the form is filled in. */
export function isAsked(form: AccidentForm, field: SingleField): boolean {
  return askedFields[field].when?.(form) ?? true;
}

/** Whether a field that is asked for has to be filled in. A report may be announced for later instead. */
export function isRequired(form: AccidentForm, field: SingleField): boolean {
  if (field === "accidentReportFiles" && form.accidentReportLater) return false;
  return askedFields[field].isRequired && isAsked(form, field);
}

/** The step in which a field of the form stands, also one of an insurance or of a range. */
export function stepOf(field: string): AccidentStep {
  const [name = ""] = field.split(".");
  return isSingleField(name) ? askedFields[name].step : "otherInsurance";
}

/**
 * The form without what is no longer asked for: a switch that goes off takes its fields along, and they theirs. An
 * insurance that is not ticked has no names.
 */
export function withResets(form: AccidentForm): AccidentForm {
  const kept = singleFields.reduce(
    (left, field) => (isAsked(left, field) ? left : { ...left, [field]: startOfAccident[field] }),
    form,
  );
  const insurances = { ...kept.insurances };
  for (const group of insuranceGroups) {
    if (!insurances[group].isChecked) insurances[group] = startOfAccident.insurances[group];
  }
  return { ...kept, insurances };
}
