import { expect, test } from "vitest";
import { value } from "../../test/proposals.ts";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import {
  changedPremiumInput,
  type ContractTerms,
  mostOfYear,
  dayOfAll,
  pricedChanges,
  withOffered,
} from "./changed-contract.ts";
import { type ChosenChanges, startOfWizard } from "./wizard-state.ts";

const present: ContractTerms = {
  insurer: "9101",
  product: "RX01",
  deductible: "FRA-2500",
  risk: "OHN",
};
const asPresent = {
  codeCaisse: "9101",
  codeProduit: "RX01",
  codeFranchise: "FRA-2500",
  codeRisque: "OHN",
  codeVariante: "N/A",
};
const to = (chosen: string | null, startingDate: string | null) => ({
  value: chosen,
  startingDate,
  extra: {},
});

test.each<[string, ChosenChanges, object | null]>([
  ["nothing is filled in", { deductible: to(null, null) }, null],
  ["a value has no day yet", { riskAdd: to("MIT", null) }, null],
  ["the doctor is another one", { primaryCareDoctor: to("Dr", "2027-01-01") }, null],
  [
    "the rhythm of payment is another one",
    { invoiceFrequency: to("YEARLY", "2027-01-01") },
    { ...asPresent, dateEntree: "2027-01-01", periodicity: "YEARLY" },
  ],
  [
    "the deductible is another one",
    { deductible: to("FRA-300", "2027-01-01") },
    { ...asPresent, codeFranchise: "FRA-300", dateEntree: "2027-01-01" },
  ],
  [
    "several change, from the day on which all hold",
    { riskAdd: to("MIT", "2026-12-01"), aosModel: to("RT01", "2027-01-01") },
    { ...asPresent, codeProduit: "RT01", codeRisque: "MIT", dateEntree: "2027-01-01" },
  ],
  [
    "accidents are left out",
    { riskDel: to("OHN", "2027-02-01") },
    { ...asPresent, codeRisque: "OHN", dateEntree: "2027-02-01" },
  ],
])("N09 the premium is asked for the contract that will hold: %s", (_case, changes, input) => {
  expect(changedPremiumInput(changes, present)).toEqual(input);
});

test("N09 a value that is not chosen has its price too, on the chosen day where it can be had then", () => {
  const dates = ["2026-12-01", "2027-01-01"];
  const offer = value("MIT", { dates, dateDefault: null });
  const nothing = { mutation: null, transfer: null };
  const dayOf = (day: string | null) => {
    const state = { ...startOfWizard, changes: { 1: { riskAdd: to("MIT", day) } } };
    return dayOfAll(withOffered(state, 1, { code: "riskAdd", value: offer }), nothing);
  };
  expect(dayOf("2027-01-01")).toBe("2027-01-01");
  expect(dayOf(null)).toBe("2026-12-01");
});

test("N09 all new figures are those of the last day of all people's changes", () => {
  const nothing = { mutation: null, transfer: null };
  const changes = {
    1: { riskAdd: to("MIT", "2026-12-01"), primaryCareDoctor: to("Dr", "2027-05-01") },
    2: { deductible: to("FRA-300", "2027-01-01") },
  };
  const day = dayOfAll({ ...startOfWizard, changes }, nothing);
  expect(day, "a doctor changes no premium").toBe("2027-01-01");
  expect(changedPremiumInput(changes[1], present, day)?.dateEntree).toBe("2027-01-01");
  expect(dayOfAll(startOfWizard, nothing)).toBeUndefined();
});

test("the most of a year is premiums, deductible and the whole coinsurance", () => {
  const sharing = { isChild: false, rules: costSharingRulesOn("2027-01-01") };
  expect(mostOfYear({ deductible: 300_00, yearlyPremium: 6000_00 }, sharing)).toBe(7000_00);
});

test("N09 the rhythm of payment that one person chose has its price for everybody, once it has a day", () => {
  const deductible = to("FRA-300", "2027-01-01");
  const stateWith = (day: string | null) => ({
    ...startOfWizard,
    changes: { 1: { invoiceFrequency: to("YEARLY", day) }, 2: { deductible } },
  });
  const invoiceFrequency = to("YEARLY", "2027-01-01");
  expect(pricedChanges(stateWith("2027-01-01"), 2)).toEqual({ deductible, invoiceFrequency });
  expect(pricedChanges(stateWith("2027-01-01"), 3)).toEqual({ invoiceFrequency });
  expect(pricedChanges(stateWith(null), 3)).toEqual({});
});
