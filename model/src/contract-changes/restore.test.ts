import { expect, test } from "vitest";
import { anna, ben, mutationProposal, period, proposals, value } from "../../test/proposals.ts";
import { keptValues } from "../portal/drafts.ts";
import type { MutationCode, Proposals, ProposedValue } from "./proposal.ts";
import { restore } from "./restore.ts";
import { reduce } from "./wizard.ts";
import { startOfWizard, type WizardAct } from "./wizard-state.ts";

const walk = (acts: readonly WizardAct[]) =>
  acts.reduce((state, act) => reduce(state, act, proposals), startOfWizard);
const doctor = { noDispensateur: "D1", mprInformation: "Dr Blanc" };
const of = (code: MutationCode, insured: number = anna) => ({ insured, code });

const changed = walk([
  { type: "choose", ...of("aosModel") },
  { type: "choose", ...of("riskDel") },
  { type: "choose", ...of("deductible", ben) },
  { type: "next" },
  { type: "setValue", ...of("aosModel"), value: "RF01" },
  { type: "setDoctor", ...of("aosModel"), doctor },
  { type: "setDate", ...of("riskDel"), date: "2027-02-01" },
  { type: "setExtra", ...of("riskDel"), key: "statut", value: "REN" },
  { type: "setExtra", ...of("riskDel"), key: "orgaRente", value: "Caisse" },
  { type: "setExtra", ...of("riskDel"), key: "orgaEtranger", value: "true" },
  { type: "setExtra", ...of("riskDel"), key: "pays", value: "FR" },
  { type: "setValue", ...of("deductible", ben), value: "FRA-600" },
]);
const moved = walk([
  { type: "chooseTransfer", insured: anna },
  { type: "next" },
  { type: "setTransfer", insured: anna, part: "date", value: "2027-07-01" },
  { type: "setTransfer", insured: anna, part: "cdCaisse", value: "C2" },
  { type: "setTransfer", insured: anna, part: "cdProduit", value: "RF21" },
  { type: "setTransferDoctor", insured: anna, doctor },
  { type: "setTransfer", insured: anna, part: "cdFran", value: "FRA-2500" },
  { type: "setTransfer", insured: anna, part: "cdRisqueCourt", value: "OHN" },
]);

/** The proposals of the next day, with other values for one of Anna's changes. */
function nextDay(code: MutationCode, values: ProposedValue[], enabled = true): Proposals {
  const assures = mutationProposal.assures.map((person) => ({
    ...person,
    mutations: person.mutations.map((one) =>
      person.noAssure === anna && one.code === code ? { ...one, values, enabled } : one,
    ),
  }));
  return { ...proposals, mutation: { ...mutationProposal, assures } };
}

test.each([
  ["changes", changed],
  ["a transfer", moved],
  ["the first step, with what was filled in", reduce(changed, { type: "back" }, proposals)],
  ["the summary", reduce(changed, { type: "next" }, proposals)],
  ["nothing", startOfWizard],
])("N01 a draft is kept and opened as it was: %s", (_, state) => {
  expect(restore(keptValues(state), proposals)).toEqual({ state, dropped: [] });
});

test("N06 consents are not part of a draft", () => {
  const summary = reduce(changed, { type: "next" }, proposals);
  const agreed = reduce(summary, { type: "consent", to: "conditions", isGiven: true }, proposals);
  expect(restore(agreed, proposals).state.consents.conditions).toBe(false);
});

test("N01 what is no longer offered is dropped and told, and the rest is kept", () => {
  const summary = reduce(changed, { type: "next" }, proposals);
  const gone = restore(summary, nextDay("aosModel", [value("RS01"), value("RX01")]));
  expect(gone.dropped).toEqual([{ insured: anna, of: "aosModel", part: "value" }]);
  expect(gone.state.step).toBe(1);
  expect(gone.state.changes[anna]?.aosModel?.value).toBeNull();
  expect(gone.state.changes[anna]?.riskDel).toEqual(changed.changes[anna]?.riskDel);

  const shut = restore(changed, nextDay("aosModel", [value("RF01")], false));
  expect(shut.dropped).toEqual([{ insured: anna, of: "aosModel", part: "choice" }]);
  expect(shut.state.changes[anna]).not.toHaveProperty("aosModel");

  const later = value("OHN", { dates: ["2027-03-01"], dateDefault: "2027-03-01" });
  const moved2 = restore(changed, nextDay("riskDel", [later]));
  expect(moved2.dropped).toEqual([{ insured: anna, of: "riskDel", part: "startingDate" }]);
  expect(moved2.state.changes[anna]?.riskDel?.startingDate).toBe("2027-03-01");

  const free = restore(changed, nextDay("aosModel", [value("RF01"), value("RX01")]));
  expect(free.dropped).toEqual([{ insured: anna, of: "aosModel", part: "doctor" }]);
});

test("N01 a transfer whose day has passed is chosen anew", () => {
  const assures = [
    { noAssure: anna, constraints: [], periodes: [period("2028-01-01"), period("2028-07-01")] },
  ];
  const under = { ...proposals, transfer: { refDemande: "ref-2", assures } };
  const { state, dropped } = restore(moved, under);
  expect(dropped).toEqual([{ insured: anna, of: "transfer", part: "date" }]);
  expect(state).toMatchObject({ step: 1, transfers: { [anna]: { date: null, cdCaisse: null } } });

  const nobody = { ...proposals, transfer: null };
  expect(restore(moved, nobody)).toMatchObject({
    state: startOfWizard,
    dropped: [{ insured: anna, of: "transfer", part: "choice" }],
  });
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "draft"],
  ["an older form", { step: 7, changes: { x: 3 }, transfers: [] }],
  ["changes of nobody", { step: 1, changes: { "0": { deductible: {} } }, transfers: {} }],
])("N01 a draft that cannot be read begins anew: %s", (_, draft) => {
  expect(restore(draft, proposals).state).toEqual(startOfWizard);
});

test("N02 a draft of both kinds keeps the changes", () => {
  const both = { ...changed, transfers: moved.transfers };
  const { state, dropped } = restore(both, proposals);
  expect(state.transfers).toEqual({});
  expect(dropped).toEqual([{ insured: anna, of: "transfer", part: "choice" }]);
});
