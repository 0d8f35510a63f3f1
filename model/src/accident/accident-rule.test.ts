import { describe, expect, test } from "vitest";
import { noonOfSunday as moment, swing, switchedOn } from "../../test/accidents.ts";
import { type AccidentForm, startOfAccident } from "./accident-form.ts";
import { accidentPayload, toPayload } from "./accident-payload.ts";
import { accidentProblems } from "./accident-rule.ts";
import { longestAccidentText } from "./fields.ts";
import { accidentSteps, AccidentStatus, bodyPartGroups, insuranceGroups } from "./words.ts";

const problems = (changes: Partial<AccidentForm>, form = swing) =>
  accidentProblems({ ...form, ...changes }, moment);

test("O02 a whole declaration has nothing wrong, in any of its steps", () => {
  expect(problems({})).toEqual({});
  for (const step of accidentSteps) expect(accidentProblems(swing, moment, step)).toEqual({});
});

test.each(Object.entries(switchedOn))("nothing is wrong with one that is %s", (_, changes) => {
  expect(problems(changes)).toEqual({});
});

test("an empty form lacks what every declaration has to say, each in its step", () => {
  const missing = Object.fromEntries(
    accidentSteps.map((step) => [step, accidentProblems(startOfAccident, moment, step)]),
  );
  expect(missing).toEqual({
    status: { concernedInsured: "required", status: "required" },
    circumstances: {
      accidentDate: "required",
      accidentHour: "required",
      accidentPlace: "required",
      accidentDescription: "required",
    },
    injuries: { injuredBodyPart: "required", injuryNature: "required", doctorName: "required" },
    otherInsurance: {},
    circulation: {},
    summary: { insurerCompanyAuthorized: "required" },
  });
});

/** Every required field with the values that make it required. */
const requirements: [field: keyof AccidentForm, changes: Partial<AccidentForm>][] = [
  ["concernedInsured", {}],
  ["status", {}],
  ["lessThan8Hours", { status: "SALARIE" }],
  ["lessThan8Hours", { status: "APPRENTI" }],
  ["employer", { status: "SALARIE", lessThan8Hours: "YES" }],
  ["employer", { status: "APPRENTI", lessThan8Hours: "YES" }],
  ["accidentDate", {}],
  ["accidentHour", {}],
  ["accidentPlace", {}],
  ["accidentDescription", {}],
  ["policeReportReporterName", { accidentPoliceReport: true }],
  ["thirdPartyName", { thirdPartyAccident: true, thirdPartyInsuranceName: "Assurance" }],
  ["thirdPartyInsuranceName", { thirdPartyAccident: true, thirdPartyName: "Favre" }],
  ["injuredBodyPart", {}],
  ["injuryNature", {}],
  ["dentistConsulted", { dentalInjuries: true, doctorName: "" }],
  ["doctorName", {}],
  ["treatmentContinuationDoctorName", { treatmentOngoing: true }],
  ["vehicleAtFaulNumberplate", switchedOn["in traffic, with a report"] ?? {}],
  ["vehicleInsurerName", switchedOn["in traffic, with a report"] ?? {}],
  ["insuredVehicleNumberplate", switchedOn["in traffic, with a report"] ?? {}],
  ["insurerCompanyAuthorized", {}],
];

test.each(requirements)("%s has to be filled in with %j", (field, changes) => {
  const empty = { ...changes, [field]: startOfAccident[field] };
  expect(problems(empty)).toEqual({ [field]: "required" });
});

test.each(requirements.filter(([field]) => typeof startOfAccident[field] === "string"))(
  "blanks do not fill in %s with %j",
  (field, changes) => {
    const blank: Partial<AccidentForm> = { ...changes, [field]: "   " };
    expect(problems(blank)).toEqual({ [field]: "required" });
  },
);

test.each([
  ["unemploymentAllowanceRange", { status: "CHOMAGE", unemploymentAllowance: true }],
  ["incapacityRange", { incapacity: true }],
] as const)("%s needs its first day once it is switched on", (field, changes) => {
  expect(problems(changes)).toEqual({ [`${field}.start`]: "required" });
});

describe("O05 an insurance that is ticked", () => {
  test.each(insuranceGroups)("%s needs a name and who pays for healing", (group) => {
    const withGroup = (insurance: Partial<(typeof swing.insurances)["school"]>) =>
      problems({
        insurances: {
          ...swing.insurances,
          [group]: { isChecked: true, name: "", healingCostsName: "", ...insurance },
        },
      });
    expect(withGroup({})).toEqual({
      [`insurances.${group}.name`]: "required",
      [`insurances.${group}.healingCostsName`]: "required",
    });
    expect(withGroup({ name: "SUVA" })).toEqual({
      [`insurances.${group}.healingCostsName`]: "required",
    });
    expect(withGroup({ name: "SUVA", healingCostsName: "SUVA" })).toEqual({});
    expect(withGroup({ isChecked: false, name: "SUVA" }), "unseen").toEqual({
      [`insurances.${group}.name`]: "notAsked",
    });
  });
});

test("O02 who has an employer for eight hours or more cannot go on", () => {
  for (const status of ["SALARIE", "APPRENTI"]) {
    expect(problems({ status, lessThan8Hours: "NO" })).toEqual({
      lessThan8Hours: "accident.employersInsurer",
    });
  }
});

test.each(AccidentStatus.options)(
  "O02 %s is a status; only employees are asked for hours",
  (status) => {
    const isEmployed = status === "SALARIE" || status === "APPRENTI";
    expect(problems({ status })).toEqual(isEmployed ? { lessThan8Hours: "required" } : {});
    expect(problems({ status, lessThan8Hours: "YES", employer: "Migros" })).toEqual(
      isEmployed ? {} : { lessThan8Hours: "notAsked", employer: "notAsked" },
    );
  },
);

