import type { PremiumInput } from "../contract.ts";
import { Risk } from "../contract.ts";
import type { Proposals } from "./proposal.ts";
import { NO_VARIANT, proposedTransfer, transferOptions } from "./transfer.ts";
import type { WizardState } from "./wizard-state.ts";

/** The premiums of the next year are announced around this day. */
const ANNOUNCED = "09-23";

/** Whether the premiums of the next year should be known. */
export function isAnnounced(today: string): boolean {
  return today.slice(5) >= ANNOUNCED;
}

/** Whether the page says that the premiums of the chosen day are not known yet. */
export function awaitsNewPremiums(state: WizardState, today: string): boolean {
  const year = today.slice(0, 4);
  const nextYear = `${Number(year) + 1}-01-01`;
  return !isAnnounced(today) && chosenDays(state).some((day) => day >= nextYear);
}

/** The first days of changes with a value, and of transfers. */
function chosenDays({ changes, transfers }: WizardState): string[] {
  const ofChanges = Object.values(changes).flatMap((chosen) =>
    Object.values(chosen).map(({ startingDate }) => startingDate),
  );
  const ofTransfers = Object.values(transfers).map(({ date }) => date);
  return [...ofChanges, ...ofTransfers].filter((day) => day !== null);
}

/**
 * The input of a transfer's premium query, once product and day are known. A part that is not chosen yet is taken from
 * the present contract if the product has it.
 */
export function transferPremiumInput(
  state: WizardState,
  { transfer }: Proposals,
  insured: number,
): PremiumInput | null {
  const chosen = state.transfers[insured];
  if (!chosen?.date || !chosen.cdCaisse || !chosen.cdProduit) return null;
  const { periods, deductibles } = transferOptions(proposedTransfer(transfer, insured), chosen);
  const present = periods.find(({ date }) => date === chosen.date)?.infosContrat;
  const codeFranchise = chosen.cdFran ?? present?.cdFranchise;
  if (!deductibles.some(({ cdFranchise }) => cdFranchise === codeFranchise)) return null;
  return {
    codeCaisse: chosen.cdCaisse,
    codeProduit: chosen.cdProduit,
    codeFranchise: codeFranchise ?? "",
    codeRisque: Risk.parse(chosen.cdRisqueCourt ?? present?.cdRisqueCourt),
    codeVariante: chosen.cdVariante ?? NO_VARIANT,
    dateEntree: chosen.date,
  };
}
