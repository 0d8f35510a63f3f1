import * as z from "zod/mini";
import { filledFrom } from "../portal/drafts.ts";
import type { DayRange } from "../typing/typed-dates.ts";

/** What the form holds while it is filled in: `""` is not said, a day that cannot be read is `undefined`. */
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
    /** The word of the specification, spelt as it is there. */
    vehicleAtFaulNumberplate: text,
    vehicleInsurerName: text,
    insuredVehicleNumberplate: text,
    accidentReport: isSet,
    /** Ids of uploaded files. */
    accidentReportFiles: z.array(text, "invalid"),
    /** There is a report, and it will be sent later. */
    accidentReportLater: isSet,
    insurerCompanyAuthorized: isSet,
  });
}
export type AccidentForm = z.infer<ReturnType<typeof accidentShape>>;

const noDays: DayRange = { start: "", end: "" };
const notInsured = { isChecked: false, name: "", healingCostsName: "" };

/** The form as it begins, and what a field goes back to when it is no longer asked for. */
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
 * The form of a draft. What it does not hold begins empty: files are not kept, and a day that could not be read neither.
 * An authorisation is given to what is read in the summary, so it does not come back. Nothing where it is no such form.
 */
export function restoreAccident(kept: Readonly<Record<string, unknown>>): AccidentForm | undefined {
  const read = accidentShape().safeParse({
    ...filledFrom(startOfAccident, kept),
    insurerCompanyAuthorized: startOfAccident.insurerCompanyAuthorized,
  });
  return read.success ? read.data : undefined;
}
