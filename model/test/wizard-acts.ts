import type { Proposals } from "../src/contract-changes/proposal.ts";
import { reduce } from "../src/contract-changes/wizard.ts";
import {
  startOfWizard,
  type TransferPart,
  type WizardAct,
} from "../src/contract-changes/wizard-state.ts";
import { anna, proposals } from "./proposals.ts";

export const walk = (
  acts: readonly WizardAct[],
  from = startOfWizard,
  under: Proposals = proposals,
) => acts.reduce((state, act) => reduce(state, act, under), from);

export const next: WizardAct = { type: "next" };
export const back: WizardAct = { type: "back" };
export const deductible = { insured: anna, code: "deductible" } as const;
export const model = { insured: anna, code: "aosModel" } as const;
export const out = { insured: anna, code: "riskDel" } as const;
export const choose = (choice: typeof deductible | typeof model | typeof out): WizardAct => ({
  type: "choose",
  ...choice,
});
export const extra = (
  key: "statut" | "pays" | "orgaEtranger" | "dtFinDelaiCadre" | "preuve",
  value: string,
) => ({ type: "setExtra", ...out, key, value }) as const;
export const doctor = { noDispensateur: "D1", mprInformation: "Dr Blanc" };
export const transfer = (
  part: TransferPart,
  value: string | null,
  insured: number = anna,
): WizardAct => ({
  type: "setTransfer",
  insured,
  part,
  value,
});
export const goAway: WizardAct[] = [{ type: "chooseTransfer", insured: anna }, next];
export const wholeTransfer: WizardAct[] = [
  ...goAway,
  transfer("date", "2027-01-01"),
  transfer("cdCaisse", "C2"),
  transfer("cdProduit", "RF21"),
  { type: "setTransferDoctor", insured: anna, doctor },
  transfer("cdFran", "FRA-2500"),
  transfer("cdRisqueCourt", "OHN"),
];
export const lower: WizardAct[] = [
  choose(deductible),
  next,
  { type: "setValue", ...deductible, value: "FRA-300" },
];
export const agree = (to: "conditions" | "transfer"): WizardAct => ({
  type: "consent",
  to,
  isGiven: true,
});
