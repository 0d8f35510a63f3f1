import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAct, anyProposals } from "../../test/wizard-sequences.ts";
import { ChangeSubmission } from "./change.ts";
import { checkChanges, offeredValue, offeredValues, proposedMutation } from "./check-change.ts";
import { choosable, transferChoosable } from "./choices.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import { MutationCode, type Proposals } from "./proposal.ts";
import { restore } from "./restore.ts";
import { toMutations, toTransfer } from "./to-send.ts";
import {
  checkTransfer,
  proposedTransfer,
  transferOptions,
  TransferSubmission,
} from "./transfer.ts";
import { reduce } from "./wizard.ts";
import { startOfWizard, type WizardAct, type WizardState } from "./wizard-state.ts";

const isLong = Boolean(process.env["LONG"]);
const SEQUENCES = isLong ? 10_000 : 1_000;
const doctor = { noDispensateur: "D9", mprInformation: "Dr Noir" };

const people = ({ mutation, transfer }: Proposals) => [
  ...new Set(
    [...(mutation?.assures ?? []), ...(transfer?.assures ?? [])].map((one) => one.noAssure),
  ),
];

/** What somebody does who wants all that is ticked to be sent, and ticks the first thing offered if nothing is. */
function wayOut(state: WizardState, proposals: Proposals): WizardState {
  let now = reduce(state, { type: "goTo", step: 0 }, proposals);
  const act = (next: WizardAct) => {
    now = reduce(now, next, proposals);
  };
  if (Object.keys(errorsOf(now, proposals)).length > 0)
    for (const one of offers(proposals)) act(one);
  act({ type: "next" });
  for (const [insured, chosen] of Object.entries(now.changes)) {
    for (const code of MutationCode.options) {
      if (chosen[code])
        for (const one of fillingOf(Number(insured), code, now, proposals)) act(one);
    }
  }
  for (const insured of Object.keys(now.transfers).map(Number)) {
    const offered = proposedTransfer(proposals.transfer, insured);
    const options = () => transferOptions(offered, now.transfers[insured] ?? noTransfer);
    const set = (
      part: "date" | "cdCaisse" | "cdProduit" | "cdFran" | "cdRisqueCourt",
      value = "",
    ) => act({ type: "setTransfer", insured, part, value });
    const chosen = () => now.transfers[insured];
    if (!chosen()?.date) set("date", options().periods[0]?.date);
    if (!chosen()?.cdCaisse) set("cdCaisse", options().insurers[0]?.cdCaisse);
    if (!chosen()?.cdProduit) set("cdProduit", options().products[0]?.cdProduit);
    act({ type: "setTransferDoctor", insured, doctor });
    if (!chosen()?.cdFran) set("cdFran", options().deductibles[0]?.cdFranchise);
    if (!chosen()?.cdRisqueCourt) set("cdRisqueCourt", options().risks[0]?.cdRisqueCourt);
  }
  for (const insured of people(proposals)) act({ type: "premium", insured, isComputed: true });
  act({ type: "next" });
  act({ type: "consent", to: "conditions", isGiven: true });
  act({ type: "consent", to: "transfer", isGiven: true });
  return now;
}
const noTransfer = { date: null, cdCaisse: null, cdProduit: null, cdFran: null };

/** The first thing that can be ticked. */
function offers(proposals: Proposals): WizardAct[] {
  return people(proposals)
    .flatMap((insured): WizardAct[] => [
      ...MutationCode.options
        .filter((code) => choosable(startOfWizard, proposals, { insured, code }).isEnabled)
        .map((code) => ({ type: "choose" as const, insured, code })),
      ...(transferChoosable(startOfWizard, proposals, insured).isEnabled
        ? [{ type: "chooseTransfer" as const, insured }]
        : []),
    ])
    .slice(0, 1);
}

function fillingOf(
  insured: number,
  code: MutationCode,
  { changes }: WizardState,
  { mutation }: Proposals,
): WizardAct[] {
  const proposed = proposedMutation(mutation, insured, code);
  const { value, startingDate } = changes[insured]?.[code] ?? { value: null, startingDate: null };
  const chosen = value ?? offeredValues(proposed)[0]?.code ?? "";
  const date = startingDate ?? offeredValue(proposed, chosen)?.dates[0] ?? "";
  return [
    { type: "setValue", insured, code, value: chosen },
    { type: "setDate", insured, code, date },
    { type: "setExtra", insured, code, key: "statut", value: "EMP" },
    { type: "setDoctor", insured, code, doctor },
  ];
}

function passesItsRules(state: WizardState, proposals: Proposals): boolean {
  const isTransfer = Object.keys(state.transfers).length > 0;
  if (isTransfer) {
    const sent = TransferSubmission.parse(toTransfer(state, proposals));
    return Object.keys(checkTransfer(sent, proposals.transfer)).length === 0;
  }
  const sent = ChangeSubmission.parse(toMutations(state, proposals));
  return Object.keys(checkChanges(sent, proposals.mutation)).length === 0;
}

test(`N06 ${SEQUENCES} sequences of acts reach no state that could not be sent or could not be left`, () => {
  const reached = new Map<string, number>();
  const property = fc.property(
    anyProposals,
    fc.array(anyAct, { maxLength: 60, size: "max" }),
    (proposals, acts) => {
      let state = startOfWizard;
      for (const act of acts) {
        state = reduce(state, act, proposals);
        const { step, changes, transfers, consents } = state;
        // Both kinds at once could not be sent.
        expect(Object.keys(changes).length * Object.keys(transfers).length).toBe(0);
        if (step < 2) expect(consents).toEqual({ conditions: false, transfer: false });
        expect(reduce(state, { type: "back" }, proposals).step).toBe(Math.max(0, step - 1));
      }
      const kind = Object.keys(state.transfers).length > 0 ? "transfer" : "changes";
      const end = `${kind} ${state.step} ${mayGoOn(state, proposals)}`;
      reached.set(end, (reached.get(end) ?? 0) + 1);
      if (state.step > 0 && mayGoOn(state, proposals)) {
        expect(passesItsRules(state, proposals)).toBe(true);
      }
      const kept = restore(structuredClone(state), proposals);
      expect(kept.dropped).toEqual([]);
      expect(kept.state.changes).toEqual(state.changes);
      expect(kept.state.transfers).toEqual(state.transfers);

      const isAnythingOffered = offers(proposals).length > 0;
      const out = wayOut(state, proposals);
      expect({ errors: isAnythingOffered && errorsOf(out, proposals, 1), step: out.step }).toEqual({
        errors: isAnythingOffered && {},
        step: isAnythingOffered ? 2 : 0,
      });
      expect(mayGoOn(out, proposals)).toBe(isAnythingOffered);
      if (isAnythingOffered) expect(passesItsRules(out, proposals)).toBe(true);
    },
  );
  fc.assert(property, { numRuns: SEQUENCES, seed: 20_261_116 });
  // Chance has been everywhere: both kinds, all steps, and at the end of both ways.
  expect([...reached.keys()].toSorted()).toEqual(
    expect.arrayContaining(["changes 2 true", "changes 1 false", "transfer 2 true"]),
  );
}, 300_000);
