import { expect, test } from "vitest";
import { noonOfSunday, swing, switchedOn } from "../../test/accidents.ts";
import { type AccidentForm, restoreAccident, startOfAccident } from "./accident-form.ts";
import {
  accidentPayload,
  formFieldOf,
  fromPayload,
  payloadProblems,
  toPayload,
} from "./accident-payload.ts";
import { isAsked, isRequired, stepOf, withResets } from "./asked-fields.ts";
import { insuranceGroups } from "./words.ts";

const traffic = switchedOn["in traffic, with a report"] ?? {};

/** A form with all fields filled. */
const full: AccidentForm = {
  ...swing,
  ...switchedOn["a report of the police"],
  ...switchedOn["somebody else’s fault"],
  ...switchedOn["with teeth"],
  ...switchedOn["under treatment"],
  ...switchedOn["off school"],
  ...traffic,
  accidentReportFiles: ["0b5a78c9-3f15-4c7f-8f0e-1f1a52b7d001"],
  accidentReportLater: false,
};

/** Every dependency of the form: the fields that an answer resets. */
const resets: [
  what: string,
  before: Partial<AccidentForm>,
  answer: Partial<AccidentForm>,
  gone: (keyof AccidentForm)[],
][] = [
  [
    "no longer employed",
    { status: "SALARIE", lessThan8Hours: "YES", employer: "Migros" },
    { status: "RETRAITE" },
    ["lessThan8Hours", "employer"],
  ],
  [
    "no longer an apprentice",
    { status: "APPRENTI", lessThan8Hours: "YES", employer: "Migros" },
    { status: "ECOLIER" },
    ["lessThan8Hours", "employer"],
  ],
  [
    "eight hours or more",
    { status: "SALARIE", lessThan8Hours: "YES", employer: "Migros" },
    { lessThan8Hours: "NO" },
    ["employer"],
  ],
  [
    "no longer unemployed",
    switchedOn["with an allowance"] ?? {},
    { status: "FOYER" },
    ["unemploymentAllowance", "unemploymentAllowanceRange"],
  ],
  [
    "no allowance",
    switchedOn["with an allowance"] ?? {},
    { unemploymentAllowance: false },
    ["unemploymentAllowanceRange"],
  ],
  ["no report of the police", {}, { accidentPoliceReport: false }, ["policeReportReporterName"]],
  [
    "nobody else’s fault",
    {},
    { thirdPartyAccident: false },
    ["thirdPartyName", "thirdPartyInsuranceName"],
  ],
  ["no teeth", {}, { dentalInjuries: false }, ["dentistConsulted"]],
  [
    "teeth",
    { dentalInjuries: false, dentistConsulted: "", doctorName: "Dr Favre" },
    { dentalInjuries: true },
    ["doctorName"],
  ],
  ["treated", {}, { treatmentOngoing: false }, ["treatmentContinuationDoctorName"]],
  ["able to work", {}, { incapacity: false }, ["incapacityRange"]],
  [
    "not in traffic",
    {},
    { circulationAccident: false },
    [
      "vehicleAtFaulNumberplate",
      "vehicleInsurerName",
      "insuredVehicleNumberplate",
      "accidentReport",
      "accidentReportFiles",
    ],
  ],
  ["no report", {}, { accidentReport: false }, ["accidentReportFiles"]],
];

test.each(resets)(
  "O07 %s: its fields are empty again, and nothing else",
  (_, before, answer, gone) => {
    const filled = { ...full, ...before };
    expect(withResets(filled), "nothing goes before the answer").toEqual(filled);
    const empty = Object.fromEntries(gone.map((field) => [field, startOfAccident[field]]));
    expect(withResets({ ...filled, ...answer })).toEqual({ ...filled, ...answer, ...empty });
  },
);

test.each(insuranceGroups)("O07 without the tick of %s its names are empty again", (group) => {
  const insured = { isChecked: true, name: "SUVA", healingCostsName: "SUVA" };
  const insurances = Object.fromEntries(insuranceGroups.map((one) => [one, insured]));
  const filled = { ...full, insurances: { ...full.insurances, ...insurances } };
  expect(withResets(filled)).toEqual(filled);
  const unticked = { ...filled.insurances, [group]: { ...insured, isChecked: false } };
  expect(withResets({ ...filled, insurances: unticked }).insurances).toEqual({
    ...filled.insurances,
    [group]: startOfAccident.insurances[group],
  });
});

test("what is asked for follows the answers, and a field knows its step", () => {
  expect(isAsked(swing, "employer")).toBe(false);
  expect(isRequired({ ...swing, treatmentOngoing: true }, "treatmentContinuationDoctorName")).toBe(
    true,
  );
  expect(isRequired(swing, "accidentWitnessName")).toBe(false);
  expect(stepOf("incapacityRange.start")).toBe("injuries");
  expect(stepOf("insurances.school.name")).toBe("otherInsurance");
});

test.each([["of a school child", {}], ["of everything", full], ...Object.entries(switchedOn)] as [
  string,
  Partial<AccidentForm>,
][])("the body %s is read as the form that sent it", (_, changes) => {
  const form = { ...swing, ...changes };
  const payload = toPayload(form, "Déclaration d’accident");
  expect(fromPayload(accidentPayload().parse(JSON.parse(JSON.stringify(payload))))).toEqual(form);
});

test("O07 the body has the words of the specification", () => {
  const payload = toPayload({ ...full, ...switchedOn["with an allowance"] }, "Accident");
  expect(payload).toMatchObject({
    subject: "Accident",
    concernedInsuredNumber: 4_218_732,
    accidentDate: "2026-11-07",
    accidentHour: "15:40",
    incapacityStartDate: "2026-11-07",
    incapacityEndDate: "2026-12-05",
    unemploymentAllowanceStartDate: "2026-09-01",
    unemploymentAllowanceEndDate: "",
    stillUnemployed: true,
  });
});

test("what is wrong with a body has the body’s names, and leads back to the form’s fields", () => {
  const body = accidentPayload().parse({
    subject: "Accident",
    concernedInsuredNumber: 4_218_732,
    incapacity: true,
    stillUnemployed: true,
  });
  const found = payloadProblems(body, noonOfSunday);
  expect(found).toMatchObject({
    status: "required",
    incapacityStartDate: "required",
    stillUnemployed: "invalid",
  });
  expect(formFieldOf("incapacityStartDate")).toBe("incapacityRange.start");
  expect(formFieldOf("concernedInsuredNumber")).toBe("concernedInsured");
  expect(formFieldOf("status")).toBe("status");
});

test("a draft comes back without files, without authorisation, and whatever it lacks begins empty", () => {
  const kept: unknown = JSON.parse(
    JSON.stringify({
      ...full,
      accidentReportFiles: undefined,
      incapacityRange: { start: undefined, end: "" },
      gone: 1,
    }),
  );
  const read = restoreAccident(kept as Record<string, unknown>);
  expect(read).toEqual({
    ...full,
    accidentReportFiles: [],
    insurerCompanyAuthorized: false,
    incapacityRange: { start: "", end: "" },
  });
  expect(restoreAccident({ status: 5 })).toBeUndefined();
  expect(restoreAccident({})).toEqual(startOfAccident);
});
