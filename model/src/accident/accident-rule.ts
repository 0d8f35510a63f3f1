import { earliestBirthday } from "../calendar/birthdays.ts";
import { todayInZurich, timeInZurich } from "../calendar/dates.ts";
import { insuredNumberText } from "../insured-number.ts";
import { lineProblem, linesProblem } from "../portal/texts.ts";
import { type DayBounds, type DayRange, isDay, isWithin } from "../calendar/typed-dates.ts";
import { isTime } from "../typing/typed-times.ts";
import type { AccidentForm } from "./accident-form.ts";
import {
  type AccidentField,
  isAsked,
  isPeriod,
  isRequired,
  type SingleField,
  stepOf,
} from "./asked-fields.ts";
import {
  accidentField,
  type AskedName,
  askedNames,
  longestAccidentText,
  type PeriodName,
} from "./fields.ts";
import { type AccidentStep, insuranceGroups, type InsuranceGroup } from "./words.ts";

export const MOST_REPORT_FILES = 1;
const EARLIEST_ALLOWANCE = "2000-01-01";
const YEARS_AHEAD = 2;

/** The moment of a declaration, and the birthdate before which no accident can be. */
export interface AccidentMoment {
  today: string;
  /** `HH:mm` */
  time: string;
  /** Missing when the person's birthdate is not known. */
  birthdate?: string | undefined;
}

export function accidentMoment(now: Date, birthdate?: string): AccidentMoment {
  return { today: todayInZurich(now), time: timeInZurich(now), birthdate };
}

/** Message keys by the field of the form that has the error. */
export type AccidentProblems = Partial<Record<AccidentField, string>>;

/** The days of an accident: from 1900, or from birth, to today. */
export function accidentDays({ today, birthdate = "" }: AccidentMoment): DayBounds {
  return { min: birthdate > earliestBirthday ? birthdate : earliestBirthday, max: today };
}

export function allowanceDays({ today }: AccidentMoment): DayBounds {
  return { min: EARLIEST_ALLOWANCE, max: today };
}

/** An incapacity cannot begin before its accident. A medical certificate may end in the future. */
export function incapacityDays(form: AccidentForm, { today }: AccidentMoment): DayBounds {
  const max = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  return { min: form.accidentDate || earliestBirthday, max };
}

/**
 * The errors of one step, or of the whole form if the caller names no step. A filled field that the form does not ask
 * is refused.
 */
export function accidentProblems(
  form: AccidentForm,
  moment: AccidentMoment,
  step?: AccidentStep,
): AccidentProblems {
  const found = askedNames.flatMap((name) => fieldProblems(form, name, moment));
  const wanted = found.filter(([field]) => step === undefined || stepOf(field) === step);
  return Object.fromEntries(wanted);
}

type FieldProblem = readonly [AccidentField, string];

function fieldProblems(
  form: AccidentForm,
  name: AskedName,
  moment: AccidentMoment,
): FieldProblem[] {
  if (name === "insurances") {
    return insuranceGroups.flatMap((group) => insuranceProblems(form, group));
  }
  const value = form[name];
  if (isEmpty(value)) return isRequired(form, name) ? [missing(name, value)] : [];
  if (isPeriod(name)) {
    return isAsked(form, name)
      ? periodProblems(name, form[name], periodDays[name](form, moment))
      : [[`${name}.start`, "notAsked"]];
  }
  if (!isAsked(form, name)) return [[name, "notAsked"]];
  const message = valueProblem(form, name, moment);
  return message ? [[name, message]] : [];
}

/** The possible days of each period. */
const periodDays: Readonly<
  Record<PeriodName, (form: AccidentForm, moment: AccidentMoment) => DayBounds>
> = {
  unemploymentAllowanceRange: (_, moment) => allowanceDays(moment),
  incapacityRange: incapacityDays,
};

function isEmpty(value: AccidentForm[SingleField]): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object") return !value.start && !value.end;
  return !value;
}

/** An unreadable day is `undefined`; a day that was left out is empty. */
function missing(field: SingleField, value: AccidentForm[SingleField]): FieldProblem {
  if (isPeriod(field)) {
    const isUnreadable = typeof value === "object" && "start" in value && value.start === undefined;
    return [`${field}.start`, isUnreadable ? "date.format" : "required"];
  }
  if (field === "accidentReportFiles") return [field, "accident.reportMissing"];
  return [field, value === undefined ? "date.format" : "required"];
}

/** An empty end means that the period continues. */
function periodProblems(
  field: PeriodName,
  { start, end }: DayRange,
  bounds: DayBounds,
): FieldProblem[] {
  const found: FieldProblem[] = [];
  if (!start || !isPossible(start, bounds)) {
    found.push([`${field}.start`, start === "" ? "required" : "date.format"]);
  }
  if (end === undefined || (end !== "" && !isPossible(end, bounds))) {
    found.push([`${field}.end`, "date.format"]);
  } else if (start && end !== "" && end < start) {
    found.push([`${field}.end`, "range.order"]);
  }
  return found;
}

function isPossible(day: string, bounds: DayBounds): boolean {
  return isDay(day) && isWithin(day, bounds);
}

function valueProblem(
  form: AccidentForm,
  name: Exclude<SingleField, PeriodName>,
  moment: AccidentMoment,
): string | undefined {
  const { rule, longest = 0, codes = [] } = accidentField(name);
  const text = String(form[name]);
  switch (rule) {
    case "person":
      return insuredNumberText.test(text) ? undefined : "invalid";
    case "code":
      return codes.includes(text) ? undefined : "invalid";
    case "codes":
      return codesProblem(form.injuredBodyPart, codes);
    case "employment":
      return text === "YES" ? undefined : "accident.employersInsurer";
    case "day":
      return isPossible(text, accidentDays(moment)) ? undefined : "date.format";
    case "hour":
      return hourProblem(form, moment);
    case "line":
      return lineProblem(text, longest);
    case "lines":
      return linesProblem(text, longest);
    case "files":
      return form.accidentReportFiles.length > MOST_REPORT_FILES ? "files.onlyOne" : undefined;
    case "any":
    case "insurances":
    case "period":
      return undefined;
  }
}

/** An hour of today must not lie in the future. */
function hourProblem({ accidentDate, accidentHour }: AccidentForm, moment: AccidentMoment) {
  if (!isTime(accidentHour)) return "time.format";
  const isAhead = accidentDate === moment.today && accidentHour > moment.time;
  return isAhead ? "time.future" : undefined;
}

function codesProblem(told: readonly string[], codes: readonly string[]): string | undefined {
  const isKnown = told.every((code) => codes.includes(code));
  return isKnown && new Set(told).size === told.length ? undefined : "invalid";
}

function insuranceProblems(form: AccidentForm, group: InsuranceGroup): FieldProblem[] {
  const insurance = form.insurances[group];
  return (["name", "healingCostsName"] as const).flatMap((part): FieldProblem[] => {
    const message = insuranceProblem(insurance.isChecked, insurance[part]);
    return message ? [[`insurances.${group}.${part}`, message]] : [];
  });
}

function insuranceProblem(isChecked: boolean, name: string): string | undefined {
  if (name.trim() === "") return isChecked ? "required" : undefined;
  return isChecked ? lineProblem(name, longestAccidentText.name) : "notAsked";
}
