import * as z from "zod/mini";
import type { AccidentForm } from "./accident-form.ts";
import { type AccidentMoment, accidentProblems } from "./accident-rule.ts";
import { type InsuranceGroup, insuranceGroups } from "./words.ts";

const LARGEST_NUMBER = 2_147_483_647;
const LONGEST_SUBJECT = 120;

/**
 * The body of `POST /v1/contact/accident`. Optional fields may be left out; the rule of the form decides which are
 * required, under the names of the body (`payloadProblems`).
 */
export function accidentPayload() {
  const text = z._default(z.string("invalid").check(z.trim()), "");
  const isSet = z._default(z.boolean("invalid"), false);
  const day = z._default(z.string("date.format"), "");
  const insurance = z.optional(z.strictObject({ name: text, healingCostsName: text }));
  return z.strictObject({
    /** The title of the form in the customer's language. */
    subject: z
      .string("required")
      .check(z.trim(), z.minLength(1, "required"), z.maxLength(LONGEST_SUBJECT, "text.tooLong")),
    concernedInsuredNumber: z
      .int("required")
      .check(z.minimum(1, "invalid"), z.maximum(LARGEST_NUMBER, "invalid")),
    status: text,
    lessThan8Hours: z._default(z.nullable(z.boolean("invalid")), null),
    employer: text,
    unemploymentAllowance: isSet,
    unemploymentAllowanceStartDate: day,
    unemploymentAllowanceEndDate: day,
    /** The unemployment allowance continues. */
    stillUnemployed: isSet,
    accidentDate: day,
    /** `HH:mm` */
    accidentHour: text,
    accidentPlace: text,
    accidentDescription: text,
    accidentPoliceReport: isSet,
    policeReportReporterName: text,
    thirdPartyAccident: isSet,
    thirdPartyName: text,
    thirdPartyInsuranceName: text,
    accidentWitnessName: text,
    injuredBodyPart: z._default(z.array(z.string("invalid"), "invalid"), []),
    injuryNature: text,
    dentalInjuries: isSet,
    dentistConsulted: text,
    doctorName: text,
    treatmentOngoing: isSet,
    treatmentContinuationDoctorName: text,
    incapacity: isSet,
    incapacityStartDate: day,
    incapacityEndDate: day,
    /** Only the existing ones. */
    insurances: z._default(
      z.strictObject({
        employer: insurance,
        supplemental: insurance,
        private: insurance,
        school: insurance,
        other: insurance,
      }),
      {},
    ),
    circulationAccident: isSet,
    vehicleAtFaulNumberplate: text,
    vehicleInsurerName: text,
    insuredVehicleNumberplate: text,
    accidentReport: isSet,
    accidentReportFiles: z._default(z.array(z.string("files.gone"), "invalid"), []),
    insurerCompanyAuthorized: isSet,
  });
}
export type AccidentPayload = z.infer<ReturnType<typeof accidentPayload>>;

/** The body of the form; an unreadable day is refused before. */
export function toPayload(form: AccidentForm, subject: string): AccidentPayload {
  const {
    concernedInsured,
    lessThan8Hours,
    unemploymentAllowanceRange: allowance,
    accidentDate,
    incapacityRange,
    insurances,
    accidentReportLater: _accidentReportLater,
    ...same
  } = form;
  return {
    ...same,
    subject,
    concernedInsuredNumber: Number(concernedInsured),
    lessThan8Hours: lessThan8Hours === "" ? null : lessThan8Hours === "YES",
    unemploymentAllowanceStartDate: allowance.start ?? "",
    unemploymentAllowanceEndDate: allowance.end ?? "",
    stillUnemployed: isStill(allowance),
    accidentDate: accidentDate ?? "",
    incapacityStartDate: incapacityRange.start ?? "",
    incapacityEndDate: incapacityRange.end ?? "",
    insurances: Object.fromEntries(
      insuranceGroups.flatMap((group) => {
        const { isChecked, name, healingCostsName } = insurances[group];
        return isChecked ? [[group, { name, healingCostsName }]] : [];
      }),
    ),
  };
}

/** Converts a body into the form, so that one rule checks both. */
export function fromPayload(payload: AccidentPayload): AccidentForm {
  const {
    subject: _subject,
    stillUnemployed: _stillUnemployed,
    concernedInsuredNumber,
    lessThan8Hours,
    unemploymentAllowanceStartDate,
    unemploymentAllowanceEndDate,
    incapacityStartDate,
    incapacityEndDate,
    insurances,
    ...same
  } = payload;
  const insurance = (group: InsuranceGroup) => {
    const told = insurances[group];
    return { isChecked: told !== undefined, name: "", healingCostsName: "", ...told };
  };
  return {
    ...same,
    concernedInsured: String(concernedInsuredNumber),
    lessThan8Hours: answer(lessThan8Hours),
    unemploymentAllowanceRange: {
      start: unemploymentAllowanceStartDate,
      end: unemploymentAllowanceEndDate,
    },
    incapacityRange: { start: incapacityStartDate, end: incapacityEndDate },
    // A body without a file means that the report follows.
    accidentReportLater:
      payload.circulationAccident &&
      payload.accidentReport &&
      payload.accidentReportFiles.length === 0,
    insurances: {
      employer: insurance("employer"),
      supplemental: insurance("supplemental"),
      private: insurance("private"),
      school: insurance("school"),
      other: insurance("other"),
    },
  };
}

function answer(isYes: boolean | null): AccidentForm["lessThan8Hours"] {
  if (isYes === null) return "";
  return isYes ? "YES" : "NO";
}

function isStill({ start, end }: AccidentForm["unemploymentAllowanceRange"]): boolean {
  return Boolean(start) && !end;
}

/** Fields with another name in the body than in the form. */
const namesInPayload: Readonly<Record<string, string>> = {
  concernedInsured: "concernedInsuredNumber",
  "unemploymentAllowanceRange.start": "unemploymentAllowanceStartDate",
  "unemploymentAllowanceRange.end": "unemploymentAllowanceEndDate",
  "incapacityRange.start": "incapacityStartDate",
  "incapacityRange.end": "incapacityEndDate",
};

/** The errors of a body, by its own names. */
export function payloadProblems(
  payload: AccidentPayload,
  moment: AccidentMoment,
): Record<string, string> {
  const form = fromPayload(payload);
  const isContradicted = payload.stillUnemployed && !isStill(form.unemploymentAllowanceRange);
  return {
    ...Object.fromEntries(
      Object.entries(accidentProblems(form, moment)).map(([field, message]) => [
        namesInPayload[field] ?? field,
        message,
      ]),
    ),
    ...(isContradicted && { stillUnemployed: "invalid" }),
  };
}

/** The field of the form for an error of the API. */
export function formFieldOf(named: string): string {
  const found = Object.entries(namesInPayload).find(([, inPayload]) => inPayload === named);
  return found?.[0] ?? named;
}
