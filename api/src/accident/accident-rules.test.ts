import { AccidentStatus, insuranceGroups } from "@portal/model/accident/words.ts";
import { beforeAll, expect, test } from "vitest";
import { aCustomer, type Customer } from "../../test/portal.ts";
import { aFall, filledIn, noTraces, tracesOf } from "../../test/samples/accidents.ts";

let anna: Customer;
beforeAll(async () => {
  anna = await aCustomer();
});

/** The error for a body with one wrong value; a refusal must leave no data. */
async function refusal(more: Record<string, unknown>) {
  const answer = await anna.post("/v1/contact/accident", aFall(anna.insuredNumber, more));
  const { code, fields } = await answer.json();
  expect([answer.status, code], JSON.stringify(more)).toEqual([400, "INVALID"]);
  expect(await tracesOf(anna)).toEqual(noTraces);
  return fields;
}

const { employed, unemployed, police, thirdParty, dental, ongoing, incapacity, traffic } = filledIn;

type Case = [what: string, more: Record<string, unknown>, fields: Record<string, string>];

const ofStatus: Case[] = [
  ["no status", { status: "" }, { status: "required" }],
  ["a status that is none", { status: "EMP" }, { status: "invalid" }],
  ["employed, hours not said", { status: "SALARIE" }, { lessThan8Hours: "required" }],
  ["an apprentice, hours not said", { status: "APPRENTI" }, { lessThan8Hours: "required" }],
  [
    "eight hours or more",
    { status: "SALARIE", lessThan8Hours: false },
    { lessThan8Hours: "accident.employersInsurer" },
  ],
  [
    "an apprentice of eight hours or more",
    { status: "APPRENTI", lessThan8Hours: false },
    { lessThan8Hours: "accident.employersInsurer" },
  ],
  ["no employer", { ...employed, employer: " " }, { employer: "required" }],
  ["an employer of nobody", { employer: "Migros" }, { employer: "notAsked" }],
  [
    "an allowance without days",
    { ...unemployed, unemploymentAllowanceStartDate: "", stillUnemployed: false },
    { unemploymentAllowanceStartDate: "required" },
  ],
  [
    "an allowance before 2000",
    { ...unemployed, unemploymentAllowanceStartDate: "1999-12-31" },
    { unemploymentAllowanceStartDate: "date.format" },
  ],
  [
    "an allowance that ends after today",
    { ...unemployed, unemploymentAllowanceEndDate: "2999-01-01", stillUnemployed: false },
    { unemploymentAllowanceEndDate: "date.format" },
  ],
  [
    "an allowance that ends before it begins",
    { ...unemployed, unemploymentAllowanceEndDate: "2026-08-31", stillUnemployed: false },
    { unemploymentAllowanceEndDate: "range.order" },
  ],
  [
    "still unemployed, with an end",
    { ...unemployed, unemploymentAllowanceEndDate: "2026-10-31" },
    { stillUnemployed: "invalid" },
  ],
];
test.each(ofStatus)("O02 %s is refused", async (_, more, fields) => {
  expect(await refusal(more)).toEqual(fields);
});

test.each(AccidentStatus.options.filter((one) => one !== "SALARIE" && one !== "APPRENTI"))(
  "O02 %s has no hours with an employer",
  async (status) => {
    expect(await refusal({ status, lessThan8Hours: true })).toEqual({ lessThan8Hours: "notAsked" });
  },
);

const ofCircumstances: Case[] = [
  ["no day", { accidentDate: "" }, { accidentDate: "required" }],
  ["a day before 1900", { accidentDate: "1899-12-31" }, { accidentDate: "date.format" }],
  ["a day before birth", { accidentDate: "1980-05-16" }, { accidentDate: "date.format" }],
  ["a day to come", { accidentDate: "2999-01-01" }, { accidentDate: "date.format" }],
  ["a day as people write it", { accidentDate: "07.11.2026" }, { accidentDate: "date.format" }],
  [
    "a 29 February of no leap year",
    { accidentDate: "2026-02-29" },
    { accidentDate: "date.format" },
  ],
  ["no hour", { accidentHour: "" }, { accidentHour: "required" }],
  ["an hour of no clock", { accidentHour: "25:00" }, { accidentHour: "time.format" }],
  ["an hour with seconds", { accidentHour: "15:40:00" }, { accidentHour: "time.format" }],
  ["no place", { accidentPlace: "" }, { accidentPlace: "required" }],
  ["no description", { accidentDescription: "\n" }, { accidentDescription: "required" }],
  [
    "no reporter of the police",
    { ...police, policeReportReporterName: "" },
    { policeReportReporterName: "required" },
  ],
  ["no third party", { ...thirdParty, thirdPartyName: "" }, { thirdPartyName: "required" }],
  [
    "no insurer of the third party",
    { ...thirdParty, thirdPartyInsuranceName: "" },
    { thirdPartyInsuranceName: "required" },
  ],
  [
    "a reporter without a report",
    { policeReportReporterName: "Perret" },
    { policeReportReporterName: "notAsked" },
  ],
];
test.each(ofCircumstances)("O03 %s is refused", async (_, more, fields) => {
  expect(await refusal(more)).toEqual(fields);
});

