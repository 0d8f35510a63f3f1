import { Periodicity, type PremiumInput, type Risk } from "../contract.ts";
import { maximumOf } from "../cost-sharing/settle.ts";
import type { OfferedDeductible, Sharing } from "./break-even.ts";
import { valueChosen } from "./fill-change.ts";
import { transferPremiumInput } from "./notices.ts";
import type { MutationCode, ProposedValue, Proposals } from "./proposal.ts";
import { NO_VARIANT } from "./transfer.ts";
import type { ChosenChange, ChosenChanges, WizardState } from "./wizard-state.ts";

/** The terms of a basic contract that decide about its premium, by their codes in the tariff. */
export interface ContractTerms {
  insurer: string;
  product: string;
  deductible: string;
  risk: Risk;
}

/** What of a contract the premium follows from. A doctor is none of it. */
const pricedCodes = ["aosModel", "deductible", "riskAdd", "riskDel", "invoiceFrequency"] as const;

/** What changes somebody's premium: what is chosen for them, and the rhythm of payment, which holds for the household. */
export function pricedChanges({ changes }: WizardState, insured: number): ChosenChanges {
  const rhythm = Object.values(changes).find((one) => dayOf(one?.invoiceFrequency));
  const { invoiceFrequency } = rhythm ?? {};
  return { ...changes[insured], ...(invoiceFrequency && { invoiceFrequency }) };
}

/** The last day on which something begins that changes a premium, for one person alone. */
function lastPricedDay(changes: ChosenChanges): string | undefined {
  return pricedCodes
    .flatMap((code) => dayOf(changes[code]) ?? [])
    .toSorted()
    .at(-1);
}

/**
 * The day on which all that is chosen holds, for everybody: all new figures are those of this day. Of a transfer it is
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
 * What the premium of changes is asked with, once one of them has a value and a day: the contract as it is on the day
 * when all of them hold. `present` is the contract that holds on that day without them.
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

/** The same with another deductible, on a day that is the same for all of them: so they can be held against one another. */
export function deductiblePremiumInput(
  changes: ChosenChanges,
  present: ContractTerms,
  { code, day }: { code: string; day: string },
): PremiumInput | null {
  const deductible = { value: code, startingDate: day, extra: {} };
  return changedPremiumInput({ ...changes, deductible }, present, day);
}

/** The wizard as if a value were chosen, for the price that stands beside it. */
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

/** The most that a year can cost somebody: premiums, deductible and the whole coinsurance, in rappen. */
export function mostOfYear(offer: OfferedDeductible, sharing: Sharing): number {
  return offer.yearlyPremium + offer.deductible + maximumOf(sharing);
}
