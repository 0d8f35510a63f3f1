import * as z from "zod/mini";
import { filledFrom } from "../portal/drafts.ts";
import type { DayRange } from "../typing/typed-dates.ts";

/** The values of the form: `""` is empty, an unreadable day is `undefined`. */
export function accidentShape() {
  const text = z.string("invalid").check(z.trim());
  const isSet = z.boolean("invalid");
  const bound = z.union([z.string("date.format"), z.undefined()]);
  const range = z.strictObject({ start: bound, end: bound });
  const insurance = z.strictObject({ isChecked: isSet, name: text, healingCostsName: text });
  return z.strictObject({
    concernedInsured: text,
    status: text,
    lessThan8Hours: z.enum(["", "YES", "NO"], "invalid"),
    employer: text,
    unemploymentAllowance: isSet,
    unemploymentAllowanceRange: range,
    accidentDate: bound,
    accidentHour: text,
    accidentPlace: text,
    accidentDescription: text,
    accidentPoliceReport: isSet,
    policeReportReporterName: text,
    thirdPartyAccident: isSet,
    thirdPartyName: text,
    thirdPartyInsuranceName: text,
    accidentWitnessName: text,
    injuredBodyPart: z.array(text, "invalid"),
    injuryNature: text,
    dentalInjuries: isSet,
    dentistConsulted: text,
    doctorName: text,
    treatmentOngoing: isSet,
    treatmentContinuationDoctorName: text,
    incapacity: isSet,
    incapacityRange: range,
    insurances: z.strictObject({
      employer: insurance,
      supplemental: insurance,
      private: insurance,
      school: insurance,
      other: insurance,
    }),
    circulationAccident: isSet,
    /** The specification's spelling. */
    vehicleAtFaulNumberplate: text,
    vehicleInsurerName: text,
    insuredVehicleNumberplate: text,
    accidentReport: isSet,
    /** Ids of uploaded files. */
    accidentReportFiles: z.array(text, "invalid"),
    /** There is a report, and the customer sends it later. */
    accidentReportLater: isSet,
    insurerCompanyAuthorized: isSet,
  });
}
export type AccidentForm = z.infer<ReturnType<typeof accidentShape>>;

const noDays: DayRange = { start: "", end: "" };
const notInsured = { isChecked: false, name: "", healingCostsName: "" };

/** The initial form, and the value of a reset field. */
export const startOfAccident: AccidentForm = {
  concernedInsured: "",
  status: "",
  lessThan8Hours: "",
  employer: "",
  unemploymentAllowance: false,
  unemploymentAllowanceRange: noDays,
  accidentDate: "",
  accidentHour: "",
  accidentPlace: "",
  accidentDescription: "",
  accidentPoliceReport: false,
  policeReportReporterName: "",
  thirdPartyAccident: false,
  thirdPartyName: "",
  thirdPartyInsuranceName: "",
  accidentWitnessName: "",
  injuredBodyPart: [],
  injuryNature: "",
  dentalInjuries: false,
  dentistConsulted: "",
  doctorName: "",
  treatmentOngoing: false,
  treatmentContinuationDoctorName: "",
  incapacity: false,
  incapacityRange: noDays,
  insurances: {
    employer: notInsured,
    supplemental: notInsured,
    private: notInsured,
    school: notInsured,
    other: notInsured,
  },
  circulationAccident: false,
  vehicleAtFaulNumberplate: "",
  vehicleInsurerName: "",
  insuredVehicleNumberplate: "",
  accidentReport: false,
  accidentReportFiles: [],
  accidentReportLater: false,
  insurerCompanyAuthorized: false,
};

/**
 * The form of a draft. Missing fields are empty: a draft has no files and no unreadable days. The authorisation refers
 * to the summary, so it is not restored. Undefined if the draft does not match the form.
 */
export function restoreAccident(kept: Readonly<Record<string, unknown>>): AccidentForm | undefined {
  const read = accidentShape().safeParse({
    ...filledFrom(startOfAccident, kept),
    insurerCompanyAuthorized: startOfAccident.insurerCompanyAuthorized,
  });
  return read.success ? read.data : undefined;
}
