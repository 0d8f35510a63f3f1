import { offeredValues, proposedMutation } from "./check-change.ts";
import { valueChosen } from "./fill-change.ts";
import { nothingTransferred, transferChosen } from "./fill-transfer.ts";
import { type Constraint, matterOf, type MutationCode, type Proposals } from "./proposal.ts";
import { offeredPeriods, proposedTransfer } from "./transfer.ts";
import { hasChanges, hasTransfers, type WizardState, without } from "./wizard-state.ts";

/**
 * Whether a box can be ticked, and the reasons against it. EXCLUDED: a transfer is chosen for any person, or changes if
 * this is a transfer. SAME_MATTER: another change of the same matter is chosen for the person.
 */
export interface Choosable {
  isEnabled: boolean;
  reasons: readonly (Constraint | "EXCLUDED" | "SAME_MATTER")[];
}

const excluded: Choosable = { isEnabled: false, reasons: ["EXCLUDED"] };

/** Ordinary changes and a transfer exclude each other across all insured. */
export function choosable(
  state: WizardState,
  { mutation }: Proposals,
  { insured, code }: { insured: number; code: MutationCode },
): Choosable {
  const proposed = proposedMutation(mutation, insured, code);
  const isOffered = offeredValues(proposed).length > 0;
  if (isOffered && hasTransfers(state)) return excluded;
  const others = matterOf(code).filter((one) => one !== code);
  if (isOffered && others.some((one) => state.changes[insured]?.[one]))
    return { isEnabled: false, reasons: ["SAME_MATTER"] };
  return { isEnabled: isOffered, reasons: proposed?.constraints ?? [] };
}

export function transferChoosable(
  state: WizardState,
  { transfer }: Proposals,
  insured: number,
): Choosable {
  const proposed = proposedTransfer(transfer, insured);
  const isOffered = offeredPeriods(proposed).length > 0;
  if (isOffered && hasChanges(state)) return excluded;
  return { isEnabled: isOffered, reasons: proposed?.constraints ?? [] };
}

interface Choice {
  insured: number;
  code: MutationCode;
}

/** Ticks a change. A single value is preselected. */
export function choose(state: WizardState, choice: Choice, proposals: Proposals): WizardState {
  const { insured, code } = choice;
  const chosen = state.changes[insured] ?? {};
  if (chosen[code] || !choosable(state, proposals, choice).isEnabled) return state;
  const values = offeredValues(proposedMutation(proposals.mutation, insured, code));
  const change = valueChosen(values.length === 1 ? values[0] : undefined);
  return {
    ...state,
    changes: { ...state.changes, [insured]: { ...chosen, [code]: change } },
  };
}

/** Removes a change with its values. */
export function unchoose(state: WizardState, { insured, code }: Choice): WizardState {
  const { [code]: gone, ...kept } = state.changes[insured] ?? {};
  if (!gone) return state;
  const others = without(state.changes, insured);
  return {
    ...state,
    changes: Object.keys(kept).length > 0 ? { ...others, [insured]: kept } : others,
  };
}

/** Ticks a transfer. A single period is preselected. */
export function chooseTransfer(
  state: WizardState,
  insured: number,
  proposals: Proposals,
): WizardState {
  if (state.transfers[insured] || !transferChoosable(state, proposals, insured).isEnabled) {
    return state;
  }
  const proposed = proposedTransfer(proposals.transfer, insured);
  const [only, another] = offeredPeriods(proposed);
  const empty = nothingTransferred;
  const transfer = only && !another ? transferChosen(empty, "date", only.date, proposed) : empty;
  return { ...state, transfers: { ...state.transfers, [insured]: transfer } };
}

export function unchooseTransfer(state: WizardState, insured: number): WizardState {
  if (!state.transfers[insured]) return state;
  return {
    ...state,
    transfers: without(state.transfers, insured),
  };
}
