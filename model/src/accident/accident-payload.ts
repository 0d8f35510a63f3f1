import * as z from "zod/mini";
import type { AccidentForm } from "./accident-form.ts";
import { type AccidentMoment, accidentProblems } from "./accident-rule.ts";
import { type AccidentFields, accidentField, type AskedName, askedNames } from "./fields.ts";
import { eachInsurance, insuranceGroups } from "./words.ts";

const LONGEST_SUBJECT = 120;

type BodyOf<Name extends AskedName> = AccidentFields[Name] extends { body: infer Shapes }
  ? Shapes
  : { [Same in Name]: AccidentFields[Name]["shape"] };
/** The shapes of all bodies as one, by the names of the body. */
type Body = {
  [Name in { [Asked in AskedName]: keyof BodyOf<Asked> }[AskedName]]: Extract<
    { [Asked in AskedName]: BodyOf<Asked> }[AskedName],
    Readonly<Record<Name, unknown>>
  >[Name];
};

/** The fields of the body, in the order of the form. */
function bodyShape(): Body {
  const parts = askedNames.map((name): Readonly<Record<string, z.ZodMiniType>> => {
    const { body, shape } = accidentField(name);
    return body ?? { [name]: shape };
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way
  return Object.assign({}, ...parts) as Body;
}

/**
 * The body of `POST /v1/contact/accident`. Optional fields may be left out; the rule of the form decides which are
 * required, under the names of the body (`payloadProblems`).
 */
export function accidentPayload() {
  return z.strictObject({
    /** The title of the form in the customer's language. */
    subject: z
      .string("required")
      .check(z.trim(), z.minLength(1, "required"), z.maxLength(LONGEST_SUBJECT, "text.tooLong")),
    ...bodyShape(),
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
    insurances: eachInsurance((group) => {
      const told = insurances[group];
      return { isChecked: told !== undefined, name: "", healingCostsName: "", ...told };
    }),
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
