import { type AccidentForm, startOfAccident } from "./accident-form.ts";
import { type AccidentStep, insuranceGroups, type InsuranceGroup } from "./words.ts";

/** A field of the form; other insurances have their own paths. */
export type SingleField = Exclude<keyof AccidentForm, "insurances">;
export type InsuranceField = `insurances.${InsuranceGroup}.${"name" | "healingCostsName"}`;
/** The path of an error in the form. A range has its error at the start or the end. */
export type AccidentField =
  | SingleField
  | InsuranceField
  | `${"unemploymentAllowanceRange" | "incapacityRange"}.${"start" | "end"}`;

interface AskedField {
  step: AccidentStep;
  /** Whether an asked field is required. A switch is never missing: off is an answer. */
  isRequired: boolean;
  /** The condition for the field; without one it is always asked. */
  when?: (form: AccidentForm) => boolean;
}

/** An employer insures persons from eight hours a week on; others are insured here (LAA art. 8 al. 2). */
export function hasEmployer({ status }: Pick<AccidentForm, "status">): boolean {
  return status === "SALARIE" || status === "APPRENTI";
}

function isUnemployed({ status }: AccidentForm): boolean {
  return status === "CHOMAGE";
}

const optional = false;
const required = true;

/**
 * Every field with its step, in the order of the form: a field comes after those that it depends on. Screen, API and
 * `withResets` read the asked and required fields from here.
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

/** Whether a field is asked, given the values of the form. */
export function isAsked(form: AccidentForm, field: SingleField): boolean {
  return askedFields[field].when?.(form) ?? true;
}

/** Whether an asked field is required. A report may be announced for later instead. */
export function isRequired(form: AccidentForm, field: SingleField): boolean {
  if (field === "accidentReportFiles" && form.accidentReportLater) return false;
  return askedFields[field].isRequired && isAsked(form, field);
}

/** The step of a field, also of an insurance or of a range. */
export function stepOf(field: string): AccidentStep {
  const [name = ""] = field.split(".");
  return isSingleField(name) ? askedFields[name].step : "otherInsurance";
}

/**
 * The form with the fields that are no longer asked reset, and the fields that depend on them. An insurance that is not
 * ticked has no names.
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
