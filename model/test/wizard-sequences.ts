import fc from "fast-check";
import { ExtraKey } from "../src/contract-changes/extras.ts";
import {
  Constraint,
  MutationCode,
  type Proposals,
  type ProposedValue,
} from "../src/contract-changes/proposal.ts";
import {
  type TransferPart,
  transferParts,
  type WizardAct,
} from "../src/contract-changes/wizard-state.ts";
import { period } from "./proposals.ts";

/** Few codes and days, so that random values often match an offer, and sometimes do not. */
const people = [1, 2, 3, 4];
const codes = ["A", "B", "C"];
const days = ["2026-12-01", "2027-01-01", "2027-07-01", "2028-01-01"];
const risks = ["MIT", "OHN"] as const;

const some = <Value>(values: readonly Value[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const doctorTerms = { primaryCareDoctor: fc.boolean(), primaryCareDoctorMandatory: fc.boolean() };

const proposedValue: fc.Arbitrary<ProposedValue> = fc.record({
  code: fc.constantFrom(...codes),
  text: fc.constant("text"),
  amount: fc.constant(null),
  dates: some(days),
  dateDefault: fc.option(fc.constantFrom(...days)),
  ...doctorTerms,
});

const mutation = fc.record({
  code: fc.constantFrom(...MutationCode.options),
  constraints: some(Constraint.options, 1),
  enabled: fc.boolean(),
  values: fc.uniqueArray(proposedValue, { selector: ({ code }) => code, maxLength: 3 }),
});

const mutationProposal = fc.record({
  id: fc.constant("id"),
  warningMessage: fc.constant(null),
  assures: fc.uniqueArray(
    fc.record({
      noAssure: fc.constantFrom(...people),
      firstname: fc.constant("Anna"),
      lastname: fc.constant("Rossi"),
      mutations: fc.uniqueArray(mutation, { selector: ({ code }) => code, maxLength: 6 }),
    }),
    { selector: ({ noAssure }) => noAssure, maxLength: 3 },
  ),
});

const product = fc.record({
  cdProduit: fc.constantFrom(...codes),
  produit: fc.constant("text"),
  variantes: some(codes, 2).map((found) =>
    found.map((cdVariante) => ({ cdVariante, variante: "text" })),
  ),
  ...doctorTerms,
  franchises: some(codes).map((found) =>
    found.map((cdFranchise) => ({ cdFranchise, franchise: "300", amount: 300_00 })),
  ),
});

const insurer = fc.record({
  cdCaisse: fc.constantFrom(...codes),
  caisse: fc.constant("text"),
  produits: fc.uniqueArray(product, { selector: ({ cdProduit }) => cdProduit, maxLength: 2 }),
});

const transferPeriod = fc
  .record({
    date: fc.constantFrom(...days),
    caisses: fc.uniqueArray(insurer, { selector: ({ cdCaisse }) => cdCaisse, maxLength: 2 }),
    risques: some(risks, 2).map((found) => found.map((cdRisqueCourt) => ({ cdRisqueCourt }))),
  })
  .map(({ date, ...more }) => period(date, more));

const transferProposal = fc.record({
  refDemande: fc.constant("ref"),
  assures: fc.uniqueArray(
    fc.record({
      noAssure: fc.constantFrom(...people),
      constraints: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: some(Constraint.options, 1) },
      ),
      periodes: fc.uniqueArray(transferPeriod, { selector: ({ date }) => date, maxLength: 2 }),
    }),
    { selector: ({ noAssure }) => noAssure, maxLength: 2 },
  ),
});

/** Random proposals, sensible or not. */
export const anyProposals: fc.Arbitrary<Proposals> = fc.record({
  mutation: fc.option(mutationProposal, { freq: 8 }),
  transfer: fc.option(transferProposal, { freq: 4 }),
});

const insured = fc.constantFrom(...people);
const change = { insured, code: fc.constantFrom(...MutationCode.options) };
const doctor = fc.option(fc.constant({ noDispensateur: "D1", mprInformation: "Dr Blanc" }));
const typed = ["", "CHO", "REN", "EMP", "X", "true", "false", "CH", "FR", "2027-06-30", "Caisse"];
const codesOf: Record<TransferPart, readonly string[]> = {
  date: days,
  cdCaisse: codes,
  cdProduit: codes,
  cdFran: codes,
  cdRisqueCourt: risks,
};

const step = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);
const type = <const Type extends string>(...types: Type[]) => fc.constantFrom(...types);

/** Random acts in any order. */
const anyAct: fc.Arbitrary<WizardAct> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: type("choose", "unchoose"), ...change }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: type("chooseTransfer", "unchooseTransfer"), insured }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: type("setValue"),
      ...change,
      value: fc.option(fc.constantFrom(...codes)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: type("setDate"),
      ...change,
      date: fc.option(fc.constantFrom(...days)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: type("setExtra"),
      ...change,
      key: fc.constantFrom(...ExtraKey.options),
      value: fc.constantFrom(...typed),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: type("setDoctor"), ...change, doctor }) },
  {
    weight: 5,
    arbitrary: fc
      .record({ insured, part: fc.constantFrom(...transferParts), isGiven: fc.boolean() })
      .chain(({ isGiven, ...of }) =>
        fc
          .constantFrom(...codesOf[of.part])
          .map((value) => ({ type: "setTransfer" as const, ...of, value: isGiven ? value : null })),
      ),
  },
  { weight: 1, arbitrary: fc.record({ type: type("setTransferDoctor"), insured, doctor }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: type("consent"),
      to: type("conditions", "transfer"),
      isGiven: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: type("next") }) },
  { weight: 2, arbitrary: fc.record({ type: type("back") }) },
  { weight: 1, arbitrary: fc.record({ type: type("goTo"), step }) },
);

/** A random act, or one that leads towards the end: random acts alone seldom reach it. */
export type Move = { blind: WizardAct } | { sensible: number };
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ blind: anyAct }),
  fc.record({ sensible: fc.nat(1000) }),
);
