import { choose, chooseTransfer, unchoose, unchooseTransfer } from "./choices.ts";
import { mayGoOn } from "./errors.ts";
import { fillChange } from "./fill-change.ts";
import { fillTransfer } from "./fill-transfer.ts";
import type { Proposals } from "./proposal.ts";
import {
  LAST_STEP,
  noConsents,
  type Step,
  type WizardAct,
  type WizardState,
} from "./wizard-state.ts";

/** The step in which an act is allowed; in other steps it changes nothing. */
const stepOf: Partial<Record<WizardAct["type"], Step>> = {
  choose: 0,
  unchoose: 0,
  chooseTransfer: 0,
  unchooseTransfer: 0,
  setValue: 1,
  setDate: 1,
  setExtra: 1,
  setDoctor: 1,
  setTransfer: 1,
  setTransferDoctor: 1,
  consent: 2,
};

/** The state after an act; an impossible act returns the same state. */
export function reduce(state: WizardState, act: WizardAct, proposals: Proposals): WizardState {
  if ((stepOf[act.type] ?? state.step) !== state.step) return state;
  switch (act.type) {
    case "choose":
      return choose(state, act, proposals);
    case "unchoose":
      return unchoose(state, act);
    case "chooseTransfer":
      return chooseTransfer(state, act.insured, proposals);
    case "unchooseTransfer":
      return unchooseTransfer(state, act.insured);
    case "setValue":
    case "setDate":
    case "setExtra":
    case "setDoctor":
      return fillChange(state, act, proposals);
    case "setTransfer":
    case "setTransferDoctor":
      return fillTransfer(state, act, proposals);
    case "consent":
      return { ...state, consents: { ...state.consents, [act.to]: act.isGiven } };
    case "next":
      return goTo(state, state.step + 1, proposals);
    case "back":
      return goTo(state, state.step - 1, proposals);
    case "goTo":
      return goTo(state, act.step, proposals);
  }
}

/** Backwards always, forwards only without errors. Consents refer to the summary, so leaving it clears them. */
function goTo(state: WizardState, wanted: number, proposals: Proposals): WizardState {
  if (wanted < 0 || wanted > LAST_STEP || wanted === state.step) return state;
  const step = wanted < state.step ? state.step - 1 : state.step + 1;
  if (!isStep(step) || (step > state.step && !mayGoOn(state, proposals))) return state;
  return goTo({ ...state, step, consents: noConsents }, wanted, proposals);
}

function isStep(step: number): step is Step {
  return step === 0 || step === 1 || step === LAST_STEP;
}