test.each<[what: string, changes: Partial<AccidentForm>, found: Record<string, string>]>([
  ["a status that is none", { status: "RENTIER" }, { status: "invalid" }],
  ["a person that is none", { concernedInsured: "0" }, { concernedInsured: "invalid" }],
  ["tomorrow", { accidentDate: "2026-11-16" }, { accidentDate: "date.format" }],
  ["before birth", { accidentDate: "2019-06-01" }, { accidentDate: "date.format" }],
  ["the day of birth", { accidentDate: "2019-06-02" }, {}],
  ["no day of the calendar", { accidentDate: "2026-02-29" }, { accidentDate: "date.format" }],
  ["a leap day", { accidentDate: "2024-02-29" }, {}],
  ["a day that cannot be read", { accidentDate: undefined }, { accidentDate: "date.format" }],
  ["no hour", { accidentHour: "24:00" }, { accidentHour: "time.format" }],
  ["an hour without minutes", { accidentHour: "9" }, { accidentHour: "time.format" }],
  ["today, a minute ago", { accidentDate: "2026-11-15", accidentHour: "12:00" }, {}],
  [
    "today, in a minute",
    { accidentDate: "2026-11-15", accidentHour: "12:01" },
    { accidentHour: "time.future" },
  ],
  ["a part that is none", { injuredBodyPart: ["TAIL"] }, { injuredBodyPart: "invalid" }],
  ["a part twice", { injuredBodyPart: ["HEAD", "HEAD"] }, { injuredBodyPart: "invalid" }],
  ["every part", { injuredBodyPart: Object.values(bodyPartGroups).flat() }, {}],
  ["a nature that is none", { injuryNature: "COLD" }, { injuryNature: "invalid" }],
  ["a witness", { accidentWitnessName: "Une voisine" }, {}],
  ["a line break in a name", { doctorName: "Dr\nNo" }, { doctorName: "text.characters" }],
  [
    "a control character",
    { accidentDescription: "a\u0000b" },
    { accidentDescription: "text.characters" },
  ],
  ["a name in other letters", { doctorName: "Д-р Иванов" }, { doctorName: "text.latin" }],
  [
    "an emoji in what happened",
    { accidentDescription: "Chute 🤕" },
    { accidentDescription: "text.latin" },
  ],
  ["the quotes of a phone", { accidentDescription: "L’échelle – “la grande” –\na glissé…" }, {}],
  ["half a character", { accidentPlace: "\ud83d" }, { accidentPlace: "text.characters" }],
  ["a name that is too long", { doctorName: "x".repeat(81) }, { doctorName: "text.tooLong" }],
  ["a long name", { doctorName: "x".repeat(80) }, {}],
  [
    "a description that is too long",
    { accidentDescription: "x".repeat(longestAccidentText.description + 1) },
    { accidentDescription: "text.tooLong" },
  ],
  [
    "an end before the start",
    { incapacity: true, incapacityRange: { start: "2026-11-10", end: "2026-11-09" } },
    { "incapacityRange.end": "range.order" },
  ],
  [
    "unable to work before the accident",
    { incapacity: true, incapacityRange: { start: "2026-11-06", end: "2026-11-20" } },
    { "incapacityRange.start": "date.format" },
  ],
  [
    "unable to work from the day of the accident, with no end yet",
    { incapacity: true, incapacityRange: { start: "2026-11-07", end: "" } },
    {},
  ],
  [
    "an end without a start",
    { incapacity: true, incapacityRange: { start: "", end: "2026-11-20" } },
    { "incapacityRange.start": "required" },
  ],
  [
    "days that cannot be read",
    { incapacity: true, incapacityRange: { start: undefined, end: undefined } },
    { "incapacityRange.start": "date.format" },
  ],
  [
    "an allowance before 2000",
    {
      ...switchedOn["with an allowance"],
      unemploymentAllowanceRange: { start: "1999-12-31", end: "" },
    },
    { "unemploymentAllowanceRange.start": "date.format" },
  ],
  [
    "an allowance from 2000 to today",
    {
      ...switchedOn["with an allowance"],
      unemploymentAllowanceRange: { start: "2000-01-01", end: "2026-11-15" },
    },
    {},
  ],
  [
    "an allowance until tomorrow",
    {
      ...switchedOn["with an allowance"],
      unemploymentAllowanceRange: { start: "2026-01-01", end: "2026-11-16" },
    },
    { "unemploymentAllowanceRange.end": "date.format" },
  ],
  [
    "two files",
    {
      ...switchedOn["in traffic, with a report"],
      accidentReportFiles: ["a", "b"],
      accidentReportLater: false,
    },
    { accidentReportFiles: "files.onlyOne" },
  ],
  [
    "a report that is neither there nor to be sent later",
    { ...switchedOn["in traffic, with a report"], accidentReportLater: false },
    { accidentReportFiles: "accident.reportMissing" },
  ],
])("%s", (_, changes, found) => {
  expect(problems(changes)).toEqual(found);
});

test("O03 nobody has had an accident before 1900, whoever they are", () => {
  const unknown = { ...moment, birthdate: undefined };
  const on = (accidentDate: string) => accidentProblems({ ...swing, accidentDate }, unknown);
  expect(on("1900-01-01")).toEqual({});
  expect(on("1899-12-31")).toEqual({ accidentDate: "date.format" });
});

test("the body’s texts lose the blanks around them", () => {
  const body = toPayload({ ...swing, doctorName: "  Dre Morel " }, "Accident");
  expect(accidentPayload().parse(body).doctorName).toBe("Dre Morel");
});
