import { PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import { errorsOf, mayGoOn } from "@portal/model/contract-changes/errors.ts";
import { MutationCode, type Proposals } from "@portal/model/contract-changes/proposal.ts";
import { type Dropped, restore } from "@portal/model/contract-changes/restore.ts";
import { reduce } from "@portal/model/contract-changes/wizard.ts";
import {
  hasChanges,
  hasTransfers,
  startOfWizard,
  type Step,
  type WizardAct,
  type WizardState,
} from "@portal/model/contract-changes/wizard-state.ts";
import type { Draft, DraftValues } from "@portal/model/portal/drafts.ts";
import { useState } from "react";
import { type StateDraft, useStateDraft } from "../core/forms/state-draft.ts";
import { navigate, useLocation } from "../core/routing/router.tsx";
import { oneOf } from "../core/routing/search.ts";
import { useStepInAddress } from "../parts/wizard/useStepInAddress.ts";
import type { Person } from "./household.ts";
import { offersTheSame } from "./proposals.ts";
import { type Premiums, usePremiums } from "./usePremiums.ts";

export const DRAFT = "contract-changes.wizard@1";

export const stepChoice = oneOf("step", ["choice", "change", "summary"]);
const steps: readonly Step[] = [0, 1, 2];

interface WizardStart {
  proposals: Proposals;
  state: WizardState;
  /** Earlier choices that are no longer possible. */
  dropped: readonly Dropped[];
}

export interface Wizard extends WizardStart {
  /** Message keys of this step's errors, by field. */
  errors: Readonly<Record<string, string>>;
  mayGoOn: boolean;
  premiums: Premiums;
  act: (act: WizardAct) => void;
  goTo: (step: Step) => void;
  draft: StateDraft;
}

/** The wizard: its rules hold the state, the address the step, and the server the draft. */
export function useWizard(
  proposals: Proposals,
  people: readonly Person[],
  found: Draft | undefined,
): Wizard {
  const { path, search } = useLocation();
  const [kept, setKept] = useState(() => startWizard(proposals, found, search));
  const premiums = usePremiums(kept, people);
  const under = (offered: Proposals): Proposals => ({
    ...offered,
    failedPremiums: premiums.failed,
  });
  const { goTo, goThere } = useStepInAddress({
    names: stepChoice,
    step: kept.state.step,
    parameters: ["insured", "change"],
    onArrive: (wanted) => {
      const state = reduce(
        kept.state,
        { type: "goTo", step: steps[wanted] ?? 0 },
        under(kept.proposals),
      );
      if (state.step !== kept.state.step) setKept({ ...kept, state, dropped: [] });
    },
  });
  if (kept.proposals !== proposals) {
    const renewed = underProposals(kept, proposals);
    setKept(renewed);
    if (renewed.state.step !== kept.state.step) goThere(renewed.state.step);
  }
  const { state } = kept;
  const startAgain = () => setKept({ proposals, state: startOfWizard, dropped: [] });
  const draft = useStateDraft({
    form: DRAFT,
    found,
    values: draftOf(state),
    onDiscard: () => {
      startAgain();
      navigate(path);
    },
  });
  return {
    ...kept,
    premiums,
    errors: errorsOf(state, under(kept.proposals)),
    mayGoOn: mayGoOn(state, under(kept.proposals)),
    act: (act) =>
      setKept((now) => ({ ...now, state: reduce(now.state, act, under(now.proposals)) })),
    goTo,
    draft,
  };
}

/** A draft under today's proposals, with the choice of a link. */
function startWizard(proposals: Proposals, found: Draft | undefined, search: string): WizardStart {
  const { state, dropped } = restore(found?.values ?? {}, proposals);
  return { proposals, state: withRequestedChange(state, proposals, search), dropped };
}

/** Ticks the choice of the link; if it is possible, the wizard opens at its values. */
function withRequestedChange(
  state: WizardState,
  proposals: Proposals,
  search: string,
): WizardState {
  const parameters = new URLSearchParams(search);
  const insured = Number(parameters.get("insured"));
  const change = parameters.get("change");
  const code = MutationCode.safeParse(change).data;
  if (!insured || (!code && change !== "transfer")) return state;
  const tick: WizardAct = code
    ? { type: "choose", insured, code }
    : { type: "chooseTransfer", insured };
  const first = reduce(state, { type: "goTo", step: 0 }, proposals);
  const ticked = reduce(first, tick, proposals);
  const isTicked = code ? ticked.changes[insured]?.[code] : ticked.transfers[insured];
  return isTicked ? reduce(ticked, { type: "next" }, proposals) : ticked;
}

/** Reports choices that are no longer possible; an equal proposal under another reference is no change. */
function underProposals(kept: WizardStart, proposals: Proposals): WizardStart {
  if (offersTheSame(kept.proposals, proposals)) return { ...kept, proposals };
  return { proposals, ...restore(kept.state, proposals) };
}

function draftOf(state: WizardState): DraftValues | undefined {
  const { step, changes, transfers } = state;
  return hasChanges(state) || hasTransfers(state)
    ? { step, changes: withoutFiles(changes), transfers }
    : undefined;
}

/** An uploaded file expires after two hours, a draft later, so the proof must be uploaded again. */
function withoutFiles(changes: WizardState["changes"]): WizardState["changes"] {
  return Object.fromEntries(
    Object.entries(changes).map(([insured, { riskDel, ...others }]) => {
      const { preuve, ...extra } = riskDel?.extra ?? {};
      const kept = preuve === PROOF_FOLLOWS ? { ...extra, preuve } : extra;
      return [insured, riskDel ? { ...others, riskDel: { ...riskDel, extra: kept } } : others];
    }),
  );
}
