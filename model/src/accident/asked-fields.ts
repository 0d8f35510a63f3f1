import { type AccidentForm, startOfAccident } from "./accident-form.ts";
import {
  accidentField,
  type AskedName,
  askedNames,
  isAskedName,
  type PeriodName,
} from "./fields.ts";
import { type AccidentStep, eachInsurance, type InsuranceGroup } from "./words.ts";

/** A field of the form; other insurances have their own paths. */
export type SingleField = Exclude<AskedName, "insurances">;
export type InsuranceField = `insurances.${InsuranceGroup}.${"name" | "healingCostsName"}`;
/** The path of an error in the form. A period has its error at the start or the end. */
export type AccidentField = SingleField | InsuranceField | `${PeriodName}.${"start" | "end"}`;

export function isPeriod(field: AskedName): field is PeriodName {
  return accidentField(field).rule === "period";
}

/** Whether a field is asked, given the values of the form. */
export function isAsked(form: AccidentForm, field: AskedName): boolean {
  return accidentField(field).when?.(form) ?? true;
}

/** Whether an asked field is required. A report may be announced for later instead. */
export function isRequired(form: AccidentForm, field: AskedName): boolean {
  if (field === "accidentReportFiles" && form.accidentReportLater) return false;
  return accidentField(field).isRequired && isAsked(form, field);
}

/** The step of a field, also of an insurance or of a period. */
export function stepOf(field: string): AccidentStep {
  const [name = ""] = field.split(".");
  return isAskedName(name) ? accidentField(name).step : "otherInsurance";
}

/**
 * The form with the fields that are no longer asked reset, and the fields that depend on them. An insurance that is not
 * ticked has no names.
 */
export function withResets(form: AccidentForm): AccidentForm {
  const kept = askedNames.reduce(
    (left, field) => (isAsked(left, field) ? left : { ...left, [field]: startOfAccident[field] }),
    form,
  );
  const insurances = eachInsurance((group) =>
    kept.insurances[group].isChecked ? kept.insurances[group] : startOfAccident.insurances[group],
  );
  return { ...kept, insurances };
}
