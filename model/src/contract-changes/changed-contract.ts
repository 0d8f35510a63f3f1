import { Periodicity, type PremiumInput, type Risk } from "../contract.ts";
import { maximumOf } from "../cost-sharing/settle.ts";
import type { OfferedDeductible, Sharing } from "./break-even.ts";
import { valueChosen } from "./fill-change.ts";
import { transferPremiumInput } from "./notices.ts";
import type { MutationCode, ProposedValue, Proposals } from "./proposal.ts";
import { NO_VARIANT } from "./transfer.ts";
import type { ChosenChange, ChosenChanges, WizardState } from "./wizard-state.ts";

/** The terms of a basic contract that determine its premium, by their codes in the tariff. */
export interface ContractTerms {
  insurer: string;
  product: string;
  deductible: string;
  risk: Risk;
}

/** The changes that affect the premium; a change of doctor does not. */
const pricedCodes = ["aosModel", "deductible", "riskAdd", "riskDel", "invoiceFrequency"] as const;

/** The changes that affect a person's premium: their own, and the payment frequency of the household. */
export function pricedChanges({ changes }: WizardState, insured: number): ChosenChanges {
  const rhythm = Object.values(changes).find((one) => dayOf(one?.invoiceFrequency));
  const { invoiceFrequency } = rhythm ?? {};
  return { ...changes[insured], ...(invoiceFrequency && { invoiceFrequency }) };
}

/** The last first day among the changes of one person that affect the premium. */
function lastPricedDay(changes: ChosenChanges): string | undefined {
  return pricedCodes
    .flatMap((code) => dayOf(changes[code]) ?? [])
    .toSorted()
    .at(-1);
}

/**
 * The day on which all changes of all persons are in force: all new figures are of this day. The day of a transfer is
 * known once it has a price.
 */
export function dayOfAll(state: WizardState, proposals: Proposals): string | undefined {
  const people = [...Object.keys(state.changes), ...Object.keys(state.transfers)].map(Number);
  return people
    .flatMap((insured) => [
      lastPricedDay(state.changes[insured] ?? {}),
      transferPremiumInput(state, proposals, insured)?.dateEntree,
    ])
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/**
 * The input of a premium query, once one change has a value and a day: the contract on the day when all changes are in
 * force. `present` is the contract of that day without the changes.
 */
export function changedPremiumInput(
  changes: ChosenChanges,
  present: ContractTerms,
  day: string | undefined = lastPricedDay(changes),
): PremiumInput | null {
  if (day === undefined || lastPricedDay(changes) === undefined) return null;
  return {
    codeCaisse: present.insurer,
    codeProduit: changes.aosModel?.value ?? present.product,
    codeFranchise: changes.deductible?.value ?? present.deductible,
    codeRisque: changedRisk(changes) ?? present.risk,
    codeVariante: NO_VARIANT,
    dateEntree: day,
    ...(changes.invoiceFrequency?.value && {
      periodicity: Periodicity.parse(changes.invoiceFrequency.value),
    }),
  };
}

/** The input of a premium query with another deductible, on the same day for all deductibles so that they compare. */
export function deductiblePremiumInput(
  changes: ChosenChanges,
  present: ContractTerms,
  { code, day }: { code: string; day: string },
): PremiumInput | null {
  const deductible = { value: code, startingDate: day, extra: {} };
  return changedPremiumInput({ ...changes, deductible }, present, day);
}

/** The wizard with a value chosen, for the price shown beside that value. */
export function withOffered(
  state: WizardState,
  insured: number,
  { code, value }: { code: MutationCode; value: ProposedValue },
): WizardState {
  const changes = state.changes[insured] ?? {};
  const before = changes[code]?.startingDate;
  const chosen = valueChosen(value);
  const day = before && value.dates.includes(before) ? before : chosen.startingDate;
  const change = { ...chosen, startingDate: day ?? value.dates[0] ?? null };
  return { ...state, changes: { ...state.changes, [insured]: { ...changes, [code]: change } } };
}

function dayOf(change: ChosenChange | undefined): string | undefined {
  return change?.value ? (change.startingDate ?? undefined) : undefined;
}

function changedRisk({ riskAdd, riskDel }: ChosenChanges): Risk | undefined {
  if (dayOf(riskAdd)) return "MIT";
  return dayOf(riskDel) ? "OHN" : undefined;
}

/** The highest cost of a year for a person: premiums, deductible and the whole coinsurance, in rappen. */
export function mostOfYear(offer: OfferedDeductible, sharing: Sharing): number {
  return offer.yearlyPremium + offer.deductible + maximumOf(sharing);
}