const ofInjuries: Case[] = [
  ["no part of the body", { injuredBodyPart: [] }, { injuredBodyPart: "required" }],
  ["a part that is none", { injuredBodyPart: ["HEAD", "TAIL"] }, { injuredBodyPart: "invalid" }],
  ["a part twice", { injuredBodyPart: ["HEAD", "HEAD"] }, { injuredBodyPart: "invalid" }],
  ["no nature", { injuryNature: "" }, { injuryNature: "required" }],
  ["a nature that is none", { injuryNature: "constructor" }, { injuryNature: "invalid" }],
  ["no dentist", { ...dental, dentistConsulted: "" }, { dentistConsulted: "required" }],
  ["a doctor beside the dentist", { ...dental, doctorName: "Dr" }, { doctorName: "notAsked" }],
  ["no doctor", { doctorName: "" }, { doctorName: "required" }],
  [
    "nobody who goes on treating",
    { ...ongoing, treatmentContinuationDoctorName: "" },
    { treatmentContinuationDoctorName: "required" },
  ],
  ["unable to work on no days", { incapacity: true }, { incapacityStartDate: "required" }],
  [
    "unable to work before the accident",
    { ...incapacity, incapacityStartDate: "2026-11-06" },
    { incapacityStartDate: "date.format" },
  ],
  [
    "able to work before being unable",
    { ...incapacity, incapacityEndDate: "2026-11-06" },
    { incapacityEndDate: "date.format" },
  ],
  [
    "days of an incapacity that there is not",
    { incapacityStartDate: "2026-11-07" },
    { incapacityStartDate: "notAsked" },
  ],
];
test.each(ofInjuries)("O04 %s is refused", async (_, more, fields) => {
  expect(await refusal(more)).toEqual(fields);
});

test.each(insuranceGroups)(
  "O05 the insurance %s has a name and pays for healing",
  async (group) => {
    const withNames = (insurance: object) => refusal({ insurances: { [group]: insurance } });
    expect(await withNames({})).toEqual({
      [`insurances.${group}.name`]: "required",
      [`insurances.${group}.healingCostsName`]: "required",
    });
    expect(await withNames({ name: "SUVA" })).toEqual({
      [`insurances.${group}.healingCostsName`]: "required",
    });
    expect(await withNames({ healingCostsName: "SUVA" })).toEqual({
      [`insurances.${group}.name`]: "required",
    });
  },
);

const ofCirculation: Case[] = [
  ...(["vehicleAtFaulNumberplate", "vehicleInsurerName", "insuredVehicleNumberplate"] as const).map(
    (field): Case => [`no ${field}`, { ...traffic, [field]: "" }, { [field]: "required" }],
  ),
  [
    "a plate that is too long",
    { ...traffic, insuredVehicleNumberplate: "V".repeat(21) },
    { insuredVehicleNumberplate: "text.tooLong" },
  ],
  [
    "two reports",
    { ...traffic, accidentReport: true, accidentReportFiles: ["a", "b"] },
    { accidentReportFiles: "files.onlyOne" },
  ],
  ["a report of no traffic", { accidentReport: true }, { accidentReport: "notAsked" }],
  [
    "a plate of no traffic",
    { vehicleAtFaulNumberplate: "VD 1" },
    { vehicleAtFaulNumberplate: "notAsked" },
  ],
];
test.each(ofCirculation)("O06 %s is refused", async (_, more, fields) => {
  expect(await refusal(more)).toEqual(fields);
});

test.each([undefined, false])("O07 without authorisation (%s) nothing is declared", async (is) => {
  expect(await refusal({ insurerCompanyAuthorized: is })).toEqual({
    insurerCompanyAuthorized: "required",
  });
});

test.each([
  [{ doctorName: 5 }],
  [{ doctorName: ["Dr"] }],
  [{ injuredBodyPart: "HEAD" }],
  [{ injuredBodyPart: [{}] }],
  [{ insurances: [] }],
  [{ insurances: { school: "SUVA" } }],
  [{ insurances: { rega: { name: "a", healingCostsName: "b" } } }],
  [{ concernedInsuredNumber: "1" }],
  [{ concernedInsuredNumber: 1.5 }],
  [{ concernedInsuredNumber: 9_999_999_999 }],
  [{ subject: "" }],
  [{ accidentDate: null }],
  [{ salary: 1 }],
  [{ accidentDescription: "a\u0000b" }],
  [{ accidentDescription: "x".repeat(2001) }],
  [{ accidentPlace: "\ud800" }],
  [{ doctorName: "Dr\nNo" }],
  [{ __proto__: { status: "INDEP" }, status: "constructor" }],
])("O07 W02 hostile input %j is a refusal and never a fault", async (more) => {
  expect(Object.values(await refusal(more))).toHaveLength(1);
});

test("O07 W02 what is no object at all is refused as well", async () => {
  for (const body of [[], null, "text", 5, {}]) {
    expect((await anna.call("POST", "/v1/contact/accident", body)).status).toBe(400);
  }
});
