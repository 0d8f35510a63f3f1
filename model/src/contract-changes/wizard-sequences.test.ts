import fc from "fast-check";
import { expect, test } from "vitest";
import { anyMove, anyProposals, type Move } from "../../test/wizard-sequences.ts";
import { offers, sensibleActs, wayOut } from "../../test/wizard-walks.ts";
import { ChangeSubmission } from "./change.ts";
import { checkChanges } from "./check-change.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import type { Proposals } from "./proposal.ts";
import { restore } from "./restore.ts";
import { toMutations, toTransfer } from "./to-send.ts";
import { checkTransfer, TransferSubmission } from "./transfer.ts";
import { reduce } from "./wizard.ts";
import { hasChanges, hasTransfers, startOfWizard, type WizardState } from "./wizard-state.ts";

const SEQUENCES = process.env["LONG"] ? 10_000 : 1_000;

function actOf(move: Move, state: WizardState, proposals: Proposals) {
  if ("blind" in move) return move.blind;
  const acts = sensibleActs(state, proposals);
  return acts[move.sensible % acts.length] ?? { type: "next" as const };
}

/** The invariants after any acts. The comparisons are plain because they run a hundred thousand times. */
function faultOf(state: WizardState, proposals: Proposals): string | undefined {
  const { step, consents } = state;
  if (hasChanges(state) && hasTransfers(state)) return "both kinds at once";
  if (step < 2 && (consents.conditions || consents.transfer)) return "consent before the summary";
  const back = reduce(state, { type: "back" }, proposals).step;
  return back === Math.max(0, step - 1) ? undefined : "no way back";
}

/** The errors that the API would find in the request, and the number of its people. */
function judged(state: WizardState, proposals: Proposals) {
  if (hasTransfers(state)) {
    const sent = TransferSubmission.parse(toTransfer(state, proposals));
    return { faults: checkTransfer(sent, proposals.transfer), people: sent.demandes.length };
  }
  const sent = ChangeSubmission.parse(toMutations(state, proposals));
  return { faults: checkChanges(sent, proposals.mutation), people: sent.mutations.length };
}

function expectToPassTheRules(state: WizardState, proposals: Proposals): void {
  const people = Object.keys({ ...state.changes, ...state.transfers }).length;
  expect(judged(state, proposals)).toEqual({ faults: {}, people });
}

/** A request can be sent from this state, unless nothing is offered. */
function expectAWayOut(state: WizardState, proposals: Proposals): void {
  const isOffered = offers(startOfWizard, proposals).length > 0;
  const out = wayOut(state, proposals);
  expect({
    step: out.step,
    isReady: mayGoOn(out, proposals),
    errors: isOffered ? errorsOf(out, proposals, 1) : {},
    faults: isOffered ? judged(out, proposals).faults : {},
  }).toEqual({ step: isOffered ? 2 : 0, isReady: isOffered, errors: {}, faults: {} });
}

function expectToBeKept(state: WizardState, proposals: Proposals): void {
  const { state: kept, dropped } = restore(structuredClone(state), proposals);
  const { changes, transfers } = state;
  expect({ changes: kept.changes, transfers: kept.transfers, dropped }).toEqual({
    changes,
    transfers,
    dropped: [],
  });
}

test(`N06 in ${SEQUENCES} sequences of acts there is no state that could not be sent or could not be left`, () => {
  const ends = new Set<string>();
  const moves = fc.array(anyMove, { maxLength: 60, size: "max" });
  const property = fc.property(anyProposals, moves, (proposals, all) => {
    let state = startOfWizard;
    for (const move of all) {
      state = reduce(state, actOf(move, state, proposals), proposals);
      const fault = faultOf(state, proposals);
      if (fault) throw new Error(fault);
    }
    const isReady = mayGoOn(state, proposals);
    ends.add(`${hasTransfers(state) ? "transfer" : "changes"} ${state.step} ${isReady}`);
    if (state.step > 0 && isReady) expectToPassTheRules(state, proposals);
    expectToBeKept(state, proposals);
    expectAWayOut(state, proposals);
  });
  fc.assert(property, { numRuns: SEQUENCES, seed: 20_261_116 });
  // The sequences reached every step of both ways.
  const everywhere = ["changes", "transfer"].flatMap((kind) =>
    ["1 false", "1 true", "2 false", "2 true"].map((end) => `${kind} ${end}`),
  );
  expect([...ends]).toEqual(expect.arrayContaining(everywhere));
});
