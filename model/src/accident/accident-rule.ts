import * as z from "zod/mini";
import { earliestBirthday } from "../calendar/birthdays.ts";
import { todayInZurich, timeInZurich } from "../calendar/dates.ts";
import { lineProblem, linesProblem } from "../portal/texts.ts";
import { type DayBounds, type DayRange, isDay, isWithin } from "../typing/typed-dates.ts";
import { isTime } from "../typing/typed-times.ts";
import { type AccidentForm, accidentShape } from "./accident-form.ts";
import {
  type AccidentField,
  isAsked,
  isRequired,
  type SingleField,
  singleFields,
  stepOf,
} from "./asked-fields.ts";
import {
  type AccidentStep,
  AccidentStatus,
  BodyPart,
  InjuryNature,
  insuranceGroups,
  type InsuranceGroup,
} from "./words.ts";

export const longestAccidentText = { name: 80, place: 120, plate: 20, description: 2000 } as const;

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

/** The rule of the form and of the API. A filled field that the form does not ask is refused. */
export function accidentRule(moment: AccidentMoment): z.ZodMiniType<AccidentForm, AccidentForm> {
  return accidentShape().check(
    z.superRefine((form, context) => {
      for (const [field, message] of Object.entries(accidentProblems(form, moment))) {
        context.addIssue({ code: "custom", message, path: field.split("."), input: form });
      }
    }),
  );
}

/** The errors of one step, or of the whole form if the caller names no step. */
export function accidentProblems(
  form: AccidentForm,
  moment: AccidentMoment,
  step?: AccidentStep,
): AccidentProblems {
  const found = [
    ...singleFields.flatMap((field) => fieldProblems(form, field, moment)),
    ...insuranceGroups.flatMap((group) => insuranceProblems(form, group)),
  ];
  const wanted = found.filter(([field]) => step === undefined || stepOf(field) === step);
  return Object.fromEntries(wanted);
}

type Found = readonly [AccidentField, string];

function fieldProblems(form: AccidentForm, field: SingleField, moment: AccidentMoment): Found[] {
  const value = form[field];
  if (isEmpty(value)) return isRequired(form, field) ? [missing(field, value)] : [];
  const isUnseen = !isAsked(form, field);
  if (field === "unemploymentAllowanceRange" || field === "incapacityRange") {
    if (isUnseen) return [[`${field}.start`, "notAsked"]];
    const bounds =
      field === "incapacityRange" ? incapacityDays(form, moment) : allowanceDays(moment);
    return rangeProblems(field, form[field], bounds);
  }
  if (isUnseen) return [[field, "notAsked"]];
  const message = valueProblem(form, field, moment);
  return message ? [[field, message]] : [];
}

function isEmpty(value: AccidentForm[SingleField]): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object") return !value.start && !value.end;
  return !value;
}

/** An unreadable day is `undefined`; a day that was left out is empty. */
function missing(field: SingleField, value: AccidentForm[SingleField]): Found {
  if (field === "unemploymentAllowanceRange" || field === "incapacityRange") {
    const isUnreadable = typeof value === "object" && "start" in value && value.start === undefined;
    return [`${field}.start`, isUnreadable ? "date.format" : "required"];
  }
  if (field === "accidentReportFiles") return [field, "accident.reportMissing"];
  return [field, value === undefined ? "date.format" : "required"];
}

/** An empty end means that the period continues. */
function rangeProblems(
  field: "unemploymentAllowanceRange" | "incapacityRange",
  { start, end }: DayRange,
  bounds: DayBounds,
): Found[] {
  const found: Found[] = [];
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
  field: Exclude<SingleField, "unemploymentAllowanceRange" | "incapacityRange">,
  moment: AccidentMoment,
): string | undefined {
  switch (field) {
    case "concernedInsured":
      return /^[1-9]\d{0,9}$/.test(form.concernedInsured) ? undefined : "invalid";
    case "status":
      return AccidentStatus.safeParse(form.status).success ? undefined : "invalid";
    case "lessThan8Hours":
      return form.lessThan8Hours === "YES" ? undefined : "accident.employersInsurer";
    case "accidentDate":
      return isPossible(form.accidentDate ?? "", accidentDays(moment)) ? undefined : "date.format";
    case "accidentHour":
      return hourProblem(form, moment);
    case "accidentPlace":
      return lineProblem(form.accidentPlace, longestAccidentText.place);
    case "accidentDescription":
      return linesProblem(form.accidentDescription, longestAccidentText.description);
    case "injuredBodyPart":
      return partsProblem(form.injuredBodyPart);
    case "injuryNature":
      return InjuryNature.safeParse(form.injuryNature).success ? undefined : "invalid";
    case "vehicleAtFaulNumberplate":
    case "insuredVehicleNumberplate":
      return lineProblem(form[field], longestAccidentText.plate);
    case "accidentReportFiles":
      return form.accidentReportFiles.length > MOST_REPORT_FILES ? "files.onlyOne" : undefined;
    case "employer":
    case "policeReportReporterName":
    case "thirdPartyName":
    case "thirdPartyInsuranceName":
    case "accidentWitnessName":
    case "dentistConsulted":
    case "doctorName":
    case "treatmentContinuationDoctorName":
    case "vehicleInsurerName":
      return lineProblem(form[field], longestAccidentText.name);
    case "unemploymentAllowance":
    case "accidentPoliceReport":
    case "thirdPartyAccident":
    case "dentalInjuries":
    case "treatmentOngoing":
    case "incapacity":
    case "circulationAccident":
    case "accidentReport":
    case "accidentReportLater":
    case "insurerCompanyAuthorized":
      return undefined;
  }
}

/** An hour of today must not lie in the future. */
function hourProblem({ accidentDate, accidentHour }: AccidentForm, moment: AccidentMoment) {
  if (!isTime(accidentHour)) return "time.format";
  const isAhead = accidentDate === moment.today && accidentHour > moment.time;
  return isAhead ? "time.future" : undefined;
}

function partsProblem(parts: readonly string[]): string | undefined {
  const isKnown = parts.every((part) => BodyPart.safeParse(part).success);
  return isKnown && new Set(parts).size === parts.length ? undefined : "invalid";
}

function insuranceProblems(form: AccidentForm, group: InsuranceGroup): Found[] {
  const insurance = form.insurances[group];
  return (["name", "healingCostsName"] as const).flatMap((part): Found[] => {
    const message = insuranceProblem(insurance.isChecked, insurance[part]);
    return message ? [[`insurances.${group}.${part}`, message]] : [];
  });
}

function insuranceProblem(isChecked: boolean, name: string): string | undefined {
  if (name.trim() === "") return isChecked ? "required" : undefined;
  return isChecked ? lineProblem(name, longestAccidentText.name) : "notAsked";
}
