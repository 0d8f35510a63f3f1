import * as z from "zod/mini";
import {
  AccidentStatus,
  type AccidentStep,
  BodyPart,
  eachInsurance,
  InjuryNature,
} from "./words.ts";

export const longestAccidentText = { name: 80, place: 120, plate: 20, description: 2000 } as const;

const LARGEST_NUMBER = 2_147_483_647;

/** The switches that decide which other fields are asked. */
type DecidingSwitch =
  | "accidentPoliceReport"
  | "accidentReport"
  | "circulationAccident"
  | "dentalInjuries"
  | "incapacity"
  | "thirdPartyAccident"
  | "treatmentOngoing"
  | "unemploymentAllowance";

/** The answers that decide which other fields are asked. */
interface DecidingAnswers extends Readonly<Record<DecidingSwitch, boolean>> {
  readonly status: string;
  readonly lessThan8Hours: string;
  readonly accidentReportFiles: readonly string[];
}

/** The rule for a filled field, which `accident-rule.ts` checks. */
export type AccidentFieldRule =
  | "any"
  | "code"
  | "codes"
  | "day"
  | "employment"
  | "files"
  | "hour"
  | "insurances"
  | "line"
  | "lines"
  | "period"
  | "person";

interface AccidentFieldEntry {
  step: AccidentStep;
  /** Whether an asked field is required. A switch is never missing: off is an answer. */
  isRequired: boolean;
  /** The condition for the field; without one it is always asked. */
  when?: (form: DecidingAnswers) => boolean;
  /** The initial value, and that of a reset field. */
  start: unknown;
  /** The value in the form: `""` is empty, an unreadable day is `undefined`. */
  shape: z.ZodMiniType;
  /** The fields of `POST /v1/contact/accident` that hold it; without them, one of the same name and shape. */
  body?: Readonly<Record<string, z.ZodMiniType>>;
  rule: AccidentFieldRule;
  longest?: number;
  codes?: readonly string[];
  /** The copy leaves the answer out. */
  isOnCopy?: false;
}

/** An employer insures persons from eight hours a week on; others are insured here (LAA art. 8 al. 2). */
export function hasEmployer({ status }: Pick<DecidingAnswers, "status">): boolean {
  return status === "SALARIE" || status === "APPRENTI";
}

const isUnemployed = ({ status }: DecidingAnswers) => status === "CHOMAGE";
const hasReport = (form: DecidingAnswers) => form.circulationAccident && form.accidentReport;
const isOn = (name: DecidingSwitch) => (form: DecidingAnswers) => form[name];

const text = /* @__PURE__ */ z._default(z.string("invalid").check(z.trim()), "");
const day = /* @__PURE__ */ z.union([z.string("date.format"), z.undefined()]);
const dayInBody = /* @__PURE__ */ z._default(z.string("date.format"), "");
const isSet = /* @__PURE__ */ z._default(z.boolean("invalid"), false);

const line = (longest: number) =>
  ({ isRequired: true, start: "", shape: text, rule: "line", longest }) as const;
const nameLine = line(longestAccidentText.name);
const plateLine = line(longestAccidentText.plate);
const code = (codes: readonly string[]) =>
  ({ isRequired: true, start: "", shape: text, rule: "code", codes }) as const;
const flag = { isRequired: false, start: false, shape: isSet, rule: "any" } as const;
/** From a day to a day; an empty end means that it continues. */
const period = {
  isRequired: true,
  start: { start: "", end: "" },
  shape: /* @__PURE__ */ z.strictObject({ start: day, end: day }),
  rule: "period",
} as const;

const insurance = /* @__PURE__ */ z.strictObject({
  isChecked: isSet,
  name: text,
  healingCostsName: text,
});
const insuranceInBody = /* @__PURE__ */ z.optional(
  z.strictObject({ name: text, healingCostsName: text }),
);

/**
 * Every field of the declaration, in the order of the form: a field comes after those that it depends on. Form, draft,
 * rule, body, request and copy are made from it.
 */
