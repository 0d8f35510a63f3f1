import {
  offeredValue,
  offeredValues,
  proposedMutation,
} from "../src/contract-changes/check-change.ts";
import { choosable, transferChoosable } from "../src/contract-changes/choices.ts";
import { MutationCode, type Proposals } from "../src/contract-changes/proposal.ts";
import { proposedTransfer, transferOptions } from "../src/contract-changes/transfer.ts";
import { reduce } from "../src/contract-changes/wizard.ts";
import {
  type TransferPart,
  transferParts,
  type WizardAct,
  type WizardState,
} from "../src/contract-changes/wizard-state.ts";

const doctor = { noDispensateur: "D9", mprInformation: "Dr Noir" };

function peopleOf({ mutation, transfer }: Proposals): number[] {
  const all = [...(mutation?.assures ?? []), ...(transfer?.assures ?? [])];
  return [...new Set(all.map(({ noAssure }) => noAssure))];
}

/** Every offer that can be ticked. */
export function offers(state: WizardState, proposals: Proposals): WizardAct[] {
  return peopleOf(proposals).flatMap((insured): WizardAct[] => [
    ...MutationCode.options
      .filter((code) => choosable(state, proposals, { insured, code }).isEnabled)
      .map((code) => ({ type: "choose" as const, insured, code })),
    ...(transferChoosable(state, proposals, insured).isEnabled
      ? [{ type: "chooseTransfer" as const, insured }]
      : []),
  ]);
}

/** The acts that complete the ticked changes and keep the filled fields. */
function changeFillings(state: WizardState, { mutation }: Proposals): WizardAct[] {
  return Object.entries(state.changes).flatMap(([number, chosen]) =>
    MutationCode.options.flatMap((code): WizardAct[] => {
      const insured = Number(number);
      const change = chosen[code];
      if (!change) return [];
      const proposed = proposedMutation(mutation, insured, code);
      const value = change.value ?? offeredValues(proposed)[0]?.code ?? "";
      const date = change.startingDate ?? offeredValue(proposed, value)?.dates[0] ?? "";
      return [
        { type: "setValue", insured, code, value },
        { type: "setDate", insured, code, date },
        { type: "setExtra", insured, code, key: "statut", value: "EMP" },
        { type: "setExtra", insured, code, key: "employeur", value: "Atelier Blanc SA" },
        { type: "setExtra", insured, code, key: "heuresSemaine", value: "42" },
        { type: "setExtra", insured, code, key: "preuve", value: "LATER" },
        { type: "setDoctor", insured, code, doctor },
      ];
    }),
  );
}

/** The acts that complete the ticked transfers, one part after the other. */
function transferFillings(state: WizardState, { transfer }: Proposals): WizardAct[] {
  return Object.entries(state.transfers).flatMap(([number, chosen]): WizardAct[] => {
    const insured = Number(number);
    const part = transferParts.find((one) => chosen[one] === null);
    const value =
      part && firstOf(part, transferOptions(proposedTransfer(transfer, insured), chosen));
    return [
      ...(part && value ? [{ type: "setTransfer" as const, insured, part, value }] : []),
      { type: "setTransferDoctor", insured, doctor },
    ];
  });
}

function firstOf(part: TransferPart, options: ReturnType<typeof transferOptions>) {
  const { periods, insurers, products, deductibles, risks } = options;
  const first: Record<TransferPart, string | undefined> = {
    date: periods[0]?.date,
    cdCaisse: insurers[0]?.cdCaisse,
    cdProduit: products[0]?.cdProduit,
    cdFran: deductibles[0]?.cdFranchise,
    cdRisqueCourt: risks[0]?.cdRisqueCourt,
  };
  return first[part];
}

/** The acts of a customer who wants to reach the end. */
export function sensibleActs(state: WizardState, proposals: Proposals): WizardAct[] {
  const next = { type: "next" } as const;
  if (state.step === 0) return [...offers(state, proposals), next];
  if (state.step === 1) {
    return [...changeFillings(state, proposals), ...transferFillings(state, proposals), next];
  }
  return [
    { type: "consent", to: "conditions", isGiven: true },
    { type: "consent", to: "transfer", isGiven: true },
  ];
}

/** Sends all that is ticked; if nothing is, the first offer. */
export function wayOut(state: WizardState, proposals: Proposals): WizardState {
  let now = reduce(state, { type: "goTo", step: 0 }, proposals);
  const walk = (acts: readonly WizardAct[]) => {
    for (const act of acts) now = reduce(now, act, proposals);
  };
  const isEmpty = Object.keys({ ...now.changes, ...now.transfers }).length === 0;
  walk(isEmpty ? offers(now, proposals).slice(0, 1) : []);
  walk([{ type: "next" }]);
  for (const _ of transferParts) walk(transferFillings(now, proposals));
  walk(changeFillings(now, proposals));
  walk([{ type: "next" }]);
  walk(sensibleActs(now, proposals));
  return now;
}