export const accidentFields = {
  concernedInsured: {
    step: "status",
    isRequired: true,
    start: "",
    shape: text,
    body: {
      concernedInsuredNumber: /* @__PURE__ */ z
        .int("required")
        .check(z.minimum(1, "invalid"), z.maximum(LARGEST_NUMBER, "invalid")),
    },
    rule: "person",
  },
  status: { step: "status", ...code(AccidentStatus.options) },
  lessThan8Hours: {
    step: "status",
    isRequired: true,
    when: hasEmployer,
    start: "",
    shape: /* @__PURE__ */ z.enum(["", "YES", "NO"], "invalid"),
    body: { lessThan8Hours: /* @__PURE__ */ z._default(z.nullable(z.boolean("invalid")), null) },
    rule: "employment",
  },
  employer: {
    step: "status",
    when: (form) => hasEmployer(form) && form.lessThan8Hours === "YES",
    ...nameLine,
  },
  unemploymentAllowance: { step: "status", when: isUnemployed, ...flag },
  unemploymentAllowanceRange: {
    step: "status",
    when: (form) => isUnemployed(form) && form.unemploymentAllowance,
    ...period,
    body: {
      unemploymentAllowanceStartDate: dayInBody,
      unemploymentAllowanceEndDate: dayInBody,
      /** The unemployment allowance continues. */
      stillUnemployed: isSet,
    },
  },
  accidentDate: {
    step: "circumstances",
    isRequired: true,
    start: "",
    shape: day,
    body: { accidentDate: dayInBody },
    rule: "day",
  },
  /** `HH:mm` */
  accidentHour: { step: "circumstances", isRequired: true, start: "", shape: text, rule: "hour" },
  accidentPlace: { step: "circumstances", ...line(longestAccidentText.place) },
  accidentDescription: {
    step: "circumstances",
    isRequired: true,
    start: "",
    shape: text,
    rule: "lines",
    longest: longestAccidentText.description,
  },
  accidentPoliceReport: { step: "circumstances", ...flag },
  policeReportReporterName: {
    step: "circumstances",
    when: isOn("accidentPoliceReport"),
    ...nameLine,
  },
  thirdPartyAccident: { step: "circumstances", ...flag },
  thirdPartyName: { step: "circumstances", when: isOn("thirdPartyAccident"), ...nameLine },
  thirdPartyInsuranceName: { step: "circumstances", when: isOn("thirdPartyAccident"), ...nameLine },
  accidentWitnessName: { step: "circumstances", ...nameLine, isRequired: false },
  injuredBodyPart: {
    step: "injuries",
    isRequired: true,
    start: [],
    shape: /* @__PURE__ */ z._default(z.array(z.string("invalid"), "invalid"), []),
    rule: "codes",
    codes: BodyPart.options,
  },
  injuryNature: { step: "injuries", ...code(InjuryNature.options) },
  dentalInjuries: { step: "injuries", ...flag },
  dentistConsulted: { step: "injuries", when: isOn("dentalInjuries"), ...nameLine },
  doctorName: {
    step: "injuries",
    when: ({ dentalInjuries }) => !dentalInjuries,
    ...nameLine,
  },
  treatmentOngoing: { step: "injuries", ...flag },
  treatmentContinuationDoctorName: {
    step: "injuries",
    when: isOn("treatmentOngoing"),
    ...nameLine,
  },
  incapacity: { step: "injuries", ...flag },
  incapacityRange: {
    step: "injuries",
    when: isOn("incapacity"),
    ...period,
    body: { incapacityStartDate: dayInBody, incapacityEndDate: dayInBody },
  },
  insurances: {
    step: "otherInsurance",
    isRequired: false,
    start: /* @__PURE__ */ eachInsurance(() => ({
      isChecked: false,
      name: "",
      healingCostsName: "",
    })),
    shape: /* @__PURE__ */ z.strictObject(/* @__PURE__ */ eachInsurance(() => insurance)),
    /** Only those that there are. */
    body: {
      insurances: /* @__PURE__ */ z._default(
        z.strictObject(/* @__PURE__ */ eachInsurance(() => insuranceInBody)),
        {},
      ),
    },
    rule: "insurances",
  },
  circulationAccident: { step: "circulation", ...flag },
  /** The specification's spelling. */
  vehicleAtFaulNumberplate: {
    step: "circulation",
    when: isOn("circulationAccident"),
    ...plateLine,
  },
  vehicleInsurerName: { step: "circulation", when: isOn("circulationAccident"), ...nameLine },
  insuredVehicleNumberplate: {
    step: "circulation",
    when: isOn("circulationAccident"),
    ...plateLine,
  },
  /** The copy names the file instead. */
  accidentReport: {
    step: "circulation",
    when: isOn("circulationAccident"),
    ...flag,
    isOnCopy: false,
  },
  /** Ids of uploaded files. */
  accidentReportFiles: {
    step: "circulation",
    isRequired: true,
    when: hasReport,
    start: [],
    shape: /* @__PURE__ */ z._default(z.array(z.string("files.gone"), "invalid"), []),
    rule: "files",
  },
  /** There is a report, and the customer sends it later. */
  accidentReportLater: {
    step: "circulation",
    when: (form) => hasReport(form) && form.accidentReportFiles.length === 0,
    ...flag,
    body: {},
    isOnCopy: false,
  },
  insurerCompanyAuthorized: { step: "summary", ...flag, isRequired: true },
} satisfies Record<string, AccidentFieldEntry>;

export type AccidentFields = typeof accidentFields;
export type AskedName = keyof AccidentFields;
export type AccidentShape = { [Name in AskedName]: AccidentFields[Name]["shape"] };
type NamesByRule<Rule extends AccidentFieldRule> = {
  [Name in AskedName]: AccidentFields[Name] extends { rule: Rule } ? Name : never;
}[AskedName];
export type LineName = NamesByRule<"line">;
export type PeriodName = NamesByRule<"period">;
export type CodeName = NamesByRule<"code" | "codes">;

/** The field of this name with all that a field may have. */
export function accidentField(name: AskedName): AccidentFieldEntry {
  return accidentFields[name];
}

export function isAskedName(name: string): name is AskedName {
  return Object.hasOwn(accidentFields, name);
}
export const askedNames: readonly AskedName[] = Object.keys(accidentFields).filter(isAskedName);
